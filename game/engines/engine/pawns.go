package engine

import "passedpawn/game/chess/bitboard"

// skeletons caches the values of pawns and kings, which seldom change, for recent
// positions.
type skeletons [1 << 10]struct {
	sides [2]bitboard.Bitboard // pawns and king of each side
	kings bitboard.Bitboard
	value pair
}

// of returns the value of the pawns and kings of a position, for White.
func (all *skeletons) of(p *bitboard.Position) pair {
	white, black := p.King(0).Bit(), p.King(1).Bit()
	kings := white | black
	sides := [2]bitboard.Bitboard{p.Pieces(bitboard.Pawn, 0) | white, p.Pieces(bitboard.Pawn, 1) | black}
	key := mix(uint64(sides[0]), uint64(sides[1]), uint64(kings))
	s := &all[key%uint64(len(all))]
	if s.sides != sides || s.kings != kings {
		s.sides, s.kings, s.value = sides, kings, skeleton(p)
	}
	return s.value
}

// skeleton computes the value of the pawns and kings of a position, for White.
func skeleton(p *bitboard.Position) pair { return skeletonOf(p, 0).minus(skeletonOf(p, 1)) }

func skeletonOf(p *bitboard.Position, us bitboard.Side) pair {
	pawns, theirs := p.Pieces(bitboard.Pawn, us), p.Pieces(bitboard.Pawn, us^1)
	v := structure(pawns, theirs, us, p).plus(shelter(p, us, pawns))
	for set := p.Pieces(bitboard.King, us); set != 0; {
		v = v.plus(squareValues[bitboard.King][relative(set.Pop(), us)])
	}
	return v
}

// structure scores the squares of pawns, and passed, isolated, doubled and protected
// ones.
func structure(pawns, theirs bitboard.Bitboard, us bitboard.Side, p *bitboard.Position) pair {
	var v pair
	guards := pawnAttacks(pawns, us)
	for set := pawns; set != 0; {
		s := set.Pop()
		file, rank := s.File(), relative(s, us).Rank()
		v = v.plus(squareValues[bitboard.Pawn][relative(s, us)])
		if pawns&beside[file] == 0 {
			v = v.plus(w.isolated)
		}
		if ahead[us][s]&files[file]&pawns != 0 {
			v = v.plus(w.doubled)
		}
		if guards.Has(s) {
			v = v.plus(w.backed)
		}
		if ahead[us][s]&theirs == 0 && ahead[us][s]&files[file]&pawns == 0 {
			v = v.plus(w.passed[rank])
			v = v.plus(w.escort.times(rank * (distance(p.King(us^1), s) - distance(p.King(us), s))))
		}
	}
	return v
}

// shelter scores the pawns in front of the king.
func shelter(p *bitboard.Position, us bitboard.Side, pawns bitboard.Bitboard) pair {
	king := p.King(us)
	if relative(king, us).Rank() > 1 {
		return pair{}
	}
	v := w.shield.times((ahead[us][king] & near[king] & pawns).Count())
	for f := max(king.File()-1, 0); f <= min(king.File()+1, 7); f++ {
		if files[f]&pawns == 0 {
			v = v.plus(w.exposed)
		}
	}
	return v
}
