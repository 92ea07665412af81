package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// runners claims that a pawn cannot be stopped any more: its side moves it on every turn,
// or ends a check, and whatever the other side plays, the pawn becomes a queen that cannot
// be captured at a profit. This decides exactly what the rule of the square estimates, with
// other pieces too. Nothing is claimed that holds for the compared move as well.
func runners(q *moveContext) (all []Claim) {
	r := &runner{earlier: q.earlier}
	them := q.us() ^ 1
	for set := q.after.Pieces(bitboard.Pawn, them); set != 0; {
		s := set.Pop()
		if line := r.promotes(q.after, s); line != nil && !r.also(q, s) {
			return []Claim{runnerClaim(&q.after, them, s, false, slices.Insert(line, 0, q.played))}
		}
	}
	if q.better == 0 {
		return nil
	}
	p := q.then(q.better)
	for set := p.Pieces(bitboard.Pawn, q.us()); set != 0; {
		s := set.Pop()
		line := r.unstopped(p, s)
		if line == nil || r.unstopped(q.after, q.still(s)) != nil {
			continue
		}
		return []Claim{runnerClaim(&p, q.us(), s, true, slices.Insert(line, 0, q.better))}
	}
	return nil
}

// also reports whether the opponent's pawn runs after the better move too.
func (r *runner) also(q *moveContext, s bitboard.Square) bool {
	return q.better != 0 && r.promotes(q.then(q.better), s) != nil
}

// still returns where the pawn that is on a square after the better move is after the
// played one.
func (q *moveContext) still(s bitboard.Square) bitboard.Square {
	if s == q.better.To() {
		s = q.better.From()
	}
	if s == q.played.From() {
		s = q.played.To()
	}
	return s
}

func runnerClaim(p *bitboard.Position, by bitboard.Side, s bitboard.Square, better bool, line []bitboard.Move) Claim {
	return Claim{
		Kind: Runs, Side: side(by), Better: better, Gain: worth[bitboard.Queen] - worth[bitboard.Pawn], Line: moves(line...),
		Squares: []rules.Square{convert.Square(s)}, Text: say(Runs, better, pieceOn(p, s)),
	}
}

// A runner looks for pawns that cannot be stopped.
type runner struct {
	earlier map[uint64]int
	left    int
}

const (
	farthest    = 5      // steps to the last rank
	runnerBound = 20_000 // positions for one pawn
	longestRun  = 8      // moves, with those that end checks
)

// steps returns how far a pawn is from promoting, and false if a pawn of the other side can
// block or capture it on its way.
func steps(p *bitboard.Position, s bitboard.Square) (n int, free bool) {
	if p.On(s) != bitboard.Pawn {
		return 0, false
	}
	by, up, far := bitboard.Side(0), bitboard.Square(8), 7
	if p.Side(1).Has(s) {
		by, up, far = 1, -8, 0
	}
	for at := s; at.Rank() != far; at += up {
		n++
		next := at + up
		if (bitboard.PawnAttacks(by, at)|next.Bit())&p.Pieces(bitboard.Pawn, by^1) != 0 {
			return n, false
		}
	}
	return n, n <= farthest
}

// promotes returns a line in which a pawn of the side to move runs, nil if it can be
// stopped or the bound is reached.
func (r *runner) promotes(p bitboard.Position, s bitboard.Square) []bitboard.Move {
	if _, free := steps(&p, s); !free {
		return nil
	}
	r.left = runnerBound
	return r.run(&p, s, longestRun)
}

// unstopped is promotes for a pawn of the side that is not to move.
func (r *runner) unstopped(p bitboard.Position, s bitboard.Square) []bitboard.Move {
	if _, free := steps(&p, s); !free || r.earlier[p.Key()] > 0 {
		return nil
	}
	r.left = runnerBound
	return r.chase(&p, s, longestRun)
}

// run returns a line that begins with a step of the pawn, or with the end of a check.
func (r *runner) run(p *bitboard.Position, s bitboard.Square, n int) []bitboard.Move {
	if r.left--; r.left <= 0 || n == 0 {
		return nil
	}
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		queens := m.From() == s && m.Promotion() == bitboard.Queen
		if m.From() != s && !p.InCheck() || m.Promotion() != bitboard.NoKind && !queens {
			continue
		}
		at := s
		if m.From() == s {
			at = m.To()
		}
		undo := p.Make(m)
		var rest []bitboard.Move
		ok := false
		if queens {
			ok = swap(p, at) == 0 && (canMove(p) || p.InCheck())
		} else {
			rest = r.chase(p, at, n-1)
			ok = rest != nil
		}
		p.Unmake(m, undo)
		if ok {
			return slices.Insert(rest, 0, m)
		}
	}
	return nil
}

// chase returns the longest line against the replies of the other side, nil if one of them
// stops the pawn.
func (r *runner) chase(p *bitboard.Position, s bitboard.Square, n int) (longest []bitboard.Move) {
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		if m.To() == s || m.EnPassant() && m.To()^8 == s {
			return nil
		}
		undo := p.Make(m)
		line := r.run(p, s, n)
		p.Unmake(m, undo)
		if line == nil {
			return nil
		}
		if len(line)+1 > len(longest) {
			longest = slices.Insert(line, 0, m)
		}
	}
	return longest
}
