package shogiengine

import (
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// TestCells gives each kind on each square a cell of its own, the same one for both sides as each
// sees the board.
func TestCells(t *testing.T) {
	seen := map[int]bool{}
	for kind := range shogiboard.NoKind {
		for at := range shogiboard.Square(shogiboard.Squares) {
			c := cell(shogiboard.Sente, kind, at)
			if seen[c] || c < 0 || c >= cells {
				t.Fatalf("kind %d on %v has the cell %d of %d", kind, at, c, cells)
			}
			seen[c] = true
			if turned := cell(shogiboard.Gote, kind, shogiboard.Squares-1-at); turned != c {
				t.Errorf("kind %d on %v: cell %d, for gote %d", kind, at, c, turned)
			}
		}
	}
}

// TestMemoryGoesOn asks for two moves of a game in a row: what the first search has learnt about
// quiet moves is there in the second, and not in a table of one's own.
func TestMemoryGoesOn(t *testing.T) {
	table := TableOf(8)
	o := Opponent{Level: Levels, Unlimited: true, Table: table}
	q := player.Question{Line: []rules.Position{at(t, busy)}, Limits: player.Limits{Nodes: 20_000}}
	move(t, o, q)
	learnt := 0
	for _, v := range table.memory.after {
		if v != 0 {
			learnt++
		}
	}
	before := table.memory.history
	if learnt == 0 {
		t.Error("nothing is known of which move follows which")
	}
	s := newSearcher(t.Context(), Levels, o.Task(q))
	if s.table.memory.history != before {
		t.Error("the next search begins without it")
	}
	if TableOf(8).memory.history == before {
		t.Error("another table has it too")
	}
}

// TestTableSizes keeps tables within the memory that is asked for.
func TestTableSizes(t *testing.T) {
	for _, megabytes := range []int{1, 2, 4, 6, 8, 16, 64} {
		table := TableOf(megabytes)
		if got := size(len(table.entries)); got > megabytes<<20 || 4*got < megabytes<<20 {
			t.Errorf("%d MB: %d bytes", megabytes, got)
		}
		if (table.memory.after != nil) != (megabytes >= 6) {
			t.Errorf("%d MB: %d entries, %d cells", megabytes, len(table.entries), len(table.memory.after))
		}
	}
}
