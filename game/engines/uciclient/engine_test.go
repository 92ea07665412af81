package uciclient

import (
	"context"
	"errors"
	"net"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// running returns the ID of the engine's process.
func running(e *Engine) int { return e.process.child.cmd.Process.Pid }

// withdraw asks an engine a question and withdraws it when the process runs, to which it
// returns the connection.
func (b *bench) withdraw(t *testing.T, e *Engine, q player.Question) (conn net.Conn) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		conn = <-b.connected
		cancel()
	}()
	if _, err := e.Think(ctx, q); !errors.Is(err, context.Canceled) {
		t.Fatalf("error %v", err)
	}
	return conn
}

// TestSlowHello withdraws questions from an engine that takes its time to say hello. The
// process is not started again, and answers when it can.
func TestSlowHello(t *testing.T) {
	b := newBench(t, "waits at start")
	e := thinker(t, b.config)
	conn := b.withdraw(t, e, question())
	for range 2 {
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(10*time.Millisecond, cancel)
		if _, err := e.Think(ctx, question()); !errors.Is(err, context.Canceled) {
			t.Fatalf("error %v", err)
		}
	}
	was := running(e)
	if _, err := conn.Write([]byte("!")); err != nil {
		t.Fatal(err)
	}
	if got := answer(t, e, question()); got != "e2e4" || running(e) != was {
		t.Errorf("it plays %s in process %d, want %d", got, running(e), was)
	}
}

// TestSlowStart tells an engine that takes its time to start what is left of the clock
// then.
func TestSlowStart(t *testing.T) {
	b := newBench(t, "waits at start")
	e, q := thinker(t, b.config), question()
	q.Clocks, q.Limits = [2]clock.Turn{{Left: long}, {Left: long}}, player.Limits{}
	told := make(chan int, 1)
	q.Watch = func(th player.Thought) { told <- th.Score }
	go func() { _, _ = e.Think(context.Background(), q) }()
	conn := <-b.connected
	const late = 100 * time.Millisecond
	<-time.After(late)
	if _, err := conn.Write([]byte("!")); err != nil {
		t.Fatal(err)
	}
	if ms := <-told; ms < 1 || time.Duration(ms)*time.Millisecond > long-late {
		t.Errorf("it was told %d ms", ms)
	}
}

// TestWithdrawn stops an analysis without limits, and asks the same process again.
func TestWithdrawn(t *testing.T) {
	b := newBench(t, "good")
	b.config.Analysis = true
	e := thinker(t, b.config)
	q := question()
	q.Limits = player.Limits{}
	b.withdraw(t, e, q)
	for i := range 3 {
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(time.Duration(i)*10*time.Millisecond, cancel)
		if _, err := e.Think(ctx, q); !errors.Is(err, context.Canceled) {
			t.Errorf("error %v", err)
		}
	}
	was := running(e)
	now := make(chan struct{})
	close(now)
	q.Now = now
	if got := answer(t, e, q); got != "e2e4" {
		t.Errorf("told to move at once it plays %s", got)
	}
	if running(e) != was {
		t.Error("it was started again")
	}
}

// TestWithdrawnFromOneThatHangs withdraws a question from an engine that does not stop. The
// next one is answered by a new process.
func TestWithdrawnFromOneThatHangs(t *testing.T) {
	b := newBench(t, "hangs in the search")
	b.config.Waits.Stop = 10 * time.Millisecond
	e := thinker(t, b.config)
	ctx, cancel := context.WithCancel(context.Background())
	q := question()
	q.Watch = func(player.Thought) { cancel() } // once it searches
	if _, err := e.Think(ctx, q); err == nil {
		t.Error("a question that was withdrawn is answered")
	}
	b.mend()
	e.config.Waits = patiently(Waits{})
	if got := answer(t, e, question()); got != "e2e4" {
		t.Errorf("started again it plays %s", got)
	}
}

// TestKilled ends the process from outside while it rests, and while it thinks.
func TestKilled(t *testing.T) {
	b := newBench(t, "good")
	e := thinker(t, b.config)
	answer(t, e, question())
	_ = e.process.child.cmd.Process.Signal(syscall.SIGKILL)
	<-e.process.child.gone
	if got := answer(t, e, question()); got != "e2e4" {
		t.Errorf("started again it plays %s", got)
	}
}

