package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// ask asks a program for the next move, if one is to move.
func (m *Match) ask() {
	m.questions.withdraw()
	m.WithdrawHint()
	if m.outcome().Over() || m.mover().Human() {
		return
	}
	q := m.question()
	q.Now, q.Ponder = m.questions.allowNow(), m.questions.allowPonder()
	m.questions.put(m.mover().Player, q, m.answered)
}

// question returns the question for a move in the position on the board.
func (m *Match) question() player.Question {
	return player.Question{Game: m.game, Line: m.line.positions, Moves: m.line.moves, Clocks: m.timer.turns()}
}

// answered plays a program's move, or ends the game if it resigns or makes a claim. An
// illegal move is not played. The person is told so and can take back or ask again.
func (m *Match) answered(a player.Action, err error) {
	who, side, claim := m.mover().Name, m.line.position().Turn(), m.outcome()
	switch {
	case err != nil:
	case a.Resign:
		_ = m.end(m.line.lost(side, rules.Resignation))
		return
	case a.Claim && claim.Claim != rules.NoReason:
		if !m.flag() {
			_ = m.end(ending{Outcome: claim.Claimed(side)})
		}
		return
	case a.Claim:
		err = phrase.Errorf("match.program-claim-wrong")
	case !rules.Legal(m.line.position(), a.Move):
		err = phrase.Errorf("match.move-not-legal", a.Move.From, a.Move.To)
	}
	if err != nil {
		m.fault = phrase.Errorf("match.not-move", who, err)
		m.timer.halt()
		m.changed()
		return
	}
	m.play(len(m.line.moves), a.Move)
}

// play makes a legal move after the given number of plies of the line, if there is time
// left.
func (m *Match) play(plies int, mv rules.Move) {
	if m.flag() {
		return // the move came too late
	}
	m.truncate(plies)
	side := m.line.position().Turn()
	m.line.release()
	if err := m.line.advance(mv); err != nil {
		m.fault = err
		m.changed()
		return
	}
	m.line.record.Add(plies, mv, m.line.sans[plies])
	m.timer.press(side, m.line.last())
	m.ending, m.turn = m.claimedFor(side), turn{offer: m.offer.with(side)}
	if m.offer.open && !m.outcome().Over() {
		m.askOffer()
	} else {
		m.ask()
	}
	m.changed()
}

// Replace puts another program on a side in place of the one there, and asks it if that
// side is to move. name writes it into the record and returns its name.
func (m *Match) Replace(side rules.Side, p player.Player, name func(*record.Record) phrase.Phrase) {
	r := m.line.record.Clone()
	m.config.Seats[side] = Seat{Name: name(r), Player: p}
	m.line.record = r
	if m.line.position().Turn() == side {
		m.askAgain()
	}
	m.changed()
}

// askAgain asks a program, or the one that has replaced it, after a failure. Its clock
// goes on if it was running.
func (m *Match) askAgain() {
	if m.fault != nil {
		m.timer.resume(m.line.position().Turn())
	}
	m.fault = nil
	m.ask()
}

// MoveNow makes a thinking program move at once, and asks again if a program has failed.
func (m *Match) MoveNow() {
	if m.questions.open() {
		m.questions.moveNow()
		return
	}
	m.askAgain()
	m.changed()
}
