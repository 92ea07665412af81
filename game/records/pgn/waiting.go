package pgn

import "passedpawn/game/records/record"

// waiting is what was read between the number of a move, or the bracket before it, and
// the move that it belongs to.
type waiting struct {
	comments []string // before the move
	nags     []int
	strays   []string // after it
}

// moveTo adds everything to a node, the comments in a role. Then nothing waits any more.
func (w *waiting) moveTo(n record.Node, role record.Role) {
	if len(w.comments)+len(w.nags)+len(w.strays) > 0 { // seldom: here the compiler inlines the check
		w.moveAll(n, role)
	}
}

func (w *waiting) moveAll(n record.Node, role record.Role) {
	for _, text := range w.comments {
		n.Remark(role, text)
	}
	for _, g := range w.nags {
		n.AddNAG(g)
	}
	for _, text := range w.strays {
		n.Remark(record.Stray, text)
	}
	*w = waiting{}
}
