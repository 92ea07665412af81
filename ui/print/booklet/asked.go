package booklet

import "passedpawn/game/records/record"

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
