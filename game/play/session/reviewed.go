package session

import (
	"slices"
	"time"

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
	Left     time.Duration   // how long the evaluation will take, about; 0 while it does not run
	FromFile bool            // the evaluations are those in the record
	Times    []time.Duration // of the moves, review.Unknown for those that are not known
	Phases   []review.Phase  // of the positions
	Moments  []Moment        // the marked moves, first those that mattered most; empty until the review is complete
	Own      rules.Side      // the side of the person at this computer
	Owned    bool            // there is such a side
	Trained  Trained         // how far the person's moments have become cards
	Opening  Departed        // where the game left the person's openings
	Open     rules.Side      // whose moments are shown: at first those of the person, or else White's
}

// A Moment is a marked move, and what is certain about it.
type Moment struct {
	Ply    int // before the move
	Claims []claims.Claim
}

// Timed reports whether the time of any move is known.
func (r Reviewed) Timed() bool {
	return slices.ContainsFunc(r.Times, func(d time.Duration) bool { return d != review.Unknown })
}

// Mine reports whether a side is that of the person at this computer.
func (r Reviewed) Mine(side rules.Side) bool { return r.Owned && r.Own == side }

// Opened returns the moments that mattered most of the side whose moments are shown.
func (r Reviewed) Opened() (all []Moment) {
	for _, ply := range r.Review.Moments(r.Open) {
		if m, ok := r.MomentAt(ply); ok {
			all = append(all, m)
		}
	}
	return all
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

// sentences is how many sentences a moment has at most.
const sentences = 2

// Spoken are the claims that are said about a moment: the weightiest ones.
func (m Moment) Spoken() []claims.Claim { return m.Claims[:min(len(m.Claims), sentences)] }
