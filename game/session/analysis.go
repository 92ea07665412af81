package session

import (
	"context"
	"slices"

	"passedpawn/game/match"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

// An Analysis is what the analyst has found about the position on the board. While it is
// on, it follows the board.
type Analysis struct {
	On    bool
	Found []player.Thought // by rank, the best line first
}

// Lines is the number of lines an analysis finds.
const Lines = 3

// A question is what the analyst has been asked about one place.
type question struct {
	about    Place              // the zero Place if nothing was asked
	dead     bool               // neither side can ever mate there
	withdraw context.CancelFunc // nil if there was nothing to ask because the game is over there
}

// Analyse turns the analysis of every position on the board on or off.
func (s *Session) Analyse() {
	s.do(func() {
		if s.now.Analysis.On = !s.now.Analysis.On; s.now.Analysis.On && !s.now.Helped() {
			s.try(match.ErrNoHelp)
		}
	})
}

// analyse asks about the position on the board, unless it has done so already. It does
// not ask while the opponent is thinking about that position, nor in a game played by
// tournament rules.
func (s *Session) analyse() {
	if !s.now.Analysis.On || !s.now.Helped() || s.now.Live() && s.now.Game.Thinking {
		s.endAnalysis()
		return
	}
	at := s.now.Place
	if s.question.about.is(at) {
		return
	}
	s.endAnalysis()
	s.question.about = at
	s.question.dead = s.now.Rules.Outcome([]rules.Position{at.Position()}).Reason == rules.DeadPosition
	if len(at.Position().Moves()) == 0 {
		return
	}
	if s.analyst == nil {
		s.analyst = s.config.Opponents.Analyst(s.now.Rules.ID())
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.question.withdraw = cancel
	q := player.Question{Game: at.Game, Line: at.Line, Moves: at.Moves, Lines: Lines}
	q.Watch = func(t player.Thought) { s.post(ctx, func() { s.found(t) }) }
	s.analyst.Ask(ctx, q, func(_ player.Action, err error) {
		s.post(ctx, func() {
			if err != nil {
				s.do(func() {
					s.now.Analysis.On = false
					s.try(err)
				})
			}
		})
	})
}

// post runs do through Config.Post with the result of a question, unless the question was
// withdrawn.
func (s *Session) post(ctx context.Context, do func()) {
	s.config.Post(func() {
		if ctx.Err() == nil {
			do()
		}
	})
}

// endAnalysis withdraws the question and discards its results.
func (s *Session) endAnalysis() {
	if s.question.withdraw != nil {
		s.question.withdraw()
	}
	s.question, s.now.Analysis.Found = question{}, nil
}

// found records a thought of the analyst about the position on the board.
func (s *Session) found(t player.Thought) {
	found := slices.Clone(s.now.Analysis.Found)
	if t.Rank < 1 || t.Rank > len(found)+1 || len(t.Line) == 0 {
		return
	}
	if t.Rank > len(found) {
		found = append(found, t)
	}
	if s.question.dead { // an engine does not notice that
		t.Score, t.Mate = 0, 0
	}
	found[t.Rank-1] = t
	before, pointed := s.now.Arrow()
	s.now.Analysis.Found = found
	if now, _ := s.now.Arrow(); !pointed || before != now {
		s.do(func() {})
		return
	}
	s.config.Thinks(s.now)
}

// heed records a thought of the program about its move. A thought about another game,
// which may have other rules, is dropped.
func (s *Session) heed(t player.Thought) {
	if t.Game == s.now.Game.Game && !s.closed && s.now.Helped() {
		s.now.Thought = t
		s.config.Thinks(s.now)
	}
}
