package library

import (
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestLaterFullDisk has no room for a change in the journal, and then none for the file that
// is to be written: nothing that was said to be safe is lost.
func TestLaterFullDisk(t *testing.T) {
	if path := os.Getenv("PASSEDPAWN_FULL"); path != "" {
		saveOnFullDisk(t, path)
		return
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	text := three + strings.Repeat("\n1. g4 {"+strings.Repeat("word ", 2000)+"} *\n", 10)
	path, backups := fileOf(t, text), t.TempDir()
	cmd := exec.Command(self, "-test.run", "^TestLaterFullDisk$")
	cmd.Env = append(os.Environ(), "PASSEDPAWN_FULL="+path, "PASSEDPAWN_BACKUPS="+backups)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if got := contents(t, path); got != text {
		t.Fatalf("the file has %d bytes, want %d", len(got), len(text))
	}
	if drafts := find(filepath.Dir(path), ".writing-*"); len(drafts) > 0 {
		t.Errorf("%q are left", drafts)
	}
	s := NewSettler(NewFiles(backups, time.Now), time.Hour, time.Hour, func(err error) { t.Error(err) })
	defer s.Close()
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	want := strings.Replace(text, firstOfThree, "1. a3 *", 1)
	if got := contents(t, path); got != want {
		t.Errorf("the file has %d bytes, want %d", len(got), len(want))
	}
}

// saveOnFullDisk saves in a process that may write only small files.
func saveOnFullDisk(t *testing.T, path string) {
	t.Helper()
	signal.Ignore(syscall.SIGXFSZ)
	room := syscall.Rlimit{Cur: 20_000, Max: 1 << 40}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &room); err != nil {
		t.Skip(err)
	}
	s := NewSettler(NewFiles(os.Getenv("PASSEDPAWN_BACKUPS"), time.Now), time.Hour, time.Hour, func(error) {})
	f := s.Files()
	f.large, f.rough = 0, 0
	c := File(path, "", chess).Over(f)
	now, err := f.Save(originalIn(t, f, c, list(t, c), 0), "1. a3 *", Refuse)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Save(now, "1. b3 {"+strings.Repeat("long ", 10_000)+"} *", Refuse); err == nil {
		t.Error("it is said to be saved without any room")
	}
	if _, err := f.DeleteGames(c, list(t, c), []int32{5, 6, 7}, unwrapped); err == nil {
		t.Error("games are said to be deleted without any room")
	}
	if err := s.Flush(); err == nil {
		t.Error("the file is said to be written without any room")
	}
	if got := seen(t, c); !strings.HasPrefix(got, "1. a3 *") || !strings.HasSuffix(got, "word } *\n") {
		t.Errorf("it reads %.100q", got)
	}
}
