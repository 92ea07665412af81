package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Hint asks for a good move in the current position of the game, and shows that position.
func (s *Session) Hint() { s.hints.ask() }

// hints asks a program for good moves.
type hints struct {
	*state
	adviser player.Player // for this game, nil until it is needed
}

// ask asks for a good move, unless that was asked already.
func (h *hints) ask() {
	if !h.now.Game.Yours() || h.hinting() {
		return
	}
	if !h.now.Helped() {
		h.try(match.ErrNoHelp)
		return
	}
	h.do(func() {
		h.now.Place = h.place(record.Mainline(len(h.now.Game.Moves)))
		if h.adviser == nil {
			h.adviser = h.config.Opponents.Adviser(h.now.Rules.ID())
		}
		h.match.Hint(h.adviser, h.advised)
		h.say(phrase.Say("session.looking-good-move"))
	})
}

// advised shows the answer.
func (h *hints) advised(m rules.Move, err error) {
	h.do(func() {
		h.withdrawHint()
		if err != nil {
			h.try(err)
			return
		}
		h.now.Hint = &m
		h.say(phrase.Say("session.good-move", rules.Written(h.now.Rules, h.now.Game.Now(), m)))
	})
}

// retire ends the adviser.
func (h *hints) retire() {
	player.Close(h.adviser)
	h.adviser = nil
}

// withdrawHint withdraws the question for a hint and forgets its answer.
func (s *state) withdrawHint() {
	if s.match != nil {
		s.match.WithdrawHint()
	}
	s.now.Hint = nil
}

// hinting reports whether a hint is still to come.
func (s *state) hinting() bool { return s.match != nil && s.match.Hinting() }
