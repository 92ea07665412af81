package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// watchStops measures, within the program, how long Fyne's thread takes to run a posted
// function, again and again. For each delay that a person can notice it writes a line with
// the delay and the processor time that the thread used meanwhile, in microseconds. Drawing
// is included.
func watchStops(path string) {
	for beats := time.NewTicker(beat); fyne.CurrentApp() == nil; { // and the log complains of it
		<-beats.C
	}
	out, err := os.Create(path)
	if err != nil {
		panic(err)
	}
	answer := make(chan struct{})
	before := worked()
	for range time.Tick(2 * time.Millisecond) {
		asked := time.Now()
		fyne.Do(func() { answer <- struct{}{} })
		<-answer
		took, now := time.Since(asked), worked()
		if took > 10*time.Millisecond {
			fmt.Fprintln(out, took.Microseconds(), (now - before).Microseconds())
		}
		before = now
	}
}

// worked returns the processor time of the first thread of this process, which is Fyne's
// (proc(5)).
func worked() time.Duration {
	data, _ := os.ReadFile(fmt.Sprintf("/proc/self/task/%d/schedstat", os.Getpid()))
	var ns int64
	_, _ = fmt.Sscan(string(data), &ns)
	return time.Duration(ns)
}

// stops reads the delays that watchStops writes.
type stops struct {
	t    testing.TB
	path string
	read int // lines
}

// watch makes the next program write its delays.
func (s *screen) watch() *stops {
	path := filepath.Join(s.t.TempDir(), "stops")
	s.with("PASSEDPAWN_STOPS=" + path)
	return &stops{t: s.t, path: path}
}

// longest returns the longest delay since the last call, and the most processor time in
// one.
func (s *stops) longest() (stop, work time.Duration) {
	s.t.Helper()
	data, err := os.ReadFile(s.path)
	if err != nil {
		s.t.Fatal(err)
	}
	lines := strings.Split(string(data), "\n")
	for _, line := range lines[s.read:] {
		var took, did int64
		if _, err := fmt.Sscan(line, &took, &did); err == nil {
			stop, work = max(stop, time.Duration(took)*time.Microsecond), max(work, time.Duration(did)*time.Microsecond)
		}
	}
	s.read = len(lines) - 1
	return stop, work
}

// TestStops opens files that used to stop the window for up to twenty seconds, and goes
// through their games. It limits the processor time of Fyne's thread. The delays themselves
// are only logged, because they also depend on what else the machine does.
func TestStops(t *testing.T) {
	if os.Getenv("PASSEDPAWN_MEASURE") == "" {
		t.Skip("measures: PASSEDPAWN_MEASURE=1 runs it, on a quiet machine")
	}
	for _, tt := range []struct{ name, text string }{
		{"small", "1. e4 e5 2. Nf3 *"},
		{"variations", "1. e4 " + strings.Repeat("(1. d4) ", 100_000) + "1... e5 2. Nf3 *"},
		{"comment", "1. e4 {" + strings.Repeat("so it is said ", 10<<20/14) + "} e5 2. Nf3 *"},
		{"plies", strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2500) + "*"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := newScreenAlone(t)
			dir := home(t, atRest)
			path := filepath.Join(dir, tt.name+".pgn")
			if err := os.WriteFile(path, []byte(tt.text), 0o644); err != nil {
				t.Fatal(err)
			}
			stops := s.watch()
			p := s.run(dir)
			s.board()
			s.idle()
			stops.longest()
			tell := func(what string) {
				s.idle()
				stop, work := stops.longest()
				t.Logf("%s: stopped for %v, at work for %v of it", what, stop, work)
				if work > mostWork {
					t.Errorf("%s takes %v of Fyne's thread", what, work)
				}
			}
			s.ended(s.run(dir, path))
			s.titled(tt.name + ".pgn – Passed Pawn")
			tell("opening")
			for _, key := range []string{"Right", "Right", "End", "Home"} {
				s.hand("key", key)
				tell(key)
			}
			board := s.board()
			s.dragWith("3", square(board, "b1"), square(board, "c3"), square(board, "g7"))
			tell("an arrow")
			s.click(square(board, "g1"))
			tell("choosing a piece")
			p.kill()
		})
	}
}

// mostWork is how much processor time of Fyne's thread a step may use.
const mostWork = 100 * time.Millisecond
