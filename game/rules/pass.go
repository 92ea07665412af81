package rules

import "strings"

// Passed returns a position with the other side to move, as if the side to move had
// passed: what it would play is what it threatens. There is no such position if the side
// to move is in check, or if nothing could be played in it.
//
// It follows from the notation of the rule set: the turn changes, and a square on which a
// pawn could be captured en passant is forgotten.
func Passed(r Rules, p Position) (passed Position, ok bool) {
	if len(p.Checks()) > 0 {
		return nil, false
	}
	fields := strings.Fields(p.String())
	if len(fields) < 2 {
		return nil, false
	}
	switch fields[1] {
	case "w":
		fields[1] = "b"
	case "b":
		fields[1] = "w"
	default:
		return nil, false
	}
	for i := 2; i < len(fields); i++ {
		if f := fields[i]; len(f) >= 2 && f[0] >= 'a' && f[0] <= 'z' && strings.Trim(f[1:], "0123456789") == "" {
			fields[i] = "-"
		}
	}
	passed, err := r.Parse(strings.Join(fields, " "))
	if err != nil || passed.Turn() == p.Turn() || len(passed.Moves()) == 0 {
		return nil, false
	}
	return passed, true
}
