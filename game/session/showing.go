package session

import (
	"time"

	"passedpawn/game/claims"
	"passedpawn/game/rules"
)

// A Showing is a line of moves that is shown on the board, move by move. The game and the
// place in it stay what they are.
type Showing struct {
	Place
	from int // the number of plies of the game before the line
}

// showPause is how long each position of a line is shown.
const showPause = 1100 * time.Millisecond

// ShowClaim shows on the board, move by move, why a claim about the move of a reviewed game
// made after a number of plies is true.
func (s *Session) ShowClaim(ply int, c claims.Claim) {
	g := s.now.Review.Game
	if !s.now.Review.On || ply < 0 || ply >= len(g.Moves) || len(c.Line) == 0 {
		return
	}
	s.do(func() {
		s.leaveBetter()
		s.quiet()
		at := Place{Game: g.Game, Line: g.Line[: ply+1 : ply+1], Moves: g.Moves[:ply:ply]}
		s.now.Showing = &Showing{at, ply}
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
			shown := &Showing{now.Place, now.from}
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
