package session

import (
	"slices"

	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// observe handles a new snapshot of the match.
func (s *Session) observe(g match.Snapshot) {
	s.do(func() {
		old, live := s.now.Game, s.now.Live()
		s.now.Game = g
		path := s.now.Place.Path
		if live || !g.Record.Has(path) {
			path = record.Mainline(len(g.Moves))
		}
		s.now.Place = s.place(path)
		if changed(old, g) {
			s.advanced(live)
		}
		if s.saved.wanted && (len(g.Moves) > 0 || g.Record.Start != "" || g.Outcome.Over() || s.saved.written != nil) {
			s.save()
		}
		s.explainAllowed()
		s.hearGame(old, g)
		s.answer(old, g)
		if g.Unsettled && !old.Unsettled {
			s.settle()
		}
		if finished(g) && !finished(old) && !s.now.Study && !s.history.busy {
			s.after = append(s.after, func() { s.config.Ended(g) })
		}
	})
}

// advanced updates the session after a move, a takeback or the end of the game. live
// reports whether the board showed the game's current position.
func (s *Session) advanced(live bool) {
	if !s.history.busy {
		s.forgetEdits()
	}
	s.quiet()
	s.now.Writing, s.now.Written = false, nil
	g := s.now.Game
	if s.options.FlipEachMove && !s.now.Study && g.Human[0] && g.Human[1] && live && !g.Outcome.Over() {
		s.now.Flipped = g.Now().Turn() != rules.ShapeOf(s.now.Rules).Below
	}
	if len(g.Moves) > 0 || g.Outcome.Over() {
		s.saved.wanted = true
	}
}

// changed reports whether the moves played or the outcome have changed.
func changed(old, now match.Snapshot) bool {
	return old.Outcome != now.Outcome || !slices.Equal(old.Moves, now.Moves)
}
