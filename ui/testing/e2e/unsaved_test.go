package e2e

import (
	"errors"
	"image/color"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"passedpawn/game/testing/longtest"
)

// A disk is a file system on which a program saves its games.
type disk struct {
	t      testing.TB
	games  string
	filler string // on a disk of its own, "" where this machine lends none
	stop   func() // ends filling it
}

// smallDisk gives a home a small disk for its games: a file system of 1 MB if the machine
// can mount one.
func smallDisk(t testing.TB, home string) *disk {
	t.Helper()
	data := filepath.Join(home, "data")
	d := &disk{t: t, games: filepath.Join(data, "passedpawn", "games")}
	if err := os.MkdirAll(data, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := exec.Command("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", data).Run(); err != nil {
		t.Logf("no disk to fill here: a file is put in the way instead (%v)", err)
		return d
	}
	t.Cleanup(func() {
		if err := exec.Command("umount", "-l", data).Run(); err != nil {
			t.Error(err)
		}
	})
	d.filler = filepath.Join(data, "filler")
	return d
}

// fill fills the disk to the last byte.
func (d *disk) fill() {
	d.t.Helper()
	if d.filler == "" {
		must(d.t, os.Rename(d.games, d.games+"-away"))
		must(d.t, os.WriteFile(d.games, nil, 0o644))
		return
	}
	f, err := os.Create(d.filler)
	must(d.t, err)
	full, stop := make(chan bool), make(chan bool)
	d.stop = func() {
		close(stop)
		<-full
	}
	go func() { // what others remove is free only later, and is taken then
		defer close(full)
		defer f.Close()
		again := time.NewTicker(time.Millisecond)
		defer again.Stop()
		told := false
		for size := 1 << 16; ; {
			select {
			case <-stop:
				return
			default:
			}
			if _, err := f.Write(make([]byte, size)); err == nil {
				continue
			}
			if size /= 2; size == 0 {
				if size = 1; !told {
					told = true
					full <- true
				}
				select {
				case <-stop:
				case <-again.C:
				}
			}
		}
	}()
	<-full
}

// clear makes room on the disk again.
func (d *disk) clear() {
	d.t.Helper()
	if d.filler == "" {
		must(d.t, os.Remove(d.games))
		must(d.t, os.Rename(d.games+"-away", d.games))
		return
	}
	d.stop()
	must(d.t, os.Remove(d.filler))
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// ended waits until a program has ended on its own.
func (s *screen) ended(p *program) {
	s.t.Helper()
	s.until("the program to end", p.over)
	if err := p.wait(); err != nil {
		s.t.Errorf("the program: %v\n%s", err, p.said(s.t))
	}
}

// types types a move.
func (s *screen) types(san string) {
	s.t.Helper()
	s.hand(append(append([]string{"key", "--delay", "30"}, strings.Split(san, "")...), "Return")...)
}

// asked waits until a dialog with a default button is open.
func (s *screen) asked() {
	s.t.Helper()
	s.until("a question", func() bool {
		img := s.look()
		for _, c := range []color.RGBA{accent, focused, cancelling} {
			if extent(img, c, 300).Dx() > 20 {
				return true
			}
		}
		return false
	})
}

// TestWindowFullDisk fills the disk in the middle of a game. The moves played then are
// written as soon as there is room, however the program ends.
func TestWindowFullDisk(t *testing.T) {
	longtest.Only(t)
	s := newScreen(t)
	dir := home(t, atRest)
	d := smallDisk(t, dir)
	p := s.run(dir)
	s.focus()
	s.board()
	s.types("e4")
	s.until("the first ply", func() bool { return plies(t, dir) == 1 })
	d.fill()
	s.types("e5")
	s.types("d4")
	s.types("d5")
	s.hand("key", "ctrl+q")
	s.asked()
	s.hand("key", "Escape")
	s.focus()
	d.clear()
	s.until("the plies, without another one", func() bool { return plies(t, dir) == 4 })

	d.fill()
	s.types("Nf3")
	s.until("the line that says so", func() bool { return extent(s.look(), danger, 300).Dx() > 100 })
	must(t, p.cmd.Process.Signal(syscall.SIGTERM))
	s.asked()
	d.clear()
	s.ended(p) // as it was asked to, once all is written
	if n := plies(t, dir); n != 5 {
		t.Errorf("%d plies are kept, want 5", n)
	}
}

// TestWindowGamesDeleted deletes the folder of games in the middle of a game.
func TestWindowGamesDeleted(t *testing.T) {
	s, _, dir, _ := opened(t, atRest)
	s.types("e4")
	s.until("the first ply", func() bool { return plies(t, dir) == 1 })
	must(t, os.RemoveAll(filepath.Join(dir, "data", "passedpawn", "games")))
	s.types("e5")
	s.until("the game", func() bool { return plies(t, dir) == 2 })
}

// TestWindowSignalWaits sends the program a signal to end while it saves a game into a large
// file: it ends when the file is saved.
func TestWindowSignalWaits(t *testing.T) {
	s := newScreen(t)
	dir := home(t, people)
	more := strings.Repeat("[White \"Berg\"]\n[Black \"Tal\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n", 500_000)
	signals := []os.Signal{syscall.SIGTERM, os.Interrupt, syscall.SIGHUP}
	for _, signal := range signals[:longtest.Of(1, len(signals))] {
		path := filepath.Join(t.TempDir(), "one.pgn")
		must(t, os.WriteFile(path, []byte("[White \"Berg\"]\n\n1. d4 d5 1-0\n"), 0o644))
		p := s.run(dir, path)
		s.titled("one.pgn – Passed Pawn")
		s.hand("key", "Right", "ctrl+e")
		s.asked()
		s.hand("type", "good")
		s.hand("key", "ctrl+Return")
		s.titled("● one.pgn – Passed Pawn (edited)")
		f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
		must(t, err)
		_, err = f.WriteString("\n" + more)
		must(t, err)
		must(t, f.Close())
		s.hand("key", "ctrl+s")
		s.until("the save to begin", func() bool { return len(hidden(path)) > 0 || beginsWith(t, path, editedGame) }) // or to end, if this test has to wait
		must(t, p.cmd.Process.Signal(signal))
		s.ended(p)
		data, err := os.ReadFile(path)
		must(t, err)
		if !beginsWith(t, path, editedGame) || !strings.HasSuffix(string(data), more) {
			t.Errorf("%v: the game is not saved", signal)
		}
		if left := hidden(path); len(left) > 0 {
			t.Errorf("%v: %q is left", signal, left)
		}
	}
}

// editedGame is what the game in the large file has after the edit.
const editedGame = "1. d4 {good} 1... d5 1-0"

// beginsWith reports whether a text is among the first 400 bytes of a file.
func beginsWith(t *testing.T, path, text string) bool {
	t.Helper()
	f, err := os.Open(path)
	must(t, err)
	defer f.Close()
	begin := make([]byte, 400)
	n, err := io.ReadFull(f, begin)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Fatal(err)
	}
	return strings.Contains(string(begin[:n]), text)
}

// hidden returns the hidden files beside a file.
func hidden(path string) []string {
	all, _ := filepath.Glob(filepath.Join(filepath.Dir(path), ".*"))
	return all
}
