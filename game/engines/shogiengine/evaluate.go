package shogiengine

import "passedpawn/game/shogi/shogiboard"

// most is the greatest evaluation.
const most = 15000

// evaluate returns the evaluation of a position for the side to move, in hundredths of a
// pawn. It is a sum of weights: of pieces by their places relative to both kings, of
// hands, and of attacks around the kings.
func evaluate(b *shogiboard.Position) int {
	us := b.Turn()
	score := 0
	views := [2]view{watch(b, shogiboard.Sente), watch(b, shogiboard.Gote)}
	for side := range views {
		v, foe := &views[side], &views[1-side]
		sum := v.sum + v.dangers(foe)
		if shogiboard.Side(side) == us {
			score += sum
		} else {
			score -= sum
		}
	}
	score += int(weight.terms[tempo])
	return max(-most, min(score, most))
}

// A view is what a side has, as counted in one pass over its pieces.
type view struct {
	sum      int            // the weights of its pieces, hands and king
	reach    shogiboard.Set // the squares that its pieces attack, apart from the king
	pressure int            // attacks around the other king
	cover    int            // attacks around its own king
	drops    int            // how dangerous its hand is
	king     shogiboard.Square
}

// threat is how much a piece in the hand adds to an attack.
var threat = [shogiboard.Droppable]int{
	shogiboard.Pawn: 1, shogiboard.Lance: 2, shogiboard.Knight: 3, shogiboard.Silver: 5, shogiboard.Gold: 6, shogiboard.Bishop: 5, shogiboard.Rook: 7,
}

func watch(b *shogiboard.Position, side shogiboard.Side) view {
	v := view{king: b.King(side)}
	v.hold(b, side)
	own, other := v.king, b.King(side.Other())
	if own == shogiboard.None {
		own = 40 // the middle, in a mating problem
	} else {
		v.sum += int(weight.king[ahead(own, side)-1][file(own, side)-1])
	}
	if other == shogiboard.None {
		other = 40
	}
	mine, theirs := &near.place[side][own], &near.place[side][other]
	occupied := b.Occupied()
	squares := 0
	for men := b.Side(side); !men.Empty(); {
		at := men.Pop()
		k := b.On(at)
		if k == shogiboard.King {
			continue
		}
		v.sum += int(weight.own[k][mine[at]]) + int(weight.other[k][theirs[at]])
		if k == shogiboard.Pawn {
			continue
		}
		to := shogiboard.Attacks(side, k, at, occupied)
		if k.Plain() == shogiboard.Bishop || k.Plain() == shogiboard.Rook {
			squares += to.Count()
		}
		v.attack(to, own, other)
	}
	v.sum += int(weight.terms[mobility]) * squares
	v.attack(b.PawnAttacks(side), own, other)
	if v.king != shogiboard.None && shogiboard.Zone(side).Has(v.king) {
		v.sum += int(weight.terms[entry9]) * shogiboard.Zone(side).And(b.Side(side)).Count()
	}
	return v
}

// hold adds up a hand.
func (v *view) hold(b *shogiboard.Position, side shogiboard.Side) {
	for k := range shogiboard.King {
		if n := b.Hand(side, k); n > 0 {
			v.sum += int(weight.held[k][n])
			v.drops += threat[k] * min(n, 2)
		}
	}
}

// attack counts the attacks of a piece around both kings.
func (v *view) attack(to shogiboard.Set, own, other shogiboard.Square) {
	v.reach = v.reach.Or(to)
	v.pressure += 2*to.And(near.ring[other]).Count() + to.And(near.edge[other]).Count()
	v.cover += to.And(near.ring[own]).Count()
}

// dangers evaluates the attack on the other king.
func (v *view) dangers(foe *view) int {
	sum := int(weight.terms[pressure])*v.pressure + int(weight.terms[cover])*v.cover
	sum += int(weight.terms[storm]) * v.pressure * v.drops / 8
	if foe.king != shogiboard.None {
		holes := near.ring[foe.king].And(v.reach).Without(foe.reach).Count()
		sum += holes * (int(weight.terms[hole]) + int(weight.terms[breach])*v.drops/4)
	}
	return sum
}

// ahead returns the rank of a square as seen by a side, where 1 is the farthest.
func ahead(s shogiboard.Square, side shogiboard.Side) int {
	if side == shogiboard.Sente {
		return s.Rank()
	}
	return 10 - s.Rank()
}

// file returns the file of a square as seen by a side: the rook begins on file 2.
func file(s shogiboard.Square, side shogiboard.Side) int {
	if side == shogiboard.Sente {
		return s.File()
	}
	return 10 - s.File()
}
