package library

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/testing/longtest"
)

// savers returns how many programs save at once.
func savers() int { return longtest.Of(10, 20) }

// TestMain is one of many programs where the environment says so.
func TestMain(m *testing.M) {
	if path := os.Getenv("PASSEDPAWN_SAVER"); path != "" {
		os.Exit(saver(path))
	}
	os.Exit(m.Run())
}

// saver is a program that saves into a file when its input ends: its own game of
// those in the file, and one more at the end.
func saver(path string) int {
	number, err := strconv.Atoi(os.Getenv("PASSEDPAWN_NUMBER"))
	if err != nil {
		return 2
	}
	files := NewFiles(os.Getenv("PASSEDPAWN_BACKUPS"), time.Now)
	fmt.Println("ready")
	_, _ = os.Stdin.Read(make([]byte, 1))
	own := Original{Path: path, Number: number, Raw: fmt.Sprintf("1. e4 {game %d} *", number)}
	if _, err := files.Save(own, fmt.Sprintf("1. e4 {saved %d} *", number), Refuse); err == nil {
		fmt.Println("saved", number)
	} else if !errors.Is(err, ErrChanged) {
		fmt.Println(err)
		return 1
	}
	if _, err := files.Save(Original{Path: path}, fmt.Sprintf("1. d4 {added %d} *", number), Both); err == nil {
		fmt.Println("added", number)
	} else {
		fmt.Println(err)
	}
	return 0
}

// TestOverlappingSavers lets many programs save into one file at once: no game is
// lost, and what was said to be saved is there.
func TestOverlappingSavers(t *testing.T) {
	var text strings.Builder
	for n := range savers() {
		fmt.Fprintf(&text, "1. e4 {game %d} *\n\n", n+1)
	}
	for _, linked := range []bool{false, true} {
		path := fileOf(t, text.String())
		paths := []string{path}
		if linked { // as a copy with another name, and by a link
			paths = append(paths, path+"2", path+"3")
			if err := errors.Join(os.Link(path, path+"2"), os.Symlink(path, path+"3")); err != nil {
				t.Skip(err)
			}
		}
		said := run(t, paths, t.TempDir())
		if n := strings.Count(said, "saved") + strings.Count(said, "added"); n != 2*savers() {
			t.Errorf("%d of %d saves were done: %s", n, 2*savers(), said)
		}
		got := contents(t, path)
		for line := range strings.Lines(said) {
			if line = strings.TrimSpace(line); line != "ready" && !strings.Contains(got, "{"+line+"}") {
				t.Errorf("%q was said, and is not in the file", line)
			}
		}
		if n := strings.Count(got, "1. "); n != 2*savers() {
			t.Errorf("the file holds %d games, want %d", n, 2*savers())
		}
	}
}

// run starts the savers, lets them go at once, and returns what they said.
func run(t *testing.T, paths []string, backups string) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	read, start, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var said strings.Builder
	var ready, all sync.WaitGroup
	for n := range savers() {
		cmd := exec.Command(self)
		cmd.Env = append(os.Environ(), "PASSEDPAWN_SAVER="+paths[n%len(paths)], "PASSEDPAWN_BACKUPS="+backups, fmt.Sprint("PASSEDPAWN_NUMBER=", n+1))
		cmd.Stdin = read
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		ready.Add(1)
		all.Go(func() {
			first := true
			buf := make([]byte, 1000)
			for {
				n, err := out.Read(buf)
				mu.Lock()
				said.Write(buf[:n])
				mu.Unlock()
				if first {
					ready.Done()
					first = false
				}
				if err != nil {
					break
				}
			}
			if err := cmd.Wait(); err != nil {
				t.Error(err)
			}
		})
	}
	ready.Wait()
	_ = read.Close()
	_ = start.Close()
	all.Wait()
	return said.String()
}

// TestSaversAndAnother lets many programs save into a file that another, which knows
// nothing of their lock, replaces again and again: nothing of either is lost.
func TestSaversAndAnother(t *testing.T) {
	if runtime.GOOS != "linux" && runtime.GOOS != "darwin" {
		t.Skip("two files cannot be exchanged here")
	}
	var text strings.Builder
	for n := range savers() {
		fmt.Fprintf(&text, "1. e4 {game %d} *\n\n", n+1)
	}
	path := fileOf(t, text.String())
	stop, done := make(chan bool), make(chan int)
	go func() {
		n := 0
		for {
			select {
			case <-stop:
				done <- n
				return
			default:
			}
			was, err := atomicfile.Look(path)
			if err != nil {
				continue
			}
			err = atomicfile.Replace(path, was, nil, func(w io.Writer) error {
				data, err := os.ReadFile(path)
				_, failed := w.Write(fmt.Appendf(data, "\n1. c4 {another %d} *\n", n))
				return errors.Join(err, failed)
			})
			if err == nil {
				n++
			}
		}
	}()
	said := run(t, []string{path}, t.TempDir())
	close(stop)
	others := <-done
	got := contents(t, path)
	t.Logf("%d saved, %d added, another %d", strings.Count(said, "saved"), strings.Count(said, "added"), others)
	for line := range strings.Lines(said) {
		if line = strings.TrimSpace(line); (strings.HasPrefix(line, "saved") || strings.HasPrefix(line, "added")) && !strings.Contains(got, "{"+line+"}") {
			t.Errorf("%q was said, and is not in the file", line)
		}
	}
	for _, kept := range find(filepath.Dir(path), "*.another-*") { // what came in between two versions
		got += contents(t, kept)
	}
	for n := range others {
		if text := fmt.Sprintf("{another %d}", n); !strings.Contains(got, text) {
			t.Errorf("%q was written, and is not there", text)
		}
	}
}
