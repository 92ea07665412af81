package repertoire

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

var date = time.Date(2026, 5, 10, 12, 0, 0, 0, time.UTC)

// walk answers everything with the first right move, but fails some IDs at their first time. It
// returns the lines to the positions, with ! before one that does not follow the last move, and ?
// before one that comes again.
func walk(t *testing.T, r *Repertoire, tour Tour, fails ...string) (all []string) {
	t.Helper()
	for {
		s, ok := tour.Next()
		if !ok {
			return all
		}
		sign := ""
		if s.New {
			sign = "*"
		}
		if !s.On {
			sign += "!"
		}
		if s.Again {
			sign = "?"
		}
		line := r.Written(s.At).String()
		all = append(all, sign+line)
		c, err := r.Card(game, s.At)
		if err != nil {
			t.Fatal(err)
		}
		known := true
		for _, f := range fails {
			known = known && (f != line || s.Again)
		}
		tour.Answered(c.Moves[0], known)
	}
}

const small = "1. e4 e5 (1... c5 2. Nf3 Nc6 3. d4) 2. Nf3 Nc6 3. Bc4 (3. Bb5 a6 4. Ba4) 3... Bc5 4. c3 *"

// long returns a memory in which each card was answered long ago.
func long(r *Repertoire) training.Memory {
	var answers []training.Answer
	for _, at := range r.cards {
		answers = append(answers, training.Answer{Time: date.AddDate(0, 0, -100), Item: r.id(at), Grade: training.Good})
	}
	return training.Replay(answers)
}

// TestPass goes through all lines. The other candidate's line comes after that of the first.
func TestPass(t *testing.T) {
	r := New(read(t, small), rules.White, nil, "")
	all := func(string) bool { return true }
	got := strings.Join(walk(t, r, r.Pass(nil, all)), "; ")
	const want = "!; 1.e4 e5; 1.e4 e5 2.Nf3 Nc6; 1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5; !1.e4 e5 2.Nf3 Nc6 3.Bb5 a6; !1.e4 c5; 1.e4 c5 2.Nf3 Nc6"
	if got != want {
		t.Errorf("it comes to\n%s, not\n%s", got, want)
	}
	got = strings.Join(walk(t, r, r.Pass(nil, all), "1.e4 e5"), "; ")
	const again = want + "; ?1.e4 e5"
	if got != again {
		t.Errorf("what was failed comes again so:\n%s, not\n%s", got, again)
	}
}

// TestPassByGames begins with the reply that was played most.
func TestPassByGames(t *testing.T) {
	g := read(t, small)
	r := New(g, rules.White, nil, "")
	counts := counted(t, g, "1. e4 c5 2. Nf3 *", "1. e4 c5 2. c3 *", "1. e4 e5 *")
	if got := walk(t, r, r.Pass(counts, func(string) bool { return true }))[1]; got != "1.e4 c5" {
		t.Errorf("the second position is %q", got)
	}
}

// TestDrill asks what is due, from the first position of a line that is due. What is known comes
// up only between such positions, and does not count for the schedule. The move of a new position
// is shown, and asked for later.
func TestDrill(t *testing.T) {
	r := New(read(t, small), rules.White, nil, "")
	var answers []training.Answer
	know := func(moves string) {
		answers = append(answers, training.Answer{Time: date.Add(-time.Hour), Item: r.id(after(t, r.Graph, moves)), Grade: training.Good})
	}
	for _, moves := range []string{"", "e4 e5", "e4 e5 Nf3 Nc6 Bc4 Bc5", "e4 e5 Nf3 Nc6 Bb5 a6"} {
		know(moves)
	}
	m := training.Replay(answers)
	if s := r.Stand(m, date); s != (Standing{Cards: 7, Known: 4, Due: 3}) {
		t.Errorf("it stands at %+v", s)
	}
	if items := r.Items(m, 0); len(items) != 4 {
		t.Errorf("%d items come back", len(items))
	}
	got := walk(t, r, r.Drill(m, date, nil, func(int) int { return 0 }))
	if strings.Join(got, "; ") != "*!1.e4 e5 2.Nf3 Nc6; *!1.e4 c5; *1.e4 c5 2.Nf3 Nc6; !1.e4 e5 2.Nf3 Nc6; !1.e4 c5; !1.e4 c5 2.Nf3 Nc6" {
		t.Errorf("it comes to %q", got)
	}
	for _, moves := range []string{"e4 e5 Nf3 Nc6", "e4 c5", "e4 c5 Nf3 Nc6"} {
		know(moves)
	}
	tour := r.Drill(training.Replay(answers), date, nil, func(int) int { return 0 })
	if s, ok := tour.Next(); !ok || s.Due || tour.Left() != 6 {
		t.Errorf("practice begins with %+v", s)
	}
}

