package kifu

import (
	"strings"
	"time"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// befores writes the comments before a move.
func (w *writer) befores(n record.Node) {
	for text := range n.Texts(record.Before) {
		for _, r := range said(text, false) {
			w.kifRemark(r, 0, 0, 0)
		}
	}
}

// kifRemarks writes the annotations of a node. number is that of the next move.
func (w *writer) kifRemarks(n record.Node, number int, turn rules.Side, spent time.Duration) {
	for _, r := range w.remarks(n) {
		if r.end {
			if _, more := n.Next(); more { // the game continued
				continue
			}
		}
		w.kifRemark(r, number, turn, spent)
	}
}

func (w *writer) kifRemark(r remark, number int, turn rules.Side, spent time.Duration) {
	switch {
	case r.end:
		w.kifEnd(r.text, number, turn, spent)
		return
	case r.bookmark:
		w.flush()
		w.line("&" + r.text)
	default:
		w.flush()
		w.line("*" + r.text)
	}
}

// strays writes lines without a meaning.
func (w *writer) strays(n record.Node) {
	for text := range n.Texts(record.Stray) {
		w.flush()
		bare, own := strings.CutPrefix(text, "\n%")
		if f, _ := kifFormat(trim(bare)); !own || f != unknown || trim(bare) == "" || strings.HasPrefix(bare, "まで") || strings.HasPrefix(bare, "変化") {
			bare = "# " + strings.ReplaceAll(trim(text), "\n", " ")
		}
		w.line(bare)
	}
}

// unread writes text that was not understood, unchanged.
func (w *writer) unread(n record.Node, role record.Role) {
	for text := range n.Texts(role) {
		w.flush()
		if role == record.Unread {
			w.line("")
		}
		for _, l := range strings.Split(text, "\n") {
			bare, own := strings.CutPrefix(strings.TrimLeft(l, " "), unread)
			if !own {
				bare = "# " + l
			}
			w.line(bare)
		}
	}
}
