package e2e

import (
	"bufio"
	"fmt"
	"net"
	"path/filepath"
	"testing"
)

// An answer is the program's answer to whether it is idle (tellIdle in ui/startup).
type answer struct {
	question int
	state    string // "idle" or "busy"
	drawn    int    // frames, since it was asked
}

// A talk asks a program whether it is idle. At most one question is open at a time.
type talk struct {
	connected chan net.Conn
	answers   chan answer
	conn      net.Conn // nil until the program has connected
	asked     int      // the number of the last question
	last      answer
}

// newTalk listens on a socket, whose name the program gets in its environment.
func newTalk(t testing.TB, dir string, number int) (k *talk, variable string) {
	t.Helper()
	path := filepath.Join(dir, fmt.Sprint("idle", number))
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	k = &talk{connected: make(chan net.Conn, 1), answers: make(chan answer, 1)}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		conn, err := l.Accept()
		if err != nil {
			return // the test has ended
		}
		defer conn.Close()
		k.connected <- conn
		for lines := bufio.NewScanner(conn); lines.Scan(); {
			var a answer
			if _, err := fmt.Sscan(lines.Text(), &a.question, &a.state, &a.drawn); err != nil {
				t.Errorf("the program answered %q: %v", lines.Text(), err)
			}
			k.answers <- a
		}
	}()
	return k, "PASSEDPAWN_IDLE=" + path
}

// ask asks, unless a question is open or the program has not connected yet.
func (k *talk) ask() {
	if k.conn == nil {
		select {
		case k.conn = <-k.connected:
		default:
			return
		}
	}
	if k.last.question == k.asked {
		k.asked++
		fmt.Fprintln(k.conn, k.asked) // a program that has ended does not answer
	}
}

// hear reads an answer if there is one, and returns the latest.
func (k *talk) hear() answer {
	select {
	case k.last = <-k.answers:
	default:
	}
	return k.last
}

// next waits for the answer to another question.
func (s *screen) next(p *program) answer {
	s.t.Helper()
	first := p.talk.asked + 1
	until(s.t, "an answer of the program", func() bool {
		p.talk.ask()
		return p.talk.hear().question >= first || p.over()
	})
	return p.talk.last
}
