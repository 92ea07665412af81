package train

import (
	"time"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/tsume"
)

// A supply is the puzzles, and what is known of the person who solves them.
type supply struct {
	set      *puzzles.Set // empty until it has been read
	standing puzzles.Standing
	wish     wish
	trainer  *endings.Trainer // nil if endings are not trained, and until it has been loaded
	ending   endingWish
	mates    tsume.Deck
	bare     bool // no tables of distances have been built for them
	rules    rules.Rules
	draw     func(n int) int
}

// A wish is what puzzles a person wants to solve outside the schedule.
type wish struct {
	theme  puzzles.Theme // "" for any
	demand int           // a place in puzzles.Demands
}

// newSupply returns a supply without puzzles and endings.
func newSupply(r rules.Rules, mates []tsume.Problem, draw func(n int) int) supply {
	none := &puzzles.Set{}
	return supply{
		set: none, standing: none.Replay(nil), wish: wish{demand: fitting}, ending: endingWish{demand: fitting},
		mates: tsume.NewDeck(mates), rules: r, draw: draw,
	}
}

// A puzzle is a puzzle on the board, and how far it has been solved.
type puzzle struct {
	puzzles.Solution
	about puzzles.Puzzle
	ply   int // of the move to be found
}

// more reports whether another move is to be found after this one.
func (z *puzzle) more() bool { return z.ply+1 < len(z.Moves) }

// trial returns a trial of a fresh puzzle or ending for an item of a sitting after a number of others,
// nil if there is none.
func (s *supply) trial(sitting *training.Sitting, item string, after int, now time.Time) *trial {
	if item == anyEnding || endings.Known(item) {
		return s.exercise(sitting, item)
	}
	demand := puzzles.Fitting()
	switch item {
	case training.Race:
		demand = puzzles.Rising(after)
	case training.Quiz:
	default:
		if sitting.Endless {
			demand = puzzles.Demands()[s.wish.demand]
		}
	}
	theme := puzzles.Theme("") // any
	if puzzles.Known(item) {
		theme = puzzles.Theme(item)
	}
	one, ok := s.standing.Pick(theme, demand, now, s.draw)
	if !ok {
		return nil
	}
	solution, err := one.Solve(s.rules)
	if err != nil {
		return nil // cannot happen: a test plays all solutions
	}
	t := &trial{rules: s.rules, puzzle: &puzzle{Solution: solution, about: one, ply: -1}}
	if item == training.Quiz {
		t.question = asking(solution, one.Blunder && s.draw(2) == 0)
	} else {
		t.played = solution.Line[0]
	}
	return t
}
