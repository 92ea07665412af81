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
	Points  int  // for these pieces, those in hand and those given: five for a rook or bishop, one for others
	Given   int  // the part of Points for the pieces given up before the game
	Needed  int  // points for a win
	NoWin   int  // points for a draw; 0 if there is no draw
	MenLeft int  // number of missing pieces
}

// menNeeded is the number of pieces besides the king that must be in the zone.
const menNeeded = 10

// Count returns the count for the side to move. In a handicap game the pieces that uwate, who
// is gote, gave up count as if uwate had them. Source: the rules of the Japan Shogi
// Association on impasse, where uwate without a bishop has 24 points with one large piece and
// fourteen small ones. The 27-point rule counts as that text does. The pieces given up are
// not among the ten that must be in the zone.
func (r Rules) Count(pos rules.Position) Count {
	p := &pos.(*position).board
	us := p.Turn()
	king := p.King(us)
	zone := shogiboard.Zone(us)
	c := Count{InZone: king != shogiboard.None && zone.Has(king), Check: p.InCheck(), Needed: 28}
	if us == shogiboard.Gote {
		c.Needed, c.Given = 27, Given(pos)
	}
	if r.Points24 {
		c.Needed, c.NoWin = 31, 24
	}
	men := p.Side(us).And(zone)
	c.Points = worthOf(p, us, men) + c.Given
	if c.Men = men.Count(); c.InZone {
		c.Men-- // the king
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

// worthOf returns the points of the pieces of a side on some squares and in its hand.
func worthOf(p *shogiboard.Position, side rules.Side, on shogiboard.Set) (sum int) {
	for !on.Empty() {
		sum += points(p.On(on.Pop()).Plain())
	}
	for k := shogiboard.Pawn; k < shogiboard.King; k++ {
		sum += p.Hand(side, k) * points(k)
	}
	return sum
}

func points(k shogiboard.PieceType) int {
	switch k {
	case shogiboard.Rook, shogiboard.Bishop:
		return 5
	case shogiboard.King:
		return 0
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
	switch claim := c.Claim(); {
	case claim == rules.NoReason:
		return phrase.Phrase{}
	case claim == rules.Impasse && c.Given > 0:
		return phrase.Say("shogi.king-promotion-zone-given", c.Men, c.Points, c.Given, c.NoWin)
	case claim == rules.Impasse:
		return phrase.Say("shogi.king-promotion-zone-other", c.Men, c.Points, c.NoWin)
	case c.Given > 0:
		return phrase.Say("shogi.king-promotion-zone-given-pieces", c.Men, c.Points, c.Given, c.Needed)
	}
	return phrase.Say("shogi.king-promotion-zone-other-pieces", c.Men, c.Points, c.Needed)
}
