package library

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/testing/longtest"
)

const three = "; three games\n[White \"A\"]\n\n1.e4   e5 *\n\n\n[White \"B\"]\n1. d4 {M\xfcller} *\n[White \"C\"]\r\n\r\n1. c4 *  \n% end\n"

func fileOf(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "three.pgn")
	if err := errors.Join(os.WriteFile(path, []byte(text), 0o640), os.Chmod(path, 0o640)); err != nil { // whatever the umask is
		t.Fatal(err)
	}
	return path
}

func originals(t testing.TB, path string) (all []Original) {
	t.Helper()
	if err := scan(path, func(s gamefile.Scanner) error {
		for s.Scan() {
			all = append(all, Original{Path: path, Number: s.Item().Number, Raw: s.Item().Raw})
		}
		return s.Err()
	}); err != nil {
		t.Fatal(err)
	}
	return all
}

func contents(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestSaveChangesOneGame(t *testing.T) {
	for _, tt := range []struct{ name, file, text, was, is string }{
		{"the second", three, "1. d4 d5 {Größe} *\n\n", "[White \"B\"]\n1. d4 {M\xfcller} *", "1. d4 d5 {Gr\xf6\xdfe} *"},
		{"with its line ends", three, "1. c4\nc5 *\n\n", "[White \"C\"]\r\n\r\n1. c4 *", "1. c4\r\nc5 *"},
		{"UTF-16", "\xff\xfe1\x00.\x00e\x004\x00 \x00*\x00\n\x00", "1. d4 *", "1. e4 *", "1. d4 *"},
	} {
		path, f := fileOf(t, tt.file), files(t)
		for _, o := range originals(t, path) {
			if o.Raw != tt.was {
				continue
			}
			now, err := f.Save(o, tt.text, Refuse)
			if err != nil || now.Raw != tt.is || now.Number != o.Number {
				t.Fatalf("%s: %v, %+v", tt.name, err, now)
			}
			want := strings.Replace(tt.file, tt.was, tt.is, 1)
			if tt.name == "UTF-16" {
				want = strings.Replace(tt.file, "e\x004", "d\x004", 1)
			}
			if got := contents(t, path); got != want {
				t.Errorf("%s: the file is %q, want %q", tt.name, got, want)
			}
			again, err := f.Save(now, tt.text, Refuse)
			if err != nil || again != now || contents(t, path) != want {
				t.Errorf("%s, again: %v %+v", tt.name, err, again)
			}
		}
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o640 {
			t.Errorf("%s: %v %v", tt.name, info.Mode(), err)
		}
	}
}

func TestSaveIntoAChangedFile(t *testing.T) {
	path, f := fileOf(t, "1. e4 *\n\n1. d4 *\n"), files(t)
	first, second := originals(t, path)[0], originals(t, path)[1]
	// A game before it is gone: it is found by its bytes.
	if err := os.WriteFile(path, []byte("1. d4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if now, err := f.Save(second, "1. d4 d5 *", Refuse); err != nil || now.Number != 1 || contents(t, path) != "1. d4 d5 *\n" {
		t.Fatalf("%v %+v %q", err, now, contents(t, path))
	}
	if _, err := f.Save(first, "1. e4 e5 *", Refuse); !errors.Is(err, ErrChanged) || contents(t, path) != "1. d4 d5 *\n" {
		t.Errorf("%v %q", err, contents(t, path))
	}
	if now, err := f.Save(first, "1. e4 e5 *", Both); err != nil || now.Number != 2 || contents(t, path) != "1. d4 d5 *\n\n1. e4 e5 *\n" {
		t.Errorf("%v %+v %q", err, now, contents(t, path))
	}
	if now, err := f.Save(first, "1. e4 c5 *", Mine); err != nil || now.Number != 1 || contents(t, path) != "1. e4 c5 *\n\n1. e4 e5 *\n" {
		t.Errorf("%v %+v %q", err, now, contents(t, path))
	}
	legacy := fileOf(t, three)
	old := originals(t, legacy)[1]
	if _, err := f.Save(old, "1. d4 {♞} *", Refuse); err != nil || contents(t, legacy) != strings.Replace(three, old.Raw, "1. d4 {♞} *", 1) {
		t.Errorf("a sign that the encoding lacks: %v, %q", err, contents(t, legacy))
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Save(first, "1. e4 *", Mine); err == nil {
		t.Error("a file that is gone was written")
	}
}

// full is a disk that takes so many bytes.
type full struct {
	w    io.Writer
	left int
}

var errFull = errors.New("no space left")

func (f *full) Write(b []byte) (int, error) {
	n := min(len(b), f.left)
	f.left -= n
	_, _ = f.w.Write(b[:n])
	if n < len(b) {
		return n, errFull
	}
	return n, nil
}

// TestSaveFails lets a save run out of room at every byte of the file.
func TestSaveFails(t *testing.T) {
	path := fileOf(t, three)
	at := spot{number: 2, games: 3, legacy: pgn.Western}
	whole := len(three) - len("[White \"B\"]\n1. d4 {M\xfcller} *") + len("1. d4 d5 *")
	for room := range whole {
		err := atomicfile.WriteFunc(path, func(w io.Writer) error { return at.rewrite(&full{w, room}, path, "1. d4 d5 *") })
		if !errors.Is(err, errFull) || contents(t, path) != three {
			t.Fatalf("room for %d bytes: %v, the file is %q", room, err, contents(t, path))
		}
	}
	if err := atomicfile.WriteFunc(path, func(w io.Writer) error { return at.rewrite(&full{w, whole}, path, "1. d4 d5 *") }); err != nil {
		t.Errorf("room for all %d bytes: %v", whole, err)
	}
	if left := find(filepath.Dir(path), ".writing-*"); left != nil {
		t.Errorf("left behind: %v", left)
	}
}

// TestSaveKilled kills a copy that saves one of two texts again and again, and
// finds the file whole with either.
func TestSaveKilled(t *testing.T) {
	texts := [2]string{"1. d4 d5 *", "1. d4 Nf6 2. c4 {" + strings.Repeat("x", 1<<20) + "} *"}
	files := [2]string{}
	for i, text := range texts {
		files[i] = strings.Replace(three, "[White \"B\"]\n1. d4 {M\xfcller} *", text, 1)
	}
	if path := os.Getenv("PASSEDPAWN_SAVE"); path != "" {
		f := NewFiles(os.Getenv("PASSEDPAWN_BACKUPS"), time.Now)
		for i := 0; ; i++ {
			for _, o := range originals(t, path) {
				if o.Number == 2 {
					if _, err := f.Save(o, texts[i%2], Refuse); err != nil {
						t.Fatal(err)
					}
					_, _ = os.Stdout.Write([]byte{'.'})
				}
			}
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	path, backups := fileOf(t, files[0]), t.TempDir()
	for round := range longtest.Of(6, 30) {
		cmd := exec.Command(self, "-test.run", "^TestSaveKilled$")
		cmd.Env = append(os.Environ(), "PASSEDPAWN_SAVE="+path, "PASSEDPAWN_BACKUPS="+backups)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for range round%5 + 1 {
			if _, err := out.Read(make([]byte, 1)); err != nil {
				t.Fatal(err)
			}
		}
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if got := contents(t, path); got != files[0] && got != files[1] {
			t.Fatalf("killed in round %d: the file has %d bytes", round, len(got))
		}
	}
}
