package singleinstance

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gofrs/flock"
)

// become makes the test the instance.
func become(t *testing.T, folder string) (i *Instance, got chan []string) {
	t.Helper()
	got = make(chan []string, 8)
	i, err := acquire(folder, func(paths []string) bool {
		got <- paths
		return true
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(i.Close)
	return i, got
}

func TestSend(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	_, got := become(t, "a")
	_, other := become(t, "b")
	for _, paths := range [][]string{{"/x/one.pgn", "/x/\"two\"\n.pgn", "/x/\xfftext.pgn"}, nil} {
		if _, sent := Join("a", paths, nil); !sent {
			t.Fatal("they are not sent")
		}
		if now := <-got; !slices.Equal(now, paths) {
			t.Errorf("%q arrived as %q", paths, now)
		}
	}
	if len(other) > 0 {
		t.Error("another person's window was sent the files")
	}
	if _, err := acquire("a", nil); !errors.Is(err, errRunning) {
		t.Errorf("held twice: %v", err)
	}
}

// TestSendEarly sends files to a copy that is still starting: it holds the lock, and does
// not listen yet.
func TestSendEarly(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	path, err := socketPath("a")
	if err != nil {
		t.Fatal(err)
	}
	lock := flock.New(path + ".lock")
	if held, err := lock.TryLock(); err != nil || !held {
		t.Fatal(err)
	}
	defer lock.Close()
	sent := make(chan bool)
	go func() {
		_, ok := Join("a", []string{"/one.pgn"}, nil)
		sent <- ok
	}()
	in, err := listen(path)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	got := make(chan []string, 1)
	go new(Instance{in: in}).serve(func(paths []string) bool {
		got <- paths
		return true
	})
	if !<-sent || !slices.Equal(<-got, []string{"/one.pgn"}) {
		t.Error("the files are not sent")
	}
}

// TestSentToACopyThatIsEnding sends files to a copy whose window is closed already. They
// are not lost: the second copy opens them itself as soon as the first has ended.
func TestSentToACopyThatIsEnding(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	asked := make(chan bool, 100)
	first, err := acquire("a", func([]string) bool {
		asked <- true
		return false
	})
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		<-asked
		<-asked // and again
		first.Close()
	}()
	second, sent := Join("a", []string{"/one.pgn"}, func([]string) bool { return true })
	if second == nil || sent {
		t.Fatalf("sent: %v", sent)
	}
	defer second.Close()
	if _, sent := Join("a", nil, nil); !sent {
		t.Error("the second copy is not the instance")
	}
}

// TestCrashed kills the instance: another copy takes over what it left.
func TestCrashed(t *testing.T) {
	const holding = "holding\n"
	if os.Getenv("PASSEDPAWN_HOLD") != "" {
		if _, err := acquire("a", func([]string) bool { return true }); err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(os.Stdout, holding)
		_, _ = io.Copy(io.Discard, os.Stdin) // until it is killed
	}
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	c := exec.Command(os.Args[0], "-test.run", "TestCrashed")
	c.Env = append(os.Environ(), "PASSEDPAWN_HOLD=yes")
	if _, err := c.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	said, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(said).ReadString('\n'); line != holding {
		t.Fatalf("it says %q, %v", line, err)
	}
	if _, sent := Join("a", nil, nil); !sent {
		t.Fatal("it does not answer")
	}
	if _, err := acquire("a", nil); !errors.Is(err, errRunning) {
		t.Errorf("held twice: %v", err)
	}
	_ = c.Process.Kill()
	_ = c.Wait()
	_, got := become(t, "a")
	if _, sent := Join("a", []string{"/one.pgn"}, nil); !sent || !slices.Equal(<-got, []string{"/one.pgn"}) {
		t.Error("nothing is sent after the crash")
	}
}

// TestNoSession finds a folder when the system names none for the session.
func TestNoSession(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", filepath.Join(t.TempDir(), "missing"))
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	_, got := become(t, "a")
	if _, sent := Join("a", nil, nil); !sent || <-got != nil {
		t.Error("it is not sent")
	}
}
