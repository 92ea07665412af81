package match

import (
	"testing"
	"time"

	"passedpawn/game/play/clock/clocktest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// ended reports whether a program must not ponder any more.
func (a asked) ended() bool {
	select {
	case <-a.q.Ponder:
		return true
	default:
		return false
	}
}

// TestPonder lets a program think in its opponent's time until the game does not simply go
// on.
func TestPonder(t *testing.T) {
	for name, tt := range map[string]struct {
		do   func(*testing.T, *Match, *clocktest.Wall)
		ends bool
	}{
		"the opponent's move": {func(t *testing.T, m *Match, _ *clocktest.Wall) { play(t, m, "Nf3") }, false},
		"a comment": {func(_ *testing.T, m *Match, _ *clocktest.Wall) {
			_ = m.Edit(func(r *record.Record) { r.SetTag("Event", "Club") })
		}, false},
		"time passes":           {func(_ *testing.T, _ *Match, w *clocktest.Wall) { w.Pass(10 * time.Second) }, false},
		"resigning":             {func(_ *testing.T, m *Match, _ *clocktest.Wall) { _ = m.Resign() }, true},
		"a takeback":            {func(_ *testing.T, m *Match, _ *clocktest.Wall) { _ = m.TakeBack() }, true},
		"the opponent's flag":   {func(_ *testing.T, _ *Match, w *clocktest.Wall) { w.Pass(time.Hour) }, true},
		"the clocks are paused": {func(_ *testing.T, m *Match, _ *clocktest.Wall) { _ = m.StopClock() }, true},
		"the computer slept":    {func(_ *testing.T, _ *Match, w *clocktest.Wall) { w.Sleep(time.Hour) }, true},
		"other moves":           {func(_ *testing.T, m *Match, _ *clocktest.Wall) { _ = m.Restore(record.New("chess", "")) }, true},
		"leaving the game":      {func(_ *testing.T, m *Match, _ *clocktest.Wall) { m.Close() }, true},
	} {
		t.Run(name, func(t *testing.T) {
			bob := newScripted()
			m, last, w, q := timed(t, "300", record.New("chess", ""), player.Human{}, bob)
			play(t, m, "e4")
			first := <-bob.asked
			if first.q.Ponder == nil || first.ended() {
				t.Fatal("it may not ponder")
			}
			first.move(t, "e5")
			q.one()
			if sans(last) != "e4 e5" || first.ended() {
				t.Fatalf("after its move, %s, it may not ponder", sans(last))
			}
			if tt.do(t, m, w); first.ended() != tt.ends {
				t.Errorf("it may ponder: %v", !first.ended())
			}
		})
	}
}

// TestPonderAgain goes on after a takeback, and mates the program, which ends pondering.
func TestPonderAgain(t *testing.T) {
	q, ada := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), ada, player.Human{})
	(<-ada.asked).move(t, "f3")
	q.one()
	play(t, m, "e5")
	before := <-ada.asked
	if err := m.TakeBack(); err != nil || !before.ended() {
		t.Errorf("it ponders after a takeback, %v", err)
	}
	play(t, m, "e6")
	again := <-ada.asked
	if again.ended() {
		t.Error("it may not ponder in a game that goes on")
	}
	again.move(t, "g4")
	q.one()
	if play(t, m, "Qh4#"); !last.Outcome.Over() || !again.ended() {
		t.Errorf("it ponders after the end of the game: %v", last.Outcome)
	}
}

// TestNoPonder asks about a hint and a draw offer, after which nobody ponders.
func TestNoPonder(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, _ := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	m.Hint(bob, func(rules.Move, error) {})
	if (<-bob.asked).q.Ponder != nil {
		t.Error("an adviser may ponder")
	}
	play(t, m, "e4")
	(<-bob.asked).move(t, "e5")
	q.one()
	if err := m.OfferDraw(); err != nil || (<-bob.asked).q.Ponder != nil {
		t.Errorf("it may ponder about a draw offer, %v", err)
	}
}
