package uciclient

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/player"
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

// TestPonderUsesTheProcessor watches a real engine: it works in its opponent's time, and no
// longer when the game has ended. The game is over when the channel is closed.
func TestPonderUsesTheProcessor(t *testing.T) {
	c := peer(t, "stockfish")
	c.Options = map[string]string{"Ponder": "true"}
	e := thinker(t, c)
	may := make(chan struct{})
	q := moment(t, "chess", "e2e4")
	q.Game = &player.Game{}
	q.Ponder = nil
	answer(t, e, q) // starts the process
	pid := process(e)
	q.Ponder = may
	answer(t, e, q)
	before := ticks(t, pid)
	for late := time.Now().Add(patience); ticks(t, pid) < before+20; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(late) {
			t.Fatal("it does not work in its opponent's time")
		}
	}
	close(may)
	idle(t, e)
	before = ticks(t, pid)
	time.Sleep(300 * time.Millisecond) // in which it could use the processor
	if used := ticks(t, pid) - before; used > 1 {
		t.Errorf("it uses %d ticks after the end", used)
	}
}
