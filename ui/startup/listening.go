package startup

import (
	"bytes"
	"runtime"
	"time"
)

const (
	// fyneHandler is the function in which Fyne 2.8.1 waits for signals, on a goroutine that
	// it starts before its loop and does not let anybody wait for.
	fyneHandler = "fyne.io/fyne/v2/internal/driver/glfw.(*gLDriver).catchTerm"
	// patience is how long to look for it, in case a later Fyne has no such function.
	patience = 5 * time.Second
)

// listening returns as soon as a function that goroutines begin with waits for a channel, or
// when the time is over. It reports which.
func listening(function string, patience time.Duration) bool {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		for goroutine := range bytes.SplitSeq(stacks(), []byte("\n\n")) {
			head, calls, _ := bytes.Cut(goroutine, []byte("\n"))
			if bytes.Contains(head, []byte("[chan receive")) && bytes.Contains(calls, []byte(function+"(")) {
				return true
			}
		}
	}
	return false
}

// stacks returns the stacks of all goroutines, as a panic would print them.
func stacks() []byte {
	for size := 1 << 16; ; size *= 2 {
		text := make([]byte, size)
		if n := runtime.Stack(text, true); n < size {
			return text[:n]
		}
	}
}
