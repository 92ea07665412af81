package tournament

import (
	"fmt"
	"testing"
)

func engines(n int) (all []Engine) {
	for i := range n {
		all = append(all, Engine{Name: fmt.Sprint("e", i)})
	}
	return all
}

// TestSchedule checks that each two engines that meet play each opening once with each
// colour, one game after the other, and nobody else plays.
func TestSchedule(t *testing.T) {
	for _, kind := range []Format{RoundRobin, Gauntlet} {
		for n := 2; n <= 6; n++ {
			for _, rounds := range []int{1, 2, 7} {
				var openings []Opening
				for i := range rounds {
					openings = append(openings, Opening{FEN: fmt.Sprint(i)})
				}
				p := Plan{Format: kind, Engines: engines(n), Rounds: rounds, Openings: openings}
				check(t, p)
			}
		}
	}
}

func check(t *testing.T, p Plan) {
	t.Helper()
	type meeting struct {
		white, black int
		fen          string
	}
	played, rounds := map[meeting]int{}, map[string]bool{}
	games := p.Schedule()
	if len(games) != p.Games() {
		t.Errorf("%s of %d: %d games, announced are %d", p.Format, len(p.Engines), len(games), p.Games())
	}
	for i, g := range games {
		if g.Number != i || rounds[g.Round()] {
			t.Fatalf("game %d has the number %d and the round %s", i, g.Number, g.Round())
		}
		rounds[g.Round()] = true
		played[meeting{g.White, g.Black, g.Opening.FEN}]++
		if twin := games[i^1]; twin.White != g.Black || twin.Black != g.White || twin.Pair() != g.Pair() || twin.Opening.FEN != g.Opening.FEN {
			t.Fatalf("%+v and %+v are no pair", g, twin)
		}
	}
	for a := range p.Engines {
		for b := range p.Engines {
			for _, o := range p.Openings {
				want := 0
				if a != b && (p.Format == RoundRobin || a == 0 || b == 0) {
					want = 1
				}
				if got := played[meeting{a, b, o.FEN}]; got != want {
					t.Errorf("%s of %d: %d against %d from %s: %d games, want %d", p.Format, len(p.Engines), a, b, o.FEN, got, want)
				}
			}
		}
	}
}

// TestFewOpenings checks that openings begin again.
func TestFewOpenings(t *testing.T) {
	p := Plan{Format: RoundRobin, Engines: engines(2), Rounds: 5, Openings: []Opening{{FEN: "a"}, {FEN: "b"}}}
	got := ""
	for _, g := range p.Schedule() {
		got += g.Opening.FEN
	}
	if got != "aabbaabbaa" {
		t.Error(got)
	}
}

func TestPlansThatCannotBePlayed(t *testing.T) {
	good := Plan{Format: RoundRobin, Engines: engines(2), Rounds: 1, Control: "1+0.01"}
	if err := good.Check(); err != nil {
		t.Error(err)
	}
	for name, spoil := range map[string]func(*Plan){
		"kind":             func(p *Plan) { p.Format = "swiss" },
		"one engine":       func(p *Plan) { p.Engines = engines(1) },
		"too many engines": func(p *Plan) { p.Engines = engines(65) },
		"no round":         func(p *Plan) { p.Rounds = 0 },
		"control":          func(p *Plan) { p.Control = "soon" },
		"no limit":         func(p *Plan) { p.Control = "" },
		"test of three":    func(p *Plan) { p.Engines, p.SPRT = engines(3), SPRT{0, 5, 0.05, 0.05, false} },
		"test upside down": func(p *Plan) { p.SPRT = SPRT{5, 0, 0.05, 0.05, false} },
		"test for sure":    func(p *Plan) { p.SPRT = SPRT{0, 5, 0, 0.05, false} },
	} {
		p := good
		if spoil(&p); p.Check() == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestNamed(t *testing.T) {
	got := Named([]Engine{{Name: "a"}, {Name: "a"}, {Name: "b"}, {Name: "a"}})
	if got[0].Name != "a" || got[1].Name != "a (2)" || got[2].Name != "b" || got[3].Name != "a (3)" {
		t.Error(got)
	}
}
