package session

import (
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
)

// TakeBack takes back the last move, and the program's answer to it. Edits.Redo plays them
// again.
func (s *Session) TakeBack() { s.Edits.takeBack() }

// MoveNow makes the program move at once.
func (s *Session) MoveNow() { s.do(func() { s.match.MoveNow() }) }

// OfferDraw offers a draw, or accepts the offer that the opponent made with a move. It
// shows the last position, in which the answer will be seen.
func (s *Session) OfferDraw() {
	if s.now.Accepts() {
		s.AnswerOffer(true)
		return
	}
	s.do(func() {
		if s.try(s.match.OfferDraw()); s.now.Playing() {
			s.now.Place = s.place(record.Mainline(len(s.now.Game.Moves)))
		}
	})
}

// AnswerOffer accepts or declines the opponent's draw offer.
func (s *Session) AnswerOffer(accept bool) {
	s.do(func() { s.try(s.match.AnswerOffer(accept)) })
}

// Resign resigns the game.
func (s *Session) Resign() { s.act((*match.Match).Resign) }

// StopClock pauses the clocks, or restarts them.
func (s *Session) StopClock() { s.act((*match.Match).StopClock) }

// CountSleep counts the time during which the computer slept.
func (s *Session) CountSleep() { s.act((*match.Match).CountSleep) }

// act does something that the match may refuse.
func (s *Session) act(what func(*match.Match) error) {
	s.do(func() { s.try(what(s.match)) })
}
