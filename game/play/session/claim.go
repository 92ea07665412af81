package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
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

// A GameClaim is what the side to move may claim by the rules of its game.
type GameClaim struct {
	game  match.Snapshot
	rules rules.Rules
	// own means that the game has a claim of its own in place of draws, as shogi has for a
	// king that has entered. why says what it rests on, and is empty if it may not be made.
	own bool
	why phrase.Phrase
}

// Claim returns what may be claimed in the position to move in.
func (s Snapshot) Claim() GameClaim {
	c := GameClaim{game: s.Game, rules: s.Rules}
	if s.Rules != nil && len(s.Game.Line) > 0 { // there is a game
		c.why, c.own = rules.ExplainClaim(s.Rules, s.Game.Now())
	}
	return c
}

// Name returns what the claim is called in this game.
func (c GameClaim) Name() phrase.Phrase {
	if c.own {
		return phrase.Say(declare)
	}
	return phrase.Say(claimDraw)
}

// Promising reports whether the claim is worth trying. By tournament rules it always is: a
// wrong claim costs time, and the program does not say beforehand which one is wrong.
func (c GameClaim) Promising() bool {
	if c.own {
		return c.why.Form != ""
	}
	return c.game.Conduct.Strict() || c.rules != nil && c.game.Claimable(c.rules)
}

// Phrase says what may be claimed, and how to do it.
func (c GameClaim) Phrase() phrase.Phrase {
	if c.own {
		return phrase.Say("%v %v", c.why, phrase.Say("session.declare-choose-game", c.Name()))
	}
	return phrase.Say("session.claim-draw-game-claim", c.game.Outcome.Claim)
}
