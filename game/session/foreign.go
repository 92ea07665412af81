package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Foreign says whose a piece is that a hand was put on, where the other side has the
// move: so somebody who clicks on the wrong pieces hears why nothing happens.
func (s *Session) Foreign(at rules.Spot) {
	if s.match == nil || s.now.Ahead || !s.now.MayMove() {
		return
	}
	g, turn := s.now.Game, s.now.Place.Position().Turn()
	piece, there := rules.PieceAt(s.now.Place.Position(), at)
	switch {
	case !there || piece.Side == turn:
	case s.now.Live() && g.Human[turn] && !g.Human[turn.Other()]:
		s.Say(phrase.Say("session.opponents-piece", s.now.Side(turn)))
	default:
		s.Say(phrase.Say("session.other-sides-piece", s.now.Side(turn.Other()), s.now.Side(turn)))
	}
}
