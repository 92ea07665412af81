package byear

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Said returns a sentence as it is said aloud: its moves and squares are in a style, one of
// describe.Style. What is drawn of the sentence has them as they are written.
func Said(p phrase.Phrase, r rules.Rules, style string) string {
	return i18n.Aloud(p, describe.Speaker{Rules: r, Style: describe.Style(style)}.Word)
}

// Reading returns what reads a text aloud that was written for the eye, such as a row of a list: its
// moves are in a style.
func Reading(style string) func(text string) string {
	return describe.NewReader(i18n.Spoken(), describe.Style(style)).Read
}
