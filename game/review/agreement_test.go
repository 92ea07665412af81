package review

import (
	"context"
	"fmt"
	"math"
	"os"
	"strconv"
	"testing"

	"passedpawn/game/engine"
	"passedpawn/game/longtest"
	"passedpawn/game/player"
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

// A tally counts how the marks by two sources of evaluations agree.
type tally struct {
	both [Marks][Marks]int // by the mark of the file and ours
}

func (c tally) agree() (equal, all, ours, oursEqual, theirs int) {
	for f := range Marks {
		for o := range Marks {
			n := c.both[f][o]
			all += n
			if f == o {
				equal += n
			}
			if o > 0 {
				ours += n
				if f == o {
					oursEqual += n
				}
			}
			if f > 0 {
				theirs += n
			}
		}
	}
	return equal, all, ours, oursEqual, theirs
}

// share is a proportion in percent with its 95 % interval (Wilson).
func share(k, n int) string {
	p, z, f := float64(k)/float64(n), 1.96, float64(n)
	mid := (p + z*z/(2*f)) / (1 + z*z/f)
	half := z / (1 + z*z/f) * math.Sqrt(p*(1-p)/f+z*z/(4*f*f))
	return fmt.Sprintf("%d of %d, %.1f %% (%.1f to %.1f)", k, n, 100*p, 100*(mid-half), 100*(mid+half))
}

// TestAgreement measures how far the marks of the bundled engine agree with those of the
// file's evaluations. PASSEDPAWN_REVIEW_GAMES and PASSEDPAWN_REVIEW_NODES change how much
// is measured.
func TestAgreement(t *testing.T) {
	longtest.Only(t)
	count, nodes := number("PASSEDPAWN_REVIEW_GAMES", 3), number("PASSEDPAWN_REVIEW_NODES", Nodes)
	var c tally
	near := 0
	games := lichess(t)
	for _, g := range games[:min(count, len(games))] {
		theirs, _ := FromFile(g.Game, g.record)
		ours := New(g.Game)
		err := Run(context.Background(), g.Game, nil, player.Limits{Nodes: nodes}, func() player.Thinker { return engine.Analyst{} }, func(ply int, e Eval) {
			ours.Evals[ply] = e
		})
		if err != nil {
			t.Fatal(err)
		}
		for ply := range g.Moves {
			if !theirs.known(ply) || g.record.Main()[ply].Command("eval") == "" {
				continue
			}
			f, o := theirs.Mark(ply), ours.Mark(ply)
			c.both[f][o]++
			if os.Getenv("PASSEDPAWN_REVIEW_DUMP") != "" {
				fmt.Printf("DUMP %s %d %v %v %v %v %v %d %d\n", g.record.Tag("Site"), ply, theirs.Evals[ply].Score, theirs.Evals[ply+1].Score, ours.Evals[ply].Score, ours.Evals[ply+1].Score, ours.best(ply), f, o)
			}
			if o > 0 && f > 0 {
				near++
			}
		}
	}
	equal, all, ours, oursEqual, marked := c.agree()
	t.Logf("%d nodes a position; rows are the file's marks, columns ours: %v", nodes, c.both)
	t.Logf("all moves, the same mark: %s", share(equal, all))
	t.Logf("our marks, the same in the file: %s", share(oursEqual, ours))
	t.Logf("our marks, marked in the file: %s", share(near, ours))
	t.Logf("marks of the file, marked by us: %s", share(near, marked))
	if 100*equal < 75*all {
		t.Errorf("only %s have the same mark", share(equal, all))
	}
}

func number(variable string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(variable)); err == nil {
		return n
	}
	return usual
}
