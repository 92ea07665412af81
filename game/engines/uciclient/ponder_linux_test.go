package uciclient

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/player"
)

// ticks returns how much processor time a process has used, in the unit of the system.
func ticks(t *testing.T, pid int) (n int) {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), ") ")
	for _, word := range strings.Fields(rest)[11:13] { // of the program and of the system for it
		part, _ := strconv.Atoi(word)
		n += part
	}
	return n
}

// rests reports whether each thread of a process sleeps.
func rests(t *testing.T, pid int) bool {
	t.Helper()
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
	if err != nil || len(threads) == 0 {
		t.Fatalf("the threads of %d: %v", pid, err)
	}
	for _, file := range threads {
		text, err := os.ReadFile(file) // fails if the thread has ended
		if _, rest, _ := strings.Cut(string(text), ") "); err == nil && !strings.HasPrefix(rest, "S") {
			return false
		}
	}
	return true
}

// TestPonderUsesTheProcessor watches real engines: they work in their opponent's time, and
// no longer when the game has ended. The game is over when the channel is closed. An engine
// that does otherwise is waited for until go test's -timeout.
func TestPonderUsesTheProcessor(t *testing.T) {
	for _, name := range []string{bundled, "stockfish"} {
		t.Run(name, func(t *testing.T) {
			c := peer(t, name)
			c.Options = map[string]string{"Ponder": "true"}
			e := thinker(t, c)
			may := make(chan struct{})
			q := moment(t, "chess", "e2e4")
			q.Game = &player.Game{}
			answer(t, e, q) // starts the process
			pid := running(e)
			q.Ponder = may
			answer(t, e, q)
			for before := ticks(t, pid); ticks(t, pid) < before+10; {
				time.Sleep(10 * time.Millisecond)
			}
			close(may)
			idle(e)
			for calm, before := 0, ticks(t, pid); calm < 10; time.Sleep(10 * time.Millisecond) {
				now := ticks(t, pid)
				if calm++; now != before || !rests(t, pid) {
					calm, before = 0, now
				}
			}
		})
	}
}
