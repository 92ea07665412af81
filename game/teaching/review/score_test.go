package review

import (
	"math"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

func TestChance(t *testing.T) {
	for _, c := range []struct {
		score Score
		want  float64
	}{
		{Score{}, 50},
		{Score{Centipawns: 100}, 59.1},
		{Score{Centipawns: -100}, 40.9},
		{Score{Centipawns: 300}, 75.1},
		{Score{Centipawns: 1000}, 97.5},
		{Score{Centipawns: 5000}, 97.5},
		{Score{Mate: 3}, 97.5},
		{Score{Mate: -12}, 2.5},
		{Score{Mate: 1, Over: true}, 100},
		{Score{Mate: -1, Over: true}, 0},
		{Score{Over: true}, 50},
	} {
		if got := c.score.Chance(); math.Abs(got-c.want) > 0.05 {
			t.Errorf("%+v: %.2f %%, want %.1f", c.score, got, c.want)
		}
	}
}

func TestChanceGrows(t *testing.T) {
	last := 0.0
	for cp := -1500; cp <= 1500; cp++ {
		s := Score{Centipawns: cp}
		now := s.Chance()
		if now < last {
			t.Fatalf("%d: %v after %v", cp, now, last)
		}
		if sum := now + s.Of(rules.Black).Chance(); math.Abs(sum-100) > 1e-9 {
			t.Fatalf("%d: the chances of both sides add up to %v", cp, sum)
		}
		last = now
	}
}

func TestScoreText(t *testing.T) {
	for text, want := range map[string]Score{
		"0.35": {Centipawns: 35}, "-1.20": {Centipawns: -120}, "#3": {Mate: 3}, "#-12": {Mate: -12}, "0.00": {},
		"15.28": {Centipawns: 1528},
	} {
		got, ok := ParseScore(text)
		if !ok || got != want {
			t.Errorf("%q: %+v, %v", text, got, ok)
		}
		if want.String() != text {
			t.Errorf("%+v is written %q, want %q", want, want.String(), text)
		}
	}
	if got, ok := ParseScore("0.5,18"); !ok || got.Centipawns != 50 {
		t.Errorf("with a depth: %+v, %v", got, ok)
	}
	for _, text := range []string{"", "#", "#0", "NaN", "Inf", "1e9", "x"} {
		if got, ok := ParseScore(text); ok {
			t.Errorf("%q was read as %+v", text, got)
		}
	}
}

func TestScoreOfThought(t *testing.T) {
	black, err := (orthodox.Rules{}).Start().Play(rules.Move{From: rules.Square{File: 4, Rank: 1}, To: rules.Square{File: 4, Rank: 3}})
	if err != nil {
		t.Fatal(err)
	}
	if got := ScoreOf(orthodox.Rules{}, player.Thought{Position: black, Score: 40}); got.Centipawns != -40 {
		t.Errorf("a score of Black: %+v", got)
	}
	if got := ScoreOf(orthodox.Rules{}, player.Thought{Position: black, Score: 31999, Mate: 2}); got != (Score{Mate: -2, Scale: 1}) {
		t.Errorf("a mate by Black: %+v", got)
	}
}

// TestScale compares shogi with chess: a pawn that is lost there decides less.
func TestScale(t *testing.T) {
	g := shogi.Rules{}
	of := func(centipawns int) Score {
		return ScoreOf(g, player.Thought{Position: g.Start(), Score: centipawns})
	}
	if got, want := of(300).Chance(), (Score{Centipawns: 100}).Chance(); got != want {
		t.Errorf("%.1f %% with 3 pawns, want %.1f", got, want)
	}
	for lost, want := range map[int]Mark{120: None, 220: Inaccuracy, 340: Mistake, 600: Blunder} {
		if got := Judge(of(0), of(-lost), rules.White); got != want {
			t.Errorf("a loss of %d is marked %v, want %v", lost, got, want)
		}
	}
	if got := Judge(of(-2500), Score{Mate: -3, Scale: 3}, rules.White); got != Mistake {
		t.Errorf("a mate of a side that was losing by 25 pawns is marked %v", got)
	}
	if s := of(340).String(); s != "3.40" {
		t.Errorf("3.40 is written as %s", s)
	}
}
