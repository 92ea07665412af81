//go:build tools

// Run by hand: PASSEDPAWN_STOCKFISH=stockfish go test -tags tools ./game/testing/calibrate -run TestBlunderKinds -v -timeout 0

package calibrate

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// The kinds of blunders, each given to the first that it is.
var kinds = []string{"misses a mate in one", "allows a mate in one", "moves where it is taken", "leaves something", "other"}

// TestBlunderKinds counts what kinds the blunders of people, levels and Stockfish are, those of
// people by their rating and by the time that they had left.
func TestBlunderKinds(t *testing.T) {
	positions := fromGames(t, number("PASSEDPAWN_GAMES", 2000))
	rivals := judges(t)
	judged := verdicts(rivals, positions)
	var all []chooser
	for rating := firstBand; rating < lastBand; rating += 2 * bandWidth {
		all = append(all, rated(rating, 2*bandWidth))
	}
	for _, left := range [][2]int{{0, 10}, {10, 30}, {30, 60}, {60, 10_000}} {
		all = append(all, people(fmt.Sprintf("%d-%d s left", left[0], left[1]), func(at moment) bool { return at.left >= left[0] && at.left < left[1] }))
	}
	t.Logf("blunders of 100 moves: %s", strings.Join(kinds, ", "))
	for _, c := range slices.Concat(all, levelChoosers(), stockfishes(t)) {
		var counts [2][5]int
		var moves [2]int
		share(2, len(positions), func(worker, i int) {
			m := c.choose(worker, i, positions[i])
			if m == 0 {
				return
			}
			moves[worker]++
			if kind, is := blundered(rivals[worker], positions[i], judged[i], m); is {
				counts[worker][kind]++
			}
		})
		var line strings.Builder
		n, sum := float64(max(moves[0]+moves[1], 1)), 0.0
		for k := range kinds {
			c := float64(counts[0][k] + counts[1][k])
			sum += c
			fmt.Fprintf(&line, "%6.2f", 100*c/n)
		}
		t.Logf("%-15s%s  all %.1f (%.0f moves)", c.name, line.String(), 100*sum/n, n)
	}
}

// blundered reports whether a move misses a mate in one or gives away a fifth of the winning
// chances, and the kind of that.
func blundered(r judge, at moment, before verdict, m bitboard.Move) (kind int, is bool) {
	p, err := bitboard.Parse(at.fen)
	if err != nil {
		return 0, false
	}
	could := mateInOne(&p) != 0
	p.Make(m)
	after, reply := r.judge(p.String(), judgeNodes)
	if could && !(p.InCheck() && !bitboard.CanMove(&p)) {
		return 0, true
	}
	if len(reply) < 4 || chance(before.score)-chance(-after) < 20 {
		return 0, false
	}
	taken := p.Find(reply)
	switch {
	case mateInOne(&p) != 0:
		return 1, true
	case taken.To() == m.To():
		return 2, true
	case p.Captured(taken) != bitboard.NoKind:
		return 3, true
	}
	return 4, true
}

// mateInOne returns a move that mates, 0 if there is none.
func mateInOne(p *bitboard.Position) bitboard.Move {
	var l bitboard.List
	p.Generate(&l)
	for _, m := range l.All() {
		next := *p
		if next.Make(m); next.InCheck() && !bitboard.CanMove(&next) {
			return m
		}
	}
	return 0
}
