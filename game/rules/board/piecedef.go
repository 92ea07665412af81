// Package board has pieces whose moves are data: leaps, rides with a minimum distance,
// and hops, on a board of up to 9 by 10 squares. It lists what pieces attack and where
// they can move. Rule sets add the rest: promotion, castling, drops, and which pieces
// cannot be captured. The package knows no particular game.
package board

import "passedpawn/game/rules"

// A Way is one way in which a kind moves, from White's point of view: a step, made a
// number of times in a row. All squares before the last must be empty, except the one
// that a hop passes over.
type Way struct {
	File, Rank  int8 // of one step
	Least, Most int8 // number of steps; Most 0 means any number
	Quiet       bool // it moves to empty squares
	Takes       bool // it captures the piece at its end
	Hops        bool // it captures only over exactly one piece, of either side
}

// A PieceDef is a kind of piece and its ways.
type PieceDef struct {
	Name   rules.Kind
	Letter byte // of the white piece in FEN
	Ways   []Way
}

// The steps of ways.
var (
	Straight = [][2]int8{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	Diagonal = [][2]int8{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
)

// The ways of the pieces of orthodox chess, which many games share. The double step of a
// pawn is left to the rules.
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

// Leap returns the ways of a leaper: one step of a by b in all eight directions.
func Leap(a, b int8) []Way {
	var ways []Way
	for _, d := range [][2]int8{{a, b}, {b, a}} {
		for _, s := range [][2]int8{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
			ways = append(ways, Way{File: d[0] * s[0], Rank: d[1] * s[1], Least: 1, Most: 1, Quiet: true, Takes: true})
		}
	}
	return ways
}

// Ride returns the ways of a rider that moves between least and most steps, 0 for any
// number.
func Ride(steps [][2]int8, least, most int8) []Way {
	var ways []Way
	for _, s := range steps {
		ways = append(ways, Way{File: s[0], Rank: s[1], Least: least, Most: most, Quiet: true, Takes: true})
	}
	return ways
}

// Hop returns the ways of a hopper: it rides to empty squares and captures over exactly
// one piece, at any distance.
func Hop(steps [][2]int8) []Way {
	var ways []Way
	for _, s := range steps {
		ways = append(ways,
			Way{File: s[0], Rank: s[1], Least: 1, Quiet: true},
			Way{File: s[0], Rank: s[1], Least: 2, Takes: true, Hops: true})
	}
	return ways
}

// Join returns all ways of a compound piece.
func Join(parts ...[]Way) []Way {
	var ways []Way
	for _, p := range parts {
		ways = append(ways, p...)
	}
	return ways
}
