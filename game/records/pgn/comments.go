package pgn

import (
	"iter"
	"strings"

	"passedpawn/game/records/record"
)

// Comments iterates over the comments in a game in PGN, without their commands, in the
// order of the text. It finds them without reading a move, in lines that cannot be read,
// too.
func (i Item) Comments() iter.Seq[string] {
	return func(yield func(string) bool) {
		lex := i.movetext()
		for t := lex.next(); t.kind != end; t = lex.next() {
			text := i.Text[t.from:t.to]
			if t.kind != comment || text[0] == '[' { // a command, or a tag among the moves
				continue
			}
			if text = said(text); strings.Contains(text, "[%") {
				text, _ = record.SplitComment(text)
			}
			if text != "" && !yield(text) {
				return
			}
		}
	}
}
