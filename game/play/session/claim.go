package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Side returns what a side is called in this game.
func (s Snapshot) Side(side rules.Side) phrase.Phrase {
	return rules.SideName(s.Rules, s.Game.Line[0], side)
}

// Ending returns a sentence on how the game ended.
func (s Snapshot) Ending() phrase.Phrase {
	return rules.Ending(s.Rules, s.Game.Line[0], s.Game.Outcome)
}

// The text identifiers of claims.
const (
	claimDraw = "common.claim-draw"
	declare   = "session.declare-king-entered"
)

// ClaimName returns what the claim is called in this game.
func (s Snapshot) ClaimName() phrase.Phrase {
	if _, own := s.explainClaim(); own {
		return phrase.Say(declare)
	}
	return phrase.Say(claimDraw)
}

// MayClaim reports whether a claim is worth trying. By tournament rules it always is: a wrong
// claim costs time, and the program does not say beforehand which one is wrong.
func (s Snapshot) MayClaim() bool {
	if why, own := s.explainClaim(); own {
		return why.Form != ""
	}
	return s.Game.Conduct.Strict() || s.Rules != nil && s.Game.Claimable(s.Rules)
}

// Claim says what the side to move may claim, and how to do it.
func (s Snapshot) Claim() phrase.Phrase {
	if why, own := s.explainClaim(); own {
		return phrase.Say("%v %v", why, phrase.Say("session.declare-choose-game", s.ClaimName()))
	}
	return phrase.Say("session.claim-draw-game-claim", s.Game.Outcome.Claim)
}

func (s Snapshot) explainClaim() (why phrase.Phrase, own bool) {
	if s.Rules == nil || len(s.Game.Line) == 0 { // before the first game
		return phrase.Phrase{}, false
	}
	return rules.ExplainClaim(s.Rules, s.Game.Now())
}
