package booklet

import (
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Diagrams says where the main line has diagrams, besides those that its notes ask for.
// Variations have only these.
type Diagrams struct {
	Comments bool // after moves with a comment
	NAGs     bool // after moves with a NAG
	Every    int  // after every so many moves by their number, 0 for never
}

// shown reports whether there is a diagram after a move, and whether from Black's side.
func (s *setter) shown(n record.Node, ply, depth int) (shown, flipped bool) {
	if shown, flipped = asked(n); shown || depth > 0 {
		return shown, flipped
	}
	return s.Comments && n.Text() != "" || s.NAGs && n.Says(record.NAG) || s.Every > 0 && s.completes(ply), false
}

// completes reports whether a move is the last of as many as there are between diagrams.
func (s *setter) completes(ply int) bool {
	plies := 2 * s.Every
	if rules.CountsPlies(s.Rules) {
		plies = s.Every
	}
	return (ply+1)%plies == 0
}

// The NAGs that ask for a diagram: as White sees it and as Black does. Many programs write
// them; the PGN standard leaves these numbers to programs.
const (
	nagDiagram      = 220
	nagDiagramBlack = 221
)

func diagramNAG(nag int) bool { return nag == nagDiagram || nag == nagDiagramBlack }

// asked reports whether the notes on a move ask for a diagram, by a NAG or by the
// command [%diagram] in a comment, and whether they ask for it from Black's side.
func asked(n record.Node) (asked, flipped bool) {
	for g := range n.NAGs() {
		if diagramNAG(g) {
			return true, g == nagDiagramBlack
		}
	}
	for _, c := range n.Commands() {
		if c.Name == "diagram" {
			return true, c.Value == "black"
		}
	}
	return false, false
}

// asks reports whether any move from a node on asks for a diagram.
func asks(n record.Node) bool {
	for {
		if ask, _ := asked(n); ask {
			return true
		}
		for v := range n.Variations() {
			if asks(v) {
				return true
			}
		}
		next, more := n.Next()
		if !more {
			return false
		}
		n = next
	}
}
