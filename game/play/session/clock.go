package session

import (
	"time"

	"passedpawn/game/play/match"
	"passedpawn/game/rules"
)

// followClock calls Tick whenever the running clock shows another time.
func (s *Session) followClock() {
	if s.tick != nil {
		s.tick()
		s.tick = nil
	}
	c := s.now.Game.Clock
	side, runs := c.Running()
	if !runs {
		return
	}
	until := c.Face(side, s.config.Now()).Until
	s.tick = s.config.After(max(until, time.Millisecond), func() {
		s.config.Tick()
		s.hurry(side)
		s.followClock()
	})
}

// hurry makes the sounds that warn a person of little time and count the last seconds.
func (s *Session) hurry(side rules.Side) {
	f := s.now.Game.Clock.Face(side, s.config.Now())
	switch {
	case !s.now.Game.Human[side] || !f.Low:
	case !s.hurried[side]:
		s.hurried[side] = true
		s.config.Cue(ShortOfTime)
	case f.Count > 0 && f.Count != s.counted:
		s.config.Cue(Counted + Cue(f.Count))
	}
	s.counted = f.Count
}

// A Cue is an event that makes a sound.
type Cue int

// The cues. A move that does several things has the last cue that applies.
const (
	Moved Cue = iota
	Captured
	Checked
	Ended
	ShortOfTime // a person has little time left
	Counted     // plus a number from 1 to 10: that many seconds are left
)

// cue makes a sound after the observer has been told of the event.
func (s *Session) cue(c Cue) {
	s.after = append(s.after, func() { s.config.Cue(c) })
}

// hearMove makes the sound of the move from one position to the next.
func (s *Session) hearMove(before, after rules.Position, over bool) {
	switch {
	case over:
		s.cue(Ended)
	case len(after.Checks()) > 0:
		s.cue(Checked)
	case s.men(after) < s.men(before):
		s.cue(Captured)
	default:
		s.cue(Moved)
	}
}

// hearGame makes the sound of what has happened in the game: another move, or its end.
func (s *Session) hearGame(old, now match.Snapshot) {
	n, over := len(now.Moves), now.Outcome.Over()
	switch {
	case n > 0 && n == len(old.Moves)+1:
		s.hearMove(now.Line[n-1], now.Line[n], over)
	case n == len(old.Moves) && over && !old.Outcome.Over():
		s.cue(Ended)
	}
}

// men returns the number of pieces on the board.
func (s *Session) men(at rules.Position) int {
	sum := 0
	files, ranks := s.now.Rules.Size()
	for _, n := range rules.PieceCounts(at, files, ranks) {
		sum += n
	}
	return sum
}
