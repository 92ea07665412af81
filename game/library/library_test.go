package library

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/record"
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
	k := NewKeeper(s, time.Hour, func(err error) {
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
		k.Keep(game(t, plies), record.History{})
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
	k.Keep(game(t, 2), record.History{})
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
	for variant, want := range map[string]string{
		"Standard": "", "Shogi": " (Shogi)", "Shogi, 24-point rule": " (Shogi 24-point rule)", "Alternate Promotion Chess, Timur-sequence": " (Timur)",
		"Alternate Promotion Chess, Pawned and Yeomanned Long-haul Crowned-sequence": " (Pawned and Yeomanned Long-haul Crowned)",
	} {
		rec := record.New("chess", "")
		rec.SetTag("Variant", variant)
		if got := fileName(rec, now); got != "2026-11-20 White - Black"+want {
			t.Errorf("a game of %s is kept as %q", variant, got)
		}
	}
	rec := record.New("chess", "")
	rec.SetTag("White", strings.Repeat("界", 500))
	rec.SetTag("Black", strings.Repeat("界", 500))
	rec.SetTag("Variant", strings.Repeat("界", 500))
	if got := fileName(rec, now); len(got) > longest || !utf8.ValidString(got) {
		t.Errorf("%d bytes, valid %v", len(got), utf8.ValidString(got))
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
	k := NewKeeper(s, time.Hour, func(err error) { b.Error(err) })
	defer k.Close()
	k.Begin("")
	rec := game(b, 80)
	b.ResetTimer()
	for range b.N {
		k.Keep(rec, record.History{})
		k.Flush()
	}
}
