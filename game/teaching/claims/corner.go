package claims

import "passedpawn/game/chess/bitboard"

// corners are the squares from which a knight has only two moves.
const corners bitboard.Bitboard = 1 | 1<<7 | 1<<56 | 1<<63

// warily reports whether a plan wins anything if no knight gets out of a corner where it captured
// and may be shut in. The loser needs more moves to win such a knight than a proof has. Without an
// answer in time, the plan stands.
func (f *forcer) warily(w *plan) bool {
	if !f.shut {
		return true
	}
	budget := forceBound
	wary := forcer{earlier: f.earlier, further: f.further, over: f.over, budget: &budget, wary: true, known: newVerdicts()}
	return wary.after(w.from, w.first, w.need-w.gain+1, w.plies) || wary.left <= 0
}

// finished reports whether a proof may end with so much material won, see ends.
func (f *forcer) finished(p *bitboard.Position, need int) bool {
	shut := shutIn(p)
	if f.wary {
		need += shut
	}
	yes := f.ends(p, need)
	f.shut = f.shut || yes && shut > 0
	return yes
}

// shutIn returns what the winner's knights in the far corners are worth that have at most one safe
// way out: the loser, who is to move, may close it.
func shutIn(p *bitboard.Position) (sum int) {
	loser := p.Turn()
	for set := p.Pieces(bitboard.Knight, loser^1) & corners & (0xff << (56 * loser)); set != 0; {
		safe := 0
		for ways := bitboard.KnightAttacks(set.Pop()) &^ p.Side(loser^1); ways != 0; {
			if p.Attackers(ways.Pop(), p.Occupied())&p.Side(loser) == 0 {
				safe++
			}
		}
		if safe < 2 {
			sum += worth[bitboard.Knight]
		}
	}
	return sum
}
