package uciclient

import (
	"os"
	"strings"
	"testing"
	"time"
)

// pondering is a bench whose engine may ponder, and the questions after some moves.
func pondering(t *testing.T, way string) (b *bench, e *Engine, ask func(moves string) string, end func()) {
	b = newBench(t, way)
	b.config.Options = map[string]string{"Ponder": "true"}
	b.config.Waits.Stop, b.config.Waits.Late = 100*time.Millisecond, time.Millisecond
	e = thinker(t, b.config)
	game, may := question().Game, make(chan struct{})
	ask = func(moves string) string {
		t.Helper()
		q := moment(t, "chess", moves)
		q.Game, q.Ponder = game, may
		return answer(t, e, q)
	}
	return b, e, ask, func() { close(may) }
}

// idle waits until an engine does not ponder any more, and returns its session.
func idle(t *testing.T, e *Engine) *session {
	t.Helper()
	if !within(func() { e.asked <- struct{}{} }) {
		t.Fatal("it goes on")
	}
	defer func() { <-e.asked }()
	return e.session
}

// searches returns how many searches of a process have ended. Nothing else may be going on.
func searches(s *session) int {
	if s.guessed != nil || !s.has(s.moved) {
		return -1
	}
	return strings.Count(s.heard.words.String(), "bestmove")
}

// TestPonderOddities plays a game with engines that do odd things while they ponder or
// instead of it. Each question is answered, and in the end nobody ponders.
func TestPonderOddities(t *testing.T) {
	const sometimes = "*"
	for way, log := range map[string]string{
		"nonsense while pondering": sometimes, // unless it is heard before the next question
		"good":                     "", "moves while pondering": "", "ponders uninvited": "", "expects nonsense": "",
		"dies while pondering":    "Fake stopped running while it was thinking (exit status 8)",
		"does not stop pondering": "Fake did not stop when it was told to",
		"hangs while pondering":   "Fake did not stop when it was told to",
	} {
		t.Run(way, func(t *testing.T) {
			b, e, ask, end := pondering(t, way)
			for n := 0; n < 8; n += 2 {
				moves := strings.Join(opening[:n], " ")
				want := opening[n]
				if n == 4 { // not what it expects
					moves = strings.Replace(moves, "b8c6", "d7d6", 1)
				}
				if way == "hangs while pondering" && n == 6 {
					b.mend()
				}
				if got := ask(moves); got != want {
					t.Errorf("after %q it plays %s, want %s", moves, got, want)
				}
			}
			end()
			if s := idle(t, e); s != nil && s.guessed != nil {
				t.Error("it ponders in the end")
			}
			text, _ := os.ReadFile(b.config.Log.Path())
			if log == sometimes {
				return
			}
			if log == "" && len(text) > 0 || !strings.Contains(string(text), log) {
				t.Errorf("the log says\n%s\nwant %q", text, log)
			}
		})
	}
}

// TestPonderTires stops an engine whose opponent stays away from a game without clocks.
func TestPonderTires(t *testing.T) {
	_, e, ask, _ := pondering(t, "good")
	e.config.Waits.Ponder = time.Millisecond
	ask("")
	if n := searches(idle(t, e)); n != 2 {
		t.Errorf("%d searches have ended, want the one for its move and pondering", n)
	}
	if got := ask("e2e4 e7e5"); got != "g1f3" {
		t.Errorf("then it plays %s", got)
	}
}

// TestCloseWhilePondering closes engines that ponder, also ones that hang.
func TestCloseWhilePondering(t *testing.T) {
	for _, way := range []string{"good", "hangs while pondering", "dies while pondering"} {
		_, e, ask, _ := pondering(t, way)
		e.config.Waits.Quit = 50 * time.Millisecond
		ask("")
		if !within(func() { _ = e.Close() }) {
			t.Errorf("%s: it is not closed", way)
		}
	}
}

// TestPonderEndsWithTheGame ends what allows an engine to ponder in the moment in which it
// answers, and when it ponders already.
func TestPonderEndsWithTheGame(t *testing.T) {
	for _, long := range []bool{false, true} {
		_, e, ask, end := pondering(t, "good")
		ask("")
		want := 2
		if long {
			ask("e2e4 e7e5")
			want = 3
		}
		end()
		if n := searches(idle(t, e)); n != want {
			t.Errorf("%d searches have ended, want %d", n, want)
		}
		if got := ask("d2d4"); got != "e7e5" {
			t.Errorf("then it plays %s", got)
		}
		if s := idle(t, e); s.guessed != nil {
			t.Error("it ponders although that has ended")
		}
	}
}
