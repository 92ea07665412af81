package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/training"
)

// A Trained says how far the person's moments have become cards to be trained.
type Trained uint8

// Not at all, being examined, and done.
const (
	Untrained Trained = iota
	Examining
	InTraining
)

// Trainable returns how many moments the review has of the person at this computer that can
// be trained: none unless the game is orthodox chess and has a side of that person.
func (r Reviewed) Trainable() (n int) {
	if !r.On || !r.Owned || !rules.Orthodox(r.Game.Rules.ID()) {
		return 0
	}
	return len(r.Review.Moments(r.Own))
}

// Train makes cards of the person's moments whose better move is clear, which an engine
// examines in the background, and says which were left out and why. add keeps the cards
// and returns how many are new; it is called on another goroutine.
func (r *GameReview) Train(add func([]training.Card) (fresh int, err error)) {
	r.do(func() {
		now := &r.now.Review
		if now.Trained != Untrained || now.Trainable() == 0 {
			return
		}
		now.Trained = Examining
		about, side, from := now.Review, now.Own, training.SourceOf(r.now.Game.Record, now.Own)
		reviewer := r.config.Opponents.Reviewer(r.now.Rules.ID())
		type added struct {
			training.Harvest
			fresh int
		}
		task.Go(r.training, func(t *task.Task) (a added, err error) {
			engine := reviewer.New()
			defer review.Release(engine)
			if a.Harvest, err = training.FromReview(t.Context(), about, side, from, engine); err == nil {
				a.fresh, err = add(a.Cards)
			}
			return a, err
		}, func(a added, err error) {
			r.do(func() { r.trained(a.Harvest, a.fresh, err) })
		})
	})
}

// trained says what became of the moments. fresh is how many of the cards are new.
func (r *GameReview) trained(h training.Harvest, fresh int, err error) {
	if err != nil {
		r.now.Review.Trained = Untrained
		r.try(err)
		return
	}
	r.now.Review.Trained = InTraining
	said := []phrase.Phrase{phrase.Say("session.trained-none")}
	if fresh > 0 {
		said[0] = phrase.Say("session.trained", phrase.Number(fresh))
	}
	if known := len(h.Cards) - fresh; known > 0 {
		said = append(said, phrase.Say("session.trained-known", phrase.Number(known)))
	}
	for _, l := range h.Left {
		said = append(said, phrase.Say("session.trained-left", r.now.MoveAt(l.Ply), l.Why))
	}
	r.say(phrase.Join(" ", said...))
}
