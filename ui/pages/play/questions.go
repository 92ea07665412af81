package play

import (
	"passedpawn/game/play/describe"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// describe answers a typed question about the position on the board, such as "p N" or "s e". It
// reports false for any other text.
func (k *keyboard) describe(text string) bool {
	said, ok := scene(k.session.Snapshot()).Answer(text, i18n.T(rules.Letters))
	if ok {
		k.session.Say(said)
	}
	return ok
}

// scene returns the position on the board as it is described.
func scene(s session.Snapshot) describe.Scene {
	return describe.Scene{Rules: s.Rules, Line: s.Place.Line, Moves: s.Place.Moves}
}

// Said implements pages.Sayer: it says the last move in words, and the sentence below the
// board.
func (p *Page) Said() []string {
	s := p.snap
	if len(s.Place.Moves) == 0 {
		return []string{p.footer.Line.Text}
	}
	number := rules.MoveNumber(s.Rules, len(s.Place.Moves)-1, "...")
	return []string{number + " " + i18n.P(scene(s).Last()), p.footer.Line.Text}
}