// TestClose closes an engine that thinks, hangs or was never asked.
func TestClose(t *testing.T) {
	for _, way := range []string{"good", "hangs in the search", "ignores quit", "waits at start", "never"} {
		t.Run(way, func(t *testing.T) {
			b := newBench(t, way)
			b.config.Waits.Quit = 50 * time.Millisecond
			b.config.Analysis = true
			e := thinker(t, b.config)
			q := question()
			q.Limits = player.Limits{}
			answered := make(chan error, 1)
			if way != "never" {
				go func() {
					_, err := e.Think(context.Background(), q)
					answered <- err
				}()
				<-b.connected
			} else {
				answered <- errors.New("Fake has been closed")
			}
			_ = e.Close()
			if err := <-answered; err == nil || err.Error() != "Fake has been closed" {
				t.Errorf("the question was answered with %v", err)
			}
			if _, err := e.Think(context.Background(), q); err == nil || err.Error() != "Fake has been closed" {
				t.Errorf("after Close: %v", err)
			}
			_ = e.Close()
		})
	}
}

// TestNotStarted tries programs that do not exist or are not programs.
func TestNotStarted(t *testing.T) {
	file := t.TempDir() + "/notes.txt"
	if err := os.WriteFile(file, []byte("hello"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"", "no-such-engine-here", file, t.TempDir(), "bad\x00name"} {
		c := newBench(t, "good").config
		c.Command = Command{Path: path}
		_, err := thinker(t, c).Think(context.Background(), question())
		if err == nil || !strings.HasPrefix(err.Error(), "Fake could not be started: ") {
			t.Errorf("%q: error %v", path, err)
		}
	}
}

// TestNoShell checks that arguments reach the program as they are.
func TestNoShell(t *testing.T) {
	b := newBench(t, "$(exit 7); `ls` | cat > x && 'good")
	if got := answer(t, thinker(t, b.config), question()); got != "e2e4" {
		t.Errorf("it plays %s", got)
	}
}

// TestOffer offers a draw. The engine, which thinks that White is a little better, does
// not accept it from White.
func TestOffer(t *testing.T) {
	e := thinker(t, newBench(t, "good").config)
	q := question()
	q.Offer = true
	if a, err := e.Think(context.Background(), q); err != nil || a.Accept {
		t.Errorf("it answers %v, %v", a, err)
	}
}

// TestOtherGames asks for games that an engine does not play.
func TestOtherGames(t *testing.T) {
	for _, games := range [][]string{nil, {"chess"}} {
		c := newBench(t, "good").config
		c.Games = games
		e := thinker(t, c)
		for _, g := range variants.All()[3:5] {
			q := player.Question{Game: &player.Game{Rules: g.ID()}, Line: []rules.Position{g.Start()}}
			if _, err := e.Think(context.Background(), q); err == nil || err.Error() != "Fake does not play this game" {
				t.Errorf("%s: error %v", g.Name, err)
			}
		}
		if got := answer(t, e, question()); got != "e2e4" {
			t.Errorf("in chess it plays %s", got)
		}
	}
	c := newBench(t, "speaks USI").config
	c.Protocol = USI
	if _, err := thinker(t, c).Think(context.Background(), question()); err == nil || err.Error() != "Fake does not play this game" {
		t.Errorf("chess with an engine for shogi: error %v", err)
	}
}

// TestResigns plays shogi with an engine that resigns or declares a win.
func TestResigns(t *testing.T) {
	r, _ := variants.All().Find("shogi")
	q := player.Question{Game: &player.Game{Rules: "shogi"}, Line: []rules.Position{r.Start()}}
	for way, want := range map[string]player.Action{"resigns": {Resign: true}, "declares": {Claim: true}} {
		c := newBench(t, way).config
		c.Protocol = USI
		if a, err := thinker(t, c).Think(context.Background(), q); err != nil || a != want {
			t.Errorf("it answers %+v, %v", a, err)
		}
	}
}

// TestProbe asks several programs what they are.
func TestProbe(t *testing.T) {
	for _, tt := range []struct {
		way, fault, name string
		protocol         Protocol
	}{
		{"good", "", "Fake 1.0", UCI},
		{"leaves a child", "", "Fake 1.0", UCI},
		{"speaks USI", "", "Fake Shogi", USI},
		{"is no engine", "Fake did not answer like a chess or shogi engine", "", ""},
		{"dies at start", "Fake stopped running before it was ready (exit status 3)", "", ""},
		{"floods without a line end", "", "Fake 1.0", UCI},
	} {
		t.Run(tt.way, func(t *testing.T) {
			c := newBench(t, tt.way).config
			if tt.way == "speaks USI" || tt.way == "is no engine" {
				c.Waits.TryUSI = 10 * time.Millisecond
			}
			if tt.way == "is no engine" {
				c.Waits.Hello = 50 * time.Millisecond
			}
			i, err := probe(context.Background(), c)
			if i.Name != tt.name || i.Protocol != tt.protocol || (err != nil) != (tt.fault != "") || err != nil && err.Error() != tt.fault {
				t.Errorf("it says %+v, %v", i, err)
			}
			if o, ok := find(i.Options, "usi_hash"); tt.protocol == USI && (!ok || o.Max >= 99999999) {
				t.Errorf("memory is not bounded: %+v", i.Options)
			}
		})
	}
}
