package play

import (
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// describe answers a typed question about the position on the board, such as "p N" or "s e". It
// reports false for any other text.
func (k *keyboard) describe(text string) bool {
	at := k.session.Snapshot().Place
	said, ok := describe.Scene{Rules: k.session.Snapshot().Rules, Line: at.Line, Moves: at.Moves}.Answer(text, i18n.T(rules.Letters))
	if ok {
		k.session.Say(said)
	}
	return ok
}
