package library

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/files/packed"
	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
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
	u := unpacker{dir: t.TempDir(), room: 1 << 20, large: 1 << 30, limits: packed.Usual(), games: chess}
	path := zipped(t, "x.zip", "a.pgn", one, "b.pgn", one)
	ctx, cancel := context.WithCancel(context.Background())
	_, err := u.unpack(ctx, path, func(float64, int) {
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

// TestUnpackLostMember joins members of which one cannot be read to its end: the others are
// there, and each time it is said which one, and why.
func TestUnpackLostMember(t *testing.T) {
	for member, want := range map[string]string{
		"\x89PNG\r\n\x1a\n":                      "a.pgn could not be read to its end: ",
		one + "1. " + strings.Repeat("x", 1<<17): "a.pgn could not be read to its end: line 5: a word is longer than 64 KB",
	} {
		path, cache := zipped(t, "x.zip", "d/a.pgn", member, "b.pgn", "\ufeff"+one), t.TempDir()
		for range 2 {
			c, err := Unpack(context.Background(), File(path, cache, variants.All()), ignore)
			if err == nil || !strings.HasPrefix(err.Error(), want) || !Unpacked(c) || !strings.HasSuffix(players(t, c), "A") {
				t.Errorf("%.10q: %v, %s", member, err, players(t, c))
			}
		}
	}
}

// TestUnpackEncoding chooses the encoding of games in several members of a zip.
func TestUnpackEncoding(t *testing.T) {
	const name = "\xd1\xe0\xf8\xe0" // Саша in Windows-1251
	path := zipped(t, "x.zip", "a.pgn", "[White \""+name+"\"]\r\n\r\n1. e4 *\r\n", "b.pgn", "[White \"É\"]\n\n1. d4 *\n")
	for as, want := range map[pgn.Encoding]string{"Windows-1251": "Саша É", "Windows-1252": "Ñàøà É"} {
		c, err := Unpack(context.Background(), File(path, t.TempDir(), variants.All()).As(as), ignore)
		if got := players(t, c); err != nil || got != want {
			t.Errorf("%v: %v, %s", as, err, got)
		}
	}
}

// TestUnpackIsPrivate unpacks without a cache folder: nobody else can read the copy, and a
// folder that others may have made is not used.
func TestUnpackIsPrivate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there, the temporary folder is one's own")
	}
	for name, made := range map[string]func(dir string) error{
		"new":    func(string) error { return nil },
		"public": func(dir string) error { return errors.Join(os.Mkdir(dir, 0o777), os.Chmod(dir, 0o777)) },
		"a link": func(dir string) error { return os.Symlink(t.TempDir(), dir) },
		"a file": func(dir string) error { return os.WriteFile(dir, nil, 0o666) },
	} {
		temp := t.TempDir()
		t.Setenv("TMPDIR", temp)
		must(t, made(filepath.Join(temp, "passedpawn-"+strconv.Itoa(os.Getuid()))))
		c, err := Unpack(context.Background(), File(gzipped(t, "x.pgn.gz", one), "", variants.All()), ignore)
		if err != nil || players(t, c) != "A" {
			t.Fatalf("%s: %v", name, err)
		}
		within, err := filepath.Rel(temp, c.path)
		must(t, err)
		own, _, _ := strings.Cut(within, string(filepath.Separator))
		if info, err := os.Lstat(filepath.Join(temp, own)); err != nil || info.Mode() != fs.ModeDir|0o700 {
			t.Errorf("%s: %v, %v", name, info.Mode(), err)
		}
	}
}
