package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An offer is a draw offer.
type offer struct {
	open     bool // it has been made and not yet answered
	promised bool // it will be made with the next move, by tournament rules
	by       rules.Side
}

// with returns the offer after a move. A promised offer is made with the move, and any
// other offer is answered by it.
func (o offer) with(mover rules.Side) offer {
	return offer{open: o.promised && o.by == mover, by: mover}
}

// OfferDraw offers a draw for the person to move. Another person is shown the offer and
// answers it, while a program is asked. Both sides must have made a move (5.2.3). By
// tournament rules the offer is made with the next move and is valid until it is
// answered, for which a move is enough (9.1.2.1).
func (m *Match) OfferDraw() error {
	if err := m.stopped(); err != nil {
		return err
	}
	if !m.mover().Human() {
		return ErrNotYours
	}
	by, least := m.line.position().Turn(), 2
	if m.strict() {
		least = 1 // plus the next move
	}
	why := rules.NoAgreement(m.config.Rules, m.line.position())
	switch {
	case why.Form != "":
		return phrase.Errorf(why.Form, why.Words...)
	case len(m.line.moves) < least:
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

// askOffer asks a program whether it accepts the draw offer.
func (m *Match) askOffer() {
	other := m.config.Seats[m.offer.by.Other()]
	if other.Human() {
		return
	}
	m.questions.withdraw()
	q := m.question()
	q.Offer = true
	m.questions.put(other.Player, q, func(a player.Action, err error) {
		_ = m.AnswerOffer(err == nil && a.Accept)
	})
}

// AnswerOffer accepts or declines the open offer.
func (m *Match) AnswerOffer(accept bool) error {
	if !m.offer.open {
		return ErrNoOffer
	}
	if accept {
		return m.end(ending{Outcome: rules.Outcome{Result: rules.Drawn, Reason: rules.Agreement}})
	}
	m.decline()
	if !m.mover().Human() {
		m.ask() // for its move, which by tournament rules is due now
	}
	m.changed()
	return nil
}

// decline declines the open offer, if there is one.
func (s *state) decline() {
	if s.offer.open {
		s.note = phrase.Say("match.declines-draw", s.config.Seats[s.offer.by.Other()].Name)
		s.offer = offer{}
	}
}
