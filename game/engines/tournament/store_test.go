package tournament

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/engine"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/testing/longtest"
)

// levels is a plan of fast games that are always the same: levels limited by positions,
// without clocks.
func levels(rounds int) Plan {
	p := Plan{
		Event: "Test", Format: RoundRobin, Rounds: rounds, Seed: 7, Limits: player.Limits{Nodes: 60},
		Resign: ResignRule{1, 150}, Draw: DrawRule{10, 1, 150},
		Engines: []Engine{{Name: "one", Spec: "1"}, {Name: "two", Spec: "2"}, {Name: "three", Spec: "3"}},
	}
	for _, move := range []string{"e2e4", "d2d4", "c2c4", "g1f3", "b2b3"} {
		p.Openings = append(p.Openings, Opening{Moves: []string{move}})
	}
	return p
}

func levelled(n int) []Entrant {
	var all []Entrant
	for i := range n {
		all = append(all, Entrant{New: func(seed uint64) (player.Thinker, error) {
			return engine.Opponent{Level: engine.Level(i + 1), Seed: seed}, nil
		}})
	}
	return all
}

// begun opens a new match.
func begun(t *testing.T, p Plan) *Store {
	t.Helper()
	path := filepath.Join(t.TempDir(), "m.pgn")
	if err := Create(path, p); err != nil {
		t.Fatal(err)
	}
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// played plays a match to its end and returns its file.
func played(t *testing.T, path string, atOnce int) []byte {
	t.Helper()
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Run(context.Background(), Config{Games: orthodox.Rules{}, Entrants: levelled(3), AtOnce: atOnce}); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// rounds are the games of a file.
func rounds(t *testing.T, path string) map[string]string {
	t.Helper()
	return matchtest.Rounds(t, path)
}

func same(t *testing.T, got, want map[string]string) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%d games, want %d", len(got), len(want))
	}
	for round, text := range want {
		if got[round] != text {
			t.Errorf("game %s is\n%s, want\n%s", round, got[round], text)
		}
	}
}

// TestCutAnywhere ends a file after bytes of the first two games, as a kill would: after
// every one near the end of the first game, and in the long run after every one. The match
// goes on with the games that are complete, and in the end has the same games.
func TestCutAnywhere(t *testing.T) {
	p := levels(1)
	path := filepath.Join(t.TempDir(), "m.pgn")
	if err := Create(path, p); err != nil {
		t.Fatal(err)
	}
	data := played(t, path, 2)
	want := rounds(t, path)
	if len(want) != 6 {
		t.Fatalf("%d games, want 6", len(want))
	}
	first := bytes.Index(data[1:], []byte("[Event ")) + 1
	for cut := 0; cut < first+300; cut++ {
		if far := cut < first-20 || cut > first+20; far && cut%longtest.Of(211, 1) != 0 {
			continue
		}
		if err := os.WriteFile(path, data[:cut], 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Open(path)
		if err != nil {
			t.Fatalf("after %d bytes: %v", cut, err)
		}
		left, _ := os.ReadFile(path)
		complete := 0
		if cut >= first-2 { // the empty line may be missing
			complete = 1
		}
		if n := len(s.Results()); n != complete || len(pgn.Scan(string(left))) != complete {
			t.Fatalf("after %d of %d bytes: %d games, want %d", cut, first, n, complete)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	played(t, path, 1)
	same(t, rounds(t, path), want)
}

// TestPause pauses a match after each game, and goes on with it.
func TestPause(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	if err := Create(path, levels(2)); err != nil {
		t.Fatal(err)
	}
	played(t, path, 1)
	want := rounds(t, path)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	runs := 0
	for over := false; !over; runs++ {
		s, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		ctx, pause := context.WithCancel(context.Background())
		before := len(s.Results())
		err = s.Run(ctx, Config{Games: orthodox.Rules{}, Entrants: levelled(3), AtOnce: 2, Observe: func(Result) { pause() }})
		over = s.Over()
		if over != (err == nil) || len(s.Results()) == before {
			t.Fatalf("run %d: %v with %d games", runs, err, len(s.Results()))
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		pause()
	}
	if runs < 6 {
		t.Errorf("%d runs", runs)
	}
	same(t, rounds(t, path), want)
}

func TestFilesThatAreNotTheMatch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	mine := []byte("[Event \"Mine\"]\n\n1. e4 *\n")
	if err := os.WriteFile(path, mine, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Create(path, levels(1)); err == nil {
		t.Error("a match begins in a file with other games")
	}
	if _, err := Open(path); err == nil {
		t.Error("a match without a plan is opened")
	}
	if now, _ := os.ReadFile(path); !bytes.Equal(now, mine) {
		t.Errorf("the file is now %q", now)
	}
	other := filepath.Join(t.TempDir(), "m.pgn")
	if err := Create(other, levels(1)); err != nil {
		t.Fatal(err)
	}
	if err := Create(other, levels(1)); err == nil {
		t.Error("a plan is overwritten")
	}
	data := played(t, other, 1)
	for name, spoilt := range map[string]string{
		"a game of others": strings.Replace(string(data), `[White "one"]`, `[White "Kasparov"]`, 1),
		"a round too many": strings.Replace(string(data), `[Round "2.1"]`, `[Round "99.1"]`, 1),
		"a game cut short": strings.Replace(string(data), "1-0\n\n[Event", "\n\n[Event", 1),
	} {
		if spoilt == string(data) {
			t.Fatalf("%s: nothing replaced", name)
		}
		if err := os.WriteFile(other, []byte(spoilt), 0o644); err != nil {
			t.Fatal(err)
		}
		if s, err := Open(other); err == nil {
			t.Errorf("%s: opened with %d games", name, len(s.Results()))
		}
		if now, _ := os.ReadFile(other); string(now) != spoilt {
			t.Errorf("%s: the file was changed", name)
		}
	}
}

// TestOneAtATime checks that a match is open once.
func TestOneAtATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	if err := Create(path, levels(1)); err != nil {
		t.Fatal(err)
	}
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Open(path); err == nil {
		t.Error("opened twice")
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
}
