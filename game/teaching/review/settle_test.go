package review

import (
	"context"
	"slices"
	"testing"

	"passedpawn/game/engines/engine"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// sacrifice is a game in which a bishop is given away, and the point of it is ten plies away from
// the move. The engine does not see it in a million nodes.
const sacrifice = `[FEN "6k1/1pqr1pbp/p1np2p1/3Q4/3P1B1P/2P5/P4PP1/1R3BK1 w - - 0 1"]

1. Bxa6 bxa6 2. Qxc6 Qd8 3. Qxa6 *`

// by returns a Thinker that tells scores for White by ply. It would always have played the move
// of the game; if it is asked for a second line, that is another move with the score of other.
func by(g Game, scores []int, other int) player.Thinker {
	return scripted(func(_ context.Context, q player.Question) error {
		ply, side := len(q.Moves), 1
		if q.Position().Turn() == rules.Black {
			side = -1
		}
		moves := q.Position().Moves()
		if ply < len(g.Moves) {
			if i := slices.Index(moves, g.Moves[ply]); i > 0 {
				moves[0], moves[i] = moves[i], moves[0]
			}
		}
		if ply == 0 || ply == 2 {
			slices.Reverse(moves) // not the move of the game
		}
		q.Tell(player.Thought{Position: q.Position(), Rank: 1, Score: side * scores[ply], Line: moves[:1]})
		if q.Lines > 1 {
			q.Tell(player.Thought{Position: q.Position(), Rank: 2, Score: side * other, Line: moves[1:2]})
		}
		return nil
	})
}

// TestShaken calls a sacrifice no blunder if the game shows that its refutation fails, and no
// other reply refutes it.
func TestShaken(t *testing.T) {
	for _, c := range []struct {
		name   string
		scores []int // for White, by ply
		other  int   // of a second reply
		marks  []Mark
		worth  int // after the sacrifice
	}{
		{"the game shows it", []int{107, -156, -161, 217, 222, 230}, 207, []Mark{None, None, None, None, None}, 207},
		{"the reply is the best one", []int{107, -156, -161, 217, 222, 230}, 600, []Mark{None, None, None, None, None}, 217},
		{"another reply refutes it", []int{107, -156, -161, 217, 222, 230}, -90, []Mark{Blunder, Blunder, None, None, None}, -90},
		{"it is a blunder", []int{107, -156, -161, -170, -170, -170}, 207, []Mark{Blunder, None, None, None, None}, -156},
	} {
		_, g := read(t, sacrifice)
		r := New(g)
		thinker := func() player.Thinker { return by(g, c.scores, c.other) }
		if err := Run(t.Context(), g, nil, player.Limits{}, thinker, func(ply int, e Eval) { r.Evals[ply] = e }); err != nil {
			t.Fatal(err)
		}
		for ply, want := range c.marks {
			if got := r.Mark(ply); got != want {
				t.Errorf("%s: the move after %d plies is marked %d, want %d", c.name, ply, got, want)
			}
		}
		if got := r.Evals[1].Score.Centipawns; got != c.worth || !r.Complete() {
			t.Errorf("%s: the sacrifice is worth %d, want %d; complete: %v", c.name, got, c.worth, r.Complete())
		}
	}
}

// TestSlip lets a deeper search look first at what contradicts a blunder: it may be a slip of the
// quick one.
func TestSlip(t *testing.T) {
	_, g := read(t, sacrifice)
	quick, deep := []int{107, -156, 50, -170, -170, -170}, []int{107, -156, -160, -170, -170, -170}
	r := New(g)
	thinker := func() player.Thinker {
		return scripted(func(ctx context.Context, q player.Question) error {
			scores := quick
			if q.Limits.Nodes > 1 {
				scores = deep
			}
			_, err := by(g, scores, 207).Think(ctx, q)
			return err
		})
	}
	if err := Run(t.Context(), g, nil, player.Limits{Nodes: 1}, thinker, func(ply int, e Eval) { r.Evals[ply] = e }); err != nil {
		t.Fatal(err)
	}
	if r.Mark(0) != Blunder || r.Evals[2].Score.Centipawns != -160 || !r.Complete() {
		t.Errorf("it is marked %d, and then worth %v; complete: %v", r.Mark(0), r.Evals[2].Score, r.Complete())
	}
}

// TestShakenByEngine reviews the sacrifice with the engine.
func TestShakenByEngine(t *testing.T) {
	longtest.Only(t)
	longtest.Alone(t)
	_, g := read(t, sacrifice)
	r := New(g)
	thinker := func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} }
	if err := Run(t.Context(), g, nil, player.Limits{Nodes: Nodes}, thinker, func(ply int, e Eval) { r.Evals[ply] = e }); err != nil {
		t.Fatal(err)
	}
	if marks := r.Marked(); slices.Contains(marks, 0) || r.Evals[1].Score.Centipawns < 100 {
		t.Errorf("marked are %v, and the sacrifice is worth %v", marks, r.Evals[1].Score)
	}
}
