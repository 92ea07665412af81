package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Foreign is called when a piece is touched. If it belongs to the side that is not to
// move, Foreign says whose it is, so that a person who clicks on the wrong pieces learns
// why nothing happens.
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
