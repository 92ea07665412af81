package session

import (
	"slices"

	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
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
		if !s.Edits.changing { // which saves the history as well
			s.saver.update(s.now)
		}
		s.allowances.follow()
		if c, heard := gameCue(s.now.Rules, old, g); heard {
			s.cue(c)
		}
		s.Premoves.answer(old, g)
		s.ended(old, g)
	})
}

// advanced updates the session after a move, a takeback or the end of the game. live
// reports whether the board showed the game's current position.
func (s *Session) advanced(live bool) {
	if !s.Edits.changing {
		s.Edits.forget()
	}
	s.quiet()
	g := s.now.Game
	if s.options.FlipEachMove && !s.now.Study && g.Human[0] && g.Human[1] && live && !g.Outcome.Over() {
		s.now.Flipped = g.Now().Turn() != rules.ShapeOf(s.now.Rules).Below
	}
	if len(g.Moves) > 0 || g.Outcome.Over() {
		s.saver.wanted = true
	}
}

// ended settles the result of a game that has ended, and calls Config.Ended when it is
// certain.
func (s *Session) ended(old, g match.Snapshot) {
	if g.Unsettled && !old.Unsettled {
		s.settle()
	}
	if finished(g) && !finished(old) && !s.now.Study && !s.Edits.changing {
		s.after = append(s.after, func() { s.config.Ended(g) })
	}
}

// thought records a thought of the program about its move. A thought about another game,
// which may have other rules, is dropped.
func (s *Session) thought(t player.Thought) {
	if t.Game == s.now.Game.Game && s.now.Helped() {
		s.learn(func() { s.now.Thought = t })
	}
}

// changed reports whether the moves played or the outcome have changed.
func changed(old, now match.Snapshot) bool {
	return old.Outcome != now.Outcome || !slices.Equal(old.Moves, now.Moves)
}
