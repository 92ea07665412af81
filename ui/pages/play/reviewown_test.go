package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/testing/longtest"
	"passedpawn/settings"
	"passedpawn/ui/look"
)

// keptBlitz is the game of blitz as it was kept: a side of it was the computer's.
func keptBlitz(program rules.Side) string {
	return "[" + program.String() + "Type \"program\"]\n[" + program.String() + "Level \"1\"]\n[" + program.Other().String() + "Type \"human\"]\n" + blitz
}

// criticised shows a game with a finished review.
func criticised(t *testing.T, show func(tb *table) error) *table {
	t.Helper()
	tb := sit(t, session.Setup{})
	tb.critic = critic{scores: []int{20, 30, 25, 30, 20, 25, 110, 20, 15, -280, -300, -320, -330, -900}, better: map[int]string{8: "Bxf7", 12: "Qe2"}}
	if err := show(tb); err != nil {
		t.Fatal(err)
	}
	tb.Actions.Review()
	tb.until(func() bool { return tb.snap.Review.Complete() && !tb.snap.Review.Running && tb.idle() })
	return tb
}

// kept returns what puts a game against the computer on the board.
func kept(t *testing.T, program rules.Side) func(*table) error {
	return func(tb *table) error { return tb.Resume(matchtest.Record(t, keptBlitz(program)), "") }
}

// TestOwnMomentsFirst reviews a game as Black against the computer. The person made no
// mistake; those of the computer are behind the other tab.
func TestOwnMomentsFirst(t *testing.T) {
	tb := criticised(t, kept(t, rules.White))
	r := tb.review
	if a, b := r.sides[0].Text, r.sides[1].Text; a != "You: 90% accuracy, 1 inaccuracy, no mistakes" || b != "Opponent: 54% accuracy, 1 inaccuracy, 2 blunders" {
		t.Errorf("%q and %q", a, b)
	}
	if a, b := r.tabs[0].Text, r.tabs[1].Text; a != "Your mistakes" || b != "Opponent's mistakes" {
		t.Errorf("the tabs are %q and %q", a, b)
	}
	if r.praise.Text != "You made no mistakes. Well played." || !r.praise.Visible() {
		t.Errorf("praise %q", r.praise.Text)
	}
	if r.moments[0].Visible() {
		t.Errorf("the person sees %q first", r.moments[0].Text)
	}
	tb.Browse(record.Mainline(9)) // 5.Nxf7??
	if !r.better.Disabled() || tb.Actions.HasMoment(tb.snap) || r.move.Text != "Your winning chances: from 49% to 74% · 10 s" {
		t.Errorf("better disabled %v, %q", r.better.Disabled(), r.move.Text)
	}
	if tb.Actions.FindBetter(); tb.snap.Better != nil {
		t.Error("the person is to improve the opponent's move")
	}
	if got := graphOf(tb.snap); got.Below != rules.Black || got.Name != "Your winning chances" {
		t.Errorf("the graph shows %q, with %v below", got.Name, got.Below)
	}
	test.Tap(r.tabs[1])
	if !r.moments[0].Visible() || r.praise.Visible() || !strings.HasPrefix(r.moments[0].Text, "5.Nxf7") || r.better.Disabled() {
		t.Errorf("behind the tab: %q, better disabled %v", r.moments[0].Text, r.better.Disabled())
	}
	if test.Tap(r.better); tb.snap.Better == nil {
		t.Error("nobody looks for a better move")
	}
	if test.Tap(r.tabs[0]); tb.snap.Better != nil {
		t.Error("the search goes on behind the own tab")
	}
}

// TestPraiseInLittleRoom praises the person at the start of the game where the tabs have no
// room.
func TestPraiseInLittleRoom(t *testing.T) {
	longtest.Alone(t)
	tb := criticised(t, kept(t, rules.White))
	tb.window.Resize(fyne.NewSize(480, 400))
	tb.Browse(nil)
	if got := tb.review.move.Text; got != "You made no mistakes. Well played." {
		t.Errorf("%q", got)
	}
	if tb.Browse(record.Mainline(8)); ownPraise(tb.snap) == "" || !strings.HasPrefix(tb.review.move.Text, "Your winning chances") {
		t.Errorf("at a move: %q", tb.review.move.Text)
	}
	if other := criticised(t, kept(t, rules.Black)); ownPraise(other.snap) != "" {
		t.Errorf("praised for two blunders: %q", ownPraise(other.snap))
	}
}

