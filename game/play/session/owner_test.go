package session

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// TestOwner finds the person in games that were played here and in games from elsewhere.
func TestOwner(t *testing.T) {
	const (
		people   = "[WhiteType \"human\"]\n[BlackType \"human\"]\n"
		program  = "[WhiteType \"program\"]\n[WhiteLevel \"2\"]\n[BlackType \"human\"]\n"
		programs = "[WhiteType \"program\"]\n[WhiteLevel \"2\"]\n[BlackType \"program\"]\n[BlackLevel \"2\"]\n"
	)
	for _, c := range []struct {
		tags, person string
		here         bool
		side         rules.Side
		ok           bool
	}{
		{people, "Ada", true, rules.White, false},
		{program, "", true, rules.Black, true},
		{strings.NewReplacer("White", "Black", "Black", "White").Replace(program), "Bob", true, rules.White, true},
		{programs, "Ada", true, rules.White, false},
		{program, "", false, rules.White, false},
		{program, "Ada", false, rules.White, true},
		{"", "", false, rules.White, false},
		{"", "Bob", false, rules.Black, true},
		{"", "  ada ", false, rules.White, true},
		{"", "Lovelace, Ada", false, rules.White, false},
		{"", "Eve", false, rules.White, false},
	} {
		tb := study(t, scholars)
		tb.SetOptions(Options{Persons: []string{c.person}})
		rec := matchtest.Record(t, c.tags+scholars)
		show := func() error { return tb.Show(rec, nil) }
		if c.here {
			show = func() error { return tb.Resume(rec, "") }
		}
		if err := show(); err != nil {
			t.Fatal(err)
		}
		if side, ok := tb.Review.owner(); side != c.side || ok != c.ok {
			t.Errorf("%q for %q, here %v: %v, %v", c.tags, c.person, c.here, side, ok)
		}
	}
}

// TestReviewTellsItsTime says how long a review takes before it begins and while it runs.
// The next one begins with the pace of the last.
func TestReviewTellsItsTime(t *testing.T) {
	tb, _ := reviewing(t)
	if got := tb.Review.Takes(); got != 8*review.PerPosition {
		t.Errorf("before: %v", got)
	}
	tb.Review.Start()
	if got := tb.Snapshot().Review.Left; got != 8*review.PerPosition {
		t.Errorf("at the start: %v", got)
	}
	tb.does()
	last := time.Duration(0)
	for range 5 { // which are among the first six, whoever is quicker: the blunder is not known yet
		tb.pass(10 * time.Second)
		tb.todo[0]()
		tb.todo = tb.todo[1:]
		last = tb.Snapshot().Review.Left
	}
	if last < 15*time.Second || last > 20*time.Second { // three positions more, of ten seconds each, and the guess
		t.Errorf("after five: %v", last)
	}
	tb.pass(10 * time.Second)
	tb.settles()
	if r := tb.Snapshot().Review; r.Left != 0 || tb.Review.Takes() != 0 {
		t.Errorf("afterwards: %v, %v", r.Left, tb.Review.Takes())
	}
	if tb.Review.StartOver(); tb.Snapshot().Review.Left < 7*3*time.Second { // the blunder was confirmed in no time
		t.Errorf("once more: %v", tb.Snapshot().Review.Left)
	}
}

// TestOpenMoments shows the moments of one side at a time.
func TestOpenMoments(t *testing.T) {
	tb, _ := reviewing(t) // 3...Nf6 is Black's
	tb.Review.Start()
	tb.settles()
	if r := tb.Snapshot().Review; r.Open != rules.White || len(r.Opened()) != 0 {
		t.Errorf("%v: %v", r.Open, r.Opened())
	}
	tb.Review.Open(rules.Black)
	if r := tb.Snapshot().Review; len(r.Opened()) != 1 {
		t.Errorf("%v: %v", r.Open, r.Opened())
	}
	tb.Review.FindBetter(5)
	if tb.Review.Open(rules.White); tb.Snapshot().Better != nil {
		t.Error("a better move of the other side is still looked for")
	}
}

// TestWhoLosesByAMove says whose chances a bad try costs: the person's only if the side is
// the person's.
func TestWhoLosesByAMove(t *testing.T) {
	for person, want := range map[string]string{"Bob": "g6 costs you ", "": "g6 costs Black ", "Ada": "g6 costs Black "} {
		tb, c := reviewing(t)
		tb.SetOptions(Options{Persons: []string{person}})
		tb.Review.Start()
		tb.settles()
		tb.Review.FindBetter(5)
		c.scores[6] = 200
		tb.plays("g6")
		tb.settles()
		if got := tb.Snapshot().Notice.String(); !strings.HasPrefix(got, want) {
			t.Errorf("for %q: %q", person, got)
		}
	}
}
