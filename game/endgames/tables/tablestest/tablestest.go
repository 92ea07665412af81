// Package tablestest builds tables of endgames for tests.
package tablestest

import (
	"context"
	"errors"
	"testing"

	"passedpawn/game/endgames/tables"
)

// Queen returns the tables up to king and queen against king, which take a moment to build.
func Queen(t testing.TB) *tables.Tables {
	t.Helper()
	all, err := In(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// In builds the tables of Queen in a folder.
func In(dir string) (*tables.Tables, error) {
	all := tables.Open(dir)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	err := all.Build(ctx, 1, func(p tables.Progress) {
		if p.Ending == "KQK" {
			stop()
		}
	})
	if errors.Is(err, context.Canceled) {
		err = nil // that is how it ends
	}
	return all, err
}