// TestTabsInANarrowWindow shows the tabs and the moments in a window of 480 by 700, where the
// accuracy of the open side is said at the start of the game.
func TestTabsInANarrowWindow(t *testing.T) {
	longtest.Alone(t)
	tb := criticised(t, kept(t, rules.White))
	tb.window.Resize(fyne.NewSize(480, 670))
	tb.Browse(nil)
	r := tb.review
	fits := func(what string, all ...fyne.CanvasObject) {
		t.Helper()
		for _, o := range all {
			end, all := o.Position().Add(o.Size()), r.content.Size()
			if !o.Visible() || o.Size().Width < o.MinSize().Width || end.X > all.Width || end.Y > all.Height {
				t.Errorf("%s: visible %v, %v of %v, ends at %v in %v", what, o.Visible(), o.Size(), o.MinSize(), end, all)
			}
		}
	}
	fits("own", r.tabs[0], r.tabs[1], r.praise, r.cross, r.graph)
	if got := r.move.Text; got != "You: 90% accuracy, 1 inaccuracy, no mistakes" {
		t.Errorf("the line says %q", got)
	}
	test.Tap(r.tabs[1])
	fits("opponent", r.tabs[0], r.tabs[1], r.moments[0], r.moments[1])
	if got := r.move.Text; got != "Opponent: 54% accuracy, 1 inaccuracy, 2 blunders" {
		t.Errorf("the line says %q", got)
	}
	test.AssertImageMatches(t, "review-narrow-tabs.png", tb.window.Canvas().Capture())
	test.Tap(r.moments[0])
	if n := len(tb.snap.Place.Path); n != 9 {
		t.Errorf("the moment leads to move %d", n)
	}
}

// TestIdleButtonsSayWhy reads below the moments what the buttons wait for while they are grey.
func TestIdleButtonsSayWhy(t *testing.T) {
	longtest.Alone(t)
	tb := criticised(t, kept(t, rules.White))
	r := tb.review
	says := func(want string) {
		t.Helper()
		if !r.why.Visible() || !r.better.Disabled() || !strings.Contains(r.why.Text, want) {
			t.Errorf("grey %v: %q, want %q", r.better.Disabled(), r.why.Text, want)
		}
	}
	tb.Browse(nil)
	says("Inaccuracies are marked ?!")
	test.Tap(r.tabs[1])
	says("Choose one of the moves above")
	if test.Tap(r.moments[0]); r.better.Disabled() || strings.Contains(r.why.Text, "Choose") {
		t.Errorf("at a moment it says %q", r.why.Text)
	}
	tb.Browse(nil)
	tb.snap.Review.Evals = slices.Clone(tb.snap.Review.Evals)
	tb.snap.Review.Evals[3].Known = false
	tb.draw()
	if says("When the evaluation is complete"); !r.show.Disabled() && r.certain.Form == "" {
		t.Error("nothing can be shown")
	}
}

// TestOwnMistakes reviews the same game as White, who made the mistakes.
func TestOwnMistakes(t *testing.T) {
	tb := criticised(t, kept(t, rules.Black))
	r := tb.review
	if !strings.HasPrefix(r.sides[0].Text, "You: 54%") || !strings.HasPrefix(r.moments[0].Text, "5.Nxf7") || r.praise.Visible() {
		t.Errorf("%q, %q, praise %v", r.sides[0].Text, r.moments[0].Text, r.praise.Visible())
	}
	test.Tap(r.tabs[1])
	if got := r.praise.Text; got != "Your opponent made no mistakes." || !r.praise.Visible() {
		t.Errorf("%q", got)
	}
}

