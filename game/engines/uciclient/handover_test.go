package uciclient

import (
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/player"
)

// A ponderer is an engine on a bench that may ponder, in a game.
type ponderer struct {
	*bench
	*Engine
	game *player.Game
	may  chan struct{}
	now  chan struct{} // given to questions; closed to have the answer at once
}

func pondering(t *testing.T, way string, waits Waits) *ponderer {
	p := &ponderer{bench: newBench(t, way), game: question().Game, may: make(chan struct{})}
	p.bench.config.Options = map[string]string{"Ponder": "true"}
	p.bench.config.Waits = patiently(waits)
	p.Engine = thinker(t, p.bench.config)
	return p
}

// ask asks for the move after some moves.
func (p *ponderer) ask(t *testing.T, moves string) string {
	t.Helper()
	q := moment(t, "chess", moves)
	q.Game, q.Ponder, q.Now = p.game, p.may, p.now
	return answer(t, p.Engine, q)
}

// idle waits until an engine does not ponder any more, and returns its process.
func idle(e *Engine) *process {
	e.asked <- struct{}{}
	defer func() { <-e.asked }()
	return e.process
}

// searches returns how many searches of a process have ended. Nothing else may be going on.
func searches(s *process) int {
	if s.pondering != nil || !s.hasMoved() {
		return -1
	}
	return strings.Count(s.mailbox.words.String(), "bestmove")
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
	} {
		t.Run(way, func(t *testing.T) {
			waits := Waits{}
			if way == "does not stop pondering" {
				waits.Stop = 50 * time.Millisecond
			}
			p := pondering(t, way, waits)
			for n := 0; n < 8; n += 2 {
				moves := strings.Join(opening[:n], " ")
				want := opening[n]
				if n == 4 { // not what it expects
					moves = strings.Replace(moves, "b8c6", "d7d6", 1)
				}
				if got := p.ask(t, moves); got != want {
					t.Errorf("after %q it plays %s, want %s", moves, got, want)
				}
			}
			close(p.may)
			if s := idle(p.Engine); s != nil && s.pondering != nil {
				t.Error("it ponders in the end")
			}
			text, _ := os.ReadFile(p.bench.config.Log.Path())
			if log == sometimes {
				return
			}
			if log == "" && len(text) > 0 || !strings.Contains(string(text), log) {
				t.Errorf("the log says\n%s\nwant %q", text, log)
			}
		})
	}
}

// TestPonderHangs asks engines that hang while they ponder about the position that they
// ponder on, and about another one. A new process answers.
func TestPonderHangs(t *testing.T) {
	for _, reply := range []string{"e7e5", "c7c5"} {
		p := pondering(t, "hangs while pondering", Waits{Stop: 50 * time.Millisecond})
		p.ask(t, "")
		p.mend()
		p.Engine.config.Waits = patiently(Waits{})
		p.now = make(chan struct{})
		close(p.now)
		if got := p.ask(t, "e2e4 "+reply); got != "g1f3" {
			t.Errorf("after %s it plays %s", reply, got)
		}
		if text, _ := os.ReadFile(p.bench.config.Log.Path()); strings.Count(string(text), "Fake did not stop when it was told to") != 1 {
			t.Errorf("the log says\n%s", text)
		}
		close(p.may)
	}
}

// TestPonderTires stops an engine whose opponent stays away from a game without clocks.
func TestPonderTires(t *testing.T) {
	p := pondering(t, "good", Waits{Ponder: time.Millisecond})
	p.ask(t, "")
	if n := searches(idle(p.Engine)); n != 2 {
		t.Errorf("%d searches have ended, want the one for its move and pondering", n)
	}
	if got := p.ask(t, "e2e4 e7e5"); got != "g1f3" {
		t.Errorf("then it plays %s", got)
	}
}

// TestCloseWhilePondering closes engines that ponder, also ones that hang.
func TestCloseWhilePondering(t *testing.T) {
	for _, way := range []string{"good", "hangs while pondering", "dies while pondering"} {
		p := pondering(t, way, Waits{Quit: 50 * time.Millisecond})
		p.ask(t, "")
		_ = p.Close()
	}
}

// TestPonderEndsWithTheGame ends what allows an engine to ponder in the moment in which it
// answers, and when it ponders already.
func TestPonderEndsWithTheGame(t *testing.T) {
	for _, hit := range []bool{false, true} {
		p := pondering(t, "good", Waits{})
		p.ask(t, "")
		want := 2
		if hit {
			p.ask(t, "e2e4 e7e5")
			want = 3
		}
		close(p.may)
		if n := searches(idle(p.Engine)); n != want {
			t.Errorf("%d searches have ended, want %d", n, want)
		}
		if got := p.ask(t, "d2d4"); got != "e7e5" {
			t.Errorf("then it plays %s", got)
		}
		if s := idle(p.Engine); s.pondering != nil {
			t.Error("it ponders although that has ended")
		}
	}
}
