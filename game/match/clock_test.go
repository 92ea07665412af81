package match

import (
	"errors"
	"strings"
	"testing"
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// A wall is a test's clock: time passes when the test says so, and the alarm rings.
type wall struct {
	now   time.Time
	due   time.Time
	alarm func()
}

func (w *wall) after(d time.Duration, ring func()) (stop func()) {
	w.due, w.alarm = w.now.Add(d), ring
	return func() { w.alarm = nil }
}

// pass lets time pass. The alarm rings when it is due.
func (w *wall) pass(d time.Duration) {
	end := w.now.Add(d)
	for w.alarm != nil && !end.Before(w.due) {
		ring := w.alarm
		w.now, w.alarm = w.due, nil
		ring()
	}
	w.now = end
}

// sleep lets time pass during which nothing can ring.
func (w *wall) sleep(d time.Duration) {
	w.now = w.now.Add(d)
	if ring := w.alarm; ring != nil && !w.now.Before(w.due) {
		w.alarm = nil
		ring()
	}
}

// timed starts a game with clocks.
func timed(t testing.TB, control string, rec *record.Record, white, black player.Player) (*Match, *Snapshot, *wall, *queue) {
	t.Helper()
	c, err := clock.Parse(control)
	if err != nil {
		t.Fatal(err)
	}
	w, q, last := &wall{now: time.Unix(1e9, 0)}, newQueue(), new(Snapshot)
	m, err := New(Config{
		Rules: chess, Record: rec, Post: q.post, Observe: func(s Snapshot) { *last = s },
		Seats: [2]Seat{{"Ada", white}, {"Bob", black}}, Control: c, Now: func() time.Time { return w.now }, After: w.after,
	})
	if err != nil {
		t.Fatal(err)
	}
	*last = m.Snapshot()
	m.Begin()
	return m, last, w, q
}

func two(t testing.TB, control string) (*Match, *Snapshot, *wall) {
	m, last, w, _ := timed(t, control, record.New("chess", ""), player.Human{}, player.Human{})
	return m, last, w
}

// expectLeft checks the time that both sides have left.
func expectLeft(t testing.TB, s *Snapshot, w *wall, white, black time.Duration) {
	t.Helper()
	if a, b := s.Clock.Left(rules.White, w.now), s.Clock.Left(rules.Black, w.now); a != white || b != black {
		t.Errorf("left are %v and %v, want %v and %v", a, b, white, black)
	}
}

func TestClocksRun(t *testing.T) {
	m, last, w := two(t, "60+2")
	w.pass(time.Hour) // they do not run until the first move
	play(t, m, "e4")
	expectLeft(t, last, w, 62*time.Second, 60*time.Second)
	w.pass(5 * time.Second)
	play(t, m, "e5")
	w.pass(1500 * time.Millisecond)
	play(t, m, "Nf3")
	expectLeft(t, last, w, 62500*time.Millisecond, 57*time.Second)
	var notes []string
	for _, n := range last.Record.Main() {
		notes = append(notes, n.Command("clk"))
	}
	if got := strings.Join(notes, " "); got != "0:01:02 0:00:57 0:01:02.5" {
		t.Errorf("the notes say %s", got)
	}
	w.pass(9 * time.Second)
	if err := m.TakeBack(); err != nil {
		t.Fatal(err)
	}
	expectLeft(t, last, w, 62*time.Second, 57*time.Second)
	w.pass(time.Hour) // after a takeback they do not run
	play(t, m, "Nc3")
	expectLeft(t, last, w, 64*time.Second, 57*time.Second)
	if err := m.PlayFrom(1, rules.Move{From: rules.Sq(2, 6), To: rules.Sq(2, 4)}); err != nil {
		t.Fatal(err)
	}
	expectLeft(t, last, w, 62*time.Second, 62*time.Second)
}

func TestTimeOver(t *testing.T) {
	for _, tt := range []struct {
		name, start string
		want        rules.Outcome
		said        string
	}{
		{"pieces", "", rules.Outcome{Result: rules.WhiteWins, Reason: rules.TimeForfeit}, "White wins on time."},
		{"a king", "4k3/8/8/8/8/8/4q3/K7 w - - 0 1", rules.Outcome{Result: rules.Drawn, Reason: rules.TimeForfeit}, "Draw: time ran out, but the opponent could never have given checkmate."},
		{"a walled bishop", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/4K3/8/8 w - - 0 1", rules.Outcome{Result: rules.WhiteWins, Reason: rules.TimeForfeit}, "White wins on time."},
		{"against a walled bishop", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/4K3/8/8 b - - 0 1", rules.Outcome{Result: rules.Drawn, Reason: rules.TimeForfeit}, "Draw: time ran out, but the opponent could never have given checkmate."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, last, w, _ := timed(t, "60", record.New("chess", tt.start), player.Human{}, player.Human{})
			move := "e4"
			if tt.start != "" {
				move = chess.Write(m.position(), m.position().Moves()[0])
			}
			play(t, m, move)
			w.pass(59999 * time.Millisecond)
			if last.Outcome.Over() {
				t.Error("too early")
			}
			w.pass(time.Millisecond)
			if last.Outcome != tt.want || last.Outcome.String() != tt.said || last.Record.Result != tt.want.Result || last.Record.Tag("Termination") != "time forfeit" {
				t.Errorf("%+v: %s", last.Outcome, last.Outcome)
			}
			if _, runs := last.Clock.Running(); runs {
				t.Error("a clock runs on")
			}
			again, err := New(Config{Rules: chess, Record: last.Record.Clone(), Seats: m.config.Seats, Post: m.config.Post, Observe: func(Snapshot) {}})
			if err != nil || again.Snapshot().Outcome != tt.want {
				t.Errorf("replayed, it ends %+v, %v", again.Snapshot().Outcome, err)
			}
			if err := m.TakeBack(); !errors.Is(err, ErrOver) || last.Outcome != tt.want {
				t.Errorf("the end was taken back: %v", err)
			}
		})
	}
}

// TestTooLate makes a move after the time ran out but before the alarm was handled. It
// comes too late nevertheless.
func TestTooLate(t *testing.T) {
	m, last, w, q := timed(t, "60", record.New("chess", ""), player.Human{}, newScripted())
	play(t, m, "e4")
	bob := m.config.Seats[1].Player.(scripted)
	a := <-bob.asked
	if a.q.Clocks != [2]clock.Turn{{Left: time.Minute}, {Left: time.Minute}} {
		t.Errorf("the program is told of %+v", a.q.Clocks)
	}
	w.now = w.now.Add(time.Minute)
	a.move(t, "e5")
	q.one()
	if sans(last) != "e4" || last.Outcome.Result != rules.WhiteWins {
		t.Errorf("%s: %v", sans(last), last.Outcome)
	}
}

func TestStopClock(t *testing.T) {
	m, last, w := two(t, "60")
	play(t, m, "e4")
	w.pass(10 * time.Second)
	if err := m.StopClock(); err != nil {
		t.Fatal(err)
	}
	w.pass(time.Hour)
	expectLeft(t, last, w, time.Minute, 50*time.Second)
	if err := m.StopClock(); err != nil {
		t.Fatal(err)
	}
	w.pass(10 * time.Second)
	expectLeft(t, last, w, time.Minute, 40*time.Second)
	plain, _ := persons(t, "e4")
	if err := plain.StopClock(); !errors.Is(err, ErrNoClock) {
		t.Errorf("without clocks: %v", err)
	}
}

// TestClocksComeBack checks that a resumed game has the clocks that its notes say, and
// that they do not run.
func TestClocksComeBack(t *testing.T) {
	m, last, w := two(t, "2/60+1:30")
	for _, move := range []string{"e4", "e5", "Nf3", "Nc6"} {
		play(t, m, move)
		w.pass(10 * time.Second)
	}
	m.Close()
	w.pass(time.Hour)
	if w.alarm != nil {
		t.Error("a closed game has an alarm set")
	}
	_, back, w, _ := timed(t, "2/60+1:30", last.Record.Clone(), player.Human{}, player.Human{})
	expectLeft(t, back, w, 82*time.Second, 72*time.Second) // two moves each: 60 + 2 - the time used + 30
	if turn := back.Clock.Turn(rules.White, w.now); turn.ToGo != 0 || turn.Increment != 0 {
		t.Errorf("in the second stage: %+v", turn)
	}
}
