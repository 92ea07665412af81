package uciclient

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"passedpawn/game/play/player"
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

// newBench returns the bench of a test with an engine that misbehaves in a way. The test
// ends when no process and no goroutine of the engine is left.
func newBench(t testing.TB, way string) *bench {
	t.Helper()
	before := workers()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, listener: listener, connected: make(chan net.Conn, 100)}
	folder := t.TempDir()
	b.config = Config{
		Command: Command{os.Args[0], []string{"engine", way, listener.Addr().String(), filepath.Join(folder, "mended")}},
		Name:    "Fake", Rules: variants.All(), Log: NewLog(filepath.Join(folder, "log", "engines.log"), time.Now),
		Waits: patiently(Waits{}), Time: long,
	}
	b.running.Go(b.accept)
	t.Cleanup(func() {
		_ = listener.Close()
		b.running.Wait()
		left := func(name string) bool { return !slices.Contains(before, name) }
		for slices.ContainsFunc(workers(), left) {
			time.Sleep(time.Millisecond)
		}
	})
	return b
}

// long is a time in which everything has happened that is going to happen, however slow the
// machine is. What waits longer waits for ever, and go test's -timeout shows where.
const long = time.Hour

// patiently fills in the zero fields, so that only the waits that a test has shortened end
// before what they wait for has happened.
func patiently(w Waits) Waits {
	for _, d := range []*time.Duration{&w.Hello, &w.TryUSI, &w.Ready, &w.Late, &w.Stop, &w.Silent, &w.Quit, &w.Ponder} {
		if *d == 0 {
			*d = long
		}
	}
	return w
}

// workers returns the names of the goroutines that are at work for an engine: those with a
// line of this package in their stacks that is not in a test.
func workers() (names []string) {
	stacks := make([]byte, 1<<20)
	stacks = stacks[:runtime.Stack(stacks, true)]
	for stack := range strings.SplitSeq(string(stacks), "\n\n") {
		name, lines, _ := strings.Cut(stack, " [")
		for line := range strings.Lines(lines) {
			if strings.Contains(line, "/uciclient/") && !strings.Contains(line, "_test.go:") {
				names = append(names, name)
				break
			}
		}
	}
	return names
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
