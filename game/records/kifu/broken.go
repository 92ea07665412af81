package kifu

import (
	"fmt"
	"strings"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// fail ends the line at a line of text that cannot be read. The text after it is kept
// unchanged.
func (b *builder) fail(l line, move, why string) {
	b.broken = &broken{err: &pgn.Error{Game: b.item.Number, Line: l.number, Move: move, Why: why}}
	b.errs = append(b.errs, b.broken.err)
	if b.fresh && b.varied.raw != "" {
		b.keep(b.varied)
	}
	b.keep(l)
}

// keep keeps a line of text after the broken one. It becomes a comment when the game is
// written as PGN.
func (b *builder) keep(l line) {
	b.broken.lines = append(b.broken.lines, unread+strings.TrimRight(l.raw, blanks))
}

// unread comes before each line of a text that could not be read.
const unread = "; "

// close ends the current line of moves.
func (b *builder) close() {
	for _, c := range b.early { // in a variation without a move
		b.node().Remark(record.After, c)
	}
	if b.broken != nil {
		b.leave()
	}
	b.early, b.fresh, b.blank, b.broken = nil, false, 0, nil
}

// leave keeps the text of a broken line with the last move, or with the move that the
// line was meant to vary.
func (b *builder) leave() {
	lines := b.broken.lines
	for len(lines) > 0 && lines[len(lines)-1] == strings.TrimRight(unread, blanks)+" " {
		lines = lines[:len(lines)-1]
	}
	b.broken.err.Why += fmt.Sprintf("; the text from here on is kept (lines: %d)", len(lines))
	text, n := strings.Join(lines, "\n"), b.node()
	if varied, ok := n.Next(); ok && b.fresh {
		varied.Remark(record.Unread, text)
		return
	}
	said := n.Said()
	if said.Rest != "" {
		text = said.Rest + "\n" + text
	}
	said.Rest = text
	n.Note(said)
}
