package notation

import (
	"strings"

	"passedpawn/ui/accessible"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/atspi"
)

var (
	_ accessible.Described = (*rows)(nil)
	_ accessible.Described = (*line)(nil)
)

// Describe implements accessible.Described: the rows in sight are in it.
func (r *rows) Describe() atspi.Node {
	return atspi.Node{Role: atspi.List, Name: i18n.T("notation.moves")}
}

// Describe implements accessible.Described: a row is its text, and each move in it can be
// pressed. The cursor is at the move on the board.
func (o *line) Describe() atspi.Node {
	n := atspi.Node{Role: atspi.ListItem}
	var said []string
	count := "" // the number of the move
	for i, r := range o.runs {
		text := r.said()
		said = append(said, text)
		switch {
		case r.kind == number:
			count = text
		case r.kind == move && r.path != nil:
			n.Children = append(n.Children, atspi.Node{
				ID: i, Role: atspi.Link, Name: strings.TrimSpace(count + " " + text),
				States: atspi.States(0).With(atspi.Focused, r.path.Equal(o.list.current)),
				Bounds: atspi.Bounds{X: int(r.x), Y: int(r.y), Width: int(r.w), Height: int(r.line)},
				Press:  func() { o.list.config.Browse(r.path) },
			})
			count = ""
		}
	}
	n.Name = strings.Join(said, " ")
	return n
}

// said returns a word as it is read: with the names of the pieces whose pictures are drawn.
func (w word) said() string {
	var said []string
	for _, part := range []string{i18n.T(string(w.figure)), w.text, i18n.T(string(w.becomes)), w.tail, w.sign()} {
		if part = strings.TrimSpace(part); part != "" {
			said = append(said, part)
		}
	}
	return strings.Join(said, " ")
}
