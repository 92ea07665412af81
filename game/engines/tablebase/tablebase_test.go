package tablebase

import (
	"context"
	"errors"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/endgames/tables/tablestest"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants/altpromo"
)

var chess orthodox.Rules

// errOther is the answer of the other engine.
var errOther = errors.New("asked the other engine")

type other struct{}

func (other) Think(context.Context, player.Question) (player.Action, error) {
	return player.Action{}, errOther
}

// built returns a Thinker with the tables up to king and queen against king.
func built(t *testing.T) Thinker { return Thinker{Tables: tablestest.Queen(t), Other: other{}} }

// question asks about a position. It collects the thoughts.
func question(t *testing.T, r rules.Rules, fen string, thoughts *[]player.Thought) player.Question {
	t.Helper()
	p, err := r.Parse(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return player.Question{
		Game: &player.Game{Rules: r.ID()}, Line: []rules.Position{p},
		Watch: func(now player.Thought) { *thoughts = append(*thoughts, now) },
	}
}

// TestMates lets it play both sides of the longest win with a rook: it takes 16 moves.
func TestMates(t *testing.T) {
	engine := built(t)
	p, err := chess.Parse("8/8/8/8/8/2k5/1R6/K7 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	line := []rules.Position{p}
	for want := 31; want > 0; want-- {
		var said []player.Thought
		a, err := engine.Think(t.Context(), player.Question{
			Game: &player.Game{Rules: chess.ID()}, Line: line, Watch: func(now player.Thought) { said = append(said, now) },
		})
		if err != nil {
			t.Fatal(err)
		}
		moves := (want + 1) / 2
		if want%2 == 0 {
			moves = -moves
		}
		if len(said) != 1 || said[0].Mate != moves || !said[0].Proved || said[0].Depth != want || said[0].Line[0] != a.Move {
			t.Fatalf("%d plies before mate: %+v", want, said)
		}
		next, err := line[len(line)-1].Play(a.Move)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, next)
	}
	if o := chess.Outcome(line); o.Result != rules.WhiteWins || o.Reason != rules.Checkmate {
		t.Errorf("the game ends with %+v", o)
	}
}

// TestLines reports several moves, the best first.
func TestLines(t *testing.T) {
	var said []player.Thought
	q := question(t, chess, "7k/8/8/8/8/8/r7/1K6 w - - 0 1", &said)
	q.Lines = 5
	if _, err := built(t).Think(t.Context(), q); err != nil || len(said) != 2 {
		t.Fatalf("there are %d moves instead of 2", len(said))
	}
	if best := said[0]; best.Score != 0 || best.Mate != 0 || !best.Proved || best.Rank != 1 || chess.Write(best.Position, best.Line[0]) != "Kxa2" {
		t.Errorf("the draw is %+v", best)
	}
	for i, now := range said[1:] {
		if now.Mate >= 0 || now.Rank != i+2 || i > 0 && now.Score > said[i].Score {
			t.Errorf("a worse move is %+v", now)
		}
	}
}

// TestOther asks the other engine where the tables cannot say what happens.
func TestOther(t *testing.T) {
	engine := built(t)
	for _, c := range []struct {
		rules rules.Rules
		fen   string
	}{
		{chess, chess.Start().String()},
		{chess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
		{chess, "4k3/8/8/8/4P3/8/8/3QK3 w - - 40 90"}, // how long it takes is not built
		{chess, "8/8/8/8/8/2k5/1R6/K7 w - - 80 90"},   // 80 + 31 plies are too many
		{chess, "k7/8/1Q6/8/8/8/8/K7 b - - 0 1"},      // stalemate
		{altpromo.Games()[0], "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"},
	} {
		var said []player.Thought
		if a, err := engine.Think(t.Context(), question(t, c.rules, c.fen, &said)); !errors.Is(err, errOther) || len(said) > 0 {
			t.Errorf("%s: %+v, %v, %+v", c.fen, a, err, said)
		}
	}
	var said []player.Thought
	if _, err := engine.Think(t.Context(), question(t, chess, "8/8/8/8/8/2k5/1R6/K7 w - - 69 90", &said)); err != nil {
		t.Errorf("a mate before the 50-move rule: %v", err)
	}
}

// TestOffers accepts a draw unless the side that offers it is lost.
func TestOffers(t *testing.T) {
	engine := built(t)
	for fen, want := range map[string]bool{
		"7k/8/8/8/8/8/1r6/K7 w - - 0 1":  true, // it captures the rook
		"7k/8/8/8/8/8/8/KR6 w - - 0 1":   true,
		"7k/8/8/8/8/8/8/KR6 b - - 0 1":   false,
		"7k/8/8/8/8/8/8/KB6 b - - 0 1":   true,
		"8/8/8/8/8/1k6/7r/K7 w - - 0 1":  false,
		"8/8/3k4/8/8/8/8/4K2Q b - - 0 1": false,
	} {
		var said []player.Thought
		q := question(t, chess, fen, &said)
		q.Offer = true
		if a, err := engine.Think(t.Context(), q); err != nil || a.Accept != want {
			t.Errorf("%s: %+v, %v", fen, a, err)
		}
	}
}
