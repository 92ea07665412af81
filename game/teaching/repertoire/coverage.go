package repertoire

import (
	"cmp"
	"maps"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// Ahead is how many of the person's moves a coverage looks ahead.
const Ahead = 15

// A Coverage is how far a repertoire goes in games against those who play as in the games that
// were counted, if the person plays the repertoire.
type Coverage struct {
	Games int // that came to where the repertoire begins
	// Share is the share of games, from 0 to 1, in which the person has an answer at each move:
	// Share[0] at the first one that the repertoire has.
	Share [Ahead]float64
	Gaps  []Gap // the most common first
}

// A Gap is a move of the opponent without an answer in the repertoire.
type Gap struct {
	At    Place // the position before it
	Reply rules.Move
	Share float64 // of the games in which it comes up, from 0 to 1
	Games int     // in which it was played there
	End   bool    // the repertoire has no answer to any move there: a line ends
	move  bitboard.Move
}

// smallest is the share of games below which a gap is not told.
const smallest = 0.005

// Cover returns how far the repertoire goes. Among several moves of the person, each is played as
// often as the others. The share of a position is how likely it comes up: at each step it goes on
// to the positions that follow, as the games went on from there.
func (r *Repertoire) Cover(c *Counts) Coverage {
	cover := Coverage{}
	gaps := map[gapAt]Gap{}
	share := map[Place]float64{}
	for _, root := range r.roots {
		cover.Games += int(c.met[root])
	}
	for _, root := range r.roots {
		if cover.Games > 0 && c.met[root] > 0 {
			share[root] = float64(c.met[root]) / float64(cover.Games)
		}
	}
	for move := 0; move < Ahead && len(share) > 0; {
		asked := false
		next := map[Place]float64{}
		for _, at := range slices.Sorted(maps.Keys(share)) {
			if r.mine(at) {
				if r.answered(at) {
					cover.Share[move] += share[at]
				}
				asked = true
				r.spread(at, share[at], next)
				continue
			}
			r.meet(c, at, share[at], next, gaps)
		}
		if share = next; asked {
			move++
		}
	}
	for _, g := range gaps {
		if g.Share >= smallest {
			cover.Gaps = append(cover.Gaps, g)
		}
	}
	slices.SortFunc(cover.Gaps, func(a, b Gap) int {
		return cmp.Or(cmp.Compare(b.Share, a.Share), cmp.Compare(a.At, b.At), cmp.Compare(a.move, b.move))
	})
	return cover
}

// gapAt is where a gap is.
type gapAt struct {
	at   Place
	move bitboard.Move
}

// spread passes the share of a position on to those after the person's moves.
func (r *Repertoire) spread(at Place, share float64, next map[Place]float64) {
	answers := r.answers(at)
	for _, e := range answers {
		next[e.to] += share / float64(len(answers))
	}
}

// meet passes the share of a position on to those after the opponent's moves in the games. A move
// that leads to no answer is a gap. A move that the repertoire answers only after other moves is
// none: it transposes.
func (r *Repertoire) meet(c *Counts, at Place, share float64, next map[Place]float64, gaps map[gapAt]Gap) {
	if c.met[at] == 0 {
		return // nobody has come so far
	}
	for _, m := range slices.Sorted(maps.Keys(c.moves[at])) {
		p := c.moves[at][m]
		part := share * float64(p.games) / float64(c.met[at])
		if r.answered(p.to) {
			next[p.to] += part
			continue
		}
		where := gapAt{at, m}
		g := gaps[where]
		gaps[where] = Gap{at, convert.Move(m), g.Share + part, p.games, len(r.nodes[at].edges) == 0, m}
	}
}
