package clock

import (
	"strconv"

	"passedpawn/game/rules"
)

// Notes are what a file says of the clocks beside a move, as the values of the PGN
// commands of these names; "" is nothing.
type Notes struct {
	Clk      string // what is left
	Overtime string // the periods or the moves that are left
	Emt      string // how long the move took
}

// After is what both sides have after a move of a side, by the notes beside it. told is
// false where they say nothing: then only the moves are counted.
func (c Control) After(had [2]Budget, side rules.Side, n Notes) (has [2]Budget, told bool) {
	if left, ok := ParseNote(n.Clk); ok {
		overtime, _ := strconv.Atoi(n.Overtime)
		had[side].Made++
		return c.Noted(had, side, left, overtime), true
	}
	if used, ok := ParseNote(n.Emt); ok && c.Used() {
		if c.hourglass() {
			had[side.Other()].Left += min(used, had[side].Left)
		}
		had[side] = c[side].settle(had[side], used)
		return had, true
	}
	had[side].Made++
	return had, false
}
