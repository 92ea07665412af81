package engine

import "passedpawn/game/bitboard"

// A pair holds a middlegame and an endgame value, blended by what is left on
// the board (tapered evaluation).
type pair struct{ mg, eg int32 }

func (a pair) plus(b pair) pair      { return pair{a.mg + b.mg, a.eg + b.eg} }
func (a pair) minus(b pair) pair     { return pair{a.mg - b.mg, a.eg - b.eg} }
func (a pair) times(n int) pair      { return pair{a.mg * int32(n), a.eg * int32(n)} }
func (a pair) blend(phase int32) int { return int((a.mg*phase + a.eg*(fullPhase-phase)) / fullPhase) }

func centre(file, rank int) (distance int) { // 0 in the middle to 6 in a corner
	return max(3-file, file-4) + max(3-rank, rank-4)
}

const fullPhase = 24

// In centipawns. The order of magnitude is the field's common knowledge; the
// figures were set by hand for this engine and wait for tuning on its games.
var (
	material  = [6]pair{{88, 112}, {325, 300}, {340, 318}, {475, 545}, {985, 985}, {}}
	phaseOf   = [6]int32{0, 1, 1, 2, 4, 0}
	mobility  = [6]pair{{}, {4, 4}, {5, 5}, {2, 4}, {1, 3}, {}}
	usual     = [6]int{0, 4, 6, 7, 13, 0} // squares of mobility that score nothing
	passed    = [8]pair{{}, {2, 10}, {4, 16}, {10, 32}, {28, 62}, {60, 105}, {105, 170}, {}}
	isolated  = pair{-12, -10}
	doubled   = pair{-8, -18}
	backed    = pair{9, 6} // a pawn beside or behind another
	bishops   = pair{28, 45}
	openFile  = pair{28, 10}
	halfOpen  = pair{13, 8}
	seventh   = pair{10, 22}
	shield    = pair{11, 0}
	exposed   = pair{-20, 0} // an open file at the king
	tempo     = pair{12, 6}
	kingPress = [8]int32{0, 3, 14, 32, 54, 78, 100, 120} // by pieces that bear on the king's squares
)

// squareValues is material and place together, for White; Black mirrors it.
var squareValues = func() (v [6][64]pair) {
	for s := range 64 {
		file, rank := s&7, s>>3
		middle := int32(6 - 2*centre(file, rank))
		edge := int32(0)
		if rank == 0 {
			edge = -12
		}
		v[bitboard.Pawn][s] = pair{pawnPlace(file, rank), int32(rank-1) * 4}
		v[bitboard.Knight][s] = pair{4*middle + edge, 3 * middle}
		v[bitboard.Bishop][s] = pair{2*middle + edge, 2 * middle}
		v[bitboard.Rook][s] = pair{int32(3-max(3-file, file-4)) * 3, int32(rank)}
		v[bitboard.Queen][s] = pair{middle / 2, 3 * middle}
		v[bitboard.King][s] = pair{kingPlace(file, rank), 6 * middle}
		for k := range v {
			v[k][s] = v[k][s].plus(material[k])
		}
	}
	return v
}()

func pawnPlace(file, rank int) int32 {
	v := int32(rank-1) * 3
	if (file == 3 || file == 4) && rank >= 2 && rank <= 4 {
		v += int32(rank) * 7
	}
	if (file == 2 || file == 5) && rank == 3 {
		v += 8
	}
	return v
}

func kingPlace(file, rank int) int32 {
	v := int32(-18 * min(rank, 4))
	switch file {
	case 0, 1, 6, 7:
		v += 28
	case 2:
		v += 8
	case 3, 5:
		v -= 6
	}
	return v
}
