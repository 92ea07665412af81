package session

import (
	"context"
	"math"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// A Better is the search of a person for a better move than the one that was played.
type Better struct {
	Ply   int // before the move; the board shows that position
	Tried rules.Move
	Busy  bool // the engine examines the move that was tried
	Found bool // it is as good as the best one
}

// FindBetter shows the position before a move of a reviewed game, and lets the person look
// for a better one. Moves made there are judged and not added to the game.
func (s *Session) FindBetter(ply int) {
	s.do(func() {
		r := s.now.Review
		if !r.On || ply < 0 || ply >= len(r.Game.Moves) {
			return
		}
		s.leaveBetter()
		s.Browse(record.Mainline(ply))
		s.now.Better = &Better{Ply: ply}
		s.Say(phrase.Say("session.find-better", s.now.Side(r.Game.Line[ply].Turn()), s.now.numbered(r.Game.Line, r.Game.Moves, ply+1)))
	})
}

// leaveBetter ends the search for a better move.
func (s *Session) leaveBetter() {
	if s.examining != nil {
		s.examining()
	}
	s.examining, s.now.Better = nil, nil
}

// tries judges a move that the person tried instead of the one that was played.
func (s *Session) tries(m rules.Move) {
	r, ply := s.now.Review, s.now.Better.Ply
	before := r.Game.Line[ply]
	san := rules.Written(s.now.Rules, before, m)
	next, err := before.Play(m)
	switch line := r.Evals[ply].Line; {
	case err != nil:
		s.try(err)
	case m == r.Game.Moves[ply]:
		s.now.Better = &Better{Ply: ply, Tried: m}
		s.Say(phrase.Say("session.better-played", san))
	case len(line) > 0 && line[0] == m:
		s.tellBetter(ply, m, phrase.Say("session.better-best", san), true)
	default:
		s.examine(ply, m, next)
	}
}

// examine asks the engine about a move that was tried and, if it is not known, about the
// position before it.
func (s *Session) examine(ply int, m rules.Move, next rules.Position) {
	s.leaveBetter()
	r := s.now.Review
	s.now.Better = &Better{Ply: ply, Tried: m, Busy: true}
	san := rules.Written(s.now.Rules, r.Game.Line[ply], m)
	s.Say(phrase.Say("session.better-examined", san))
	ctx, cancel := context.WithCancel(context.Background())
	s.examining = cancel
	before := r.Game
	before.Line, before.Moves = r.Game.Line[:ply+1:ply+1], r.Game.Moves[:ply:ply]
	after := before
	after.Line, after.Moves = append(before.Line, next), append(before.Moves, m)
	best, limits := r.Evals[ply], player.Limits{Nodes: review.Nodes}
	reviewer, side := s.config.Opponents.Reviewer(s.now.Rules.ID()), before.Line[ply].Turn()
	s.config.Away(func() func() {
		t := reviewer.New()
		defer review.Release(t)
		var err error
		if len(best.Line) == 0 { // it is from a file, and another engine's scores cannot be compared
			best, err = review.Evaluate(ctx, before, limits, t)
		}
		var tried review.Eval
		if err == nil {
			tried, err = review.Evaluate(ctx, after, limits, t)
		}
		return func() {
			if ctx.Err() != nil {
				return
			}
			if err != nil {
				s.do(func() {
					s.now.Better = &Better{Ply: ply, Tried: m}
					s.try(err)
				})
				return
			}
			text, good := verdictOn(san, best, tried, m, side)
			s.tellBetter(ply, m, text, good)
		}
	})
}

// verdictOn says how good a move is, by the evaluations of the position before it and
// after it.
func verdictOn(san rules.SAN, best, tried review.Eval, m rules.Move, side rules.Side) (text phrase.Phrase, good bool) {
	switch {
	case len(best.Line) > 0 && best.Line[0] == m:
		return phrase.Say("session.better-best", san), true
	case review.AsGood(best.Score, tried.Score, side):
		return phrase.Say("session.better-good", san), true
	}
	lost := best.Score.Of(side).Chance() - tried.Score.Of(side).Chance()
	return phrase.Say("session.better-loses", san, max(1, int(math.Round(lost)))), false
}

// tellBetter tells the person how good the move is.
func (s *Session) tellBetter(ply int, m rules.Move, text phrase.Phrase, good bool) {
	s.do(func() {
		s.examining = nil
		s.now.Better = &Better{Ply: ply, Tried: m, Found: good}
		s.Say(text)
		if good {
			s.now.Hint = &m
		}
	})
}
