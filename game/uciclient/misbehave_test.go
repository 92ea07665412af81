package uciclient

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A bench is where a test works with its engine: it knows which processes run.
type bench struct {
	t         testing.TB
	config    Config
	listener  net.Listener
	running   sync.WaitGroup
	connected chan net.Conn
}

// newBench returns the bench of a test with an engine that misbehaves in a way. At the end
// of the test no process and no goroutine may be left.
func newBench(t testing.TB, way string) *bench {
	t.Helper()
	before := runtime.NumGoroutine()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, listener: listener, connected: make(chan net.Conn, 100)}
	folder := t.TempDir()
	b.config = Config{
		Command: Command{os.Args[0], []string{"engine", way, listener.Addr().String(), filepath.Join(folder, "mended")}},
		Name:    "Fake", Rules: variants.All(), Log: NewLog(filepath.Join(folder, "log", "engines.log"), time.Now),
	}
	b.running.Go(b.accept)
	t.Cleanup(func() {
		_ = listener.Close()
		if !within(b.running.Wait) {
			t.Error("a process is left")
		}
		for end := time.Now().Add(patience); runtime.NumGoroutine() > before && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
		if runtime.NumGoroutine() > before {
			stacks := make([]byte, 1<<16)
			t.Errorf("%d goroutines are left of %d:\n%s", runtime.NumGoroutine(), before, stacks[:runtime.Stack(stacks, true)])
		}
	})
	return b
}

// mend makes the engine behave from its next start on.
func (b *bench) mend() {
	if err := os.WriteFile(b.config.Command.Args[3], nil, 0o600); err != nil {
		b.t.Error(err)
	}
}

// accept waits for processes and for their ends.
func (b *bench) accept() {
	for {
		conn, err := b.listener.Accept()
		if err != nil {
			return
		}
		b.connected <- conn
		b.running.Go(func() {
			_, _ = conn.Read(make([]byte, 1)) // returns when the process has ended
			_ = conn.Close()
		})
	}
}

// patience is how long a test waits for what has to happen.
const patience = 20 * time.Second

// within reports whether something happens in time.
func within(do func()) bool {
	happened := make(chan struct{})
	go func() {
		defer close(happened)
		do()
	}()
	select {
	case <-happened:
		return true
	case <-time.After(patience):
		return false
	}
}

// question asks for White's first move within a minute, which is so long only in case of
// a fault.
func question() player.Question {
	r, _ := variants.All().Find("")
	return player.Question{Game: &player.Game{}, Line: []rules.Position{r.Start()}, Limits: player.Limits{Time: time.Minute}}
}

// second is question for Black's answer to e2e4.
func second(t testing.TB) player.Question {
	t.Helper()
	q := question()
	m := rules.Move{From: rules.Sq(4, 1), To: rules.Sq(4, 3)}
	p, err := q.Line[0].Play(m)
	if err != nil {
		t.Fatal(err)
	}
	q.Line, q.Moves = append(q.Line, p), []rules.Move{m}
	return q
}

// answer asks an engine and returns its move as text.
func answer(t testing.TB, e *Engine, q player.Question) string {
	t.Helper()
	a, err := e.Think(context.Background(), q)
	if err != nil {
		t.Errorf("error %q, want a move", err)
	}
	return rules.Coordinates(nil, a.Move)
}

