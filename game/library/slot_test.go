package library

import (
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"testing"

	"passedpawn/game/records/record"
	"passedpawn/game/testing/longtest"
)

func TestTwoCopies(t *testing.T) {
	f := folder(t)
	one, two := adopt(t, f), adopt(t, f)
	k1, k2 := keeper(t, one), keeper(t, two)
	for range 20 {
		k1.Begin("")
		k2.Begin("")
		k1.Keep(game(t, 3), record.History{})
		k2.Keep(game(t, 5), record.History{})
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

// TestClaimAfterBegin begins a game and claims another one before the slot has come to name
// the first: the claim stays.
func TestClaimAfterBegin(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	k := keeper(t, s)
	other := adopt(t, f)
	for n := range 100 {
		k.Begin("")
		if !k.Claim("a.pgn") {
			t.Fatal("a free game cannot be claimed")
		}
		if err := k.Flush(); err != nil {
			t.Fatal(err)
		}
		if !other.Elsewhere("a.pgn") {
			t.Fatalf("%d: the slot names %q", n, f.named(s.number))
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
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for round := range longtest.OfNight(8, 25, 50) {
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
		k.Keep(game(t, plies), record.History{})
		k.Flush()
		_, _ = os.Stdout.Write([]byte{'.'})
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
