package pgn

import (
	"passedpawn/game/record"
)

// Scan finds the games in a text without judging a move. A game ends with its
// result, or where the tags of the next begin. Text that is all white gives
// no game.
func Scan(text string) []Item {
	l := lexer{text: text, line: 1}
	var items []Item
	var item Item
	begun, moved, start := false, false, 0
	finish := func(at int) {
		if begun {
			item.Number, item.Text = len(items)+1, text[start:at]
			items = append(items, item)
		}
		item, begun, moved = Item{}, false, false
	}
	for t := l.next(); t.kind != end; t = l.next() {
		if t.kind == tag && moved {
			finish(t.at)
		}
		if !begun {
			begun, start, item.Line = true, t.at, t.line
		}
		switch t.kind {
		case tag:
			item.Tags = append(item.Tags, record.Tag{Name: t.text, Value: t.value})
		case result:
			finish(l.pos)
		case symbol, number, open, shut, glyph:
			moved = true
		}
	}
	finish(len(text))
	return items
}
