package uciclient

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/player"
)

// TestFailures checks what is said about an engine that fails, and that it is started
// again for the next question.
func TestFailures(t *testing.T) {
	const moment = 10 * time.Millisecond
	for _, tt := range []struct {
		way, fault string
		waits      Waits         // for what never happens
		time       time.Duration // for the move, 0 for a minute
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
			c.Waits = patiently(tt.waits)
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
			if !strings.Contains(string(log), tt.fault) || strings.HasPrefix(tt.way, "dies in") && !strings.Contains(string(log), "stderr: out of luck") &&
				tt.way != "dies within a line" {
				t.Errorf("the log says\n%s", log)
			}
			b.mend()
			e.config.Waits = patiently(Waits{})
			if got := answer(t, e, question()); got != "e2e4" {
				t.Errorf("started again it plays %s", got)
			}
		})
	}
}

// TestLastWords checks that what an engine says before it dies is in the log up to the last
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

// TestOddities checks that an engine with odd manners can be played with, in one process.
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
				<-e.process.child.gone
			} else if way != "moves twice" && !sound(told, way == "rubbish") {
				t.Errorf("it thinks %+v", told)
			}
			if got := answer(t, e, second(t)); got != "e7e5" {
				t.Errorf("then it plays %s", got)
			}
		})
	}
}

// sound reports whether an engine has told one thought, or several of which the last one
// counts, and whether that makes sense.
func sound(told []player.Thought, several bool) bool {
	if len(told) == 0 || len(told) > 1 && !several {
		return false
	}
	last := told[len(told)-1]
	return last.Rank == 1 && last.Score >= 0 && len(last.Line) > 0
}
