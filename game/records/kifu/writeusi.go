package kifu

import (
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/shogi"
)

// usi writes a game on one line.
func (w *writer) usi() {
	text := "position startpos"
	if w.rec.Start != "" {
		text = "position sfen " + w.start.String()
	}
	if moves := w.rec.Main(); len(moves) > 0 {
		text += " moves"
		for _, n := range moves {
			text += " " + shogi.Rules{}.Coordinates(n.Move())
		}
	}
	w.line(text)
	for text := range lastOf(w.rec).Texts(record.Rest) {
		w.lines[0] += " " + strings.TrimPrefix(strings.ReplaceAll(text, "\n", " "), unread)
	}
}

// lastOf returns the last node of the main line.
func lastOf(rec *record.Record) record.Node {
	n := rec.Root()
	for next, more := n.Next(); more; next, more = next.Next() {
		n = next
	}
	return n
}
