package shogi

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// A Count is what decides whether a side may make an entering-king declaration.
type Count struct {
	InZone  bool // the king is on the far three ranks
	Check   bool // the king is in check
	Men     int  // the side's other pieces on these ranks
	Points  int  // for these pieces and those in hand: five for a rook or bishop, one for others
	Needed  int  // points for a win
	NoWin   int  // points for a draw; 0 if there is no draw
	MenLeft int  // number of missing pieces
}

// menNeeded is the number of pieces besides the king that must be in the zone.
const menNeeded = 10

// Count returns the count for the side to move.
func (r Rules) Count(pos rules.Position) Count {
	p := &pos.(*position).board
	us := p.Turn()
	king := p.King(us)
	zone := shogiboard.Zone(us)
	c := Count{InZone: king != shogiboard.None && zone.Has(king), Check: p.InCheck(), Needed: 28}
	if us == shogiboard.Gote {
		c.Needed = 27
	}
	if r.Points24 {
		c.Needed, c.NoWin = 31, 24
	}
	for men := p.Side(us).And(zone); !men.Empty(); {
		if k := p.On(men.Pop()).Plain(); k != shogiboard.King {
			c.Men++
			c.Points += points(k)
		}
	}
	for k := shogiboard.Pawn; k < shogiboard.King; k++ {
		c.Points += p.Hand(us, k) * points(k)
	}
	c.MenLeft = max(0, menNeeded-c.Men)
	return c
}

// NoAgreement implements rules.Agreer. Players agree on a draw only in an impasse, when both
// kings have entered the promotion zone. Source: the rules of the Japan Shogi Association,
// article on impasse (jishogi).
func (Rules) NoAgreement(pos rules.Position) phrase.Phrase {
	p := &pos.(*position).board
	for side := shogiboard.Sente; side <= shogiboard.Gote; side++ {
		if king := p.King(side); king == shogiboard.None || !shogiboard.Zone(side).Has(king) {
			return phrase.Say("shogi.draw-agreed-only-impasse")
		}
	}
	return phrase.Phrase{}
}

func points(k shogiboard.PieceType) int {
	if k == shogiboard.Rook || k == shogiboard.Bishop {
		return 5
	}
	return 1
}

// Claim returns what the side may declare: a win, a draw by impasse, or nothing.
func (c Count) Claim() rules.Reason {
	switch {
	case !c.InZone || c.Check || c.MenLeft > 0:
		return rules.NoReason
	case c.Points >= c.Needed:
		return rules.Declaration
	case c.NoWin > 0 && c.Points >= c.NoWin:
		return rules.Impasse
	}
	return rules.NoReason
}

func (r Rules) claim(p *position) rules.Reason { return r.Count(p).Claim() }

// ExplainClaim implements rules.Claimer.
func (r Rules) ExplainClaim(p rules.Position) phrase.Phrase {
	c := r.Count(p)
	switch c.Claim() {
	case rules.NoReason:
		return phrase.Phrase{}
	case rules.Impasse:
		return phrase.Say("shogi.king-promotion-zone-other", c.Men, c.Points, c.NoWin)
	}
	return phrase.Say("shogi.king-promotion-zone-other-pieces", c.Men, c.Points, c.Needed)
}
