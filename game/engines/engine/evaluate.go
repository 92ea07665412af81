package engine

import "passedpawn/game/chess/bitboard"

// evaluate returns the evaluation in centipawns for the side to move: what is known of
// simple endings, or else what the network says. An advantage fades as the fifty moves run
// out.
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

func relative(s bitboard.Square, us bitboard.Side) bitboard.Square {
	if us == 1 {
		return s ^ 56
	}
	return s
}

// distance returns the number of king's moves between two squares.
func distance(a, b bitboard.Square) int {
	file, rank := a.File()-b.File(), a.Rank()-b.Rank()
	return max(file, -file, rank, -rank)
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
