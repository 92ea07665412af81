package pgn

import (
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Text is a game as it is to be saved: the text that it was read from if that still
// says the same, and else its export form. Lines end with a line feed.
func Text(rec *record.Record, games rules.Games) string {
	item := Item{Number: 1, Line: 1, Text: rec.Text()}
	if item.find(); item.Text != "" {
		if was, _ := Read(item, games); was != nil && was.Equal(rec) {
			return strings.ReplaceAll(rec.Text(), "\r\n", "\n") + "\n\n"
		}
	}
	return Write(rec)
}
