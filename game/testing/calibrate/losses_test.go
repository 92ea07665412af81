//go:build tools

package calibrate

import "passedpawn/game/rules"

// losesSoon reports whether a blunder loses a pawn or more within five plies of the line that the
// judge expects: after them, and after the reply to them, the side that played it has less than
// before it, and than in the same number of plies of the line with the better move.
func (b blunder) losesSoon(j arbiter, depth string) bool {
	before := b.line[len(b.line)-1]
	after, _ := before.Play(find(before, b.Played))
	us := before.Turn()
	lost := balance(before, us) - kept(after, j.look(question{after.String(), "", depth, anyMate}).Line, us, 5)
	other := balance(before, us) - kept(before, j.look(question{before.String(), "", depth, anyMate}).Line, us, 6)
	return lost > 0 && lost > other
}

// kept is the most material that a side has after so many plies of a line, or one more.
func kept(p rules.Position, line []string, side rules.Side, plies int) int {
	most := balance(p, side)
	for i, text := range line {
		next, err := p.Play(find(p, text))
		if i > plies || err != nil {
			break
		}
		p = next
		if i < plies {
			most = balance(p, side)
		} else {
			most = max(most, balance(p, side))
		}
	}
	return most
}
