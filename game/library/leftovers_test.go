package library

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"passedpawn/game/files/atomicfile"
)

// put makes files, the names of which end in a sign of what they hold.
func put(t *testing.T, text string, paths ...string) {
	t.Helper()
	for _, path := range paths {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func there(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// TestClear starts after crashes: what is ours and stale goes, all else stays.
func TestClear(t *testing.T) {
	f, config := folder(t), t.TempDir()
	in := func(names ...string) (paths []string) {
		for _, name := range names {
			paths = append(paths, filepath.Join(f.dir, filepath.FromSlash(name)))
		}
		return paths
	}
	stale := append(in(".writing-1", "games/.writing-17012345678901234567", "open/.writing-2", "aside/.writing-4", "deleted/.writing-5", "versions/.writing-6"),
		filepath.Join(config, ".writing-7"))
	stale = append(stale, in("undo/.writing-8", "undo/2026-11-20 Ada - Gone.pgn.json")...)
	put(t, "half", stale...)
	empty := in("games/2026-11-20 Ada - Bob.pgn", "games/2026-11-20 Ada - Bob (2).pgn", "versions/2026-11-20 101010 one.zip")
	put(t, "", empty...)
	person := in("games/mine.pgn", "games/.writing-diary", "games/.hidden", "aside/2026-11-20 Ada - Bob.pgn")
	put(t, "", person...)
	full := append(in("games/2026-11-20 Ada - Eve.pgn", "versions/2026-11-20 101010 two.zip"), filepath.Join(config, "settings.toml"))
	full = append(full, in("undo/2026-11-20 Ada - Eve.pgn.json")...)
	put(t, "1. e4 *", full...)
	folderOf := in("games/.writing-99")[0]
	if err := os.Mkdir(folderOf, 0o755); err != nil {
		t.Fatal(err)
	}
	stays := append(append(person, full...), folderOf)

	first := adopt(t, f)
	second := adopt(t, f)
	second.Clear(config)
	for _, path := range append(stale, empty...) {
		if !there(path) {
			t.Errorf("%s went while another copy is running", path)
		}
	}
	first.Release()
	second.Clear(config)
	for _, path := range append(stale, empty...) {
		if there(path) {
			t.Errorf("%s is left", path)
		}
	}
	for _, path := range stays {
		if !there(path) {
			t.Errorf("%s was the person's", path)
		}
	}
}

// TestEmptyGameIsNotGoneOnWith crashes between the name of a game and its text.
func TestEmptyGameIsNotGoneOnWith(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	put(t, "", f.Path("a.pgn"))
	if err := s.take("a.pgn"); err != nil {
		t.Fatal(err)
	}
	if name := s.Game(); name != "" {
		t.Errorf("the game to go on with is %q, which is empty", name)
	}
}

// TestDraftsAreCleared kills a copy while it writes into a file of the person: the next
// start removes what it left there, and nothing else.
func TestDraftsAreCleared(t *testing.T) {
	if path := os.Getenv("PASSEDPAWN_DRAFT"); path != "" {
		writeUntilKilled(t, path)
		return
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "games [1-2]") // which is also a pattern
	path, data := filepath.Join(dir, "mine.pgn"), filepath.Join(dir, "data [1-2]")
	put(t, "1. e4 *", path)
	others := []string{filepath.Join(dir, ".writing-1"), filepath.Join(dir, ".hidden")}
	put(t, "not ours", others...)
	c := exec.Command(self, "-test.run", "^TestDraftsAreCleared$")
	c.Env = append(os.Environ(), "PASSEDPAWN_DRAFT="+path)
	hold, err := c.StdinPipe() // it is written until this ends, which it does not
	if err != nil {
		t.Fatal(err)
	}
	defer hold.Close()
	told, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := told.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	files := NewFiles(data, time.Now)
	drafts := func() int { return len(find(dir, ".writing-*")) }
	if files.Clear(); drafts() != 2 {
		t.Errorf("%d drafts are there while one of them is written, want 2", drafts())
	}
	_ = c.Process.Kill()
	_ = c.Wait()
	half := filepath.Join(dir, "mine.pgn.before-saving-1")
	put(t, "1. e4 *", half)
	if files.Clear(); drafts() != 2 {
		t.Errorf("%d drafts are there beside a file that may be half written, want 2", drafts())
	}
	if err := os.Remove(half); err != nil {
		t.Fatal(err)
	}
	away := dir + "-away"
	if err := os.Rename(dir, away); err == nil { // as a disk that is taken away
		put(t, "", filepath.Join(data, "x"))
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(away, dir); err != nil {
			t.Fatal(err)
		}
	}
	if files.Clear(); drafts() != 1 {
		t.Errorf("%d drafts are left, want the one that is not ours", drafts())
	}
	for _, other := range append(others, path) {
		if !there(other) {
			t.Errorf("%s was the person's", other)
		}
	}
	if left := find(filepath.Join(data, "locks"), "*.drafts"); len(left) > 0 {
		t.Errorf("notes are left: %q", left)
	}
}

func writeUntilKilled(t *testing.T, path string) {
	was, err := atomicfile.Look(path)
	if err != nil {
		t.Fatal(err)
	}
	files := NewFiles(filepath.Join(filepath.Dir(path), "data [1-2]"), time.Now)
	t.Fatal(files.Write(path, was, func(io.Writer) error {
		_, _ = os.Stdout.WriteString(".")
		_, err := io.Copy(io.Discard, os.Stdin)
		return errors.Join(errors.New("it was not killed"), err)
	}))
}

// TestNoNoteIsLeft writes, and fails to write, without a crash.
func TestNoNoteIsLeft(t *testing.T) {
	dir := t.TempDir()
	files := NewFiles(filepath.Join(dir, "data"), time.Now)
	path := filepath.Join(dir, "mine.pgn")
	for _, failed := range []error{nil, errors.New("stopped")} {
		was, err := atomicfile.Look(path)
		if err != nil {
			t.Fatal(err)
		}
		noted := 0
		err = files.Write(path, was, func(io.Writer) error {
			noted = len(find(filepath.Join(dir, "data", "locks"), "*.drafts"))
			return failed
		})
		if !errors.Is(err, failed) || noted != 1 {
			t.Errorf("%v: %d notes while it is written", err, noted)
		}
		if left := find(filepath.Join(dir, "data", "locks"), "*.drafts"); len(left) > 0 {
			t.Errorf("notes are left: %q", left)
		}
	}
}

// TestNotesAreNotTrusted reads notes that name what is no draft.
func TestNotesAreNotTrusted(t *testing.T) {
	dir := t.TempDir()
	files := NewFiles(filepath.Join(dir, "data"), time.Now)
	mine := filepath.Join(dir, "mine.pgn")
	link := filepath.Join(dir, ".writing-5")
	put(t, "1. e4 *", mine)
	if err := os.Symlink(mine, link); err != nil {
		t.Skip(err)
	}
	put(t, mine+"\x00"+link+"\x00.writing-6\x00\x00\n", filepath.Join(dir, "data", "locks", "00.drafts"))
	files.Clear()
	if !there(mine) || !there(link) {
		t.Error("what is no draft of ours was removed")
	}
}

// TestScratchIsCleared finds the positions of a copy that crashed in the temporary
// folder.
func TestScratchIsCleared(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	t.Setenv("TMP", dir)
	ours, person := filepath.Join(dir, "passedpawn-123.positions"), filepath.Join(dir, "passedpawn-of-mine.positions")
	put(t, "x", ours, person)
	NewFiles(t.TempDir(), time.Now).Clear()
	if there(ours) || !there(person) {
		t.Errorf("ours is there: %v, the person's: %v", there(ours), there(person))
	}
}
