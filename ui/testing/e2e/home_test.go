package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/variants"
)

// sights are the board and the pieces whose colours the tests know.
const sights = "board = \"classic\"\npieces = \"founders\"\n"

// home returns a new home folder with settings.
func home(t testing.TB, settings string) string {
	t.Helper()
	dir := t.TempDir()
	config := filepath.Join(dir, "config", "passedpawn")
	if err := os.MkdirAll(config, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(config, "settings.toml"), []byte("name = \"You\"\n"+sights+settings), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// kept returns the one game saved in a home folder, nil if there is none.
func kept(t testing.TB, home string) *record.Record {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(home, "data", "passedpawn", "games", "*.pgn"))
	if err != nil || len(files) > 1 {
		t.Fatalf("%v: kept %q", err, files)
	}
	if len(files) == 0 {
		return nil
	}
	return read(t, files[0])
}

func read(t testing.TB, path string) *record.Record {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	items := pgn.Scan(string(data))
	if len(items) == 0 {
		return nil // made, and not yet written
	}
	rec, err := pgn.Read(items[0], variants.All())
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func plies(t testing.TB, home string) int {
	rec := kept(t, home)
	if rec == nil {
		return 0
	}
	return len(rec.Moves())
}
