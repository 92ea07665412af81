package altpromo

import (
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// mover implements board.Mover.
type mover struct {
	state
	done []made
}

type made struct {
	move move
	undo undo
}

// Mover returns the position as a board.Mover.
func (p *position) Mover() board.Mover { return &mover{state: p.state, done: make([]made, 0, 64)} }

func (s *mover) Legal(to []board.Move) []board.Move {
	var l list
	s.legal(&l)
	return append(to, l.all()...)
}

func (s *mover) Make(m board.Move) { s.done = append(s.done, made{m, s.make(m)}) }

func (s *mover) Unmake() {
	n := len(s.done) - 1
	s.unmake(s.done[n].move, s.done[n].undo)
	s.done = s.done[:n]
}

func (s *mover) Turn() rules.Side { return s.turn }

func (s *mover) Check() bool { return s.inCheck(s.turn) }

func (s *mover) HalfmoveClock() int { return int(s.halfmoveClock) }

// Key distinguishes the state that the board does not show by numbers that are not sums
// of the board's own.
func (s *mover) Key() uint64 {
	rest := uint64(s.corners) | uint64(s.fresh)<<4 | uint64(s.turn)<<6 | uint64(s.passant)<<7
	return s.Mailbox.Key() ^ rest*0x9E3779B97F4A7C15
}

func (s *mover) RulesMove(m board.Move) rules.Move { return s.rulesMove(m) }

func (s *mover) Next(kind int) (becomes int, far bool) {
	if k := s.game.far[kind]; k >= 0 {
		return int(k), true
	}
	return int(s.game.home[kind]), false
}

func (s *mover) Mobility(kind int) float64 { return s.Mailbox.Mobility(kind) }

func (s *mover) Field() (*board.Layout, int) { return s.Mailbox.Layout, int(s.game.royal) }
