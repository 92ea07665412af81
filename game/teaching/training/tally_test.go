package training

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

func someTallies(n int, seed uint64) (all []Tally) {
	r := rand.New(rand.NewPCG(seed, 7))
	for range n {
		t := Tally{Date: []string{"2026.05.03", "2025.??.??", noDate}[r.IntN(3)], Game: anID(r)}
		for i := range Phases {
			t.Moves[i] = r.IntN(60)
			t.Mistakes[i] = r.IntN(t.Moves[i] + 1)
		}
		all = append(all, t)
	}
	return all
}

// anID returns some ID.
func anID(r *rand.Rand) string {
	id := make([]byte, 16)
	for i := range id {
		id[i] = "0123456789abcdef"[r.IntN(16)]
	}
	return string(id)
}

// TestTallyLines reads what it writes, and names what it cannot read.
func TestTallyLines(t *testing.T) {
	all, text := someTallies(50, 1), ""
	for _, one := range all {
		text += one.String() + "\n"
	}
	if got, faults := parseTallies(text); !slices.Equal(got, all) || len(faults) > 0 {
		t.Errorf("%v, %v", got, faults)
	}
	if got := (Tally{Date: "yesterday\n", Game: "05a1c3e2b4d69f78", Moves: [Phases]int{1, 2, 3}}).String(); got != "????.??.?? 05a1c3e2b4d69f78 1/0 2/0 3/0" {
		t.Errorf("it writes %q", got)
	}
	if got, faults := parseTallies("2026.05.03 05a1c3e2b4d69f78 1/0 2/0\n\n" + all[0].String() + "\n"); len(got) != 1 || len(faults) != 1 || faults[0].Line != 1 {
		t.Errorf("%v, %v", got, faults)
	}
}

// TestCountOnce counts a game once, also if another computer has counted it.
func TestCountOnce(t *testing.T) {
	dir := t.TempDir()
	s, all := NewStore(dir, chess), someTallies(3, 2)
	for _, one := range slices.Concat(all, all[:2]) {
		if err := s.Count(one); err != nil {
			t.Fatal(err)
		}
	}
	write(t, dir, "games (copy).log", all[1].String()+"\n"+someTallies(1, 3)[0].String()+"\n")
	if b := load(t, s); len(b.Tallies) != 4 || len(b.Faults) > 0 {
		t.Errorf("%d games, %v", len(b.Tallies), b.Faults)
	}
}

// TestTallyOf counts the moves of one side: the fool's mate has two of White, one of which
// loses the game.
func TestTallyOf(t *testing.T) {
	p := chess.Start()
	g := review.Game{Game: &player.Game{Rules: chess.ID()}, Rules: chess, Line: []rules.Position{p}}
	for _, san := range []string{"f3", "e5", "g4", "Qh4#"} {
		m, err := chess.Read(p, san)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
		g.Moves, g.Line = append(g.Moves, m), append(g.Line, p)
	}
	r := review.New(g)
	for ply, s := range []review.Score{{}, {Centipawns: -20}, {Centipawns: 20}, {Mate: -1}, {Mate: -1, Over: true}} {
		r.Evals[ply] = review.Eval{Known: true, Sure: true, Score: s}
	}
	white, black := TallyOf(r, rules.White, "2026.05.03"), TallyOf(r, rules.Black, "2026.05.03")
	if white.String()[27:] != " 2/1 0/0 0/0" || black.String()[27:] != " 2/0 0/0 0/0" || white.Game == black.Game {
		t.Errorf("%v, %v", white, black)
	}
}

// TestProgress parts the games by the first answer, and says nothing by a few moves.
func TestProgress(t *testing.T) {
	b := Box{Tallies: []Tally{
		{Date: "2026.04.01", Moves: [Phases]int{100, 50, 49}, Mistakes: [Phases]int{5, 1, 3}},
		{Date: "2026.??.??", Moves: [Phases]int{100}, Mistakes: [Phases]int{50}},
		{Date: "2026.05.03", Moves: [Phases]int{50}, Mistakes: [Phases]int{1}},
	}}
	if before, since := b.Progress(); before.Games != 2 || since.Games != 0 {
		t.Errorf("nobody has trained: %+v, %+v", before, since)
	}
	b.Answers = []Answer{{Time: time.Date(2026, 5, 3, 12, 0, 0, 0, time.Local)}}
	before, since := b.Progress()
	if before.Games != 1 || since.Games != 1 {
		t.Errorf("%+v, %+v", before, since)
	}
	for _, c := range []struct {
		period Period
		phase  int
		rate   float64
		ok     bool
	}{{before, 0, 5, true}, {before, 1, 2, true}, {before, 2, 0, false}, {since, 0, 2, true}, {since, 1, 0, false}} {
		if rate, ok := c.period.Rate(c.phase); rate != c.rate || ok != c.ok {
			t.Errorf("phase %d: %v, %v, want %v", c.phase, rate, ok, c.rate)
		}
	}
}
