package shogiengine

import "passedpawn/game/shogi/shogiboard"

// byWorth is the kinds in the order in which they are risked in an exchange.
var byWorth = [...]shogiboard.PieceType{
	shogiboard.Pawn, shogiboard.Lance, shogiboard.Knight, shogiboard.PromotedPawn, shogiboard.PromotedLance, shogiboard.PromotedKnight, shogiboard.Silver,
	shogiboard.PromotedSilver, shogiboard.Gold, shogiboard.Bishop, shogiboard.Rook, shogiboard.Horse, shogiboard.Dragon, shogiboard.King,
}

// exchange returns what the side to move gains by a move, in hundredths of a pawn, if
// both sides then capture on its square for as long as it pays.
func exchange(b *shogiboard.Position, m shogiboard.Move) int {
	to, us := m.To(), b.Turn()
	occupied := b.Occupied()
	var standing shogiboard.PieceType // on the square
	gains, n := [40]int{}, 0
	if standing = m.Drop(); standing == shogiboard.NoKind {
		standing = b.On(m.From())
		if taken := b.On(to); taken != shogiboard.NoKind {
			gains[0] = stake[taken]
		}
		if m.Promotes() {
			gains[0] += worth[standing.Promoted()] - worth[standing]
			standing = standing.Promoted()
		}
		occupied = occupied.Without(m.From().Set())
	} else {
		gains[0] = worth[standing] - held[standing]
	}
	for side := us.Other(); n < len(gains)-1; side = side.Other() {
		from, kind := cheapest(b, side, to, occupied)
		if from == shogiboard.None {
			break
		}
		if kind == shogiboard.King && !b.Attackers(side.Other(), to, occupied.Without(from.Set())).And(occupied).Empty() {
			break // a king may not capture a guarded piece
		}
		n++
		gains[n] = stake[standing] - gains[n-1]
		if max(-gains[n-1], gains[n]) < 0 {
			break // it does not matter what follows
		}
		occupied = occupied.Without(from.Set())
		standing = kind
	}
	for ; n > 0; n-- {
		gains[n-1] = -max(-gains[n-1], gains[n])
	}
	return gains[0]
}

// cheapest returns the least valuable piece of a side that attacks a square, and None if
// there is none.
func cheapest(b *shogiboard.Position, side shogiboard.Side, to shogiboard.Square, occupied shogiboard.Set) (shogiboard.Square, shogiboard.PieceType) {
	men := b.Attackers(side, to, occupied).And(occupied)
	if men.Empty() {
		return shogiboard.None, shogiboard.NoKind
	}
	for _, k := range byWorth {
		if some := men.And(b.Pieces(k, side)); !some.Empty() {
			return some.First(), k
		}
	}
	return shogiboard.None, shogiboard.NoKind
}
