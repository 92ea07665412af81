package startup

import (
	"bufio"
	"fmt"
	"net"
	"testing"
)

// TestIdle asks a program whose frames are made by the test.
func TestIdle(t *testing.T) {
	for _, tt := range []struct {
		frames, want string // what each frame does: draw, work, or nothing
	}{
		{"---", "idle 0"},
		{"d---", "idle 1"},
		{"-d-w--d---", "idle 2"},
		{"dddddddddddddddd", "busy 15"},
		{"wwwwwwwwwwwwwwww", "busy 0"},
		{"--w--d--w--d--w--d", "busy 2"},
	} {
		n, next := 0, func() {}
		posted := make(chan func(), 1)
		w := &watch{
			post: func(do func()) { posted <- do }, frame: func(do func()) { next = do },
			draws: func() bool { return tt.frames[n] == 'd' }, busy: func() bool { return tt.frames[n] == 'w' },
			gone: make(chan struct{}),
		}
		test, program := net.Pipe()
		ended := make(chan struct{})
		go func() {
			w.answer(program)
			close(ended)
		}()
		fmt.Fprintln(test, "7")
		(<-posted)()
		for ; next != nil; n++ {
			do := next
			next = nil
			do()
		}
		if got, err := bufio.NewReader(test).ReadString('\n'); err != nil || got != "7 "+tt.want+"\n" {
			t.Errorf("frames %q: %q, %v, want %s", tt.frames, got, err, tt.want)
		}
		_ = test.Close()
		<-ended
	}
}

// TestIdleAtTheEnd asks a program that ends: it leaves the question.
func TestIdleAtTheEnd(t *testing.T) {
	gone := make(chan struct{})
	w := &watch{post: func(func()) { close(gone) }, gone: gone}
	test, program := net.Pipe()
	go fmt.Fprintln(test, "7")
	w.answer(program)
}
