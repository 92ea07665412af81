package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
)

// TestIntro introduces a game: who plays, the rules and a tip, which is another one in the
// next game. It gives way to the moves, and to those of a game from a file at once.
func TestIntro(t *testing.T) {
	tb := sit(t, against())
	tb.window.Resize(fyne.NewSize(1120, 760))
	shown := func() bool { return tb.intro.content.Visible() }
	if who := tb.intro.who.Text; !shown() || who != "You play White against Passed Pawn, Scripted." {
		t.Errorf("shown %v: %q", shown(), who)
	}
	if how := tb.intro.how.Text; how != "No clock. The rules are usual." {
		t.Errorf("the rules are %q", how)
	}
	tip := tb.intro.tip.Text
	tb.Session.Resign()
	if shown() {
		t.Errorf("after the end it says %q", tb.intro.who.Text)
	}
	tb.Actions.Rematch()
	if now := tb.intro.tip.Text; now == tip || now == "" {
		t.Errorf("the tip of the next game is %q", now)
	}
	if who := tb.intro.who.Text; !strings.HasPrefix(who, "You play Black") {
		t.Errorf("in the rematch it says %q", who)
	}

	tb = sit(t, session.Setup{})
	tb.window.Resize(fyne.NewSize(1120, 760))
	if who := tb.intro.who.Text; who != "Two people play at this computer." {
		t.Errorf("of two people it says %q", who)
	}
	tb.types(strings.Fields("a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5")...)
	if shown() {
		t.Errorf("after %d plies it is shown", len(tb.snap.Game.Moves))
	}
	if tb = study(t, "1. e4 *"); tb.intro.content.Visible() {
		t.Error("a game from a file is introduced")
	}
	tb = sit(t, session.Setup{Names: [2]string{"Ada", "Ben"}})
	if who := tb.intro.who.Text; who != "Ada (White) plays Ben (Black)." {
		t.Errorf("of two people with names it says %q", who)
	}
}

// TestSummary tells what is worth knowing of a game that has ended.
func TestSummary(t *testing.T) {
	for _, c := range []struct {
		level int
		move  string // of a person with White
		first bool
		want  string
	}{
		{3, "Qg7", false, "1 move."},
		{3, "Qg7", true, "1 move.\nYour first win at level\u00a03."},
		{3, "Qf7", true, "1 move."}, // stalemate
	} {
		tb := sit(t, session.Setup{Engine: true, Level: c.level, Side: rules.White, Start: "7k/Q7/6K1/8/8/8/8/8 w - - 0 1"})
		tb.types(c.move)
		if got := summary(tb.snap, "", c.first); got != c.want {
			t.Errorf("level %d, %s: %q, want %q", c.level, c.move, got, c.want)
		}
	}
	if got, want := summary(lost(t).snap, "Barnes Opening", false), "2 moves. Barnes Opening. The review shows where the game turned."; got != want {
		t.Errorf("a loss: %q, want %q", got, want)
	}
}

// TestEmptiest finds the third of the board in which a card hides least.
func TestEmptiest(t *testing.T) {
	for start, want := range map[string]int{
		"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1":       1,
		"8/8/8/4k3/4P3/4K3/8/8 w - - 0 1":       0,
		"8/8/8/8/4k3/4P3/rrrrrr2/4K3 w - - 0 1": 0,
		"4k3/pp6/8/2pppp2/4K3/8/8/8 w - - 0 1":  2,
	} {
		if got := emptiest(sit(t, session.Setup{Start: start}).snap); got != want {
			t.Errorf("%s: %d, want %d", start, got, want)
		}
	}
}

// TestFirstWin marks the first win against a level, and no later one.
func TestFirstWin(t *testing.T) {
	win := session.Setup{Engine: true, Level: 3, Side: rules.White, Start: "7k/Q7/6K1/8/8/8/8/8 w - - 0 1"}
	tb := sit(t, win)
	tb.types("Qg7")
	if !tb.first {
		t.Error("the first win is none")
	}
	tb.SetSettings(tb.settings.Beat("chess", 3))
	if err := tb.Start(win); err != nil {
		t.Fatal(err)
	}
	if tb.types("Qg7"); tb.first {
		t.Error("the second win is the first one")
	}
	if tb = lost(t); tb.first {
		t.Error("a loss is a win")
	}
}
