package session

import (
	"context"
	"slices"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
	"passedpawn/game/teaching/review"
)

// A Reviewed is the review of the game on the board, as far as it has come.
type Reviewed struct {
	review.Review
	On       bool   // the person has asked for it
	By       string // the name of another engine that has evaluated it, "" for the bundled one
	Running  bool
	FromFile bool            // the evaluations are those in the record
	Times    []time.Duration // of the moves, review.Unknown for those that are not known
	Phases   []review.Phase  // of the positions
	Moments  []Moment        // the moves that mattered most, empty until the review is complete
}

// A Moment is a move that mattered, and what is certain about it.
type Moment struct {
	Ply    int // before the move
	Claims []claims.Claim
}

// Timed reports whether the time of any move is known.
func (r Reviewed) Timed() bool {
	return slices.ContainsFunc(r.Times, func(d time.Duration) bool { return d != review.Unknown })
}

// MomentAt returns the moment whose move is made after a number of plies.
func (r Reviewed) MomentAt(ply int) (Moment, bool) {
	for _, m := range r.Moments {
		if m.Ply == ply {
			return m, true
		}
	}
	return Moment{}, false
}

// MayReview reports whether the game on the board can be reviewed: it is not being played,
// and has moves.
func (s Snapshot) MayReview() bool { return !s.Playing() && len(s.Game.Moves) > 0 }

// Review reviews the game on the board, or continues a review that was cancelled. If every
// move has an evaluation in the record, these are used.
func (s *Session) Review() {
	s.do(func() {
		switch {
		case s.now.Playing():
			s.try(phrase.Errorf("session.review-finish-first"))
			return
		case len(s.now.Game.Moves) == 0:
			s.try(phrase.Errorf("session.review-no-moves"))
			return
		case s.now.Review.Running:
			return
		case s.now.Review.Game.Game == nil:
			s.beginReview(true)
		}
		s.now.Review.On = true
		s.evaluate()
	})
}

// ReviewAgain reviews the game with the engine, although the record has evaluations.
func (s *Session) ReviewAgain() {
	s.do(func() {
		if s.now.MayReview() {
			s.dropReview()
			s.beginReview(false)
			s.now.Review.On = true
			s.evaluate()
		}
	})
}

// CancelReview stops the evaluation. What has been found stays.
func (s *Session) CancelReview() { s.do(s.haltReview) }

// CloseReview stops the evaluation and hides the review.
func (s *Session) CloseReview() {
	s.do(func() {
		s.haltReview()
		s.now.Review.On = false
		s.now.Better, s.now.Showing = nil, nil
	})
}

func (s *Session) haltReview() {
	if s.reviewing != nil {
		s.reviewing()
	}
	s.reviewing, s.now.Review.Running = nil, false
}

// dropReview forgets the review.
func (s *Session) dropReview() {
	s.haltReview()
	s.now.Review, s.now.Better = Reviewed{}, nil
}

// followReview forgets the review of a game whose moves have changed.
func (s *Session) followReview() {
	if r, g := s.now.Review.Game, s.now.Game; r.Game != nil && (r.Game != g.Game || !slices.Equal(r.Moves, g.Moves) || s.now.Playing()) {
		s.dropReview()
	}
	if b := s.now.Better; b != nil && !s.now.Place.Path.Equal(record.Mainline(b.Ply)) {
		s.leaveBetter()
	}
}

// beginReview begins a review without results, or with those in the record if all are
// there.
func (s *Session) beginReview(file bool) {
	g := s.now.Game
	about := review.Game{Game: g.Game, Rules: s.now.Rules, Line: g.Line, Moves: g.Moves}
	now := Reviewed{Review: review.New(about), Times: review.Times(g.Record, g.Line), Phases: review.Phases(s.now.Rules, g.Line)}
	if told, all := review.FromFile(about, g.Record); file && all {
		now.Review, now.FromFile = told, true
	}
	s.now.Review = now
}

// evaluate evaluates the positions that are not known yet, in the background.
func (s *Session) evaluate() {
	if s.now.Review.Complete() {
		s.findMoments()
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.reviewing, s.now.Review.Running = cancel, true
	about, known := s.now.Review.Game, s.now.Review.Evals
	reviewer, limits := s.config.Opponents.Reviewer(s.now.Rules.ID()), player.Limits{Nodes: review.Nodes}
	s.now.Review.By = reviewer.Name
	s.config.Away(func() func() {
		err := review.Run(ctx, about, known, limits, reviewer.New, func(ply int, e review.Eval) {
			s.post(ctx, func() {
				s.now.Review.Review = s.now.Review.With(ply, e)
				s.config.Thinks(s.now)
			})
		})
		return func() { // after the last result, because both are posted
			s.post(ctx, func() { s.do(func() { s.reviewed(err) }) })
		}
	})
}

// reviewed ends the evaluation.
func (s *Session) reviewed(err error) {
	s.haltReview()
	if err != nil {
		s.try(err)
		return
	}
	s.findMoments()
}

// findMoments finds what is certain about the moves that mattered most.
func (s *Session) findMoments() {
	plies := s.now.Review.Review.Moments()
	if len(s.now.Review.Moments) > 0 || len(plies) == 0 {
		return
	}
	for _, ply := range plies {
		s.now.Review.Moments = append(s.now.Review.Moments, Moment{Ply: ply})
	}
	if !claims.Speaks(s.now.Rules.ID()) {
		return
	}
	r, reviewer := s.now.Review.Review, s.config.Opponents.Reviewer(s.now.Rules.ID())
	s.config.Away(func() func() {
		t := reviewer.New()
		defer review.Release(t)
		var found []Moment
		for _, ply := range plies {
			better, reply := best(r, ply, t), best(r, ply+1, t)
			found = append(found, Moment{ply, claims.About(r.Game.Line[:ply+1], r.Game.Moves[ply], better, reply)})
		}
		return func() {
			if s.now.Review.Game.Game == r.Game.Game && slices.Equal(s.now.Review.Review.Moments(), plies) {
				s.do(func() { s.now.Review.Moments = found })
			}
		}
	})
}

// best is the best move after a number of plies. A file does not tell it, so an engine is
// asked; without an answer it is no move.
func best(r review.Review, ply int, t player.Thinker) rules.Move {
	e := r.Evals[ply]
	if len(e.Line) == 0 {
		before := r.Game
		before.Line, before.Moves = r.Game.Line[:ply+1], r.Game.Moves[:ply]
		e, _ = review.Evaluate(context.Background(), before, player.Limits{Nodes: review.Nodes}, t)
	}
	if len(e.Line) == 0 {
		return rules.Move{}
	}
	return e.Line[0]
}

// sentences is how many sentences a moment has at most.
const sentences = 2

// Spoken are the claims that are said about a moment: the weightiest ones.
func (m Moment) Spoken() []claims.Claim { return m.Claims[:min(len(m.Claims), sentences)] }
