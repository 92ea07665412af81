package play

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/match"
	"passedpawn/game/match/matchtest"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
)

// TestHeavyGames shows games that once blocked the window for up to twenty seconds, and
// steps through them. On an idle machine each step takes some milliseconds.
func TestHeavyGames(t *testing.T) {
	const most = 2 * time.Second
	for name, text := range map[string]string{
		"variations": "1. e4 " + strings.Repeat("(1. d4) ", 100_000) + "1... e5 2. Nf3 *",
		"a comment":  "1. e4 {" + strings.Repeat("so it is said ", 10<<20/14) + "} e5 2. Nf3 *",
		"plies":      strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2500) + "*",
		"a line":     "1. e4 (1. Nf3 " + strings.Repeat("Nf6 Ng1 Ng8 Nf3 ", 20_000) + ") *",
	} {
		rec := matchtest.Record(t, text)
		line, err := match.Replay(chess, rec)
		if err != nil {
			t.Fatal(err)
		}
		tb := sit(t, against())
		tb.window.Resize(tb.window.Canvas().Size())
		do := func(what string, f func()) {
			t.Helper()
			begun := time.Now()
			f()
			if took := time.Since(begun); took > most {
				t.Errorf("%s: %s takes %v", name, what, took)
			}
		}
		do("to show it", func() {
			if err := tb.Show(rec, line); err != nil {
				t.Error(err)
			}
		})
		do("a step", func() { tb.Browse(record.Path{0}) })
		do("the end", func() { tb.Browse(tb.snap.LineEnd()) })
		do("the start", func() { tb.Browse(nil) })
		do("collapsing", func() { tb.Fold(true) })
		do("a new game", func() { // Fyne keeps the page for a while, which is not to keep this one
			if err := tb.Start(against()); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestLongComment reads a comment that is too long for the list, and checks that it is
// not laid out in a text field.
func TestLongComment(t *testing.T) {
	tb := sit(t, against())
	long := strings.TrimSpace(strings.Repeat("so it is said ", 2000))
	rec, err := pgn.Read(pgn.Scan("1. e4 {" + long + "} e5 *")[0], chess)
	if err != nil || tb.Show(rec, nil) != nil {
		t.Fatal(err)
	}
	tb.Actions.read(record.Path{0})
	if tb.told != "Comment on 1.e4: "+long {
		t.Errorf("told %.60q", tb.told)
	}
	tb.told = ""
	tb.Actions.Comment()
	if tb.told != "Comment on 1.e4: "+long || tb.line.Text != "This comment is too long to edit here." {
		t.Errorf("told %.60q, and said %q", tb.told, tb.line.Text)
	}
}
