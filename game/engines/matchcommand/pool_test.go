package matchcommand

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPool plays two matches with half of the openings each, and adds them up.
func TestPool(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	openings := []string{
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1",
		"rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1", "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1",
	}
	play := func(name, rounds string, openings []string, more ...string) {
		t.Helper()
		book := at(name + ".epd")
		if err := os.WriteFile(book, []byte(strings.Join(openings, "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
		args := append(fast(at(name), "3", "1", "--rounds", rounds, "--openings", book, "--sprt", "0,90,0.01,0.01"), more...)
		if status := Run(context.Background(), args, byNumber, io.Discard, io.Discard); status != 0 {
			t.Fatalf("status %d", status)
		}
	}
	play("left", "2", openings[:2])
	play("right", "2", openings[2:])
	play("again", "2", openings[1:3])
	play("normalised", "2", openings[2:], "--normalized")
	play("lost", "2", openings[2:])
	if err := os.Remove(at("lost")); err != nil { // its plan is left
		t.Fatal(err)
	}
	pool := func(names ...string) (status int, said string) {
		var out bytes.Buffer
		args := []string{"--pool"}
		for _, name := range names {
			args = append(args, at(name))
		}
		status = Run(context.Background(), args, byNumber, &out, &out)
		return status, out.String()
	}
	tally := func(names ...string) (sum [8]int) {
		for _, name := range names {
			_, said := pool(name)
			_, said, _ = strings.Cut(said, "level 3: won")
			var one [8]int
			if _, err := fmt.Sscanf(said, " %d, lost %d, drew %d; pairs by half points: [%d %d %d %d %d]",
				&one[0], &one[1], &one[2], &one[3], &one[4], &one[5], &one[6], &one[7]); err != nil {
				t.Fatalf("%v in %s", err, said)
			}
			for i := range sum {
				sum[i] += one[i]
			}
		}
		return sum
	}
	want := tally("left", "right")
	line := fmt.Sprintf("level 3: won %d, lost %d, drew %d; pairs by half points: %v\n", want[0], want[1], want[2], want[3:])
	if status, got := pool("left", "right"); status != 0 || !strings.Contains(got, line) || !strings.Contains(got, "8 of 8 games") ||
		!strings.Contains(got, "LLR") {
		t.Errorf("status %d:\n%swant %s", status, got, line)
	}
	if _, got := pool("normalised"); !strings.Contains(got, "normalised Elo 0 or 90") {
		t.Errorf("the kind of Elo is not named:\n%s", got)
	}
	for _, tt := range []struct {
		names []string
		say   string
	}{
		{nil, "needs the files"},
		{[]string{"left", "none"}, "none"},
		{[]string{"left", "lost"}, "lost has no games"},
		{[]string{"left", "right", "again"}, "opening in common"},
		{[]string{"left", "normalised"}, "other conditions"},
	} {
		if status, said := pool(tt.names...); status != 1 || !strings.Contains(said, tt.say) {
			t.Errorf("%v: status %d, said %q", tt.names, status, said)
		}
	}
}
