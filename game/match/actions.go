package match

import (
	"context"

	"passedpawn/game/clock"
	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

// Play makes a move of the person whose turn it is.
func (m *Match) Play(mv rules.Move) error {
	if err := m.stopped(); err != nil {
		return err
	}
	return m.PlayFrom(len(m.moves), mv)
}

// PlayAhead makes a move that a person chose before the opponent moved. It takes no
// time, as on lichess: what has passed since then was not used to think.
func (m *Match) PlayAhead(mv rules.Move) error {
	if m.clock.Used() {
		side, now := m.position().Turn(), m.config.Now()
		m.clock = m.clock.Add(side, -m.clock.Thought(side, now), now)
	}
	return m.Play(mv)
}

// PlayFrom goes on from the position after so many plies with another move.
// What was played there before is kept as a variation.
func (m *Match) PlayFrom(plies int, mv rules.Move) error {
	if plies < 0 || plies >= len(m.line) {
		return phrase.Errorf("match.game-no-ply", plies)
	}
	p := m.line[plies]
	if !m.config.Seats[p.Turn()].Human() {
		return ErrNotYours
	}
	if plies < len(m.moves) && m.strict() {
		return ErrStrict
	}
	if !rules.Legal(p, mv) {
		return phrase.Errorf("common.move-from-not-legal", mv.From, mv.To)
	}
	if plies == len(m.moves) && m.binds(mv) {
		return phrase.Errorf("match.another-touched-first")
	}
	m.play(plies, mv)
	return nil
}

// stopped is why nobody can play in the game, nil while it is being played.
func (m *Match) stopped() error {
	switch {
	case m.config.Study:
		return ErrStudy
	case m.outcome().Over():
		return ErrOver
	}
	return nil
}

// takeTo is the length of the line after a takeback, -1 if there is none: back
// to where a person has the move, both plies against a program.
func (m *Match) takeTo() int {
	for plies := len(m.moves) - 1; plies >= 0; plies-- {
		if m.config.Seats[m.line[plies].Turn()].Human() {
			return plies
		}
	}
	return -1
}

// TakeBack undoes the person's last move and the program's answer to it, also
// while the program is thinking. The end of a game is not taken back.
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
	for plies := len(m.moves); plies > to; plies-- {
		m.record.TruncateMain(plies - 1)
	}
	m.truncate(to)
	m.clock, m.nap = m.standing(), Nap{}
	m.over, m.offer, m.hold, m.note, m.fault = rules.Outcome{}, offer{}, hold{}, phrase.Phrase{}, nil
	m.ask()
	m.changed()
	return nil
}

// person is the side a person acts for: the one to move, or else the only one
// a person plays.
func (m *Match) person() rules.Side {
	side := m.position().Turn()
	if !m.config.Seats[side].Human() {
		return side.Other()
	}
	return side
}

// Resign ends the game: the person whose turn it is gives up, or the only one.
func (m *Match) Resign() error {
	if err := m.stopped(); err != nil {
		return err
	}
	return m.end(m.lost(m.person(), rules.Resignation))
}

// lost is the outcome when a side has resigned or run out of time: the other wins,
// but for a draw where no series of legal moves lets it mate (5.1.2, 6.9).
func (m *Match) lost(side rules.Side, why rules.Reason) rules.Outcome {
	can, certain := rules.CanMate(m.config.Rules, m.position(), side.Other(), false)
	m.unsettled = !certain
	return outcomeOf(side, why, can)
}

// outcomeOf is how a game ends that a side has lost, but for a draw where the other side
// cannot mate.
func outcomeOf(loser rules.Side, why rules.Reason, can bool) rules.Outcome {
	if can {
		return rules.Outcome{Result: rules.Win(loser.Other()), Reason: why}
	}
	return rules.Outcome{Result: rules.Drawn, Reason: why}
}

// Settle takes a thorough answer to the question whether the winner can mate, which was
// still open when the game ended.
func (m *Match) Settle(can bool) {
	if !m.unsettled {
		return
	}
	m.unsettled = false
	winner := rules.White
	if m.over.Result == rules.BlackWins {
		winner = rules.Black
	}
	m.over = outcomeOf(winner.Other(), m.over.Reason, can)
	m.changed()
}

func (m *Match) end(o rules.Outcome) error {
	if err := m.stopped(); err != nil {
		return err
	}
	m.drop()
	m.over, m.offer, m.hold, m.note, m.fault = o, offer{}, hold{}, phrase.Phrase{}, nil
	m.changed()
	return nil
}

// Hint asks a player what it would do here, without playing it. then is called
// where the match may be touched, unless the game has moved on or ctx ended.
func (m *Match) Hint(ctx context.Context, adviser player.Player, then func(rules.Move, error)) {
	if m.strict() && !m.outcome().Over() {
		then(rules.Move{}, ErrNoHelp)
		return
	}
	m.forget()
	ctx, m.forget = context.WithCancel(ctx)
	q := m.question()
	q.Clocks = [2]clock.Turn{} // the person's: the adviser's time is its own
	adviser.Ask(ctx, q, func(a player.Action, err error) {
		m.config.Post(func() {
			if ctx.Err() == nil {
				then(a.Move, err)
			}
		})
	})
}
