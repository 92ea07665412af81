package clock

import (
	"strconv"

	"passedpawn/game/rules"
)

// Notes are the notes on the clocks beside a move in a file: the values of the PGN
// commands with these names, "" if they are absent.
type Notes struct {
	Clk      string // the time left
	Overtime string // the periods or moves left
	Emt      string // how long the move took
}

// After returns both budgets after a move, according to the notes beside it. told is
// false if they say nothing. Then only the moves are counted.
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
