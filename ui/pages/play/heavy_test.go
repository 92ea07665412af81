package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/match"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/testing/longtest"
)

// TestHeavyGames shows games that once blocked the window for up to twenty seconds, and
// steps through them. Their rows are made in a task. On Fyne's thread they take no more
// work than games of a third of their size. In a long variation all numbers differ, which
// costs more than the rows: there only what is drawn counts.
func TestHeavyGames(t *testing.T) {
	longtest.Alone(t)
	const third, whole = 1600, 4800 // within what a game may contain
	for name, text := range map[string]func(n int) string{
		"variations": func(n int) string { return "1. e4 " + strings.Repeat("(1. d4 d5 2. c4) ", n) + "1... e5 2. Nf3 *" },
		"a comment":  func(n int) string { return "1. e4 {" + strings.Repeat("so it is said ", 150*n) + "} e5 2. Nf3 *" },
		"plies":      func(n int) string { return strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", n) + "*" },
		"a line":     func(n int) string { return "1. e4 (1. Nf3 " + strings.Repeat("Nf6 Ng1 Ng8 Nf3 ", n) + ") *" },
	} {
		t.Run(name, func(t *testing.T) {
			large, small := workOn(t, text(whole)), workOn(t, text(third))
			if large.objects > small.objects {
				t.Errorf("%d objects are drawn, and %d in a game of a third of its size", large.objects, small.objects)
			}
			// Fyne measures each number of a move once, and forgets it after a while.
			if most := small.allocations*1.1 + 2500; large.allocations > most && name != "a line" {
				t.Errorf("%.0f allocations, and %.0f in a game of a third of its size", large.allocations, small.allocations)
			}
		})
	}
}

// work is what is done on Fyne's thread to show a game and to step through it.
type work struct {
	allocations float64
	objects     int // in the list of moves
}

func workOn(t *testing.T, text string) (w work) {
	t.Helper()
	rec := matchtest.Record(t, text)
	line, err := match.Replay(chess, rec)
	if err != nil {
		t.Fatal(err)
	}
	tb := sit(t, against())
	drawn := func() int { return len(test.LaidOutObjects(tb.moves.Content)) }
	settle := func() { tb.until(tb.idle) }
	deliver := func() { // what the tasks have made
		tb.tasks.Wait()
		w.allocations += allocations(tb.run)
		settle()
	}
	empty := drawn()
	if err := tb.Show(rec, line); err != nil {
		t.Fatal(err)
	}
	if !tb.tasks.Busy() || drawn() > empty {
		t.Error("the rows are made on Fyne's thread")
	}
	if deliver(); drawn() == empty {
		t.Error("there are no rows")
	}
	w.objects = drawn()
	for _, to := range []record.Path{{0}, tb.snap.LineEnd(), nil} {
		w.allocations += allocations(func() { tb.Browse(to) })
		settle()
	}
	if tb.Fold(true); !tb.tasks.Busy() {
		t.Error("variations are collapsed on Fyne's thread")
	}
	deliver()
	return w
}

// allocations counts the allocations of a function, which is called once.
func allocations(do func()) float64 {
	warm := false
	return testing.AllocsPerRun(1, func() {
		if warm {
			do()
		}
		warm = true
	})
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
	if tb.told != "Comment on 1.e4: "+long || tb.footer.Line.Text != "This comment is too long to edit here." {
		t.Errorf("told %.60q, and said %q", tb.told, tb.footer.Line.Text)
	}
}
