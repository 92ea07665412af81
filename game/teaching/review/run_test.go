package review

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"sync"
	"testing"

	"passedpawn/game/engines/engine"
	"passedpawn/game/play/player"
)

// A scripted Thinker says what it is told to.
type scripted func(ctx context.Context, q player.Question) error

func (s scripted) Think(ctx context.Context, q player.Question) (player.Action, error) {
	return player.Action{}, s(ctx, q)
}

// says tells a score for the side to move that depends only on the ply.
func says(_ context.Context, q player.Question) error {
	q.Tell(player.Thought{Position: q.Position(), Rank: 1, Score: 10 * len(q.Moves), Line: q.Position().Moves()[:1]})
	return nil
}

const short = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"

func TestRun(t *testing.T) {
	_, g := read(t, short)
	r := New(g)
	makers := 0
	var mu sync.Mutex
	make := func() player.Thinker { mu.Lock(); makers++; mu.Unlock(); return scripted(says) }
	if err := Run(t.Context(), g, nil, player.Limits{}, make, func(ply int, e Eval) { r.Evals[ply] = e }); err != nil {
		t.Fatal(err)
	}
	for ply, e := range r.Evals {
		want := 10 * ply
		if ply%2 == 1 {
			want = -want
		}
		if !e.Known || e.Score.Centipawns != want {
			t.Errorf("ply %d: %+v, want %d", ply, e, want)
		}
	}
	if makers > Workers {
		t.Errorf("%d Thinkers", makers)
	}
}

// TestResume cancels a review after some results, and goes on with the rest.
func TestResume(t *testing.T) {
	_, g := read(t, short)
	ctx, cancel := context.WithCancel(t.Context())
	r, n := New(g), 0
	err := Run(ctx, g, nil, player.Limits{}, func() player.Thinker { return scripted(says) }, func(ply int, e Eval) {
		if r.Evals[ply] = e; r.Done() >= 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || r.Done() < 3 || r.Complete() {
		t.Fatalf("%v with %d done", err, r.Done())
	}
	before := r.Done()
	err = Run(t.Context(), g, slices.Clone(r.Evals), player.Limits{}, func() player.Thinker { return scripted(says) }, func(ply int, e Eval) {
		if r.Evals[ply].Known {
			t.Errorf("ply %d again", ply)
		}
		r.Evals[ply] = e
		n++
	})
	if err != nil || n != len(r.Evals)-before || !r.Complete() {
		t.Errorf("%v, %d of %d", err, n, len(r.Evals)-before)
	}
}

func TestThinkersThatFail(t *testing.T) {
	_, g := read(t, short)
	broken := errors.New("broken")
	for name, s := range map[string]scripted{
		"an error": func(context.Context, player.Question) error { return broken },
		"a panic":  func(context.Context, player.Question) error { panic("x") },
		"silence":  func(context.Context, player.Question) error { return nil },
		"emptiness": func(_ context.Context, q player.Question) error {
			q.Tell(player.Thought{Position: q.Position()})
			return nil
		},
	} {
		err := Run(t.Context(), g, nil, player.Limits{}, func() player.Thinker { return s }, func(int, Eval) { t.Errorf("%s: a result", name) })
		if err == nil || name == "an error" && !errors.Is(err, broken) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestProved asks once about a position of which something is proved, however large the
// mistake that it shows, and twice about others.
func TestProved(t *testing.T) {
	_, g := read(t, short)
	for _, proved := range []bool{true, false} {
		var mu sync.Mutex
		asked := 0
		err := Run(t.Context(), g, nil, player.Limits{Nodes: 1}, func() player.Thinker {
			return scripted(func(_ context.Context, q player.Question) error {
				mu.Lock()
				asked++
				mu.Unlock()
				q.Tell(player.Thought{Position: q.Position(), Rank: 1, Mate: 5, Proved: proved, Line: q.Position().Moves()[:1]})
				return nil
			})
		}, func(int, Eval) {})
		if once := asked == len(g.Line); err != nil || once != proved {
			t.Errorf("proved is %v: asked %d times about %d positions, %v", proved, asked, len(g.Line), err)
		}
	}
}

// TestBlundersAreConfirmed reviews a game in which a shallow search takes two good moves for
// blunders, and a deeper one does not. 2...Nc6 is a blunder for both.
func TestBlundersAreConfirmed(t *testing.T) {
	_, g := read(t, short)
	r := New(g)
	var mu sync.Mutex
	asked := map[int][]int{} // nodes by ply
	thinker := func() player.Thinker {
		return scripted(func(_ context.Context, q player.Question) error {
			ply := len(q.Moves)
			mu.Lock()
			asked[ply] = append(asked[ply], q.Limits.Nodes)
			mu.Unlock()
			score := 0
			switch {
			case ply >= 4: // after 2...Nc6
				score = 400
			case ply == 2 && q.Limits.Nodes < 100*Deeper: // after 1...e5
				score = 400
			}
			if ply%2 == 1 {
				score = -score
			}
			q.Tell(player.Thought{Position: q.Position(), Rank: 1, Score: score, Line: q.Position().Moves()[:1]})
			return nil
		})
	}
	if err := Run(t.Context(), g, nil, player.Limits{Nodes: 100}, thinker, func(ply int, e Eval) { r = r.With(ply, e) }); err != nil {
		t.Fatal(err)
	}
	if marked := r.Marked(); !slices.Equal(marked, []int{3}) || r.Mark(3) != Blunder || !r.Complete() || len(r.Doubtful()) > 0 {
		t.Errorf("marked %v, doubtful %v", marked, r.Doubtful())
	}
	want := map[int][]int{0: {100}, 1: {100, 500}, 2: {100, 500}, 3: {100, 500}, 4: {100, 500}, 5: {100}, 6: {100}}
	if !reflect.DeepEqual(asked, want) {
		t.Errorf("asked with %v nodes, want %v", asked, want)
	}
}

// TestMatedAtTheEnd checks that the engine is not asked about a finished position.
func TestMatedAtTheEnd(t *testing.T) {
	_, g := read(t, "1. f3 e5 2. g4 Qh4# 0-1")
	r := New(g)
	err := Run(t.Context(), g, nil, player.Limits{Nodes: 5000}, func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} },
		func(ply int, e Eval) { r.Evals[ply] = e })
	if err != nil {
		t.Fatal(err)
	}
	if s := r.Evals[4].Score; s != (Score{Mate: -1, Over: true}) {
		t.Errorf("at the end: %+v", s)
	}
	if s := r.Evals[3].Score; s.Mate != -1 {
		t.Errorf("before the mate: %+v", s)
	}
	if r.Mark(2) != Blunder || r.Mark(3) != None {
		t.Errorf("marks %d and %d", r.Mark(2), r.Mark(3))
	}
}

// TestTheSameEachTime reviews a game twice with the bundled engine.
func TestTheSameEachTime(t *testing.T) {
	_, g := read(t, short)
	var all [2]Review
	for i := range all {
		all[i] = New(g)
		err := Run(t.Context(), g, nil, player.Limits{Nodes: 4000}, func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} },
			func(ply int, e Eval) { all[i].Evals[ply] = e })
		if err != nil {
			t.Fatal(err)
		}
	}
	for ply := range g.Line {
		a, b := all[0].Evals[ply], all[1].Evals[ply]
		if a.Score != b.Score || !slices.Equal(a.Line, b.Line) {
			t.Errorf("ply %d: %+v, then %+v", ply, a, b)
		}
	}
}
