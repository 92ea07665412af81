package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/rules"
)

// A state is a game as it stands. It says what may be done and keeps what has been done.
// It asks no player and tells no observer, which is left to Match.
type state struct {
	config Config // without the record, which changes
	line   Line
	ending ending
	timer  timer
	turn
}

// A turn is what has happened since the last move.
type turn struct {
	offer   offer
	touches touches
	note    phrase.Phrase
	fault   error
}

// newState replays a record. The error names the move that the rules do not allow.
func newState(c Config) (*state, error) {
	l := c.Line
	if l == nil || l.record != c.Record {
		var err error
		if l, err = Replay(c.Rules, c.Record); err != nil {
			return nil, err
		}
	}
	s := &state{config: c, line: *l, ending: endingIn(l, c.Study)}
	s.config.Record, s.config.Line = nil, nil // the line has both, because they change
	s.timer = timer{wall: c.Wall, world: c.World, clock: l.clocks(c.Control)}
	if s.binds() {
		s.touches = l.touches()
	}
	return s, nil
}

func (s *state) outcome() rules.Outcome {
	if s.ending.Over() {
		return s.ending.Outcome
	}
	return s.line.outcome()
}

// stopped returns why no one can play in the game, nil while it is being played.
func (s *state) stopped() error {
	switch {
	case s.config.Study:
		return ErrStudy
	case s.outcome().Over():
		return ErrOver
	}
	return nil
}

func (s *state) mover() Seat { return s.config.Seats[s.line.position().Turn()] }

// person returns the side that a person acts for: the side to move, or the other one if
// only that is played by a person.
func (s *state) person() rules.Side {
	side := s.line.position().Turn()
	if !s.config.Seats[side].Human() {
		return side.Other()
	}
	return side
}

// strict reports whether tournament rules apply to this game.
func (s *state) strict() bool { return s.config.Conduct.Strict() && !s.config.Study }

// customs returns the customs of this game.
func (s *state) customs() rules.Customs { return rules.CustomsOf(s.config.Rules) }

// takeTo returns the length of the line after a takeback, -1 if there is none. A takeback
// goes back until a person is to move: two plies against a program.
func (s *state) takeTo() int {
	for plies := len(s.line.moves) - 1; plies >= 0; plies-- {
		if s.config.Seats[s.line.positions[plies].Turn()].Human() {
			return plies
		}
	}
	return -1
}

// truncate cuts the line off, and sets the clocks back with it.
func (s *state) truncate(plies int) {
	if plies == len(s.line.moves) {
		return
	}
	s.line.cut(plies)
	s.timer.reset(s.line.clocks(s.config.Control))
}

// penalise notes an offence, and gives the opponent of the side to move extra time.
func (s *state) penalise(what phrase.Phrase) {
	s.note = what
	if !s.timer.clock.Used() {
		return
	}
	more, other, here := s.config.Control.Penalty(), s.line.position().Turn().Other(), s.line.last()
	s.timer.clock = s.timer.clock.Give(other, more)
	here.Set(addedCommand, clock.Note(added(here)+more))
	s.note = phrase.Say("%v %v", what, phrase.Say("match.gets-more", s.config.Seats[other].Name, clock.Minutes(more)))
}
