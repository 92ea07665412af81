package endings

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/endgames/tables/tablestest"
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

var chess orthodox.Rules

// bare returns a trainer without tables of distances.
func bare(t *testing.T) Trainer { return Trainer{tables.Open(t.TempDir())} }

// built returns a trainer with the tables up to king and queen against king.
func built(t *testing.T) Trainer { return Trainer{tablestest.Queen(t)} }

func dice(seed uint64) func(int) int { return rand.New(rand.NewPCG(seed, 1)).IntN }

// TestFresh finds exercises of every ending and demand: they can be won or held, few moves do, and
// both colours come.
func TestFresh(t *testing.T) {
	trainer, draw := bare(t), dice(1)
	turns := map[rules.Side]int{}
	for _, s := range Subjects() {
		for d := range Demand(len(demands)) {
			x, ok := trainer.Fresh(chess, s.ID, d, draw)
			if !ok {
				t.Errorf("%s, %d: there is none", s.ID, d)
				continue
			}
			turns[x.Start.Turn()]++
			good, err := trainer.Good(x.Start)
			if err != nil || len(good) == 0 {
				t.Fatalf("%s: %v", s.ID, err)
			}
			if all := x.Start.Moves(); !s.mates && (len(good) > 3 || len(good) == len(all)) {
				t.Errorf("%s: in %v %d of %d moves are good", s.ID, x.Start, len(good), len(all))
			}
			if code := x.Code(); len(code) != 5 {
				t.Errorf("the code is %q", code)
			}
		}
	}
	if turns[rules.White] == 0 || turns[rules.Black] == 0 {
		t.Errorf("the turns are %v", turns)
	}
	if _, ok := trainer.Fresh(chess, "KXK", Fitting, draw); ok {
		t.Error("an ending that there is not has an exercise")
	}
}

// TestPlay plays exercises with the best moves: they end well, and mates take as long as was said.
func TestPlay(t *testing.T) {
	trainer, draw := built(t), dice(2)
	for _, s := range Subjects()[:9] {
		for range 6 {
			x, ok := trainer.Fresh(chess, s.ID, Fitting, draw)
			if !ok {
				t.Fatal(s.ID)
			}
			at, moves, end := x.Start, 0, Open
			for end == Open {
				good, err := trainer.Good(at)
				if err != nil {
					t.Fatal(err)
				}
				v, err := trainer.Judge(at, good[0])
				if err != nil || !v.Keeps() || v.Slower() || (v.After == wdl.Won) != x.Wins {
					t.Fatalf("%s: in %v, the best move is judged %+v, %v", s.ID, at, v, err)
				}
				at, _ = at.Play(good[0])
				moves++
				if end = x.After(at, moves); end != Open {
					break
				}
				m, ok := trainer.Reply(at)
				if !ok || !rules.Legal(at, m) {
					t.Fatalf("%s: in %v the reply is %v", s.ID, at, m)
				}
				at, _ = at.Play(m)
				end = x.After(at, moves)
			}
			if x.Wins == (end == Held) {
				t.Errorf("%s: %v ends with %d", s.ID, x.Start, end)
			}
			if s.ID == "KQK" || s.ID == "KRK" {
				if end != Mated || moves > x.Best || x.Best == 0 {
					t.Errorf("%s: %v ends with %d after %d moves instead of %d", s.ID, x.Start, end, moves, x.Best)
				}
			}
		}
	}
}

// TestJudge judges moves of king and rook against king: one that is slower, and one that gives the
// rook away.
func TestJudge(t *testing.T) {
	at, err := chess.Parse("8/8/8/8/8/2k5/1R6/K7 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for trainer, known := range map[*Trainer]bool{new(built(t)): true, new(bare(t)): false} {
		slow := 0
		for _, m := range at.Moves() {
			v, err := trainer.Judge(at, m)
			if err != nil {
				t.Fatal(err)
			}
			text := chess.Write(at, m)
			if lost := slices.Contains([]string{"Rb3+", "Rb4", "Rc2+", "Rd2"}, text); v.Keeps() == lost {
				t.Errorf("%s: %+v", text, v)
			}
			if v.Slower() {
				slow++
			}
			if (v.Instead == 16) != known {
				t.Errorf("%s: the best mate takes %d moves", text, v.Instead)
			}
		}
		if (slow > 0) != known {
			t.Errorf("%d moves are slower", slow)
		}
	}
	if _, err := bare(t).Judge(at, rules.Move{}); err == nil {
		t.Error("no move is judged")
	}
}

