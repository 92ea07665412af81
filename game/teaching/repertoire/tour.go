package repertoire

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/rules"
)

// A Step is a position in which the person has to find a move.
type Step struct {
	At    Place
	Reply rules.Move // the opponent's move that led there, the null move if there is none
	On    bool       // it follows the move that was played last
	Again bool       // it was failed in this tour
	Due   bool       // its answer counts for the schedule
	New   bool       // the person has never seen it: its move is to be shown, and is asked for later
}

// A Tour leads from one position to the next.
type Tour interface {
	// Next returns the next position; ok is false after the last one.
	Next() (s Step, ok bool)
	// Answered is called with the right move in the position of the last step, and whether the
	// person found it at once. If not, the position comes again after some others.
	Answered(m rules.Move, known bool)
	// Insert lets a card come next, whether it has come up or not.
	Insert(at Place)
	// Left returns how many positions are still to come.
	Left() int
}

// behind is how many other positions come before a failed one comes again, if so many are left.
const behind = 4

// after returns the place after a move, Nowhere if the repertoire does not have the move.
func (r *Repertoire) after(at Place, m bitboard.Move) Place {
	for _, e := range r.moves(at) {
		if e.move == m {
			return e.to
		}
	}
	return Nowhere
}
