package unwinnable

import "passedpawn/game/chess/bitboard"

// weights say how much farther from a mate a feature makes a position look. They affect
// how soon a mate is found, but never the answer. They were found by hill climbing over
// positions of real games.
type weights struct {
	flight    int32                // a square the king could flee to after the best check
	open      int32                // a square the king could flee to now
	none      int32                // no square from which the strongest piece could check safely
	away      int32                // the strongest piece is not a move away from such a square
	check     int32                // the king is in check
	king      int32                // a step of distance between the kings, with a rook or a queen
	kingLow   int32                // the same, without a rook or a queen
	edge      int32                // a step of the king's distance from the corner, without a rook or a queen
	edgeHeavy int32                // the same, with a rook or a queen
	advance   int32                // how far the foremost pawn has advanced, squared, without a rook or a queen
	near      [bitboard.King]int32 // a step of distance between a piece and the king
	own, them [bitboard.King]int32 // a piece of the winner, and of the loser
}

// early is for the narrow stages and late for the wide ones. Mates that the first weights
// miss are often found with the second.
var (
	early = weights{
		flight: 15, open: -2, none: 254, away: 10, check: 36, king: 2, kingLow: 47, edge: 1, edgeHeavy: 12, advance: -6,
		near: [...]int32{0, 4, -2, -1, 7},
		own:  [...]int32{3, -21, -4, -71, -386},
		them: [...]int32{6, 2, 8, 44, 12},
	}
	late = weights{
		flight: 14, open: 4, none: 268, away: 10, check: -2, king: 2, kingLow: 21, edge: 3, edgeHeavy: 9, advance: -6,
		near: [...]int32{0, 6, 1, -1, 2},
		own:  [...]int32{2, -33, -2, -79, -458},
		them: [...]int32{6, 5, 11, 26, 11},
	}
)

// A view is what the score is computed from.
type view struct {
	*bitboard.Position
	weigh    *weights
	us, them bitboard.Side
	king     bitboard.Square    // the loser's king
	occupied bitboard.Bitboard  // without that king, which does not shield the squares behind it
	ours     bitboard.Bitboard  // attacked by the winner's men other than the hero
	theirs   bitboard.Bitboard  // attacked by the loser's men other than the king
	hero     bitboard.Square    // the strongest piece of the winner
	kind     bitboard.PieceType // the kind of the hero, King if there is none
	reach    bitboard.Bitboard  // attacked by the hero
}

// score returns how far from a mate a position looks.
func (s *Solver) score(p *bitboard.Position) int32 {
	v := view{Position: p, weigh: &early, us: s.winner, them: s.winner ^ 1, king: p.King(s.winner ^ 1)}
	if s.prunes {
		v.weigh = &late
	}
	v.occupied = p.Occupied() &^ v.king.Bit()
	if v.lone() {
		return v.loneScore()
	}
	far := v.winners() + v.losers() + v.check()
	own := p.King(v.us)
	if v.kind == bitboard.Rook || v.kind == bitboard.Queen {
		far += v.weigh.king*dist(own, v.king) + v.weigh.edgeHeavy*edge[v.king]
	} else {
		far += v.weigh.kingLow*dist(own, v.king) + v.weigh.edge*edge[v.king] + v.weigh.advance*v.foremost()
	}
	if p.Turn() == v.them && p.InCheck() {
		far += v.weigh.check
	}
	return far
}

// winners scores the winner's men and collects the squares they attack.
func (v *view) winners() (s int32) {
	pawns := v.Pieces(bitboard.Pawn, v.us)
	v.hero, v.kind = v.King(v.us), bitboard.King
	v.ours = pawnAttacks(pawns, v.us) | bitboard.KingAttacks(v.hero)
	s = v.weigh.own[bitboard.Pawn] * int32(pawns.Count())
	for kind := bitboard.Knight; kind <= bitboard.Queen; kind++ {
		for set := v.Pieces(kind, v.us); set != 0; {
			v.ours |= v.reach
			v.hero, v.kind = set.Pop(), kind
			v.reach = bitboard.Attacks(kind, v.hero, v.occupied)
			s += v.weigh.near[kind]*dist(v.hero, v.king) + v.weigh.own[kind]
		}
	}
	return s
}

func (v *view) losers() (s int32) {
	pawns := v.Pieces(bitboard.Pawn, v.them)
	v.theirs = pawnAttacks(pawns, v.them)
	s = v.weigh.them[bitboard.Pawn] * int32(pawns.Count())
	for kind := bitboard.Knight; kind <= bitboard.Queen; kind++ {
		for set := v.Pieces(kind, v.them); set != 0; {
			v.theirs |= bitboard.Attacks(kind, set.Pop(), v.occupied)
			s += v.weigh.them[kind]
		}
	}
	return s
}

// check finds the square from which a check by the hero would leave the king the fewest
// squares to flee to, and returns its score.
func (v *view) check() int32 {
	around := bitboard.KingAttacks(v.king)
	open := around &^ v.ours &^ v.Side(v.them)
	now := v.weigh.open * int32((open &^ v.reach).Count())
	from := v.from(around)
	if from == 0 {
		return now + v.weigh.none + v.weigh.flight*int32(open.Count())
	}
	best := int32(1 << 20)
	for from != 0 {
		at := from.Pop()
		s := v.weigh.flight * int32((open &^ bitboard.Attacks(v.kind, at, v.occupied)).Count())
		if !v.reach.Has(at) {
			s += v.weigh.away
		}
		best = min(best, s)
	}
	return now + best
}

// from returns the squares from which the hero could check without being captured. For a
// queen they are only those beside the king, which leave it the fewest squares.
func (v *view) from(around bitboard.Bitboard) bitboard.Bitboard {
	var from bitboard.Bitboard
	switch held := around & v.ours; v.kind {
	case bitboard.Queen:
		from = held
	case bitboard.Rook, bitboard.Bishop:
		from = bitboard.Attacks(v.kind, v.king, v.occupied) &^ (around &^ held)
	case bitboard.Knight:
		from = bitboard.KnightAttacks(v.king)
	}
	return from &^ v.theirs &^ (v.Side(v.us) &^ v.hero.Bit())
}

// foremost returns how far the foremost pawn has advanced, squared.
func (v *view) foremost() (far int32) {
	for set := v.Pieces(bitboard.Pawn, v.us); set != 0; {
		rank := v.advanced(set.Pop(), v.us)
		far = max(far, rank*rank)
	}
	return far
}

// advanced returns how many ranks a pawn of a side on a square is from that side's first
// rank.
func (v *view) advanced(s bitboard.Square, side bitboard.Side) int32 {
	if side == black {
		return int32(7 - s.Rank())
	}
	return int32(s.Rank())
}

func dist(a, b bitboard.Square) int32 {
	f, r := int32(a.File()-b.File()), int32(a.Rank()-b.Rank())
	return max(f, -f, r, -r)
}

// edge is the distance of a square from the nearest corner, in steps along the file plus
// steps along the rank.
var edge = func() (e [64]int32) {
	for s := range e {
		f, r := int32(s&7), int32(s>>3)
		e[s] = min(f, 7-f) + min(r, 7-r)
	}
	return e
}()
