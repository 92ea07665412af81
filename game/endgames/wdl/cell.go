package wdl

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// An order is the order of the men in the number of a position, from the one that changes it
// most to the one that changes it least. Each side of an ending has the order in which it needs
// the least space.
type order byte

// orders are all orders of the white king, the black king and two men.
var orders = func() (all [][2 + ending.Most]int) {
	var add func(done int, o, rest [2 + ending.Most]int)
	add = func(done int, o, rest [2 + ending.Most]int) {
		if done == len(o) {
			all = append(all, o)
			return
		}
		for i := done; i < len(rest); i++ {
			next := rest
			next[done], next[i] = next[i], next[done]
			o[done] = next[done]
			add(done+1, o, next)
		}
	}
	add(0, [2 + ending.Most]int{}, [2 + ending.Most]int{0, 1, 2, 3})
	return all
}()

// homes are the numbers of the squares on which the white king stands in the positions that
// package ending numbers: without pawns in a triangle, with pawns on four files.
var homes = func() (all [2][64]int) {
	var n [2]int
	for s := range bitboard.Square(64) {
		if s.File() > 3 {
			continue
		}
		all[1][s] = n[1]
		n[1]++
		if s.Rank() <= s.File() {
			all[0][s] = n[0]
			n[0]++
		}
	}
	return all
}()

// sizes returns how many squares each man of an ending can be on.
func sizes(e *ending.Ending) [2 + ending.Most]int {
	n := [2 + ending.Most]int{10, 64, 64, 64}
	if e.Pawns {
		n[0] = 32
	}
	if len(e.Men) == 1 {
		n[3] = 1
	}
	return n
}

// cells returns how many cells the table of one side of an ending has.
func cells(e *ending.Ending) int {
	n := sizes(e)
	return n[0] * n[1] * n[2] * n[3]
}

// cell returns the cell of a position, as ending.Squares gives it.
func cell(e *ending.Ending, o order, at ending.Squares) (n int) {
	pawns := 0
	if e.Pawns {
		pawns = 1
	}
	size := sizes(e)
	places := [2 + ending.Most]int{homes[pawns][at[0]], int(at[1]), int(at[2]), int(at[3])}
	for _, man := range orders[o] {
		n = n*size[man] + places[man]%size[man]
	}
	return n
}
