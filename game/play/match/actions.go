package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// Play makes a move for the person to move.
func (m *Match) Play(mv rules.Move) error {
	if err := m.stopped(); err != nil {
		return err
	}
	return m.PlayFrom(len(m.line.moves), mv)
}

// PlayAhead makes a move that a person chose before the opponent moved. It takes no time,
// as on lichess, because the person did not need the time since then to think.
func (m *Match) PlayAhead(mv rules.Move) error {
	m.timer.spare(m.line.position().Turn())
	return m.Play(mv)
}

// PlayFrom continues the game with another move from the position after the given number
// of plies. The moves played there before are kept as a variation.
func (m *Match) PlayFrom(plies int, mv rules.Move) error {
	if plies < 0 || plies >= len(m.line.positions) {
		return phrase.Errorf("match.game-no-ply", plies)
	}
	p := m.line.positions[plies]
	if !m.config.Seats[p.Turn()].Human() {
		return ErrNotYours
	}
	if plies < len(m.line.moves) && m.strict() {
		return ErrStrict
	}
	if !rules.Legal(p, mv) {
		return phrase.Errorf("common.move-from-not-legal", mv.From, mv.To)
	}
	if plies == len(m.line.moves) && m.touches.forbid(m.line.position(), mv) {
		return phrase.Errorf("match.another-touched-first")
	}
	m.play(plies, mv)
	return nil
}

// TakeBack undoes the person's last move and the program's answer to it, even while the
// program is thinking. The end of a game cannot be taken back.
func (m *Match) TakeBack() error {
	if err := m.stopped(); err != nil {
		return err
	}
	if m.strict() {
		return ErrStrict
	}
	to := m.takeTo()
	if to < 0 {
		return ErrNothing
	}
	for plies := len(m.line.moves); plies > to; plies-- {
		m.line.record.TruncateMain(plies - 1)
	}
	m.truncate(to)
	m.questions.endPonder()
	m.timer.reset(m.line.clocks(m.config.Control))
	m.ending, m.turn = ending{}, turn{}
	m.ask()
	m.changed()
	return nil
}

// Resign ends the game: the person to move, or the only person, resigns.
func (m *Match) Resign() error {
	if err := m.stopped(); err != nil {
		return err
	}
	return m.end(m.line.lost(m.person(), rules.Resignation))
}

// Settle answers thoroughly whether the winner can mate, if that was still open when the
// game ended.
func (m *Match) Settle(can bool) {
	if m.ending.unsettled {
		m.ending = m.ending.settled(can)
		m.changed()
	}
}

func (m *Match) end(e ending) error {
	if err := m.stopped(); err != nil {
		return err
	}
	m.questions.withdraw()
	m.line.release()
	m.ending, m.turn = e, turn{}
	m.changed()
	return nil
}

// Hint asks a player for a move here, without playing it. then is called through Post,
// unless the game moves on or the hint is withdrawn before.
func (m *Match) Hint(adviser player.Player, then func(rules.Move, error)) {
	if m.strict() && !m.outcome().Over() {
		then(rules.Move{}, ErrNoHelp)
		return
	}
	q := m.question()
	q.Clocks = [2]clock.Turn{} // they are the person's, and the adviser does not use that time
	m.questions.hint(adviser, q, then)
}

// WithdrawHint withdraws the question for a hint, if there is one.
func (m *Match) WithdrawHint() { m.questions.hinting.Drop() }

// Hinting reports whether a hint was asked for and is still to come.
func (m *Match) Hinting() bool { return m.questions.hinting.Busy() }
