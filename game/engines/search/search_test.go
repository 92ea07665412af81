package search

import (
	"context"
	"slices"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// TestCount ends a search by its nodes, or when it is told to stop.
func TestCount(t *testing.T) {
	asked := 0
	c := Count{Limit: 100, Every: 16, Stop: func() bool { asked++; return asked == 3 }}
	for !c.Spent(c.Nodes % 10) {
		continue
	}
	if c.Nodes != 48 || c.Farthest != 9 || !c.Over {
		t.Errorf("told to stop, it ends with %+v", c)
	}
	c = Count{Limit: 20, Every: 16, Stop: func() bool { return false }}
	for !c.Spent(0) {
		continue
	}
	if c.Nodes != 20 {
		t.Errorf("a limit of 20 nodes ends it after %d", c.Nodes)
	}
}

// TestFull says how full tables are.
func TestFull(t *testing.T) {
	third := func(i int) bool { return i%3 == 0 }
	for entries, want := range map[int]int{0: 0, 3: 333, 1000: 334, 1 << 20: 334} {
		if got := Full(entries, third); got != want {
			t.Errorf("a table of %d entries is full by %d, want %d", entries, got, want)
		}
	}
}

// A root is a script: the best moves of each depth.
type root struct {
	*Deepening[string]
	lines   [][]string
	asked   []string
	settled int
}

func (r *root) Line(depth, rank int) bool {
	if depth > len(r.lines) {
		return false
	}
	m := r.lines[depth-1][rank-1]
	if rank == 1 {
		r.Best = m
	}
	r.Taken = append(r.Taken, m)
	return true
}

func (r *root) Settled(depth int) bool {
	r.asked = append(r.asked, r.Taken...)
	return depth == r.settled
}

// TestDeepening searches a script until the last depth, until it is settled, and until the
// search must end.
func TestDeepening(t *testing.T) {
	script := [][]string{{"a", "b"}, {"b", "a"}, {"b", "c"}, {"b", "c"}}
	for _, tt := range []struct {
		name            string
		to, settled     int
		asked           int // lines
		steady, changes int
	}{
		{"the last depth", 2, 0, 4, 0, 1},
		{"settled", 9, 3, 6, 1, 1},
		{"it must end", 9, 0, 8, 3, 1},
	} {
		d := Deepening[string]{From: 1, To: tt.to, Lines: 2, Best: "a"}
		r := &root{Deepening: &d, lines: script, settled: tt.settled}
		d.Deepen(r)
		if d.Best != "b" || len(r.asked) != tt.asked || d.Steady != tt.steady || d.Changes != tt.changes {
			t.Errorf("%s: best %s, lines %v, steady %d, %d changes", tt.name, d.Best, r.asked, d.Steady, d.Changes)
		}
	}
}

// TestPick sorts moves, and keeps the order of equal ones where it can.
func TestPick(t *testing.T) {
	moves, values := []string{"c", "a", "b", "d"}, []int32{1, 3, 3, -5}
	for i := range moves {
		Pick(moves, values, i)
	}
	if !slices.Equal(moves, []string{"a", "b", "c", "d"}) {
		t.Errorf("sorted: %v", moves)
	}
}

// TestDraw draws moves in proportion to their weights.
func TestDraw(t *testing.T) {
	weight := func(m string) float64 { return map[string]float64{"a": 1, "c": 3}[m] }
	drawn, draw := map[string]int{}, player.Random(1)
	for range 4000 {
		m, ok := Draw([]string{"a", "b", "c"}, weight, func(string) float64 { return draw() })
		if drawn[m]++; !ok {
			t.Fatal("none is drawn")
		}
	}
	if drawn["b"] > 0 || drawn["a"] < 900 || drawn["a"] > 1100 {
		t.Errorf("drawn: %v", drawn)
	}
	if m, ok := Draw([]string{"b"}, weight, func(string) float64 { return 0 }); ok {
		t.Errorf("without a weight, %s is drawn", m)
	}
}

// TestBounds checks the bounds of a window of scores.
func TestBounds(t *testing.T) {
	for _, tt := range []struct {
		score int
		bound Bound
		cuts  [3]bool // windows below, around and above it
	}{
		{-5, AtMost, [3]bool{false, false, true}},
		{5, Exact, [3]bool{true, true, true}},
		{15, AtLeast, [3]bool{true, false, false}},
	} {
		b := BoundOf(tt.score, 0, 10)
		below, around, above := b.Decides(tt.score, tt.score-9, tt.score-8), b.Decides(tt.score, tt.score-1, tt.score+1), b.Decides(tt.score, tt.score+8, tt.score+9)
		if b != tt.bound || [3]bool{below, around, above} != tt.cuts {
			t.Errorf("%d is %d and decides %v %v %v", tt.score, b, below, around, above)
		}
	}
	if Bound(0).Decides(0, 0, 0) {
		t.Error("an empty entry decides")
	}
}

// A level answers everything with the same choice.
type level struct {
	choice   Choice
	begun    *[]Task[int]
	beginner bool
}

func (l level) Beginner() bool { return l.beginner }

func (l level) Begin(_ context.Context, t Task[int]) (Search, error) {
	*l.begun = append(*l.begun, t)
	return l, nil
}

func (l level) Choose() (Choice, error) { return l.choice, nil }

func (l level) Score() int { return 100 }

// TestOpponent waits for a move as long as it was told to, and not for a claim.
func TestOpponent(t *testing.T) {
	var begun []Task[int]
	o := Opponent[level, int]{Level: level{begun: &begun}, Pause: time.Hour, Seed: 5}
	now := make(chan struct{})
	close(now)
	q := player.Question{Line: []rules.Position{orthodox.Rules{}.Start()}, Now: now}
	if _, err := o.Think(t.Context(), q); err != nil || begun[0].Seed != 5 || begun[0].Threads != 1 {
		t.Errorf("wanted at once: %v, %+v", err, begun)
	}
	o.Level.choice.Claim = true
	if a, err := o.Think(t.Context(), player.Question{}); err != nil || !a.Claim {
		t.Errorf("a claim: %+v, %v", a, err)
	}
	q.Offer = true
	a, err := o.Think(t.Context(), q)
	if task := begun[len(begun)-1]; err != nil || !a.Accept || !task.Unlimited || task.Limits.Nodes == 0 {
		t.Errorf("an offer: %+v, %v, %+v", a, err, task)
	}
	o.Level.beginner = true
	if a, err := o.Think(t.Context(), q); err != nil || a.Accept {
		t.Errorf("a beginner accepts the offer of a winning opponent: %v", err)
	}
}
