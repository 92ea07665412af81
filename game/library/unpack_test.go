package library

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/files/packed"
	"passedpawn/game/files/packed/packedtest"
	"passedpawn/game/variants"
)

const one = "[White \"A\"]\n\n1. e4 *\n\n"

// gzipped writes a compressed file and returns its path.
func gzipped(t *testing.T, name, text string) string {
	t.Helper()
	return packedFile(t, name, packedtest.Gzip(t, text))
}

// zipped writes a zip file of members, which are given as name and text.
func zipped(t *testing.T, name string, members ...string) string {
	t.Helper()
	return packedFile(t, name, packedtest.Zip(t, zip.Deflate, members...))
}

func packedFile(t *testing.T, name, data string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(data), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func ignore(float64, int) {}

// players lists a collection and returns who plays White.
func players(t *testing.T, c Collection) string {
	t.Helper()
	var all []string
	table := list(t, c)
	for row := range table.Len() {
		item, err := c.Item(table, row)
		if err != nil {
			t.Fatal(err)
		}
		if at := c.Source(table, row); at != c.Path() {
			t.Errorf("the game is said to be in %s", at)
		}
		all = append(all, item.Tag("White"))
	}
	return strings.Join(all, " ")
}

// TestUnpack lists compressed files, and finds them unpacked the next time.
func TestUnpack(t *testing.T) {
	const kif = "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 投了\n"
	for path, want := range map[string]string{
		gzipped(t, "x.pgn.gz", one+strings.ReplaceAll(one, "A", "B")):  "A B",
		gzipped(t, "x.kif.gz", kif):                                    "甲",
		gzipped(t, "misnamed.pgn", one):                                "A",
		zipped(t, "x.zip", "a.pgn", one, "readme.txt", "Hello"):        "A",
		zipped(t, "y.zip", "a.pgn", one, "d/b.kif", kif, "c.pgn", one): "A 甲 A",
	} {
		cache := t.TempDir()
		c, err := Unpack(context.Background(), File(path, cache, variants.All()), ignore)
		if err != nil || !Unpacked(c) || c.Path() != path || !c.Is(path) {
			t.Fatalf("%s: %v, %+v", path, err, c)
		}
		if got := players(t, c); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
		read := 0
		again, err := Unpack(context.Background(), File(path, cache, variants.All()), func(float64, int) { read++ })
		if err != nil || again.path != c.path || read > 0 {
			t.Errorf("%s is unpacked again: %v", path, err)
		}
	}
	plain := fileOf(t, three)
	if c, err := Unpack(context.Background(), File(plain, "", chess), ignore); err != nil || Unpacked(c) || c.Path() != plain {
		t.Errorf("a file that is not compressed: %v, %+v", err, c)
	}
}

// TestUnpackChanged lists a compressed file again after it was replaced.
func TestUnpackChanged(t *testing.T) {
	path, cache := gzipped(t, "x.pgn.gz", one), t.TempDir()
	c, _ := Unpack(context.Background(), File(path, cache, chess), ignore)
	newer, err := os.ReadFile(gzipped(t, "y.gz", one+one))
	if err = errors.Join(err, os.WriteFile(path, newer, 0o644)); err != nil {
		t.Fatal(err)
	}
	if c, err = Unpack(context.Background(), c, ignore); err != nil || players(t, c) != "A A" {
		t.Errorf("%v", err)
	}
}

// TestUnpackBroken lists what can be read of a file that is cut off, and says each time that
// it is.
func TestUnpackBroken(t *testing.T) {
	path, cache := gzipped(t, "x.pgn.gz", strings.Repeat(one, 3)), t.TempDir()
	if err := os.Truncate(path, 44); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		c, err := Unpack(context.Background(), File(path, cache, variants.All()), ignore)
		if !errors.Is(err, packed.ErrCut) || !Unpacked(c) || !strings.HasPrefix(players(t, c), "A") {
			t.Errorf("%v, %+v", err, c)
		}
	}
	other := packedFile(t, "x.7z", "7z\xbc\xaf\x27\x1c...")
	if c, err := Unpack(context.Background(), File(other, cache, chess), ignore); !errors.Is(err, packed.ErrUnknown) || Unpacked(c) {
		t.Errorf("%v, %+v", err, c)
	}
}

// TestUnpackStopped leaves nothing behind when it is stopped.
func TestUnpackStopped(t *testing.T) {
	path, cache := gzipped(t, "x.pgn.gz", one), t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if c, err := Unpack(ctx, File(path, cache, chess), ignore); !errors.Is(err, context.Canceled) || Unpacked(c) {
		t.Errorf("%v", err)
	}
	if left, _ := os.ReadDir(filepath.Join(cache, "unpacked")); len(left) > 0 {
		t.Errorf("left %v", left)
	}
}

// TestUnpackBounds keeps the copy of a bomb small, and removes the least recently used copy.
func TestUnpackBounds(t *testing.T) {
	u := unpacker{dir: t.TempDir(), room: 2000, large: 1 << 30, limits: packed.Limits{Bytes: 1000, Free: 1000, Ratio: 10}, games: chess}
	bomb := gzipped(t, "bomb.pgn.gz", strings.Repeat(one, 1<<18))
	first, err := u.unpack(context.Background(), bomb, ignore)
	plain := first.games
	if info, missing := os.Stat(plain); !errors.Is(err, packed.ErrLarge) || missing != nil || info.Size() > 1<<17 {
		t.Fatalf("%v, %v", err, missing)
	}
	old := filepath.Dir(filepath.Dir(plain))
	if err := errors.Join(os.Chtimes(old, time.Unix(1, 0), time.Unix(1, 0)), os.Mkdir(filepath.Join(u.dir, draftCopy+"1"), 0o755),
		os.Chtimes(filepath.Join(u.dir, draftCopy+"1"), time.Unix(1, 0), time.Unix(1, 0))); err != nil {
		t.Fatal(err)
	}
	second, err := u.unpack(context.Background(), gzipped(t, "x.pgn.gz", strings.Repeat(one, 10)), ignore)
	if _, missing := os.Stat(plain); err != nil || missing != nil {
		t.Errorf("%v, a copy that is held: %v", err, missing)
	}
	must(t, first.held.lock.Close())
	u.prune()
	if _, missing := os.Stat(plain); !os.IsNotExist(missing) {
		t.Errorf("the old copy: %v", missing)
	}
	if left, _ := os.ReadDir(u.dir); len(left) != 1 || second.games == "" {
		t.Errorf("left %v", left)
	}
}

// TestPackedUnchanged tries to change a compressed file and its copy.
func TestPackedUnchanged(t *testing.T) {
	path := gzipped(t, "x.pgn.gz", one+one)
	before, _ := os.ReadFile(path)
	c, err := Unpack(context.Background(), File(path, t.TempDir(), chess), ignore)
	if err != nil {
		t.Fatal(err)
	}
	files := NewFiles(t.TempDir(), time.Now)
	table := list(t, c)
	item, err := c.Item(table, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := files.Save(OriginalOf(item, c.Source(table, 0), c.as), "1. d4 *", Mine); !errors.Is(err, ErrPacked) {
		t.Errorf("saving: %v", err)
	}
	if err := Writable(path); !errors.Is(err, ErrPacked) {
		t.Errorf("writable: %v", err)
	}
	if err := Writable(c.path); err == nil {
		t.Error("the copy can be written")
	}
	if after, _ := os.ReadFile(path); !bytes.Equal(before, after) {
		t.Error("the file has changed")
	}
	if s, err := StyleIn(c); err != nil || s.Games != 2 {
		t.Errorf("%v, %+v", err, s)
	}
}
