package engine

import "passedpawn/game/bitboard"

// evaluate judges the position in centipawns for the side to move: what people
// wrote down of chess, and what the network learned beyond that. An advantage
// fades as the fifty moves run out.
func (s *searcher) evaluate() int {
	if score, ok := known(&s.pos); ok {
		return score
	}
	score := handmade(&s.pos) + foretell(&s.pos, &s.views[s.top])
	score = score * (220 - s.pos.Halves()) / 220
	score = score * winnable(&s.pos, score) / 64
	if s.human != nil {
		score += s.human.misjudge(s.pos.Key())
	}
	return max(-4000, min(score, 4000))
}

// handmade is the part of the evaluation that people wrote: material, places,
// mobility, pawns and kings, in centipawns for the side to move.
func handmade(p *bitboard.Position) int {
	var score [2]pair
	var phase int32
	for side := range score {
		sum, weight := judge(p, bitboard.Side(side))
		score[side] = sum
		phase += weight
	}
	us := p.Turn()
	return score[us].minus(score[us^1]).plus(w.tempo).blend(min(phase, fullPhase))
}

// judge adds up what one side has.
func judge(p *bitboard.Position, us bitboard.Side) (sum pair, phase int32) {
	occupied, own := p.Occupied(), p.Side(us)
	pawns, theirs := p.Pieces(bitboard.Pawn, us), p.Pieces(bitboard.Pawn, us^1)
	guarded := pawnAttacks(theirs, us^1)
	ring := bitboard.KingAttacks(p.King(us ^ 1))
	pressing := 0
	for kind := bitboard.Pawn; kind <= bitboard.King; kind++ {
		for set := p.Pieces(kind, us); set != 0; {
			s := set.Pop()
			sum = sum.plus(squareValues[kind][relative(s, us)])
			phase += phaseOf[kind]
			if kind == bitboard.Pawn || kind == bitboard.King {
				continue
			}
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
	sum = sum.plus(w.kingPress[min(pressing, 7)])
	if p.Pieces(bitboard.Bishop, us).Count() >= 2 {
		sum = sum.plus(w.bishops)
	}
	return sum.plus(structure(pawns, theirs, us, p)).plus(shelter(p, us, pawns)), phase
}

func relative(s bitboard.Square, us bitboard.Side) bitboard.Square {
	if us == 1 {
		return s ^ 56
	}
	return s
}

func rookPlace(s bitboard.Square, us bitboard.Side, own, theirs bitboard.Board) pair {
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

// structure scores passed, isolated, doubled and backed pawns.
func structure(pawns, theirs bitboard.Board, us bitboard.Side, p *bitboard.Position) pair {
	var v pair
	guards := pawnAttacks(pawns, us)
	for set := pawns; set != 0; {
		s := set.Pop()
		file, rank := s.File(), relative(s, us).Rank()
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

// shelter scores the pawns before the king.
func shelter(p *bitboard.Position, us bitboard.Side, pawns bitboard.Board) pair {
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

// winnable is how much of an advantage counts, in 64ths: without pawns a small
// one cannot be won.
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

// worth is plain material.
func worth(p *bitboard.Position, side bitboard.Side) int {
	sum := 0
	for k := bitboard.Pawn; k < bitboard.King; k++ {
		sum += exchangeValue[k] * p.Pieces(k, side).Count()
	}
	return sum
}
