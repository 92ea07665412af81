package match

import (
	"errors"
	"strings"
	"testing"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/clock/clocktest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// timed starts a game with clocks.
func timed(t testing.TB, control string, rec *record.Record, white, black player.Player) (*Match, *Snapshot, *clocktest.Wall, *queue) {
	t.Helper()
	c, err := clock.Parse(control)
	if err != nil {
		t.Fatal(err)
	}
	w, q, last := &clocktest.Wall{Time: time.Unix(1e9, 0)}, newQueue(), new(Snapshot)
	m, err := New(Config{
		Rules: chess, Record: rec, Post: q.post, Observe: func(s Snapshot) { *last = s },
		Seats: [2]Seat{{phrase.Say("Ada"), white}, {phrase.Say("Bob"), black}}, Control: c, Wall: w,
	})
	if err != nil {
		t.Fatal(err)
	}
	*last = m.Snapshot()
	m.Begin()
	return m, last, w, q
}

// twoPeople begins a timed game of two people.
func twoPeople(t testing.TB, control string) (*Match, *Snapshot, *clocktest.Wall) {
	m, last, w, _ := timed(t, control, record.New("chess", ""), player.Human{}, player.Human{})
	return m, last, w
}

// expectLeft checks the time that both sides have left.
func expectLeft(t testing.TB, s *Snapshot, w *clocktest.Wall, white, black time.Duration) {
	t.Helper()
	if a, b := s.Clock.Left(rules.White, w.Time), s.Clock.Left(rules.Black, w.Time); a != white || b != black {
		t.Errorf("left are %v and %v, want %v and %v", a, b, white, black)
	}
}

func TestClocksRun(t *testing.T) {
	m, last, w := twoPeople(t, "60+2")
	w.Pass(time.Hour) // they do not run until the first move
	play(t, m, "e4")
	expectLeft(t, last, w, 62*time.Second, 60*time.Second)
	w.Pass(5 * time.Second)
	play(t, m, "e5")
	w.Pass(1500 * time.Millisecond)
	play(t, m, "Nf3")
	expectLeft(t, last, w, 62500*time.Millisecond, 57*time.Second)
	var notes []string
	for _, n := range last.Record.Main() {
		notes = append(notes, n.Command("clk"))
	}
	if got := strings.Join(notes, " "); got != "0:01:02 0:00:57 0:01:02.5" {
		t.Errorf("the notes say %s", got)
	}
	w.Pass(9 * time.Second)
	if err := m.TakeBack(); err != nil {
		t.Fatal(err)
	}
	expectLeft(t, last, w, 62*time.Second, 57*time.Second)
	w.Pass(time.Hour) // after a takeback they do not run
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
		{
			"a king", "4k3/8/8/8/8/8/4q3/K7 w - - 0 1",
			rules.Outcome{Result: rules.Drawn, Reason: rules.TimeForfeit},
			"Draw: time ran out, but the opponent could never have given checkmate.",
		},
		{
			"a walled bishop", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/4K3/8/8 w - - 0 1",
			rules.Outcome{Result: rules.WhiteWins, Reason: rules.TimeForfeit},
			"White wins on time.",
		},
		{
			"against a walled bishop", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/4K3/8/8 b - - 0 1",
			rules.Outcome{Result: rules.Drawn, Reason: rules.TimeForfeit},
			"Draw: time ran out, but the opponent could never have given checkmate.",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, last, w, _ := timed(t, "60", record.New("chess", tt.start), player.Human{}, player.Human{})
			move := "e4"
			if tt.start != "" {
				move = chess.Write(m.line.position(), m.line.position().Moves()[0])
			}
			play(t, m, move)
			w.Pass(59999 * time.Millisecond)
			if last.Outcome.Over() {
				t.Error("too early")
			}
			w.Pass(time.Millisecond)
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
	w.Time = w.Time.Add(time.Minute)
	a.move(t, "e5")
	q.one()
	if sans(last) != "e4" || last.Outcome.Result != rules.WhiteWins {
		t.Errorf("%s: %v", sans(last), last.Outcome)
	}
}

func TestStopClock(t *testing.T) {
	m, last, w := twoPeople(t, "60")
	play(t, m, "e4")
	w.Pass(10 * time.Second)
	if err := m.StopClock(); err != nil {
		t.Fatal(err)
	}
	w.Pass(time.Hour)
	expectLeft(t, last, w, time.Minute, 50*time.Second)
	if err := m.StopClock(); err != nil {
		t.Fatal(err)
	}
	w.Pass(10 * time.Second)
	expectLeft(t, last, w, time.Minute, 40*time.Second)
	plain, _ := persons(t, "e4")
	if err := plain.StopClock(); !errors.Is(err, ErrNoClock) {
		t.Errorf("without clocks: %v", err)
	}
}

// TestClocksComeBack checks that a resumed game has the clocks that its notes say, and
// that they do not run.
func TestClocksComeBack(t *testing.T) {
	m, last, w := twoPeople(t, "2/60+1:30")
	for _, move := range []string{"e4", "e5", "Nf3", "Nc6"} {
		play(t, m, move)
		w.Pass(10 * time.Second)
	}
	m.Close()
	w.Pass(time.Hour)
	if w.Waiting() > 0 {
		t.Error("a closed game has an alarm set")
	}
	_, back, w, _ := timed(t, "2/60+1:30", last.Record.Clone(), player.Human{}, player.Human{})
	expectLeft(t, back, w, 82*time.Second, 72*time.Second) // two moves each: 60 + 2 - the time used + 30
	if turn := back.Clock.Turn(rules.White, w.Time); turn.ToGo != 0 || turn.Increment != 0 {
		t.Errorf("in the second stage: %+v", turn)
	}
}

// TestFailedProgramHasTime lets a program fail. Its clock stands until a person has
// decided what to do, and goes on then.
func TestFailedProgramHasTime(t *testing.T) {
	for name, again := range map[string]func(*Match, scripted){
		"the same": func(m *Match, _ scripted) { m.MoveNow() },
		"another": func(m *Match, p scripted) {
			m.Replace(rules.Black, p, func(*record.Record) phrase.Phrase { return phrase.Say("Carl") })
		},
	} {
		bob := newScripted()
		m, last, w, q := timed(t, "60", record.New("chess", ""), player.Human{}, bob)
		play(t, m, "e4")
		w.Pass(20 * time.Second)
		(<-bob.asked).reply(player.Action{}, errors.New("out of memory"))
		q.one()
		w.Pass(time.Hour)
		if last.Outcome.Over() || last.Fault == nil {
			t.Fatalf("%s: an hour after the failure: %+v", name, last.Outcome)
		}
		expectLeft(t, last, w, 60*time.Second, 40*time.Second)
		again(m, bob)
		w.Pass(10 * time.Second)
		(<-bob.asked).move(t, "e5")
		q.one()
		expectLeft(t, last, w, 60*time.Second, 30*time.Second)
		if side, runs := last.Clock.Running(); !runs || side != rules.White {
			t.Errorf("%s: no clock runs for White", name)
		}
	}
}
