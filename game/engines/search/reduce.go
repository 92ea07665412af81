package search

import "math"

// Reductions are by how many plies less a late move is searched, by depth and by the number
// of moves before it.
type Reductions [64][64]int8

// NewReductions returns base plus the product of the logarithms, divided by by.
func NewReductions(base, by float64) *Reductions {
	var all Reductions
	for depth := 1; depth < 64; depth++ {
		for index := 1; index < 64; index++ {
			all[depth][index] = int8(base + math.Log(float64(depth))*math.Log(float64(index))/by)
		}
	}
	return &all
}

// At returns the reduction for a depth and an index of any size.
func (r *Reductions) At(depth, index int) int { return int(r[min(depth, 63)][min(index, 63)]) }
