package session

import (
	"slices"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/training"
)

// A GameReview reviews the game on the board.
type GameReview struct {
	*state
	edits      *Edits
	evaluation *task.Latest
	training   *task.Latest                // making cards of the moments
	leaving    *task.Latest                // finding where the game left the person's openings
	moments    *task.Latest                // finding what is certain about the moments
	paces      map[[2]string]time.Duration // of a position, by the name of the reviewer and the game
}

func newReview(s *state, e *Edits) *GameReview {
	return &GameReview{
		state: s, edits: e, evaluation: task.NewLatest(s.config.Tasks), moments: task.NewLatest(s.config.Tasks),
		training: task.NewLatest(s.config.Tasks), leaving: task.NewLatest(s.config.Tasks), paces: map[[2]string]time.Duration{},
	}
}

// Start reviews the game on the board, or continues a review that was cancelled. If every
// move has an evaluation in the record, these are used.
func (r *GameReview) Start() {
	r.do(func() {
		switch {
		case r.now.Playing():
			r.try(phrase.Errorf("session.review-finish-first"))
			return
		case len(r.now.Game.Moves) == 0:
			r.try(phrase.Errorf("session.review-no-moves"))
			return
		case r.now.Review.Running:
			return
		case r.now.Review.Game.Game == nil:
			r.begin(true)
		}
		r.now.Review.On = true
		r.evaluate(true)
	})
}

// StartOver reviews the game with the engine, although the record has evaluations.
func (r *GameReview) StartOver() {
	r.do(func() {
		if r.now.MayReview() {
			r.drop()
			r.begin(false)
			r.now.Review.On = true
			r.evaluate(false)
		}
	})
}

// Open shows the moments of a side. A search for a better move of the other one ends.
func (r *GameReview) Open(side rules.Side) {
	r.do(func() {
		r.now.Review.Open = side
		if b := r.now.Better; b != nil && r.now.Review.Mover(b.Ply) != side {
			r.leave()
		}
	})
}

// Cancel stops the evaluation. What has been found stays.
func (r *GameReview) Cancel() { r.do(r.halt) }

// Close stops the evaluation and hides the review.
func (r *GameReview) Close() {
	r.do(func() {
		r.halt()
		r.now.Review.On = false
	})
}

// halt stops the evaluation.
func (r *GameReview) halt() {
	r.evaluation.Drop()
	r.now.Review.Running, r.now.Review.Left = false, 0
}

// stop stops all work for the review.
func (r *GameReview) stop() {
	r.halt()
	r.moments.Drop()
	r.training.Drop()
	r.leaving.Drop()
}

// drop forgets the review.
func (r *GameReview) drop() {
	r.stop()
	if r.now.Better != nil {
		r.leave()
	}
	r.now.Review = Reviewed{}
}

// follow forgets the review of a game whose moves have changed.
func (r *GameReview) follow() {
	about, g := r.now.Review.Game, r.now.Game
	if about.Game != nil && (about.Game != g.Game || !slices.Equal(about.Moves, g.Moves) || r.now.Playing()) {
		r.drop()
	}
}

// begin begins a review without results, or with those in the record if all are there.
func (r *GameReview) begin(file bool) {
	g := r.now.Game
	about := review.Game{Game: g.Game, Rules: r.now.Rules, Line: g.Line, Moves: g.Moves}
	now := Reviewed{Review: review.New(about), Times: review.Times(g.Record, g.Line), Phases: review.Phases(r.now.Rules, g.Line)}
	if told, all := review.FromFile(about, g.Record); file && all {
		now.Review, now.FromFile = told, true
	}
	now.Own, now.Owned = r.owner()
	now.Open = now.Own
	r.now.Review = now
}

// evaluate evaluates the positions that are not known yet, in the background. If kept is set, a
// review that was kept does instead.
func (r *GameReview) evaluate(kept bool) {
	if r.now.Review.Complete() {
		r.reviewed()
		return
	}
	r.now.Review.Running = true
	about, known := r.now.Review.Game, r.now.Review.Evals
	reviewer, limits := r.config.Opponents.Reviewer(r.now.Rules.ID()), player.Limits{Nodes: review.Nodes}
	r.now.Review.By = reviewer.Name
	began, pace := r.config.Now(), review.Pace{Guess: r.guess()}
	r.now.Review.Left = pace.Left(r.now.Review.Effort())
	task.Go(r.evaluation, func(t *task.Task) (struct{}, error) {
		if was, ok := reviewer.Kept.Load(about, reviewer.Name); ok && kept {
			t.Post(func() { r.learn(func() { r.now.Review.Review = was }) })
			return struct{}{}, nil
		}
		return struct{}{}, review.Run(t.Context(), about, known, limits, reviewer.New, func(ply int, e review.Eval) {
			t.Post(func() {
				r.learn(func() {
					now := &r.now.Review
					if pace.Done++; now.Evals[ply].Known {
						pace.Done += review.Deeper - 1
					}
					now.Review, pace.Took = now.With(ply, e), r.config.Now().Sub(began)
					r.paces[r.kind()] = pace.Each()
					now.Left = pace.Left(now.Effort())
				})
			})
		})
	}, func(_ struct{}, err error) {
		r.do(func() { r.evaluated(err) })
	})
}

// evaluated ends the evaluation.
func (r *GameReview) evaluated(err error) {
	r.halt()
	if err != nil {
		r.try(err)
		return
	}
	r.keep()
	r.reviewed()
}

// reviewed uses a review that is complete.
func (r *GameReview) reviewed() {
	if now := r.now.Review; now.Owned && rules.Orthodox(r.now.Rules.ID()) {
		t := training.TallyOf(now.Review, now.Own, r.now.Game.Record.Tag("Date"))
		r.after = append(r.after, func() { r.config.Reviewed(t) })
	}
	r.findMoments()
}

// keep keeps the review for the next time that somebody opens the game. If that fails, the game
// is evaluated again.
func (r *GameReview) keep() {
	now, kept := r.now.Review, r.config.Opponents.Reviewer(r.now.Rules.ID()).Kept
	task.Go(r.config.Tasks, func(*task.Task) (struct{}, error) {
		return struct{}{}, kept.Keep(now.Review, now.By)
	}, func(struct{}, error) {})
}
