package puzzles

import (
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"passedpawn/assets"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/testing/longtest"
)

var unpacked = sync.OnceValues(func() (*Set, error) { return Parse(assets.Puzzles()) })

// packed returns the set of the program.
func packed(t testing.TB) *Set {
	t.Helper()
	s, err := unpacked()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestSolutions plays the solutions: they are legal, each position is there once, and nothing
// but a mate has two answers.
func TestSolutions(t *testing.T) {
	set, chess := packed(t), orthodox.Rules{}
	every := longtest.Of(20, 1)
	positions := map[string]string{}
	for i, p := range set.all {
		if i > 0 && p.Rating.Mean < set.all[i-1].Rating.Mean {
			t.Fatalf("%s is easier than the one before", p.ID)
		}
		if i%every != 0 {
			continue
		}
		s, err := p.Solve(chess)
		if err != nil {
			t.Error(err)
			continue
		}
		first, err := s.Card(chess, 1)
		if err != nil {
			t.Error(err)
			continue
		}
		if other, there := positions[first.ID]; there {
			t.Errorf("%s and %s are one position", other, p.ID)
		}
		positions[first.ID] = p.ID
		last, err := s.Card(chess, len(s.Moves)-1)
		if err != nil || len(last.Moves) > 1 && !rules.Mated(s.Line[len(s.Line)-1]) {
			t.Errorf("%s: %d moves are right, %v", p.ID, len(last.Moves), err)
		}
	}
}

// TestThemes has enough puzzles for each theme, a name for each, and no theme besides.
func TestThemes(t *testing.T) {
	set := packed(t)
	for _, theme := range Themes() {
		if n := len(set.byTheme[theme]); n < 50 {
			t.Errorf("%s has %d puzzles", theme, n)
		}
		if !Known(string(theme)) || theme.Phrase().Form == "" {
			t.Errorf("%s has no name", theme)
		}
	}
	if len(set.byTheme) != len(themes) || Known("endgame") {
		t.Errorf("%d themes", len(set.byTheme))
	}
	blunders := 0
	for _, p := range set.all {
		if p.Blunder {
			blunders++
		}
	}
	if n := set.Len(); n < 15_000 || blunders < n/2 || blunders == n {
		t.Errorf("%d puzzles, %d blunders", n, blunders)
	}
}

const noon = "2026-05-03T12:00:00Z"

// when returns a time some hours after noon.
func when(t *testing.T, hours int) time.Time {
	at, err := time.Parse(time.RFC3339, noon)
	if err != nil {
		t.Fatal(err)
	}
	return at.Add(time.Duration(hours) * time.Hour)
}

// TestPacked keeps the puzzles within 1.5 MB.
func TestPacked(t *testing.T) {
	if info, err := os.Stat("../../../assets/puzzles.gz"); err != nil || info.Size() > 1_500_000 {
		t.Errorf("%v, %v", info, err)
	}
}

// TestNewThemes begins with few themes, and adds as many each day, in their order.
func TestNewThemes(t *testing.T) {
	set := packed(t)
	var log []training.Answer
	for day := range 4 {
		now := when(t, 24*day)
		st := set.Replay(nil)
		items := st.Items(training.Replay(log), now, 0)
		if len(items) != begun*(day+1) {
			t.Fatalf("on day %d there are %v", day, items)
		}
		for i, one := range items {
			if one.ID != string(themes[i].theme) {
				t.Errorf("item %d is %s", i, one.ID)
			}
			log = append(log, training.Answer{Time: now, Item: one.ID, Puzzle: set.all[0].ID, Grade: training.Good})
		}
		if later := st.Items(training.Replay(log), now.Add(time.Hour), 0); len(later) != len(items) {
			t.Errorf("an hour later there are %d", len(later))
		}
	}
}

// TestAllSeen says that there is no puzzle left, and has all of them again after 60 days.
func TestAllSeen(t *testing.T) {
	set := packed(t)
	st, theme := set.Replay(nil), Theme("mateIn4")
	now, n := when(t, 0), 0
	draw := rand.New(rand.NewPCG(1, 1)).IntN
	for ; ; n++ {
		p, ok := st.Pick(theme, Fitting(), now, draw)
		if !ok {
			break
		}
		st.Learn(training.Answer{Time: now, Puzzle: p.ID, Grade: training.Again})
	}
	if n != len(set.byTheme[theme]) || st.Tried != n || st.Solved != 0 || len(st.History) != n || st.History[n-1] != st.Rating {
		t.Errorf("%d of %d puzzles came", n, len(set.byTheme[theme]))
	}
	if _, ok := st.Pick(theme, Fitting(), now.Add(rest), draw); !ok {
		t.Error("none comes again after 60 days")
	}
	if _, ok := st.Pick("", Fitting(), now, draw); !ok {
		t.Error("no puzzle has another theme")
	}
}

// TestDemands asks for harder puzzles with each demand.
func TestDemands(t *testing.T) {
	set := packed(t)
	st := set.Replay(nil)
	st.Strength = Strength{Rating{1500, 60}, 0.06}
	last := 0.0
	for _, d := range Demands() {
		p, ok := st.Pick("", d, when(t, 0), func(n int) int { return n / 2 })
		if e := st.Expected(p.Rating); !ok || e < d.least || e > d.most || p.Rating.Mean <= last {
			t.Errorf("%v gives a puzzle rated %v, solved in %v", d, p.Rating, e)
		}
		last = p.Rating.Mean
	}
}

// TestParseBroken refuses what is no set.
func TestParseBroken(t *testing.T) {
	const whole = "00008\nfen\nmoves\n1736\n78\nfork\n?\n"
	if s, err := Parse(whole); err != nil || s.Len() != 1 || s.all[0].Rating != (Rating{1736, 78}) || !s.all[0].Blunder {
		t.Errorf("%+v, %v", s, err)
	}
	for _, text := range []string{"", "puzzles", whole[:len(whole)/2], strings.Replace(whole, "1736", "hard", 1), strings.Replace(whole, "78", "", 1)} {
		if _, err := Parse(text); err == nil {
			t.Errorf("%q is a set", text)
		}
	}
}

// TestBadSolutions refuses puzzles whose moves cannot be played.
func TestBadSolutions(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
	for _, p := range []Puzzle{{Before: "none", Moves: "e2e4 e7e5"}, {Before: start}, {Before: start, Moves: "e2e4"}, {Before: start, Moves: "e2e4 e2e4"}} {
		if _, err := p.Solve(orthodox.Rules{}); err == nil || !strings.HasPrefix(err.Error(), "puzzle ") {
			t.Errorf("%+v: %v", p, err)
		}
	}
}

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		if _, err := Parse(assets.Puzzles()); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkItems finds what is trained today.
func BenchmarkItems(b *testing.B) {
	st := packed(b).Replay(nil)
	for b.Loop() {
		st.Items(training.Replay(nil), time.Time{}, 0)
	}
}

// BenchmarkPick picks the next puzzle of any theme, and prepares it.
func BenchmarkPick(b *testing.B) {
	st := packed(b).Replay(nil)
	r := rand.New(rand.NewPCG(1, 1))
	for b.Loop() {
		p, _ := st.Pick("", Fitting(), time.Time{}, r.IntN)
		if _, err := p.Solve(orthodox.Rules{}); err != nil {
			b.Fatal(err)
		}
	}
}

// TestNotLoaded reads the puzzles of a page that could not load them.
func TestNotLoaded(t *testing.T) {
	if _, err := Parse(""); err == nil || !strings.HasPrefix(err.Error(), "The puzzles could not be loaded") {
		t.Errorf("no puzzles: %v", err)
	}
}
