package engine

import "passedpawn/game/chess/bitboard"

// evaluate returns the evaluation in centipawns for the side to move: the handwritten
// knowledge of chess, and what the network learnt beyond that. An advantage fades as the
// fifty moves run out.
func (s *searcher) evaluate() int {
	if score, ok := known(&s.pos); ok {
		return score
	}
	score := s.evaluated.of(s)
	score = score * (220 - s.pos.HalfmoveClock()) / 220
	score = score * winnable(&s.pos, score) / 64
	if s.human != nil {
		score += s.human.misjudge(s.pos.Key())
	}
	return max(-4000, min(score, 4000))
}

// handmade is the handwritten part of the evaluation, in centipawns for the side to move:
// the pieces, and the skeleton of pawns and kings, which is given for White.
func handmade(p *bitboard.Position, skeleton pair) int {
	white, light := pieces(p, 0)
	black, dark := pieces(p, 1)
	score := white.minus(black).plus(skeleton)
	if p.Turn() == 1 {
		score = pair{}.minus(score)
	}
	return score.plus(w.tempo).blend(min(light+dark, fullPhase))
}

// pieces sums up the values of the pieces of one side: material, squares, mobility, and
// pressure on the king.
func pieces(p *bitboard.Position, us bitboard.Side) (sum pair, phase int32) {
	occupied, own := p.Occupied(), p.Side(us)
	pawns, theirs := p.Pieces(bitboard.Pawn, us), p.Pieces(bitboard.Pawn, us^1)
	guarded := pawnAttacks(theirs, us^1)
	ring := bitboard.KingAttacks(p.King(us ^ 1))
	pressing := 0
	for kind := bitboard.Knight; kind <= bitboard.Queen; kind++ {
		for set := p.Pieces(kind, us); set != 0; {
			s := set.Pop()
			sum = sum.plus(squareValues[kind][relative(s, us)])
			phase += phaseOf[kind]
			if guarded.Has(s) {
				sum = sum.plus(w.threat[kind])
			}
			attacks := bitboard.Attacks(kind, s, occupied)
			free := (attacks &^ own &^ guarded).Count()
			sum = sum.plus(w.mobility[kind].times(free - usual[kind]))
			if attacks&ring != 0 {
				pressing++
			}
			if kind == bitboard.Rook {
				sum = sum.plus(rookPlace(s, us, pawns, theirs))
			}
		}
	}
	if p.Pieces(bitboard.Bishop, us).Count() >= 2 {
		sum = sum.plus(w.bishops)
	}
	return sum.plus(w.kingPress[min(pressing, 7)]), phase
}

func relative(s bitboard.Square, us bitboard.Side) bitboard.Square {
	if us == 1 {
		return s ^ 56
	}
	return s
}

func rookPlace(s bitboard.Square, us bitboard.Side, own, theirs bitboard.Bitboard) pair {
	var v pair
	switch column := files[s.File()]; {
	case column&(own|theirs) == 0:
		v = w.openFile
	case column&own == 0:
		v = w.halfOpen
	}
	if relative(s, us).Rank() == 6 {
		v = v.plus(w.seventh)
	}
	return v
}

// winnable returns how much of an advantage counts, in 64ths. Without pawns a small
// advantage cannot be won.
func winnable(p *bitboard.Position, total int) int {
	strong := p.Turn()
	if total < 0 {
		strong ^= 1
	}
	if p.Pieces(bitboard.Pawn, strong) != 0 {
		return 64
	}
	if worth(p, strong)-worth(p, strong^1) < 400 {
		return 10
	}
	return 64
}

// worth returns the plain material of a side.
func worth(p *bitboard.Position, side bitboard.Side) int {
	sum := 0
	for k := bitboard.Pawn; k < bitboard.King; k++ {
		sum += exchangeValue[k] * p.Pieces(k, side).Count()
	}
	return sum
}
