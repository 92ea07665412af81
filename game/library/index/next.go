package index

import "passedpawn/game/rules"

// A Next is a move that was played in a position, and what is known of those games.
type Next struct {
	Move  rules.Move
	Games int
	Wins  [2]int // of White and of Black
	Draws int
	Year  int // the last in which it was played, 0 if none is known

	dated, recent int // the games with a year, and those of the last years, see Find.Since

	elo, rated int // the sum of the known ratings of those who moved, and their number
}

// Ended is how many of the games have a result.
func (n Next) Ended() int { return n.Wins[0] + n.Wins[1] + n.Draws }

// Score returns the points of a side in percent, rounded, and false if no game has a
// result.
func (n Next) Score(side rules.Side) (percent int, ok bool) {
	ended := n.Ended()
	if ended == 0 {
		return 0, false
	}
	return (100*n.Wins[side] + 50*n.Draws + ended/2) / ended, true
}

// Elo returns the average rating of the players who made the move, 0 if none is known.
func (n Next) Elo() int {
	if n.rated == 0 {
		return 0
	}
	return (n.elo + n.rated/2) / n.rated
}

// add counts a game in which a side had the move. since is the first of the last years.
func (n *Next) add(t *Table, row int, turn rules.Side, since int) {
	n.Games++
	switch t.result[row] {
	case whiteWon:
		n.Wins[rules.White]++
	case blackWon:
		n.Wins[rules.Black]++
	case drawn:
		n.Draws++
	}
	if year := int(t.date[row] / 10000); year > 0 {
		n.Year = max(n.Year, year)
		if n.dated++; year >= since {
			n.recent++
		}
	}
	if elo := t.Elo(row, turn); elo > 0 {
		n.elo, n.rated = n.elo+elo, n.rated+1
	}
}

// join adds the games with the same move.
func (n *Next) join(more Next) {
	n.Games += more.Games
	n.Draws += more.Draws
	for side := range n.Wins {
		n.Wins[side] += more.Wins[side]
	}
	n.Year, n.elo, n.rated = max(n.Year, more.Year), n.elo+more.elo, n.rated+more.rated
	n.dated, n.recent = n.dated+more.dated, n.recent+more.recent
}

// set returns rows as a set by row, nil for nil.
func (t *Table) set(rows []int32) []bool {
	if rows == nil {
		return nil
	}
	in := make([]bool, t.Len())
	for _, r := range rows {
		in[r] = true
	}
	return in
}