// TestReply defends king and pawn against king as is hardest: it keeps the opposition, so that only
// one move wins.
func TestReply(t *testing.T) {
	at, err := chess.Parse("8/3k4/8/3K4/3P4/8/8/8 b - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	trainer := bare(t)
	m, ok := trainer.Reply(at)
	if !ok {
		t.Fatal("there is no reply")
	}
	next, err := at.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	good, err := trainer.Good(next)
	if err != nil {
		t.Fatal(err)
	}
	for _, other := range at.Moves() {
		after, _ := at.Play(other)
		if more, _ := trainer.Good(after); len(more) < len(good) {
			t.Errorf("%s leaves %d moves, and %s only %d", chess.Write(at, m), len(good), chess.Write(at, other), len(more))
		}
	}
}

// TestItems trains what was met, and one new ending a day.
func TestItems(t *testing.T) {
	now := time.Date(2026, 5, 3, 18, 0, 0, 0, time.UTC)
	ids := func(m training.Memory, now time.Time) (all []string) {
		for _, one := range Items(m, now) {
			all = append(all, one.ID)
		}
		return all
	}
	m := training.Replay(nil)
	if got := ids(m, now); !slices.Equal(got, []string{"KQK"}) {
		t.Errorf("the first day has %v", got)
	}
	m.Learn(training.Answer{Time: now, Item: "KQK", Puzzle: "ABCDE", Grade: training.Good})
	if got := ids(m, now.Add(time.Hour)); !slices.Equal(got, []string{"KQK"}) {
		t.Errorf("the same day has %v", got)
	}
	if got := ids(m, now.AddDate(0, 0, 1)); !slices.Equal(got, []string{"KQK", "KRK"}) {
		t.Errorf("the next day has %v", got)
	}
	if !Known("KBNK") || Known("KNNK") || Known("fork") {
		t.Error("other endings are known")
	}
}

// BenchmarkFresh finds exercises.
func BenchmarkFresh(b *testing.B) {
	trainer, draw := Trainer{tables.Open(b.TempDir())}, dice(3)
	all := Subjects()
	i := 0
	for b.Loop() {
		trainer.Fresh(chess, all[i%len(all)].ID, Hard, draw)
		i++
	}
}

// TestAfter ends exercises: a win without pawns takes too long after 50 moves, and the promotion
// of the other side's pawn is not yet a draw.
func TestAfter(t *testing.T) {
	subject := func(id string) Subject {
		one, _, _ := find(id)
		return one
	}
	for _, c := range []struct {
		id, start, at string
		wins          bool
		moves         int
		want          End
	}{
		{"KRK", "8/8/8/8/8/2k5/1R6/K7 w - - 0 1", "8/8/8/8/2k5/8/1R6/K7 w - - 0 1", true, 49, Open},
		{"KRK", "8/8/8/8/8/2k5/1R6/K7 w - - 0 1", "8/8/8/8/2k5/8/1R6/K7 w - - 0 1", true, 50, Long},
		{"KPK", "8/8/3k4/8/4K3/4P3/8/8 w - - 0 1", "8/3k4/8/4P3/4K3/8/8/8 w - - 0 1", true, 50, Solved},
		{"KRKP", "8/8/8/8/8/2k5/1p6/KR6 w - - 0 1", "8/8/8/8/8/2k5/8/K1q5 w - - 0 1", false, 1, Open},
		{"KRKP", "8/8/8/8/8/2k5/1p6/KR6 w - - 0 1", "8/8/8/8/8/2k5/1R6/K7 b - - 0 1", false, 1, Held},
	} {
		start, err := chess.Parse(c.start)
		if err != nil {
			t.Fatal(err)
		}
		at, err := chess.Parse(c.at)
		if err != nil {
			t.Fatal(err)
		}
		if got := (Exercise{Subject: subject(c.id), Start: start, Wins: c.wins}).After(at, c.moves); got != c.want {
			t.Errorf("%s, %s after %d moves: %d, want %d", c.id, c.at, c.moves, got, c.want)
		}
	}
}
