package review

import (
	"testing"

	"passedpawn/game/rules"
)

func cp(n int) Score   { return Score{Centipawns: n} }
func mate(n int) Score { return Score{Mate: n} }

var (
	won  = Score{Mate: 1, Over: true}
	draw = Score{Over: true}
	sure = Score{Centipawns: 1000, Won: 1} // won, in an unknown number of moves
)

func TestJudge(t *testing.T) {
	for _, c := range []struct {
		before, after Score
		want          Mark
	}{
		{cp(15), cp(-39), None},       // 4.97 points
		{cp(15), cp(-40), Inaccuracy}, // 5.06
		{cp(0), cp(-109), Inaccuracy}, // 9.9
		{cp(0), cp(-111), Mistake},    // 10.1
		{cp(0), cp(-167), Mistake},    // 14.9
		{cp(0), cp(-169), Blunder},    // 15.1
		{cp(900), cp(700), None},      // 3 points: far ahead, two pawns matter little
		{cp(1500), cp(1000), None},    // both count as ten pawns
		{cp(0), cp(300), None},        // a gift of the other side
		{cp(0), mate(-3), Blunder},    // gets mated
		{cp(-701), mate(-3), Mistake}, // was losing
		{cp(-1000), mate(-3), Inaccuracy},
		{mate(3), cp(700), Blunder}, // lets a mate go
		{mate(3), cp(701), Mistake},
		{mate(3), cp(1000), Inaccuracy},
		{mate(3), mate(-2), Blunder},
		{mate(3), mate(9), None}, // a longer mate
		{mate(-3), cp(-500), None},
		{mate(-3), mate(-1), None},
		{mate(1), won, None},
		{cp(0), won, None},
		{mate(1), draw, Blunder},
		{cp(400), draw, Blunder}, // stalemate
		{cp(0), draw, None},
		{cp(-400), draw, None},
		{mate(3), sure, None}, // still won
		{sure, mate(9), None},
		{sure, cp(0), Blunder},
		{cp(0), sure.Of(rules.Black), Blunder},
		{sure, mate(-3), Blunder},
		{sure.Of(rules.Black), mate(-3), None}, // was lost anyway
	} {
		if got := Judge(c.before, c.after, rules.White); got != c.want {
			t.Errorf("%+v to %+v: %d, want %d", c.before, c.after, got, c.want)
		}
		if got := Judge(c.before.Of(rules.Black), c.after.Of(rules.Black), rules.Black); got != c.want {
			t.Errorf("%+v to %+v by Black: %d, want %d", c.before, c.after, got, c.want)
		}
	}
}

// TestWorseIsNoBetter checks that a worse result never has a smaller mark.
func TestWorseIsNoBetter(t *testing.T) {
	for before := -1200; before <= 1200; before += 50 {
		last := Blunder
		for after := -1200; after <= 1200; after += 10 {
			m := Judge(cp(before), cp(after), rules.White)
			if m > last {
				t.Fatalf("%d to %d: %d after %d", before, after, m, last)
			}
			last = m
		}
	}
}

func TestAsGood(t *testing.T) {
	for _, c := range []struct {
		best, after Score
		want        bool
	}{
		{cp(50), cp(50), true},
		{cp(50), cp(30), true}, // 1.8 points
		{cp(50), cp(20), false},
		{cp(50), cp(90), true},
		{mate(3), mate(5), true},
		{mate(3), cp(800), false},
		{mate(3), cp(1200), true},
		{mate(3), mate(-1), false},
		{mate(1), won, true},
		{mate(2), draw, false},
		{cp(0), mate(2), true},
		{mate(-2), mate(-2), true},
	} {
		if got := AsGood(c.best, c.after, rules.White); got != c.want {
			t.Errorf("best %+v, tried %+v: %v", c.best, c.after, got)
		}
		if got := AsGood(c.best.Of(rules.Black), c.after.Of(rules.Black), rules.Black); got != c.want {
			t.Errorf("best %+v, tried %+v by Black: %v", c.best, c.after, got)
		}
	}
}
