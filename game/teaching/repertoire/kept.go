package repertoire

import (
	"context"
	"os"
	"time"

	"passedpawn/game/rules"
)

// Graphs are graphs of files, by their paths. A graph need not be read again as long as its file
// stays the same.
type Graphs map[string]kept

// A kept graph is what a file had when it was read.
type kept struct {
	graph *Graph
	Stamp
}

// A Stamp tells a file from what it was before. It is comparable.
type Stamp struct {
	time time.Time
	size int64
}

// StampOf returns the stamp of a file, the zero one if there is none.
func StampOf(path string) Stamp {
	info, err := os.Stat(path)
	if err != nil {
		return Stamp{}
	}
	return Stamp{info.ModTime(), info.Size()}
}

// read returns the graph of a file, which it reads only if the file has changed.
func (all Graphs) read(ctx context.Context, path string, games rules.Games) (*Graph, error) {
	now := StampOf(path)
	if k := all[path]; k.graph != nil && now != (Stamp{}) && k.Stamp == now {
		return k.graph, nil
	}
	g, err := Read(ctx, path, games)
	if err == nil {
		all[path] = kept{g, now}
	}
	return g, err
}
