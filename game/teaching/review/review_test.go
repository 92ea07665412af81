package review

import (
	"math"
	"slices"
	"testing"
	"time"

	"passedpawn/game/rules"
)

func TestAccuracyOfAMove(t *testing.T) {
	for loss, want := range map[float64]float64{-5: 100, 0: 100, 5: 79.8, 10: 63.6, 20: 40.0, 50: 8.5, 100: 0} {
		if got := accuracy(loss); math.Abs(got-want) > 0.1 {
			t.Errorf("loss %v: %.1f, want %.1f", loss, got, want)
		}
	}
}

// TestAccuracyFalls checks that a larger loss never has a better accuracy, and that all are
// percentages.
func TestAccuracyFalls(t *testing.T) {
	last := 100.0
	for loss := 0.0; loss <= 100; loss += 0.25 {
		got := accuracy(loss)
		if got > last || got < 0 || got > 100 {
			t.Fatalf("loss %v: %v after %v", loss, got, last)
		}
		last = got
	}
}

// TestWeights checks that each move has a weight within the limits, that a quiet game has
// the least ones, and that the swing weighs on the moves about it.
func TestWeights(t *testing.T) {
	for _, moves := range []int{1, 2, 3, 7, 20, 81, 300} {
		quiet, wild := make([]float64, moves+1), make([]float64, moves+1)
		for i := range quiet {
			quiet[i], wild[i] = 50, float64(100*(i%2))
		}
		if got := weights(quiet); len(got) != moves || slices.Max(got) != leastWeight {
			t.Errorf("%d quiet moves: %v", moves, got)
		}
		if got := weights(wild); len(got) != moves || slices.Min(got) != mostWeight {
			t.Errorf("%d wild moves: %v", moves, got)
		}
	}
	swing := []float64{50, 50, 50, 50, 50, 50, 90, 90, 90, 90, 90}
	if got := weights(swing); got[5] != mostWeight || got[3] != leastWeight || got[8] != leastWeight {
		t.Errorf("%v", got)
	}
}

// fools is fool's mate with evaluations as in a file.
const fools = "1. f3 {[%eval -0.60] [%clk 0:04:55]} e5 {[%eval -0.50] [%clk 0:04:58]} 2. g4 {[%eval #-1] [%clk 0:04:50]} Qh4# {[%clk 0:04:52]} 0-1"

func TestFromFile(t *testing.T) {
	rec, g := read(t, `[TimeControl "300+2"]`+"\n\n"+fools)
	r, ok := FromFile(g, rec)
	if !ok {
		t.Fatalf("not complete: %+v", r.Evals)
	}
	var marks []Mark
	for ply := range g.Moves {
		marks = append(marks, r.Mark(ply))
	}
	if want := []Mark{Inaccuracy, None, Blunder, None}; !slices.Equal(marks, want) {
		t.Errorf("marks %v, want %v", marks, want)
	}
	if got, others := r.Moments(rules.White), r.Moments(rules.Black); !slices.Equal(got, []int{2}) || len(others) != 0 {
		t.Errorf("moments %v and %v", got, others)
	}
	if n := r.Counts(rules.White); n != [Marks]int{0, 1, 0, 1} {
		t.Errorf("White's marks: %v", n)
	}
	white, _ := r.Accuracy(rules.White)
	black, _ := r.Accuracy(rules.Black)
	if white > 50 || black < 98 {
		t.Errorf("accuracies %.1f and %.1f", white, black)
	}
	want := []time.Duration{7 * time.Second, 4 * time.Second, 7 * time.Second, 8 * time.Second}
	if got := Times(rec, g.Line); !slices.Equal(got, want) {
		t.Errorf("times %v, want %v", got, want)
	}
}

func TestIncompleteFile(t *testing.T) {
	rec, g := read(t, "1. e4 {[%eval 0.2]} e5 2. Nf3 {[%eval 0.3]} *")
	if r, ok := FromFile(g, rec); ok || r.Done() != 3 || r.Mark(1) != None || r.Loss(1) != 0 {
		t.Errorf("%+v, %v", r.Evals, ok)
	}
	if rec, g = read(t, "*"); len(g.Moves) != 0 {
		t.Fatal("moves in an empty game")
	}
	if _, ok := FromFile(g, rec); ok {
		t.Error("an empty game has evaluations")
	}
}

func TestTimesOfOtherNotes(t *testing.T) {
	rec, g := read(t, "1. e4 {[%emt 0:00:12]} e5 {[%clk 0:05:00]} 2. Nf3 Nc6 {[%clk 0:04:30]} 3. Bb5 {[%clk 1:00:00]} a6 {[%clk 0:09:00]} *")
	want := []time.Duration{12 * time.Second, Unknown, Unknown, 30 * time.Second, Unknown, Unknown}
	if got := Times(rec, g.Line); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestTheEnginesOwnMove checks that a move is not marked if the engine would have played
// it as well.
func TestTheEnginesOwnMove(t *testing.T) {
	_, g := read(t, "1. e4 e5 *")
	r := New(g).With(0, Eval{Known: true, Score: cp(20), Line: g.Moves[:1]}).With(1, Eval{Known: true, Score: cp(-300)})
	if r.Mark(0) != None {
		t.Error("it is marked")
	}
	r = r.With(0, Eval{Known: true, Score: cp(20), Line: g.Moves[1:]})
	if r.Mark(0) != Blunder {
		t.Error("another one is not marked")
	}
}

func TestWithIsAnotherValue(t *testing.T) {
	_, g := read(t, "1. e4 *")
	a := New(g)
	b := a.With(0, Eval{Known: true})
	if a.Done() != 0 || b.Done() != 1 || b.Complete() || !b.With(1, Eval{Known: true}).Complete() {
		t.Error("results are mixed up")
	}
}

// TestMomentsAreTheWorst has four blunders of White and three of Black. Each side
// has its own moments.
func TestMomentsAreTheWorst(t *testing.T) {
	rec, g := read(t, "1. a3 {[%eval -2]} a6 {[%eval 0]} 2. b3 {[%eval -5]} b6 {[%eval 0]} 3. c3 {[%eval -4]} c6 {[%eval "+
		"9]} 4. d3 {[%eval -0.1]} d6 {[%eval -0.1]} *")
	r, ok := FromFile(g, rec)
	if !ok {
		t.Fatal("incomplete")
	}
	if got := r.Moments(rules.White); !slices.Equal(got, []int{2, 4, 6}) {
		t.Errorf("White's moments %v", got)
	}
	if got := r.Moments(rules.Black); !slices.Equal(got, []int{1, 3, 5}) {
		t.Errorf("Black's moments %v", got)
	}
}

func TestPhases(t *testing.T) {
	_, g := read(t, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. d3 Bg4 6. Bg5 Qxg5 7. Nxg5 Bxd1 8. Kxd1 *")
	p := Phases(g.Rules, g.Line)
	if !slices.IsSorted(p) || p[0] != Opening || p[7] != Opening || p[len(p)-1] != Middlegame {
		t.Errorf("%v", p)
	}
	end, err := g.Rules.Parse("4k3/pp3ppp/8/8/8/8/PP3PPP/R3K2R w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	if p := Phases(g.Rules, []rules.Position{end}); p[0] != Endgame {
		t.Errorf("two rooks: %v", p)
	}
}
