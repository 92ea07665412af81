package library

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/files/packed"
)

// TestUnpackAnywhere unpacks into a folder whose name has the signs of a pattern.
func TestUnpackAnywhere(t *testing.T) {
	path, cache := gzipped(t, "x.pgn.gz", one), filepath.Join(t.TempDir(), "[a]")
	if c, err := Unpack(context.Background(), File(path, cache, chess), ignore); err != nil || !Unpacked(c) || players(t, c) != "A" {
		t.Errorf("%v, %+v", err, c)
	}
}

// TestUnpackDamagedCopy damages the copy of a compressed file, as a crash or a cleaner of
// folders may: the file is unpacked again.
func TestUnpackDamagedCopy(t *testing.T) {
	for name, damage := range map[string]func(game string) error{
		"removed": os.Remove,
		"cut off": func(game string) error { return errors.Join(os.Chmod(game, 0o644), os.Truncate(game, 5)) },
	} {
		path, cache := gzipped(t, "x.pgn.gz", one), t.TempDir()
		c, err := Unpack(context.Background(), File(path, cache, chess), ignore)
		if err = errors.Join(err, damage(c.path)); err != nil {
			t.Fatal(err)
		}
		if c, err = Unpack(context.Background(), c, ignore); err != nil || !Unpacked(c) || players(t, c) != "A" {
			t.Errorf("%s: %v, %+v", name, err, c)
		}
	}
}

// TestUnpackCloses stops while the members of a zip are joined: no file stays open.
func TestUnpackCloses(t *testing.T) {
	const open = "/proc/self/fd"
	if _, err := os.Stat(open); err != nil {
		t.Skip("this system does not list open files")
	}
	u := unpacker{dir: t.TempDir(), room: 1 << 20, limits: packed.Usual(), games: chess}
	path := zipped(t, "x.zip", "a.pgn", one, "b.pgn", one)
	ctx, cancel := context.WithCancel(context.Background())
	_, err := u.unpack(ctx, path, func(float64) {
		if joined, _ := filepath.Glob(filepath.Join(u.dir, draftCopy+"*", "x.pgn")); len(joined) > 0 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("it was not stopped: %v", err)
	}
	files, _ := os.ReadDir(open)
	for _, f := range files {
		if to, _ := os.Readlink(filepath.Join(open, f.Name())); strings.HasPrefix(to, u.dir) {
			t.Errorf("%s is open", to)
		}
	}
}

// TestUnpackNothing unpacks a zip without members: there is no copy, and no error.
func TestUnpackNothing(t *testing.T) {
	path, cache := zipped(t, "x.zip"), t.TempDir()
	for range 2 {
		if c, err := Unpack(context.Background(), File(path, cache, chess), ignore); err != nil || Unpacked(c) {
			t.Errorf("%v, %+v", err, c)
		}
	}
}

// TestUnpackOpenEnd joins members whose last game does not end with a result: no game
// becomes a part of another one.
func TestUnpackOpenEnd(t *testing.T) {
	for end, next := range map[string]string{
		"[White \"B\"]\n\n1. d4 {and":    one,
		"[White \"B\"]\n\n1. d4 {and\n":  "1. c4",
		"[White \"B\"]\n\n1. d4 (1. Nf3": one,
		"[White \"B\"]\n\n1. d4":         "1. c4",
		"[White \"B":                     one,
	} {
		path := zipped(t, "x.zip", "a.pgn", one+end, "b.pgn", next)
		c, err := Unpack(context.Background(), File(path, t.TempDir(), chess), ignore)
		if err != nil {
			t.Fatal(err)
		}
		table := list(t, c)
		if table.Len() != 3 {
			t.Errorf("%q and %q: %d games", end, next, table.Len())
			continue
		}
		last, err := c.Item(table, 2)
		if err != nil || !strings.HasSuffix(trimmed(last.Text), trimmed(next)) {
			t.Errorf("%q and %q: the last game is %q, %v", end, next, last.Text, err)
		}
	}
}
