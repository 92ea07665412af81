package library

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
	"unicode/utf8"

	"passedpawn/game/orthodox"
	"passedpawn/game/record"
)

var chess orthodox.Rules

func folder(t testing.TB) *Folder {
	t.Helper()
	f, err := Open(t.TempDir(), chess)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func adopt(t testing.TB, f *Folder) *Slot {
	t.Helper()
	s, err := f.Adopt()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Release)
	return s
}

func keeper(t testing.TB, s *Slot) *Keeper {
	t.Helper()
	k := NewKeeper(s, func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(k.Close)
	return k
}

// game is a record of the first plies of a game that always plays the first
// legal move.
func game(t testing.TB, plies int) *record.Record {
	t.Helper()
	rec := record.New("chess", "")
	rec.SetTag("Date", "2026.11.20")
	rec.SetTag("White", "Ada")
	rec.SetTag("Black", "Bob")
	p := chess.Start()
	for i := range plies {
		m := p.Moves()[i%len(p.Moves())]
		rec.Add(i, m, chess.Write(p, m))
		var err error
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return rec
}

func TestKeepAndResume(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	if s.Game() != "" {
		t.Fatalf("a new folder holds %q", s.Game())
	}
	k := keeper(t, s)
	k.Begin("")
	for plies := 1; plies <= 10; plies++ {
		k.Keep(game(t, plies))
	}
	k.Close()
	s.Release()

	again := adopt(t, f)
	rec, err := f.Load(again.Game())
	if err != nil || len(rec.Moves()) != 10 {
		t.Fatalf("%v: %d plies", err, len(rec.Moves()))
	}
	if want := "2026-11-20 Ada - Bob.pgn"; again.Game() != want {
		t.Errorf("the file is %q, want %q", again.Game(), want)
	}
	k = keeper(t, again)
	k.Begin("")
	k.Keep(game(t, 2))
	k.Flush()
	list, err := f.List()
	if err != nil || len(list) != 2 || list[0].Games[0].Tag("White") != "Ada" || list[0].Games[0].Tag("Result") != "*" {
		t.Errorf("%v: %+v", err, list)
	}
	if again.Game() != "2026-11-20 Ada - Bob (2).pgn" {
		t.Errorf("the second file is %q", again.Game())
	}
	k.Discard()
	k.Flush()
	if again.Game() != "" {
		t.Error("a discarded game is still there")
	}
}

func TestTwoCopies(t *testing.T) {
	f := folder(t)
	one, two := adopt(t, f), adopt(t, f)
	k1, k2 := keeper(t, one), keeper(t, two)
	for range 20 {
		k1.Begin("")
		k2.Begin("")
		k1.Keep(game(t, 3))
		k2.Keep(game(t, 5))
	}
	k1.Flush()
	k2.Flush()
	if list, err := f.List(); err != nil || len(list) != 40 {
		t.Errorf("%v: %d games, want 40", err, len(list))
	}
	if one.Game() == two.Game() {
		t.Errorf("both play %q", one.Game())
	}
	if !one.Elsewhere(two.Game()) || one.Elsewhere(one.Game()) || one.Elsewhere("x.pgn") {
		t.Error("who plays what is not known")
	}
	left := two.Game()
	two.Release()
	if one.Elsewhere(left) {
		t.Error("a copy that ended still plays")
	}
}

// TestClaim lets many copies claim one game at once, again and again: one gets
// it, also where a copy that died was left with it.
func TestClaim(t *testing.T) {
	f := folder(t)
	if err := os.WriteFile(f.Path("a.pgn"), []byte("1. e4 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	dead := adopt(t, f)
	if !dead.Claim("a.pgn") {
		t.Fatal("a free game cannot be claimed")
	}
	dead.Release()
	var slots []*Slot
	for range 8 {
		slots = append(slots, adopt(t, f)) // the first is the dead one's
	}
	if err := slots[0].take(""); err != nil {
		t.Fatal(err)
	}
	for range 20 {
		var got atomic.Int32
		var wg sync.WaitGroup
		for _, s := range slots {
			wg.Go(func() {
				if s.Claim("a.pgn") {
					got.Add(1)
				}
			})
		}
		wg.Wait()
		if got.Load() != 1 {
			t.Fatalf("%d copies play one game", got.Load())
		}
		for _, s := range slots {
			if err := s.take(""); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestKilled runs a copy that plays and keeps, kills it at any moment, and
// finds the game it had told of.
func TestKilled(t *testing.T) {
	if dir := os.Getenv("PASSEDPAWN_KEEP"); dir != "" {
		keepUntilKilled(t, dir)
		return
	}
	if testing.Short() {
		t.Skip("starts 50 processes")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for round := range 50 {
		dir := t.TempDir()
		cmd := exec.Command(self, "-test.run", "^TestKilled$")
		cmd.Env = append(os.Environ(), "PASSEDPAWN_KEEP="+dir)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		told := make([]byte, 1)
		for range round {
			if _, err := out.Read(told); err != nil {
				t.Fatal(err)
			}
		}
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		f, err := Open(dir, chess)
		if err != nil {
			t.Fatal(err)
		}
		s, err := f.Adopt()
		if err != nil {
			t.Fatal(err)
		}
		name := s.Game()
		s.Release()
		if round == 0 && name == "" {
			continue // killed before the first ply was written
		}
		rec, err := f.Load(name)
		if err != nil || len(rec.Moves()) < round {
			t.Errorf("killed after %d plies: %q, %v", round, name, err)
		}
	}
}

// keepUntilKilled says a byte for every ply that is kept.
func keepUntilKilled(t *testing.T, dir string) {
	f, err := Open(dir, chess)
	if err != nil {
		t.Fatal(err)
	}
	k := keeper(t, adopt(t, f))
	k.Begin("")
	for plies := 1; plies < 200; plies++ {
		k.Keep(game(t, plies))
		k.Flush()
		_, _ = os.Stdout.Write([]byte{'.'})
	}
}

func TestFailedWritesAreSaid(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	said := make(chan error, 10)
	k := NewKeeper(s, func(err error) { said <- err })
	defer k.Close()
	k.Begin("")
	k.Flush()
	games := f.Games()
	if err := os.Rename(games, games+"-away"); err != nil {
		t.Fatal(err)
	}
	k.Keep(game(t, 1))
	if err := <-said; err == nil {
		t.Error("a failed write was not said")
	}
	if err := os.Rename(games+"-away", games); err != nil {
		t.Fatal(err)
	}
	k.Keep(game(t, 2))
	if err := <-said; err != nil {
		t.Errorf("the write after it: %v", err)
	}
	if rec, err := f.Load(s.Game()); err != nil || len(rec.Moves()) != 2 {
		t.Errorf("kept %v, %v", rec, err)
	}
}

func TestDeleteAndUndo(t *testing.T) {
	f := folder(t)
	path := f.Path("a.pgn")
	if err := os.WriteFile(path, []byte("1. e4 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	undo, err := f.Delete("a.pgn")
	if err != nil {
		t.Fatal(err)
	}
	if list, _ := f.List(); len(list) != 0 {
		t.Errorf("still listed: %+v", list)
	}
	if err := undo(); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(path); err != nil || string(data) != "1. e4 *" {
		t.Errorf("brought back: %q, %v", data, err)
	}
}

func TestDamagedGames(t *testing.T) {
	f := folder(t)
	for name, text := range map[string]string{"empty.pgn": "", "bad.pgn": "1. e4 e5 2. Ke3 *"} {
		if err := os.WriteFile(f.Path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if rec, err := f.Load("bad.pgn"); err == nil || len(rec.Moves()) != 2 {
		t.Errorf("%v, %v", rec, err)
	}
	if rec, err := f.Load("empty.pgn"); err == nil || rec != nil {
		t.Errorf("%v, %v", rec, err)
	}
	path, err := f.SetAside("bad.pgn")
	if data, _ := os.ReadFile(path); err != nil || string(data) != "1. e4 e5 2. Ke3 *" {
		t.Errorf("aside: %q, %v", data, err)
	}
	if _, err := os.Stat(f.Path("bad.pgn")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("still there: %v", err)
	}
}

func TestSlotNamesAreChecked(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	for _, bad := range []string{"../../etc/passwd", "/etc/x.pgn", "..", "x.txt", "\x00", "missing.pgn"} {
		if err := os.WriteFile(f.open(s.number), []byte(bad), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := s.Game(); got != "" {
			t.Errorf("a slot that says %q plays %q", bad, got)
		}
	}
}

func TestFileName(t *testing.T) {
	now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for _, tt := range []struct{ date, white, black, want string }{
		{"2020.01.02", "Ada", "Bob", "2020-01-02 Ada - Bob"},
		{"????.??.??", "", "", "2026-11-20 White - Black"},
		{"", "a/b\\c:d*e?f\"g<h>i|j", "..", "2026-11-20 a b c d e f g h i j - Black"},
		{"", "Müller, Karl-Heinz", "王", "2026-11-20 Müller, Karl-Heinz - 王"},
		{"", "line\nbreak\x00", "♞", "2026-11-20 line break - Black"},
	} {
		rec := record.New("chess", "")
		rec.SetTag("Date", tt.date)
		rec.SetTag("White", tt.white)
		rec.SetTag("Black", tt.black)
		if got := fileName(rec, now); strings.Join(strings.Fields(got), " ") != tt.want {
			t.Errorf("%q and %q give %q, want %q", tt.white, tt.black, got, tt.want)
		}
	}
	rec := record.New("chess", "")
	rec.SetTag("White", strings.Repeat("界", 500))
	if got := fileName(rec, now); len(got) > longest || !utf8.ValidString(got) {
		t.Errorf("%d bytes, valid %v", len(got), utf8.ValidString(got))
	}
}

func TestReadOnlyFolder(t *testing.T) {
	if runtime.GOOS == "windows" || os.Getuid() == 0 {
		t.Skip("permissions do not hold here")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(filepath.Join(dir, "x"), chess); err == nil {
		t.Error("opened")
	}
}

func BenchmarkKeep(b *testing.B) {
	f, err := Open(b.TempDir(), chess)
	if err != nil {
		b.Fatal(err)
	}
	s, err := f.Adopt()
	if err != nil {
		b.Fatal(err)
	}
	defer s.Release()
	k := NewKeeper(s, func(err error) { b.Error(err) })
	defer k.Close()
	k.Begin("")
	rec := game(b, 80)
	b.ResetTimer()
	for range b.N {
		k.Keep(rec)
		k.Flush()
	}
}
