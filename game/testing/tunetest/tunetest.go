//go:build tools

package tunetest

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// A Scored is a position of a game, with its result and the score that a search gave it,
// both for the side that moves first from the start: White, or sente.
type Scored struct {
	Result   float64 // 1, 0.5 or 0
	Score    int     // in hundredths of a pawn
	Position string  // a FEN or SFEN
}

func file() string { return filepath.Join(os.Getenv("PASSEDPAWN_TUNE"), "positions.txt") }

// Minutes returns how long to work, which PASSEDPAWN_MINUTES says.
func Minutes(t *testing.T) time.Duration {
	t.Helper()
	d, err := time.ParseDuration(os.Getenv("PASSEDPAWN_MINUTES") + "m")
	if err != nil {
		t.Fatalf("PASSEDPAWN_MINUTES does not say how long: %v", err)
	}
	return d
}

// Play adds games to the file until the time is over. Each worker plays one game after the
// other, beside the others, and returns the positions to keep of each.
func Play(t *testing.T, workers ...func() []Scored) {
	t.Helper()
	until := time.Now().Add(Minutes(t))
	f, err := os.OpenFile(file(), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var wg sync.WaitGroup
	for _, game := range workers {
		wg.Go(func() {
			for time.Now().Before(until) {
				var lines strings.Builder
				for _, s := range game() {
					fmt.Fprintln(&lines, s.Result, s.Score, s.Position)
				}
				// One call writes a whole game, so the games of two workers do not mix.
				if _, err := f.WriteString(lines.String()); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
}

// Read calls do with each position of the file. It leaves out a line that is cut short,
// such as the last one when the games were ended by force.
func Read(t *testing.T, do func(Scored)) {
	t.Helper()
	f, err := os.Open(file())
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		words := strings.SplitN(lines.Text(), " ", 3)
		if len(words) < 3 {
			continue
		}
		s := Scored{Position: words[2]}
		if _, err := fmt.Sscan(words[0]+" "+words[1], &s.Result, &s.Score); err == nil {
			do(s)
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}