// TestWhoseReview shows games from elsewhere: with both sides, or as the person's own if
// the settings have the name of a player.
func TestWhoseReview(t *testing.T) {
	for name, want := range map[string][3]string{
		"":     {"White's mistakes", "Black's mistakes", "White's winning chances"},
		"Eve":  {"White's mistakes", "Black's mistakes", "White's winning chances"},
		"bob ": {"Your mistakes", "Opponent's mistakes", "Your winning chances"},
		"Ada":  {"Your mistakes", "Opponent's mistakes", "Your winning chances"},
	} {
		tb := criticised(t, func(tb *table) error {
			chosen := settings.Default()
			chosen.Name = name
			tb.SetSettings(chosen)
			return tb.Show(matchtest.Record(t, blitz), nil)
		})
		if got := [3]string{tb.review.tabs[0].Text, tb.review.tabs[1].Text, graphOf(tb.snap).Name}; got != want {
			t.Errorf("%q: %q", name, got)
		}
	}
}

// TestShogiReview names the sides of shogi.
func TestShogiReview(t *testing.T) {
	s := session.Snapshot{}
	tb := sit(t, session.Setup{Variant: "shogi"})
	s.Rules, s.Game = tb.snap.Rules, tb.snap.Game
	if a, b := mistakesOf(s, rules.White), chancesOf(s); a != "Sente's mistakes" || b != "Sente's winning chances" {
		t.Errorf("%q and %q", a, b)
	}
}

func TestCounted(t *testing.T) {
	for want, n := range map[string][review.Marks]int{
		"no inaccuracies or mistakes":            {30, 0, 0, 0},
		"1 inaccuracy, no mistakes":              {30, 1, 0, 0},
		"1 mistake":                              {30, 0, 1, 0},
		"2 inaccuracies, 1 blunder":              {30, 2, 0, 1},
		"3 inaccuracies, 2 mistakes, 2 blunders": {30, 3, 2, 2},
	} {
		var got []string
		for _, p := range counted(n) {
			got = append(got, p.String())
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%v: %q, want %q", n, got, want)
		}
	}
}

func TestAbout(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "1 s", 300 * time.Millisecond: "1 s", 4200 * time.Millisecond: "5 s", 10 * time.Second: "10 s", 11 * time.Second: "15 s",
		62 * time.Second: "65 s", 91 * time.Second: "2 min", 10 * time.Minute: "10 min",
	} {
		if got := about(d); got != want {
			t.Errorf("%v: %q, want %q", d, got, want)
		}
	}
}

// TestReviewSaysHowLong reads how long a review takes beside its button.
func TestReviewSaysHowLong(t *testing.T) {
	tb := sit(t, session.Setup{})
	if err := kept(t, rules.White)(tb); err != nil {
		t.Fatal(err)
	}
	if got := (chooser{tb.Page, tb.snap}).review().face.Name; got != "Review the game (takes about 2 s)" {
		t.Errorf("%q", got)
	}
}

// TestOwnReviewLook holds the look of a review from Black's side: with praise, and with the
// mistakes of the opponent.
func TestOwnReviewLook(t *testing.T) {
	for _, at := range []struct {
		name, mode string
		size       fyne.Size
		scale      float32
		other      bool
	}{
		{"praise", "light", fyne.NewSize(1120, 720), 1, false},
		{"other", "dark", fyne.NewSize(1120, 720), 1, true},
		{"praise-narrow", "light", fyne.NewSize(480, 670), 1, false},
		{"praise-double", "light", fyne.NewSize(640, 450), 2, false},
	} {
		tb := criticised(t, kept(t, rules.White))
		test.ApplyTheme(t, look.NewTheme(at.mode))
		tb.window.Canvas().(software.WindowlessCanvas).SetScale(at.scale)
		tb.window.Resize(at.size)
		if at.other {
			tb.Session.Review.Open(rules.White)
		}
		tb.Browse(record.Mainline(8))
		tb.window.Canvas().Focus(nil)
		test.AssertImageMatches(t, fmt.Sprintf("own-%s-%s.png", at.name, at.mode), tb.window.Canvas().Capture())
	}
}
