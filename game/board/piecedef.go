// Package board is pieces whose moves are data: leaps, rides with a least
// distance, and hops, on a board of any size up to 9 by 10. It lists what pieces
// attack and where they go, for rule sets that say the rest: promotion, castling,
// drops, and who may not be taken. It knows no game.
package board

import "passedpawn/game/rules"

// A Way is one way in which a kind moves, seen from White: a step, made a number
// of times in a row. Every square before the last must be empty, but for the one
// that a hop passes over.
type Way struct {
	File, Rank  int8 // of the step
	Least, Most int8 // how many steps; Most 0 is as many as there are
	Quiet       bool // it goes to empty squares
	Takes       bool // it takes what stands at its end
	Hops        bool // it takes over exactly one piece, of either side, and not otherwise
}

// A PieceDef is a piece and its ways.
type PieceDef struct {
	Name   rules.Kind
	Letter byte // in FEN, as White's
	Ways   []Way
}

// The steps that ways are made of.
var (
	Straight = [][2]int8{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	Diagonal = [][2]int8{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
)

// The ways of the kinds of orthodox chess, which many games share. A pawn's double
// step is left to the rules.
var (
	Rook   = Ride(Straight, 1, 0)
	Bishop = Ride(Diagonal, 1, 0)
	Queen  = Join(Rook, Bishop)
	Knight = Leap(1, 2)
	King   = Join(Ride(Straight, 1, 1), Ride(Diagonal, 1, 1))
	Pawn   = []Way{
		{Rank: 1, Least: 1, Most: 1, Quiet: true},
		{File: 1, Rank: 1, Least: 1, Most: 1, Takes: true},
		{File: -1, Rank: 1, Least: 1, Most: 1, Takes: true},
	}
)

// Leap is the ways of a leaper: one step of a by b in all eight directions.
func Leap(a, b int8) []Way {
	var ways []Way
	for _, d := range [][2]int8{{a, b}, {b, a}} {
		for _, s := range [][2]int8{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
			ways = append(ways, Way{File: d[0] * s[0], Rank: d[1] * s[1], Least: 1, Most: 1, Quiet: true, Takes: true})
		}
	}
	return ways
}

// Ride is the ways of a rider that goes at least so many steps, and at most so
// many, 0 for any number.
func Ride(steps [][2]int8, least, most int8) []Way {
	var ways []Way
	for _, s := range steps {
		ways = append(ways, Way{File: s[0], Rank: s[1], Least: least, Most: most, Quiet: true, Takes: true})
	}
	return ways
}

// Hop is the ways of a hopper: it rides to empty squares, and takes over exactly
// one piece, at any distances.
func Hop(steps [][2]int8) []Way {
	var ways []Way
	for _, s := range steps {
		ways = append(ways,
			Way{File: s[0], Rank: s[1], Least: 1, Quiet: true},
			Way{File: s[0], Rank: s[1], Least: 2, Takes: true, Hops: true})
	}
	return ways
}

// Join is all ways of a compound.
func Join(parts ...[]Way) []Way {
	var ways []Way
	for _, p := range parts {
		ways = append(ways, p...)
	}
	return ways
}
