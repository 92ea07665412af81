package session

import (
	"passedpawn/game/play/match"
	"passedpawn/game/rules"
)

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
func (s *state) cue(c Cue) {
	s.after = append(s.after, func() { s.config.Cue(c) })
}

// moveCue returns the cue of the move from one position to the next.
func moveCue(r rules.Rules, before, after rules.Position) Cue {
	switch {
	case len(after.Checks()) > 0:
		return Checked
	case men(r, after) < men(r, before):
		return Captured
	default:
		return Moved
	}
}

// men returns the number of pieces on the board.
func men(r rules.Rules, at rules.Position) int {
	sum := 0
	files, ranks := r.Size()
	for _, n := range rules.PieceCounts(at, files, ranks) {
		sum += n
	}
	return sum
}

// gameCue returns the cue of what has happened in the game, and false if it makes no
// sound: it does if there is another move, or if the game has ended.
func gameCue(r rules.Rules, old, now match.Snapshot) (Cue, bool) {
	n, over := len(now.Moves), now.Outcome.Over()
	moved := n > 0 && n == len(old.Moves)+1
	switch {
	case moved && over, n == len(old.Moves) && over && !old.Outcome.Over():
		return Ended, true
	case moved:
		return moveCue(r, now.Line[n-1], now.Line[n]), true
	}
	return 0, false
}
