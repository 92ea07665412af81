package session

import (
	"testing"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/record"
)

// TestReadingStartsNothing asks a session for its snapshot, and a snapshot for all its
// values, and checks that no timer, question, work or saving starts.
func TestReadingStartsNothing(t *testing.T) {
	game := timed(t, "5")
	game.plays("e4")
	game.bobs("e5")
	game.Analysis.Toggle()
	game.Browse(nil)
	aside := study(t, "1. e4 (1. d4 d5) 1... e5 (1... c5) 2. Nf3 1-0")
	aside.Analysis.Toggle()
	for name, tb := range map[string]*table{"a game": game, "a study": aside} {
		type counts struct{ timers, questions, posts, work, saved, observed int }
		count := func() counts {
			return counts{tb.wall.Started(), len(*tb.bob.asked) + len(*tb.analyst.asked), len(tb.todo), len(tb.work), tb.keeps, tb.observed}
		}
		before := count()
		for range 2 {
			s := tb.Snapshot()
			s.Arrow()
			s.Forward()
			s.LineEnd()
			s.MayMove()
			s.Leavable()
			s.HasClocks()
			s.Whereabouts()
			s.Rematch()
			_, _, _ = s.Read("e4")
		}
		if after := count(); after != before {
			t.Errorf("%s: reading changed %+v to %+v", name, before, after)
		}
	}
}

// TestEveryEventIsObservedOnce counts the snapshots of events that change several
// things.
func TestEveryEventIsObservedOnce(t *testing.T) {
	tb := sit(t, Setup{})
	for name, event := range map[string]func(){
		"a new game": func() {
			if err := tb.Start(Setup{}); err != nil {
				t.Error(err)
			}
		},
		"a game shown": func() {
			if err := tb.Show(matchtest.Record(t, "1. e4 e5 *"), nil); err != nil {
				t.Error(err)
			}
		},
		"browsing":     func() { tb.Browse(nil) },
		"a setting":    func() { tb.SetOptions(Options{Explain: Never}) },
		"an analysis":  func() { tb.Analysis.Toggle() },
		"turning":      func() { tb.Flip() },
		"no takeback":  func() { tb.TakeBack() },
		"a hint":       func() { tb.Hint() },
		"nothing left": func() { tb.Edits.Undo() },
	} {
		before := tb.observed
		if event(); tb.observed != before+1 && (name != "a hint" || tb.observed != before) {
			t.Errorf("%s is observed %d times", name, tb.observed-before)
		}
	}
}

// TestSnapshotsStay checks that moves and edits do not change an earlier snapshot.
func TestSnapshotsStay(t *testing.T) {
	tb := study(t, "1. e4 (1. d4) 1... e5 *")
	tb.Browse(record.Path{1})
	before := tb.Snapshot()
	text, line := tb.body(), len(before.Place.Line)
	tb.plays("d5", "c4")
	tb.Edits.Comment(tb.Snapshot().Place, "x")
	tb.Browse(record.Path{0, 0})
	tb.plays("Nf3")
	if len(before.Place.Line) != line || before.History.Undoing().Form != "" {
		t.Error("the place of a snapshot has changed")
	}
	if tb.Session.now = before; tb.body() != text {
		t.Errorf("its game became %s", tb.body())
	}
}
