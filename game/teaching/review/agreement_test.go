package review

import (
	"context"
	"testing"

	"passedpawn/game/engines/engine"
	"passedpawn/game/play/player"
	"passedpawn/game/testing/longtest"
)

// TestMarksOfTheFile compares the marks that the evaluations of a file mean here with the
// signs in the file, which lichess put there. The file marks a move if Judge does. Which of
// the three marks it chooses goes by centipawns (100 and 300), so only that a move is
// marked can be compared. Both exceptions are moves that the file leaves without a sign.
func TestMarksOfTheFile(t *testing.T) {
	moves, marked, other := 0, 0, 0
	for _, g := range lichess(t) {
		r, _ := FromFile(g.Game, g.record)
		for ply, n := range g.record.Main() {
			if !r.known(ply) || n.Command("eval") == "" {
				continue
			}
			moves++
			sign := false
			for nag := range n.NAGs() {
				sign = sign || nag == 2 || nag == 4 || nag == 6
			}
			mark := r.Mark(ply)
			if sign {
				marked++
			}
			if sign != (mark != None) {
				other++
				t.Logf("%s, ply %d, %s: sign %v, mark %d, %v to %v", g.record.Tag("Site"), ply+1, n.SAN(), sign, mark, r.Evals[ply].Score, r.Evals[ply+1].Score)
			}
		}
	}
	t.Logf("%d moves, %d with a sign, %d differ", moves, marked, other)
	if moves != 2216 || marked != 503 || other != 2 {
		t.Errorf("%d moves, %d with a sign, %d differ; want 2216, 503 and 2", moves, marked, other)
	}
}

// A tally counts moves by the mark of the file and by that of the bundled engine.
type tally [Marks][Marks]int

// counts are how many moves there are, how many have the same mark, how many are marked in
// the file, by the bundled engine and by both, and how many of these have the same mark.
type counts struct{ all, same, theirs, ours, both, equal int }

func (c tally) count() (sum counts) {
	for theirs, row := range c {
		for ours, n := range row {
			add := func(number *int, holds bool) {
				if holds {
					*number += n
				}
			}
			add(&sum.all, true)
			add(&sum.same, theirs == ours)
			add(&sum.theirs, theirs > 0)
			add(&sum.ours, ours > 0)
			add(&sum.both, theirs > 0 && ours > 0)
			add(&sum.equal, theirs > 0 && theirs == ours)
		}
	}
	return sum
}

// compare marks the moves of games by the bundled engine, which searches so many nodes for
// each position, and by the evaluations in the file.
func compare(t *testing.T, games []judged, nodes int) (c tally) {
	t.Helper()
	for _, g := range games {
		theirs, _ := FromFile(g.Game, g.record)
		ours := New(g.Game)
		err := Run(context.Background(), g.Game, nil, player.Limits{Nodes: nodes},
			func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} }, func(ply int, e Eval) {
				ours.Evals[ply] = e
			})
		if err != nil {
			t.Fatal(err)
		}
		for ply, n := range g.record.Main() {
			if theirs.known(ply) && n.Command("eval") != "" {
				c[theirs.Mark(ply)][ours.Mark(ply)]++
			}
		}
	}
	return c
}

// TestAgreement checks that most moves get the same mark by the bundled engine as by the
// evaluations in the file, and that most moves marked in the file are marked at all.
// TestMeasureAgreement measures it on more games.
func TestAgreement(t *testing.T) {
	c := compare(t, lichess(t)[longtest.Of(2, 0):3], longtest.Of(Nodes/20, Nodes))
	if n := c.count(); n.theirs < 10 || 4*n.same < 3*n.all || 4*n.both < 3*n.theirs {
		t.Errorf("%+v: %v", n, c)
	}
}
