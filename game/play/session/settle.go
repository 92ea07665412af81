package session

import (
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
)

// patience is how long a person waits for a result without being told why.
const patience = 300 * time.Millisecond

// settle works out in the background whether the winner of a game could mate, if that was
// not decided when the game ended. If not, the game is a draw (5.1.2, 6.9). If it stays
// open, the side with time left wins, and settle says so.
func (s *Session) settle() {
	g, r := s.now.Game, s.now.Rules
	winner := rules.White
	if g.Outcome.Result == rules.BlackWins {
		winner = rules.Black
	}
	var search *task.Task // a later ending of the same game drops it
	open := func() bool { return s.now.Game.Game == g.Game && s.now.Game.Unsettled && !search.Dropped() }
	stop := s.config.After(patience, func() {
		if open() {
			s.say(phrase.Say("session.settling", s.now.Side(winner)))
		}
	})
	type answer struct{ can, certain bool }
	search = task.Go(s.settling, func(*task.Task) (answer, error) {
		can, certain := rules.CanMate(r, g.Now(), winner, true)
		return answer{can, certain}, nil
	}, func(a answer, _ error) {
		if stop(); !open() {
			return
		}
		s.do(func() {
			s.match.Settle(a.can)
			if s.quiet(); !a.certain {
				s.say(phrase.Say("law.passed-pawn-not-find", s.now.Side(winner)))
			}
		})
	})
}

// finished reports whether a game is over and its result certain.
func finished(g match.Snapshot) bool { return g.Outcome.Over() && !g.Unsettled }