// TestFailedComesAgain brings a failed position back after some others, and after all of them if
// there are too few.
func TestFailedComesAgain(t *testing.T) {
	r := New(read(t, small), rules.White, nil, "")
	got := walk(t, r, r.Drill(long(r), date, nil, func(int) int { return 0 }), "1.e4 e5")
	first, again := -1, -1
	for i, line := range got {
		switch strings.TrimPrefix(line, "!") {
		case "1.e4 e5":
			first = i
		case "?1.e4 e5":
			again = i
		}
	}
	if len(got) != 8 || again-first < 4 || again-first > 8 {
		t.Errorf("the positions are %q", got)
	}
}

// TestDraw draws replies by how often they were played times how forgotten what follows is.
func TestDraw(t *testing.T) {
	g := read(t, "1. e4 e5 (1... c5 2. Nf3) (1... e6 2. d4) 2. Nf3 *")
	r := New(g, rules.White, nil, "")
	e4 := after(t, g, "e4")
	counts := counted(t, g, "1. e4 e5 *", "1. e4 e5 *", "1. e4 e5 *", "1. e4 c5 *")
	n := 0
	d := r.Drill(training.Replay([]training.Answer{{Time: date.AddDate(0, 0, -1), Item: r.id(after(t, g, "e4 e6")), Grade: training.Easy}}), date, counts,
		func(most int) int { n++; return n * (most / 1000) % most }).(*drill)
	d.weigh()
	drawn := map[string]int{}
	for range 1000 {
		drawn[r.Written(d.choose(e4).to).String()]++
	}
	// 3.5 and 1.5 of the games, and none of what is still remembered.
	if drawn["1.e4 e5"] != 700 || drawn["1.e4 c5"] != 300 || drawn["1.e4 e6"] != 0 {
		t.Errorf("drawn are %v", drawn)
	}
}

// TestSwitchedDuring goes on with a tour after a move was switched off.
func TestSwitchedDuring(t *testing.T) {
	for _, pass := range []bool{true, false} {
		r := New(read(t, small), rules.White, nil, "")
		tour := r.Drill(training.Replay(nil), date, nil, func(int) int { return 0 })
		if pass {
			tour = r.Pass(nil, func(string) bool { return true })
		}
		s, _ := tour.Next()
		c, err := r.Card(game, s.At)
		if err != nil {
			t.Fatal(err)
		}
		tour.Answered(c.Moves[0], true)
		r.Switch([]Choice{{position(t, "e4 e5 Nf3 Nc6").String(), "Bc4"}})
		got := strings.Join(walk(t, r, tour), "; ")
		if strings.Contains(got, "Bc5") || !strings.Contains(got, "3.Bb5 a6") || tour.Left() != 0 {
			t.Errorf("then it comes to %q, %d left", got, tour.Left())
		}
	}
}

// TestPracticeChangesNoDate asks again for what was failed, and counts it only if the first answer
// did.
func TestPracticeChangesNoDate(t *testing.T) {
	r := New(read(t, small), rules.White, nil, "")
	tomorrow := training.Replay([]training.Answer{{Time: date, Item: r.id(after(t, r.Graph, "")), Grade: training.Good}})
	known := long(r)
	for _, at := range r.cards {
		known.Learn(training.Answer{Time: date, Item: r.id(at), Grade: training.Good})
	}
	zero := func(int) int { return 0 }
	for name, c := range map[string]struct {
		tour Tour
		due  bool
	}{
		"a drill of what is due": {r.Drill(long(r), date, nil, zero), true},
		"a drill of new moves":   {r.Drill(training.Replay(nil), date, nil, zero), true},
		"practice":               {r.Drill(known, date, nil, zero), false},
		"a pass, all due":        {r.Pass(nil, func(string) bool { return true }), true},
		"a pass, none due":       {r.Pass(nil, func(string) bool { return false }), false},
		"a pass, the first not":  {r.Pass(nil, func(id string) bool { return due(tomorrow, id, date) }), false},
	} {
		s, _ := c.tour.Next()
		first := s.At
		for again := false; ; s, _ = c.tour.Next() {
			if s.At == first && !s.New {
				if s.Due != c.due {
					t.Errorf("%s: an answer counts: %v, again: %v", name, s.Due, s.Again)
				}
				if again {
					break
				}
				again = true
			}
			card, err := r.Card(game, s.At)
			if err != nil {
				t.Fatal(err)
			}
			c.tour.Answered(card.Moves[0], s.At != first)
		}
	}
}
