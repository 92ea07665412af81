package session

import (
	"time"

	"passedpawn/game/rules"
)

// A Showing is a line of moves that is shown on the board, move by move. The game and the
// place in it stay what they are.
type Showing struct {
	Place
	From  int // the number of plies of the game before the line
	Claim int // which of the claims about the moment there it shows
}

// showPause is how long each position of a line is shown.
const showPause = 1100 * time.Millisecond

// ShowClaim shows on the board, move by move, why what is said about a moment of the review
// is true. If its first claim is on the board already, the next one follows.
func (s *Session) ShowClaim(m Moment) {
	all, g, ply, which := m.Spoken(), s.now.Review.Game, m.Ply, 0
	if !s.now.Review.On || ply < 0 || ply >= len(g.Moves) || len(all) == 0 {
		return
	}
	if now := s.now.Showing; now != nil && now.From == ply {
		which = (now.Claim + 1) % len(all)
	}
	c := all[which]
	s.do(func() {
		s.leaveBetter()
		s.quiet()
		at := Place{Game: g.Game, Line: g.Line[: ply+1 : ply+1], Moves: g.Moves[:ply:ply]}
		s.now.Showing = &Showing{at, ply, which}
		s.Say(c.Text)
		s.stepLater(s.now.Showing, c.Line)
	})
}

// stepLater shows the rest of a line, one move after each pause, unless something else is
// on the board by then.
func (s *Session) stepLater(now *Showing, rest []rules.Move) {
	if len(rest) == 0 {
		return
	}
	s.config.After(showPause, func() {
		if s.now.Showing != now {
			return
		}
		next, err := now.Position().Play(rest[0])
		if err != nil {
			return
		}
		s.do(func() {
			shown := &Showing{now.Place, now.From, now.Claim}
			shown.Line, shown.Moves = append(now.Line[:len(now.Line):len(now.Line)], next), append(now.Moves[:len(now.Moves):len(now.Moves)], rest[0])
			s.hearMove(now.Position(), next, false)
			s.now.Showing = shown
			s.stepLater(shown, rest[1:])
		})
	})
}

// Sight is the place that the board shows: that of the game, or of a line that is shown.
func (s Snapshot) Sight() Place {
	if s.Showing != nil {
		return s.Showing.Place
	}
	return s.Place
}
