package play

import "passedpawn/game/rules"

// points are the customary values of the pieces, in pawns.
var points = map[rules.Kind]int{rules.Pawn: 1, rules.Knight: 3, rules.Bishop: 3, rules.Rook: 5, rules.Queen: 9}

// byWorth is the order in which captured pieces are shown.
var byWorth = []rules.Kind{rules.Queen, rules.Rook, rules.Bishop, rules.Knight, rules.Pawn}

// captured lists what a side has taken between two positions, the dearest
// first. A pawn that became a piece was not taken.
func captured(start, now rules.Position, files, ranks int, by rules.Side) []rules.Kind {
	before, after := rules.Census(start, files, ranks), rules.Census(now, files, ranks)
	their := func(k rules.Kind) rules.Piece { return rules.Piece{Side: by.Other(), Kind: k} }
	promoted := 0
	for _, k := range byWorth {
		if k != rules.Pawn {
			promoted += max(0, after[their(k)]-before[their(k)])
		}
	}
	var list []rules.Kind
	for _, k := range byWorth {
		gone := before[their(k)] - after[their(k)]
		if k == rules.Pawn {
			gone -= promoted
		}
		for range max(0, gone) {
			list = append(list, k)
		}
	}
	return list
}

// lead is how many points a side has more on the board than the other.
func lead(now rules.Position, files, ranks int, side rules.Side) int {
	sum := 0
	for piece, n := range rules.Census(now, files, ranks) {
		worth := points[piece.Kind] * n
		if piece.Side != side {
			worth = -worth
		}
		sum += worth
	}
	return sum
}
