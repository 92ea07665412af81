package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Verdict returns how the game ended, as a headline for the person at the board, and what
// ended it.
func (s Snapshot) Verdict() (headline, by phrase.Phrase) {
	g := s.Game
	by = rules.EndedBy(s.Rules, g.Line[0], g.Outcome)
	if g.Outcome.Result == rules.Drawn {
		return phrase.Say("session.end-drawn"), by
	}
	winner := rules.White
	if g.Outcome.Result == rules.BlackWins {
		winner = rules.Black
	}
	switch {
	case g.Human[winner] == g.Human[winner.Other()]:
		return phrase.Say("session.end-someone-won", g.Names[winner]), by
	case g.Human[winner]:
		return phrase.Say("session.end-won"), by
	}
	return phrase.Say("session.end-lost"), by
}
