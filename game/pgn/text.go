package pgn

import (
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Text is a game as it is to be saved: the text that it was read from if that still
// says the same, and else its export form. Lines end with a line feed.
func Text(rec *record.Record, games rules.Games) string {
	if items := scan(&Scanner{text: rec.Text(), last: true, line: 1}); len(items) == 1 {
		if was, _ := Read(items[0], games); was != nil && was.Equal(rec) {
			return strings.ReplaceAll(rec.Text(), "\r\n", "\n") + "\n\n"
		}
	}
	return Write(rec)
}
