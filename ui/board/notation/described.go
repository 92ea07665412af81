package notation

import (
	"slices"
	"strings"

	"passedpawn/game/rules"
	"passedpawn/ui/accessible"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
)

var (
	_ accessible.Described = (*rows)(nil)
	_ accessible.Described = (*line)(nil)
)

// Describe implements accessible.Described: the rows in sight are in it.
func (r *rows) Describe() access.Node {
	return access.Node{Role: access.List, Name: i18n.T("notation.moves")}
}

// Describe implements accessible.Described: a row is its text, and each move in it can be
// pressed. The cursor is at the move on the board.
func (o *line) Describe() access.Node {
	n := access.Node{Role: access.ListItem}
	var said []string
	count := "" // the number of the move
	for i, r := range o.runs {
		text := o.list.said(r.word)
		said = append(said, text)
		if i > 0 && r.kind == move && o.runs[i-1].kind == move {
			said[i-1] += ","
		}
		switch {
		case r.kind == number:
			count = strings.TrimSuffix(count, ".") + text // "2." and "…"
		case r.kind == move && r.path != nil:
			n.Children = append(n.Children, access.Node{
				ID: i, Role: access.Link, Name: strings.TrimSpace(count + " " + text),
				States: access.States(0).With(access.Focused, r.path.Equal(o.list.current)),
				Bounds: access.Bounds{X: int(r.x), Y: int(r.y), Width: int(r.w), Height: int(r.line)},
				Press:  func() { o.list.config.Browse(r.path) },
			})
			count = ""
		}
	}
	n.Name = strings.Join(said, " ")
	return n
}

// said returns a word as it is read aloud. A move is in the person's style, if it can be played. The
// rows of a long game may be older than the game, until they have been built again.
func (l *List) said(w word) string {
	if w.kind != move || w.path == nil || !l.game.Record.Has(w.path) {
		return w.written()
	}
	before, known := l.positions.before(w.path)
	if !known {
		return w.written()
	}
	node := l.game.Record.At(w.path)
	signs, _ := signs(node)
	return strings.TrimSpace(l.config.Say(rules.Written(l.game.Rules, before, node.Move())) + signs + " " + w.sign())
}

// written returns a word with the letters of the pieces whose pictures are drawn, or the names of
// those that have none.
func (w word) written() string {
	said := letter(w.figure) + w.text + letter(w.becomes) + w.tail
	return strings.TrimSpace(strings.TrimSpace(said) + " " + w.sign())
}

// letter returns what stands for a piece in a move that is written with letters.
func letter(kind rules.Kind) string {
	if i := slices.Index(rules.LetteredKinds[:], kind); i >= 0 {
		return i18n.Letters()[i]
	}
	if kind == rules.NoKind {
		return ""
	}
	return i18n.T(string(kind)) + " "
}
