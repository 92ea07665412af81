package session

import (
	"testing"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
)

// seconds returns the best line of the second analyst, and whether it stays at a position.
func (tb *table) seconds() (best player.Thought, locked bool) {
	if s := tb.Snapshot().Second; len(s.Found) > 0 {
		return s.Found[0], s.Locked
	}
	return player.Thought{}, tb.Snapshot().Second.Locked
}

// TestSecond asks two analysts about the same positions, and mixes nothing of what they find.
func TestSecond(t *testing.T) {
	tb := study(t, "1. e4 e5 *")
	tb.Session.Second.ToggleSecond()
	if s := tb.Snapshot(); !s.Analysis.On || !s.Second.On {
		t.Fatalf("%v, %v", s.Analysis.On, s.Second.On)
	}
	tb.tells(tb.next(tb.analyst), 18, "e4", "d4")
	tb.tells(tb.next(tb.second), 9, "c4")
	tb.shows("18 e4 d4")
	if best, _ := tb.seconds(); best.Depth != 9 || tb.Snapshot().Second.Engine != "Second" {
		t.Errorf("%+v", best)
	}
	tb.Browse(record.Mainline(1))
	tb.tells(tb.next(tb.second), 7, "c5")
	tb.shows("")
	if best, _ := tb.seconds(); best.Depth != 7 {
		t.Errorf("%+v", best)
	}
	tb.next(tb.analyst)
	tb.Session.Second.ToggleSecond()
	if s := tb.Snapshot(); !s.Analysis.On || s.Second.On || len(s.Second.Found) > 0 {
		t.Error("the second is still on, or the first is off")
	}
}

// TestLock keeps the second analyst at a position: it is not asked again while the board shows
// others, and its lines stay. In another game it follows the board.
func TestLock(t *testing.T) {
	tb := study(t, "1. e4 e5 2. Nf3 Nc6 *")
	tb.Browse(record.Mainline(2))
	tb.Session.Second.ToggleLock()
	q := tb.next(tb.second)
	tb.next(tb.analyst)
	tb.tells(q, 9, "Nf3")
	tb.Browse(record.Mainline(4))
	tb.tells(tb.next(tb.analyst), 5, "Bb5")
	if len(*tb.second.asked) > 0 {
		t.Fatal("it is asked about another position")
	}
	tb.tells(q, 20, "Nc3") // it goes on where it was
	tb.shows("5 Bb5")
	if best, locked := tb.seconds(); best.Depth != 20 || !locked || len(tb.Snapshot().Second.Sees(tb.Snapshot().Place).Moves) != 2 {
		t.Errorf("%+v, %v", best, locked)
	}
	tb.Session.Second.ToggleLock()
	if q := tb.next(tb.second); len(q.q.Moves) != 4 {
		t.Errorf("unlocked, it looks at move %d", len(q.q.Moves))
	}
	tb.Session.Second.ToggleLock()
	tb.Session.Second.ToggleSecond()
	tb.Session.Second.ToggleSecond()
	if s := tb.Snapshot().Second; s.Locked || !s.On {
		t.Error("turned off and on, it stays at a position")
	}
	tb.Session.Second.ToggleLock()
	if err := tb.Show(matchtest.Record(t, "1. d4 *"), nil); err != nil {
		t.Fatal(err)
	}
	if s := tb.Snapshot().Second; s.Locked || !s.On {
		t.Error("it stays at a position of another game, or is off")
	}
}
