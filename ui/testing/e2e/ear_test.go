package e2e

import (
	"bufio"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// A voice stands for speech-dispatcher: it keeps the texts that it is to say.
//
// Source: the documentation of SSIP, version 1, that comes with speech-dispatcher.
type voice struct {
	mu    sync.Mutex
	texts []string
}

// listens lets the programs of a screen find a voice.
func listens(s *screen) *voice {
	s.t.Helper()
	dir := filepath.Join(s.session.runtime(), "speech-dispatcher")
	must(s.t, os.MkdirAll(dir, 0o700))
	l, err := net.Listen("unix", filepath.Join(dir, "speechd.sock"))
	must(s.t, err)
	s.t.Cleanup(func() { _ = l.Close() })
	v := &voice{}
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return // the test is over
			}
			go v.serve(conn)
		}
	}()
	return v
}

// serve answers a program, which sends a text after it has asked to speak.
func (v *voice) serve(conn net.Conn) {
	defer conn.Close()
	lines := bufio.NewScanner(conn)
	for lines.Scan() {
		if lines.Text() == "SPEAK" {
			_, _ = io.WriteString(conn, "230 OK RECEIVING DATA\r\n")
			var text []string
			for lines.Scan() && lines.Text() != "." {
				text = append(text, lines.Text())
			}
			v.mu.Lock()
			v.texts = append(v.texts, strings.Join(text, "\n"))
			v.mu.Unlock()
		}
		_, _ = io.WriteString(conn, "200 OK\r\n")
	}
}

// last returns the text that it is to say last.
func (v *voice) last() string {
	v.mu.Lock()
	defer v.mu.Unlock()
	if len(v.texts) == 0 {
		return ""
	}
	return v.texts[len(v.texts)-1]
}

// TestWindowListOfKeys opens the list of the keys to play by ear in a real window. Shift, with which
// it is opened, ends while it is open, and the board does not hear of that: a digit goes to a rank
// all the same.
func TestWindowListOfKeys(t *testing.T) {
	s := newScreen(t)
	v := listens(s)
	s.run(home(t, atRest))
	s.focus()
	s.board()
	hears := func(text string) {
		t.Helper()
		s.until("the voice to say "+text, func() bool { return strings.Contains(v.last(), text) })
	}
	s.hand("key", "F6")
	hears("Play by ear is on.")
	s.hand("key", "Up", "Up", "Up")
	hears("e3: empty")
	s.hand("keydown", "shift")
	s.hand("key", "slash")
	hears("Keys to play by ear")
	s.hand("keyup", "shift")
	s.hand("key", "Escape")
	s.hand("key", "2")
	hears("e2: pawn, White")
	s.hand("keydown", "shift")
	s.hand("key", "4")
	hears("d2: pawn, White")
	s.hand("keyup", "shift")
}
