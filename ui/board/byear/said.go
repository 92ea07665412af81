package byear

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Said returns a sentence as it is said aloud: its moves and squares are in a style, one of
// describe.Style. What is drawn of the sentence has them as they are written. A sentence that
// begins with a move in words has a capital letter, because it is also read.
func Said(p phrase.Phrase, r rules.Rules, style string) string {
	speaker := describe.Speaker{Rules: r, Style: describe.Style(style)}
	said := i18n.Aloud(p, speaker.Word)
	first, _, _ := strings.Cut(i18n.P(p), " ")
	if speaker.Worded() && strings.HasSuffix(said, ".") && !strings.HasPrefix(said, first) {
		said = i18n.Spoken().Capital(said)
	}
	return said
}
