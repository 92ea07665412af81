package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Play makes a move in the position on the board, which may be an earlier one. There, a
// move that is already in the tree is only shown, and any other move is added as a
// remark. If the move would replace moves of a game in progress, Play does not make it,
// but returns replace, which does so once the user has agreed. Otherwise replace is nil.
func (s *Session) Play(m rules.Move) (replace func()) {
	s.do(func() {
		at := s.now.Place
		switch {
		case s.now.Showing != nil:
		case s.now.Better != nil:
			s.tries(m)
		case s.now.Writing && s.now.Live():
			s.write(m)
		case s.now.Live() && s.now.Playing():
			s.try(s.match.Play(m))
		case s.walk(m):
		case s.now.remarks():
			s.remark(m)
		case s.strictly():
		default:
			replace = func() { s.playFrom(at, m) }
		}
	})
	return replace
}

// walk goes forward by a move, if the tree contains it, and reports whether it does.
func (s *Session) walk(m rules.Move) bool {
	path := s.now.Place.Path
	for i, c := range s.now.Game.Record.At(path).Children() {
		if c.Move() == m {
			s.Browse(path.Down(i))
			return true
		}
	}
	return false
}

// remark adds a move to the tree without playing it.
func (s *Session) remark(m rules.Move) {
	before, path, plies := s.now.Place.Position(), s.now.Place.Path, len(s.now.Game.Moves)
	san := rules.Written(s.now.Rules, before, m)
	done := s.edit(phrase.Say("session.move", san), func(r *record.Record) record.Path {
		return s.match.Try(r, path, m, san.Text)
	})
	if done && len(s.now.Game.Moves) == plies { // a move of the game itself has already made its sound
		s.hearMove(before, s.now.Place.Position(), false)
	}
}

// playFrom continues the game from an earlier place, unless the game has changed
// meanwhile.
func (s *Session) playFrom(at Place, m rules.Move) {
	s.do(func() {
		ply := len(at.Moves)
		if g := s.now.Game; at.Game != g.Game || ply >= len(g.Line) || !at.is(s.place(record.Mainline(ply))) {
			return
		}
		s.now.Place = s.place(record.Mainline(len(s.now.Game.Moves)))
		s.try(s.match.PlayFrom(ply, m))
	})
}

// NotYours reports whether no person may move in the position on the board, and if so
// says why.
func (s *Session) NotYours() bool {
	if s.now.MayMove() {
		return false
	}
	s.try(match.ErrNotYours)
	return true
}

// TakeBack takes back the last move, and the program's answer to it. Redo plays them
// again.
func (s *Session) TakeBack() {
	s.do(func() {
		before := s.step(phrase.Say("session.move", s.now.lastOwn()))
		s.history.busy = true
		err := s.match.TakeBack()
		s.history.busy = false
		if err == nil {
			s.remember(nil, append(s.history.future, before))
		}
		s.try(err)
	})
}

// lastOwn is the last move made by a person, the zero value if there is none.
func (s Snapshot) lastOwn() rules.SAN {
	for n := len(s.Game.Moves) - 1; n >= 0; n-- {
		if s.Game.Human[s.Game.Line[n].Turn()] {
			return rules.Written(s.Rules, s.Game.Line[n], s.Game.Moves[n])
		}
	}
	return rules.SAN{}
}

// MoveNow makes the program move at once.
func (s *Session) MoveNow() { s.do(func() { s.match.MoveNow() }) }

// OfferDraw offers a draw, or accepts the offer that the opponent made with a move.
func (s *Session) OfferDraw() {
	if s.now.Accepts() {
		s.AnswerOffer(true)
		return
	}
	s.act((*match.Match).OfferDraw)
}

// AnswerOffer accepts or declines the opponent's draw offer.
func (s *Session) AnswerOffer(accept bool) {
	s.do(func() { s.try(s.match.AnswerOffer(accept)) })
}

// Resign resigns the game.
func (s *Session) Resign() { s.act((*match.Match).Resign) }

// StopClock pauses the clocks, or restarts them.
func (s *Session) StopClock() { s.act((*match.Match).StopClock) }

// CountNap counts the time during which the computer slept.
func (s *Session) CountNap() { s.act((*match.Match).CountNap) }

// act does something that the match may refuse.
func (s *Session) act(what func(*match.Match) error) {
	s.do(func() { s.try(what(s.match)) })
}
