package startup

import (
	"testing"
	"time"
)

// idle waits for a signal, as Fyne's function does.
func idle(signal chan bool) { <-signal }

// TestListening finds the goroutine that waits in a function, and gives up if there is none.
func TestListening(t *testing.T) {
	signal := make(chan bool)
	defer close(signal)
	if listening("startup.idle", time.Millisecond) {
		t.Error("a function listens that was not called")
	}
	go idle(signal)
	if !listening("startup.idle", time.Minute) {
		t.Error("the function is not found")
	}
}
