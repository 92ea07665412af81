package pgn

import (
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Text returns a game in the form to be saved: its source text if that still says the
// same, otherwise its export form, with tags that agree with the moves. Lines end with a
// line feed.
func Text(rec *record.Record, games rules.Games) string {
	item := Item{Number: 1, Line: 1, Text: rec.Text()}
	if item.find(); item.Text != "" {
		was, _ := Read(item, games)
		switch {
		case was == nil:
		case was.Equal(rec):
			return strings.ReplaceAll(rec.Text(), "\r\n", "\n") + "\n\n"
		default:
			return agreeing(Write(rec), rec, was, item)
		}
	}
	return Write(rec)
}
