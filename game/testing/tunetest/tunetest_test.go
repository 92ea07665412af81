//go:build tools

// Run by hand: go test -tags tools ./game/testing/tunetest

package tunetest

import (
	"os"
	"slices"
	"testing"
)

// TestPlayAndRead reads what two workers have written, in spite of a line that is cut short.
func TestPlayAndRead(t *testing.T) {
	t.Setenv("PASSEDPAWN_TUNE", t.TempDir())
	t.Setenv("PASSEDPAWN_MINUTES", "0.001")
	one := []Scored{{1, -30, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}, {1, 12, "4k3/8/8/8/8/8/8/4K3 b - - 1 1"}}
	two := []Scored{{0.5, 0, "4k4/9/9/9/9/9/9/9/4K4 b - 1"}}
	count := [2]int{}
	Play(t, func() []Scored { count[0]++; return one }, func() []Scored { count[1]++; return two })
	f, err := os.OpenFile(file(), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString("0.5 -"); err != nil || f.Close() != nil {
		t.Fatal(err)
	}
	var read []Scored
	Read(t, func(s Scored) { read = append(read, s) })
	if count[0] == 0 || count[1] == 0 {
		t.Fatalf("%v games", count)
	}
	if len(read) != count[0]*len(one)+count[1]*len(two) {
		t.Errorf("%d positions of %v games", len(read), count)
	}
	for i := 0; i < len(read); {
		game := two
		if read[i] == one[0] {
			game = one
		}
		if !slices.Equal(read[i:min(i+len(game), len(read))], game) {
			t.Fatalf("from line %d: %v, want %v", i+1, read[i:min(i+len(game), len(read))], game)
		}
		i += len(game)
	}
}
