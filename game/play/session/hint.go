package session

import (
	"context"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Hint asks for a good move in the current position of the game, and shows that position.
func (s *Session) Hint() {
	if !s.now.Game.Yours() || s.hinting != nil {
		return
	}
	if !s.now.Helped() {
		s.try(match.ErrNoHelp)
		return
	}
	s.do(func() {
		s.now.Place = s.place(record.Mainline(len(s.now.Game.Moves)))
		ctx, cancel := context.WithCancel(context.Background())
		s.hinting = cancel
		if s.adviser == nil {
			s.adviser = s.config.Opponents.Adviser(s.now.Rules.ID())
		}
		s.match.Hint(ctx, s.adviser, s.advised)
		s.Say(phrase.Say("session.looking-good-move"))
	})
}

// advised shows the answer.
func (s *Session) advised(m rules.Move, err error) {
	s.do(func() {
		s.withdrawHint()
		if err != nil {
			s.try(err)
			return
		}
		s.now.Hint = &m
		s.Say(phrase.Say("session.good-move", rules.Written(s.now.Rules, s.now.Game.Now(), m)))
	})
}

// withdrawHint withdraws the question for a hint and forgets its answer.
func (s *Session) withdrawHint() {
	if s.hinting != nil {
		s.hinting()
	}
	s.hinting, s.now.Hint = nil, nil
}
