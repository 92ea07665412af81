package opening

import (
	"testing"

	"passedpawn/game/chess/bitboard"
)

// TestGame names games by their positions, and by the code that they say themselves.
func TestGame(t *testing.T) {
	table := Table{1: {"A00", "Start"}, 2: {"B00", "One"}, 3: {"B01", "Two"}, 5: {"C00", "Three: Four"}}
	for _, tt := range []struct {
		line []uint64
		code string
		want string
	}{
		{nil, "", ""},
		{[]uint64{1}, "A00", ""}, // the start is no opening
		{[]uint64{1, 2, 3, 4}, "", "Two"},
		{[]uint64{1, 2, 3, 4}, "b00", "One"},
		{[]uint64{1, 2, 3, 4}, "B00/11", "One"},
		{[]uint64{1, 2, 3, 4}, "C00", "Two"},
		{[]uint64{1, 2, 3, 2, 5}, "B00", "One"},
		{[]uint64{9, 4}, "B00", ""},
		{[]uint64{1, 2, 3 + maybe}, "", "One"},       // the bits are those of another key
		{append(make([]uint64, 1+Depth), 5), "", ""}, // too late
	} {
		if got := table.Finder().Game(tt.line, tt.code); got.Title != tt.want {
			t.Errorf("%v with %q: %v, want %q", tt.line, tt.code, got, tt.want)
		}
	}
	if title, variation := table[5].Parts(); title != "Three" || variation != "Four" {
		t.Errorf("%q, %q", title, variation)
	}
}

// BenchmarkGame names a game none of whose positions has a name but one.
func BenchmarkGame(b *testing.B) {
	finder, line := Load().Finder(), make([]uint64, 80)
	for i := range line {
		line[i] = uint64(i+1) * 0x9e3779b97f4a7c15
	}
	start := bitboard.Start()
	m, _ := start.ReadSAN("e4")
	start.Make(m)
	line[1] = start.Key()
	for b.Loop() {
		if finder.Game(line, "").ECO != "B00" {
			b.Fatal("another name")
		}
	}
}
