package play

import (
	"cmp"

	"passedpawn/game/play/describe"
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// describe answers a typed question about the position on the board, such as "p N" or "s e". It
// reports false for any other text.
func (k *keyboard) describe(text string) bool {
	said, ok := scene(k.session.Snapshot()).Answer(text, rules.LettersIn(i18n.Spoken()))
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
// board. It leaves out the countdown: a voice takes longer than a second for a number.
func (p *Page) Said() []string {
	s := p.snap
	said := cmp.Or(event(s), state(s))
	if len(s.Place.Moves) == 0 {
		return []string{said}
	}
	number := rules.MoveNumber(s.Rules, pgn.FirstPly(s.Game.Record.Start)+len(s.Place.Moves)-1, "...")
	return []string{number + " " + i18n.P(scene(s).Last()), said}
}

// Sayings implements pages.Repeater.
func (p *Page) Sayings() int { return p.snap.Sayings }
