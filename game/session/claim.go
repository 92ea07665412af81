package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Side is what a side is called in the game.
func (s Snapshot) Side(side rules.Side) phrase.Phrase {
	return rules.SideName(s.Rules, s.Game.Line[0], side)
}

// Ending says how the game ended.
func (s Snapshot) Ending() phrase.Phrase {
	return rules.Ending(s.Rules, s.Game.Line[0], s.Game.Outcome)
}

// What a claim is called.
const (
	claimDraw = "common.claim-draw"
	declare   = "session.declare-king-entered"
)

// ClaimName is what the claim of this game is called.
func (s Snapshot) ClaimName() phrase.Phrase {
	if _, own := s.explainClaim(); own {
		return phrase.Say(declare)
	}
	return phrase.Say(claimDraw)
}

// MayClaim reports whether a claim is worth a try: where it may be made for a move to
// come, that is always so.
func (s Snapshot) MayClaim() bool {
	why, own := s.explainClaim()
	return !own || why.Form != ""
}

// Claim says what the side to move may claim, and where.
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
