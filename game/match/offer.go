package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

// An offer is a draw that is offered.
type offer struct {
	open     bool // it waits for an answer
	promised bool // it is made with the next move, by the rules of tournaments
	by       rules.Side
}

// with is the offer after a move: one that was promised is made with it, and another
// one is answered by it.
func (o offer) with(mover rules.Side) offer {
	return offer{open: o.promised && o.by == mover, by: mover}
}

// OfferDraw offers a draw for the person who has the move. Another person is shown
// the offer and answers it; a program is asked. Both sides have made a move before
// (5.2.3). By the rules of tournaments the offer goes with the next move, and stands
// until it is answered: a move is an answer (9.1.2.1).
func (m *Match) OfferDraw() error {
	if err := m.stopped(); err != nil {
		return err
	}
	if !m.mover().Human() {
		return ErrNotYours
	}
	by, least := m.position().Turn(), 2
	if m.strict() {
		least = 1 // and the one to come
	}
	switch {
	case len(m.moves) < least:
		return ErrTooSoon
	case m.offer.promised:
		return ErrPromised
	case m.strict():
		m.decline()
		m.offer = offer{promised: true, by: by}
		m.note = phrase.Say("match.offer-with-move")
	default:
		m.offer, m.note = offer{open: true, by: by}, phrase.Phrase{}
		m.askOffer()
	}
	m.changed()
	return nil
}

// askOffer asks a program whether it takes the draw that is offered.
func (m *Match) askOffer() {
	other := m.config.Seats[m.offer.by.Other()]
	if other.Human() {
		return
	}
	m.drop()
	q := m.question()
	q.Offer = true
	m.put(other, q, func(a player.Action, err error) {
		_ = m.AnswerOffer(err == nil && a.Accept)
	})
}

// AnswerOffer accepts or declines the open offer.
func (m *Match) AnswerOffer(accept bool) error {
	if !m.offer.open {
		return ErrNoOffer
	}
	if accept {
		return m.end(rules.Outcome{Result: rules.Drawn, Reason: rules.Agreement})
	}
	m.decline()
	if !m.mover().Human() {
		m.ask() // for the move, which by the rules of tournaments comes now
	}
	m.changed()
	return nil
}

// decline ends an offer that is open.
func (m *Match) decline() {
	if m.offer.open {
		m.note = phrase.Say("match.declines-draw", m.config.Seats[m.offer.by.Other()].Name)
		m.offer = offer{}
	}
}
