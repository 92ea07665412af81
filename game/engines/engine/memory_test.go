package engine

import (
	"context"
	"testing"
)

// TestMemory checks that a search goes on with what the last one learnt, and that a cleared
// table knows nothing of it.
func TestMemory(t *testing.T) {
	nodes := func(table *Table) int {
		q := question(t, kiwipete, Limits{Depth: 7})
		q.Table = table
		return Search(context.Background(), q, nil).Nodes
	}
	table := NewTable(1)
	fresh := nodes(table)
	if table.memory == (memory{}) {
		t.Error("nothing was learnt")
	}
	clear(table.words)
	if nodes(table) == fresh {
		t.Error("the second search knows no more than the first")
	}
	if table.Clear(); nodes(table) != fresh {
		t.Error("something was left after Clear")
	}
}
