package speech

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// A server is a speech-dispatcher that writes down what it is told.
type server struct {
	mu     sync.Mutex
	told   []string
	refuse string // a command that it refuses
	deaf   string // a command that it never answers
}

// serve answers one client by SSIP.
func (s *server) serve(conn net.Conn) {
	defer conn.Close()
	in := bufio.NewScanner(conn)
	for in.Scan() {
		line := in.Text()
		s.tell(line)
		switch {
		case s.deaf != "" && strings.HasPrefix(line, s.deaf):
		case s.refuse != "" && strings.HasPrefix(line, s.refuse):
			fmt.Fprint(conn, "300-SORRY\r\n300 ERR UNKNOWN\r\n")
		case line == "SPEAK":
			fmt.Fprint(conn, "230 OK RECEIVING DATA\r\n")
			for in.Scan() && in.Text() != "." {
				s.tell("> " + in.Text())
			}
			fmt.Fprint(conn, "225-21\r\n225 OK MESSAGE QUEUED\r\n")
		case line == "QUIT":
			fmt.Fprint(conn, "231 HAPPY HACKING\r\n")
			return
		default:
			fmt.Fprint(conn, "208 OK\r\n")
		}
	}
}

func (s *server) tell(line string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.told = append(s.told, line)
}

// listens serves at an address until the test ends.
func (s *server) listens(t *testing.T) (address string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "s")
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	var serving sync.WaitGroup
	serving.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			serving.Go(func() { s.serve(conn) })
		}
	})
	t.Cleanup(func() {
		_ = l.Close()
		serving.Wait()
	})
	return "unix_socket:" + path
}

// TestDispatcher speaks through a server: a line that begins with a dot does not end the text.
func TestDispatcher(t *testing.T) {
	s := &server{}
	d, err := dial(s.listens(t), "de")
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(d.say(t.Context(), "Springer nach f3"), d.stop(), d.say(t.Context(), "."), d.close()); err != nil {
		t.Fatal(err)
	}
	want := []string{
		"SET SELF CLIENT_NAME unknown:passedpawn:main", "SET SELF LANGUAGE de", "SET SELF PRIORITY MESSAGE",
		"SPEAK", "> Springer nach f3", "CANCEL SELF", "SPEAK", "> ..", "QUIT",
	}
	if !slices.Equal(s.told, want) {
		t.Errorf("it is told %q, want %q", s.told, want)
	}
}

// TestDispatcherFails reports a server that refuses, is gone, or is none.
func TestDispatcherFails(t *testing.T) {
	s := &server{refuse: "SET SELF LANGUAGE"}
	if _, err := dial(s.listens(t), "xx"); err == nil || err.Error() != `speech-dispatcher answers "300 ERR UNKNOWN"` {
		t.Errorf("refused: %v", err)
	}
	for _, address := range []string{"", "unix_socket:" + filepath.Join(t.TempDir(), "none"), "pigeon:home"} {
		if _, err := dial(address, "en"); err == nil {
			t.Errorf("%q is an address", address)
		}
	}
}

// A listener is a speaker that writes down what is said. A text that begins with "long" takes
// until it is stopped.
type listener struct {
	mu    sync.Mutex
	heard []string
	began chan string // a text that takes long has begun
	fails bool
}

func (l *listener) say(ctx context.Context, text string) error {
	l.hear(text)
	if strings.HasPrefix(text, "long") {
		l.began <- text
		<-ctx.Done()
		return ctx.Err()
	}
	if l.fails {
		return errors.New("no sound")
	}
	return nil
}

func (l *listener) stop() error {
	l.hear("(stop)")
	return nil
}

func (l *listener) close() error {
	l.hear("(close)")
	return nil
}

func (l *listener) hear(text string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.heard = append(l.heard, text)
}

// TestVoice says texts one after the other. What is urgent interrupts what is said, and drops
// what waits.
func TestVoice(t *testing.T) {
	l := &listener{began: make(chan string, 9)}
	v := start(l, nobody)
	v.Say("one", false)
	v.Say("  ", false)
	v.Say("long\n story", false)
	<-l.began
	v.Say("waits", false)
	v.Say("long news", true)
	<-l.began
	if err := errors.Join(v.Close(), v.Close()); err != nil {
		t.Error(err)
	}
	if want := []string{"one", "long story", "(stop)", "long news", "(stop)", "(close)"}; !slices.Equal(l.heard, want) {
		t.Errorf("heard %q, want %q", l.heard, want)
	}
}

// nobody is no speaker after a failure.
func nobody() (speaker, error) { return nil, ErrNone }

// TestBrokenVoice speaks through another speaker after a failure. If there is none, or it fails,
// too, it is silent. Each is closed once.
func TestBrokenVoice(t *testing.T) {
	for name, c := range map[string]struct {
		second *listener
		then   []string
	}{
		"none":   {nil, nil},
		"well":   {&listener{}, []string{"one", "two", "(stop)", "(close)"}},
		"broken": {&listener{fails: true}, []string{"one", "(close)"}},
	} {
		first, asked := &listener{fails: true}, 0
		v := &tongue{first, func() (speaker, error) {
			if asked++; c.second == nil {
				return nil, ErrNone
			}
			return c.second, nil
		}}
		for _, text := range []string{"one", "two"} {
			v.do(t.Context(), func(s speaker) error { return s.say(t.Context(), text) })
		}
		v.end(true)
		v.end(true)
		if asked != 1 || !slices.Equal(first.heard, []string{"one", "(close)"}) || c.second != nil && !slices.Equal(c.second.heard, c.then) {
			t.Errorf("%s: heard %q, then %+v, asked %d times", name, first.heard, c.second, asked)
		}
	}
}

// TestInterruptedVoice keeps a speaker whose text was cut off.
func TestInterruptedVoice(t *testing.T) {
	l := &listener{fails: true}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	v := &tongue{l, nobody}
	v.do(ctx, func(s speaker) error { return s.say(ctx, "one") })
	if v.speaker == nil || !slices.Equal(l.heard, []string{"one"}) {
		t.Errorf("heard %q", l.heard)
	}
}

// TestDeafDispatcher gives up on a server that does not answer.
func TestDeafDispatcher(t *testing.T) {
	s := &server{deaf: "SPEAK"}
	d, err := dial(s.listens(t), "de")
	if err != nil {
		t.Fatal(err)
	}
	d.patience = 1
	if err := d.say(t.Context(), "Springer"); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Error(err)
	}
	if err := d.conn.Close(); err != nil {
		t.Error(err)
	}
}
