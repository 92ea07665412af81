// Package pgntest has texts of games for tests: files that people made, and texts of
// pieces that fit together badly.
package pgntest

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// Files are the names of the files that people made.
var Files = []string{
	"annotated-latin1-crlf.pgn", "bom.pgn", "deep-variations.pgn", "end-of-line-comments.pgn",
	"fen-fullmove-zero.pgn", "lichess-clocks.pgn", "plain-1110-games.pgn", "study-fen-starts.pgn",
}

// File is the text of one of Files. Those with people's comments are in no copy of the
// project: they are in the folder that PASSEDPAWN_PGN names, and a test without them is
// skipped.
func File(t testing.TB, name string) string {
	t.Helper()
	_, here, _, _ := runtime.Caller(0)
	root := filepath.Join(filepath.Dir(here), "../../../..")
	data, err := os.ReadFile(filepath.Join(root, "testdata/pgn", name))
	if errors.Is(err, fs.ErrNotExist) {
		folder := cmp.Or(os.Getenv("PASSEDPAWN_PGN"), filepath.Join(root, "../shared/testdata/pgn"))
		if data, err = os.ReadFile(filepath.Join(folder, name)); err != nil {
			t.Skipf("%s is not in the project, for it has other people's comments: set PASSEDPAWN_PGN to a folder that has it", name)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
