package tournament

import (
	"testing"
	"time"

	"passedpawn/game/variants"
)

// TestComparable changes a plan: only what says nothing about the engines and the conditions may
// differ.
func TestComparable(t *testing.T) {
	plan := func() Plan {
		return Plan{
			Format: RoundRobin, Engines: []Engine{{"new", "/a/new --uci option.Hash=4"}, {"old", "level:3"}}, Rounds: 2, Control: "10+0.1",
			Margin: time.Second, SPRT: SPRT{Elo1: 5, Alpha: 0.05, Beta: 0.05},
		}
	}
	for name, tt := range map[string]struct {
		change func(p *Plan)
		want   bool
	}{
		"nothing":            {func(*Plan) {}, true},
		"event":              {func(p *Plan) { p.Event = "elsewhere" }, true},
		"date":               {func(p *Plan) { p.Date = "2026.01.02" }, true},
		"seed":               {func(p *Plan) { p.Seed = 7 }, true},
		"rounds":             {func(p *Plan) { p.Rounds = 9 }, true},
		"openings":           {func(p *Plan) { p.Openings = []Opening{{Moves: []string{"e2e4"}}} }, true},
		"folder":             {func(p *Plan) { p.Engines[0].Spec = "/b/c/new --uci option.Hash=4" }, true},
		"options":            {func(p *Plan) { p.Engines[0].Spec = "/a/new --uci option.Hash=8" }, false},
		"fewer options":      {func(p *Plan) { p.Engines[0].Spec = "/a/new" }, false},
		"name":               {func(p *Plan) { p.Engines[0].Name = "newer" }, false},
		"order":              {func(p *Plan) { p.Engines[0], p.Engines[1] = p.Engines[1], p.Engines[0] }, false},
		"another engine":     {func(p *Plan) { p.Engines = append(p.Engines, Engine{"third", "level:4"}) }, false},
		"game":               {func(p *Plan) { p.Variant = "Shogi" }, false},
		"format":             {func(p *Plan) { p.Format = Gauntlet }, false},
		"control":            {func(p *Plan) { p.Control = "10" }, false},
		"margin":             {func(p *Plan) { p.Margin = 0 }, false},
		"limits":             {func(p *Plan) { p.Limits.Nodes = 3000 }, false},
		"draws":              {func(p *Plan) { p.Draw = DrawRule{34, 6, 12} }, false},
		"resigning":          {func(p *Plan) { p.Resign = ResignRule{4, 700} }, false},
		"the test":           {func(p *Plan) { p.SPRT.Elo1 = 10 }, false},
		"the test's measure": {func(p *Plan) { p.SPRT.Normalized = true }, false},
	} {
		p, o := plan(), plan()
		tt.change(&o)
		if p.Comparable(o) != tt.want || o.Comparable(p) != tt.want {
			t.Errorf("another %s: comparable is not %t", name, tt.want)
		}
	}
}

// TestMeet compares the position to which two orders of moves lead, or a position with other
// counters. It looks no further than the rounds go.
func TestMeet(t *testing.T) {
	begin := func(rounds int, openings ...Opening) Beginnings {
		t.Helper()
		b, err := Plan{Rounds: rounds, Openings: openings}.Beginnings(variants.All())
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	four, other := Opening{Moves: []string{"e2e4", "e7e5", "g1f3", "b8c6"}}, Opening{Moves: []string{"d2d4"}}
	const fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w "
	for i, tt := range []struct {
		b    Beginnings
		want bool
	}{
		{begin(1, four), true},
		{begin(1, Opening{Moves: []string{"g1f3", "b8c6", "e2e4", "e7e5"}}), true}, // no pawn can capture on e6
		{begin(1, Opening{FEN: fen + "KQkq - 7 30"}), true},
		{begin(1, Opening{FEN: fen + "Kkq - 2 3"}), false},
		{begin(9, other, four), true},
		{begin(1, other, four), false},
		{begin(3), false},
	} {
		if b := begin(1, four); b.Meet(tt.b) != tt.want || tt.b.Meet(b) != tt.want {
			t.Errorf("beginnings %d: they meet is not %t", i, tt.want)
		}
	}
	if !begin(3).Meet(begin(1)) {
		t.Error("without openings, games begin from one position")
	}
	for _, p := range []Plan{
		{Variant: "unheard of", Rounds: 1}, {Rounds: 1, Openings: []Opening{{Moves: []string{"e2e5"}}}}, {Rounds: 1, Openings: []Opening{{FEN: "x"}}},
	} {
		if got, err := p.Beginnings(variants.All()); err == nil {
			t.Errorf("%+v begins from %v", p, got)
		}
	}
}