// TestFailures holds what is said about an engine that fails, and that it is started
// again for the next question.
func TestFailures(t *testing.T) {
	const moment = 50 * time.Millisecond
	for _, tt := range []struct {
		way, fault string
		waits      Waits         // for what never happens
		time       time.Duration // for the move, 0 for long
	}{
		{"dies at start", "Fake stopped running before it was ready (exit status 3)", Waits{}, 0},
		{"hangs at start", "Fake did not answer like a chess or shogi engine", Waits{Hello: moment}, 0},
		{"closes its output", "Fake did not answer like a chess or shogi engine", Waits{Hello: moment}, 0},
		{"echoes every command", "Fake did not answer like a chess or shogi engine", Waits{Hello: moment}, 0},
		{"is never ready", "Fake took too long to get ready", Waits{Ready: moment}, 0},
		{"does not read", "Fake took too long to get ready", Waits{Ready: moment}, 0},
		{"dies in the search", "Fake stopped running while it was thinking (exit status 4)", Waits{}, 0},
		{"dies within a line", "Fake stopped running while it was thinking (exit status 4)", Waits{}, 0},
		{"dies with children", "Fake stopped running before it was ready (exit status 6)", Waits{}, 0},
		{"hangs in the search", "Fake did not stop when it was told to", Waits{Late: moment, Stop: moment}, moment},
		{"ignores stop", "Fake did not stop when it was told to", Waits{Late: moment, Stop: moment}, moment},
		{"dies on stop", "Fake stopped running while it was thinking (exit status 5)", Waits{Late: moment}, moment},
		{"illegal move", "Fake chose e2e5, which is not a legal move", Waits{}, 0},
		{"move of rubbish", "Fake chose ?\x00, which is not a legal move", Waits{}, 0},
		{"null move", "Fake did not choose a move", Waits{}, 0},
		{"no move", "Fake did not choose a move", Waits{}, 0},
		{"empty move", "Fake did not choose a move", Waits{}, 0},
		{"wrong position", "Fake chose e7e5, which is not a legal move", Waits{}, 0},
	} {
		t.Run(tt.way, func(t *testing.T) {
			b := newBench(t, tt.way)
			c := b.config
			c.Waits = tt.waits
			e := thinker(t, c)
			q := question()
			if tt.time > 0 {
				q.Limits.Time = tt.time
			}
			_, err := e.Think(context.Background(), q)
			if err == nil || err.Error() != tt.fault {
				t.Fatalf("error %v, want %s", err, tt.fault)
			}
			log, _ := os.ReadFile(c.Log.Path())
			if !strings.Contains(string(log), tt.fault) || strings.HasPrefix(tt.way, "dies in") && !strings.Contains(string(log), "stderr: out of luck") && tt.way != "dies within a line" {
				t.Errorf("the log says\n%s", log)
			}
			b.mend()
			e.config.Waits = Waits{}
			if got := answer(t, e, question()); got != "e2e4" {
				t.Errorf("started again it plays %s", got)
			}
		})
	}
}

// TestLastWords holds that what an engine says before it dies is in the log up to the last
// line, however much it is.
func TestLastWords(t *testing.T) {
	for range 5 {
		c := newBench(t, "complains and dies").config
		if _, err := thinker(t, c).Think(context.Background(), question()); err == nil {
			t.Error("it answers")
		}
		if log, _ := os.ReadFile(c.Log.Path()); !strings.HasSuffix(string(log), "stderr: trouble\nstderr: out of luck\n\n") {
			t.Fatalf("the log says\n%s", log)
		}
	}
}

// TestOddities holds that an engine with odd manners can be played with, in one process.
func TestOddities(t *testing.T) {
	for _, way := range []string{
		"good", "half lines", "rubbish", "very long line", "moves too early", "moves twice", "dies on quit", "leaves a child", "dies after its move",
	} {
		t.Run(way, func(t *testing.T) {
			b := newBench(t, way)
			e := thinker(t, b.config)
			var told []player.Thought
			q := question()
			q.Watch = func(th player.Thought) { told = append(told, th) }
			if got := answer(t, e, q); got != "e2e4" {
				t.Errorf("it plays %s", got)
			}
			if way == "dies after its move" {
				<-e.session.child.gone
			} else if way != "moves twice" && (len(told) != 1 || told[0].Rank != 1 || told[0].Score < 0 || len(told[0].Line) == 0) {
				t.Errorf("it thinks %+v", told)
			}
			if got := answer(t, e, second(t)); got != "e7e5" {
				t.Errorf("then it plays %s", got)
			}
		})
	}
}
