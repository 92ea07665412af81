package library

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/records/pgn"
)

// utf16 returns a text in UTF-16 with a byte order mark.
func utf16(text string) string {
	return "\xff\xfe" + strings.Join(strings.Split(text, ""), "\x00") + "\x00"
}

// overwrite replaces a file as another program does.
func overwrite(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestAppend adds games to files written in different ways. Each file keeps its bytes,
// its encoding and its line ends, and the change can be taken back days later.
func TestAppend(t *testing.T) {
	const a, b = "[Event \"A\"]\n\n1. e4 *", "[Event \"B\"]\n\n1. d4 {Größe} *"
	for _, tt := range []struct {
		name, file, from string
		want             string
		foreign          int
	}{
		{"plain", a + "\n", b, a + "\n\n" + b + "\n", 0},
		{"without a line end", a, b, a + "\n\n" + b + "\n", 0},
		{"after empty lines", a + "\n\n\n", b, a + "\n\n\n" + b + "\n", 0},
		{"CRLF", "1. c4 *\r\n\r\n1. b4 *\r\n", a, "1. c4 *\r\n\r\n1. b4 *\r\n\r\n[Event \"A\"]\r\n\r\n1. e4 *\r\n", 0},
		{"to LF", a + "\n", "1. c4 {x\r\ny} *\r\n", a + "\n\n1. c4 {x\ny} *\n", 0},
		{"a new file", "", "1. c4 *\n\n1. d4 *", "1. c4 *\n\n1. d4 *\n", 0},
		{"Windows-1252", "1. c4 {M\xfcller} *\n", b, "1. c4 {M\xfcller} *\n\n[Event \"B\"]\n\n1. d4 {Gr\xf6\xdfe} *\n", 0},
		{"from Windows-1252", "1. c4 {Müller} *\n", "1. d4 {Gr\xf6\xdfe} *", "1. c4 {Müller} *\n\n1. d4 {Größe} *\n", 0},
		{"a letter it lacks", "1. c4 {M\xfcller} *\n", "1. d4 {Łódź} *", "1. c4 {M\xfcller} *\n\n1. d4 {Łódź} *\n", 1},
		{"UTF-16", utf16("1. c4 *\n"), "1. d4 *", utf16("1. c4 *\n\n1. d4 *\n"), 0},
		{"after an open game", "[Event \"A\"]\n\n1. c4 c5", "1. d4 *", "[Event \"A\"]\n\n1. c4 c5\n\n[Event \"?\"]\n\n1. d4 *\n", 0},
		{"a byte order mark", "\ufeff1. c4 *\n", "1. d4 *", "\ufeff1. c4 *\n\n1. d4 *\n", 0},
	} {
		to, f := fileOf(t, tt.file), files(t)
		if tt.name == "a new file" {
			if err := os.Remove(to); err != nil {
				t.Fatal(err)
			}
		}
		from := File(fileOf(t, tt.from), "", chess)
		table := list(t, from)
		all := []int32{0}
		if table.Len() > 1 {
			all = []int32{0, 1}
		}
		add, err := Add(to, pgn.Automatic, from, table, all)
		if err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if n, err := add.Foreign(); n != tt.foreign || err != nil {
			t.Errorf("%s: %d with letters that cannot be written, %v", tt.name, n, err)
		}
		gone, err := f.Append(add, unwrapped)
		if err != nil || contents(t, to) != tt.want || !gone.Added() || gone.Games != len(all) {
			t.Errorf("%s: %v, the file is\n%q, want\n%q", tt.name, err, contents(t, to), tt.want)
			continue
		}
		again, err := f.Backups() // as days later
		if err != nil || len(again) != 1 || again[0] != gone {
			t.Fatalf("%s: %v, the backups are %+v", tt.name, err, again)
		}
		if _, err := f.Restore(again[0], unwrapped); err != nil {
			t.Errorf("%s: not taken back: %v", tt.name, err)
		}
		if now, err := os.ReadFile(to); tt.name == "a new file" && err == nil || tt.name != "a new file" && string(now) != tt.file {
			t.Errorf("%s: taken back, it is %q", tt.name, now)
		}
	}
}

// TestAppendRefused leaves files alone that cannot be added to.
func TestAppendRefused(t *testing.T) {
	from := File(fileOf(t, "1. d4 *"), "", chess)
	table := list(t, from)
	for name, to := range map[string]string{
		"the same file": from.Path(), "a shogi record": "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n",
	} {
		path := to
		if name != "the same file" {
			path = fileOf(t, to)
		}
		if _, err := Add(path, pgn.Automatic, from, table, []int32{0}); err == nil {
			t.Errorf("%s is no reason not to add", name)
		}
	}
	for _, last := range []string{"1. e4 {this never ends", "1. e4 (1. d4"} {
		path, f := fileOf(t, last), files(t)
		add, err := Add(path, pgn.Automatic, from, table, []int32{0})
		if err != nil {
			t.Fatal(err)
		}
		_, err = f.Append(add, unwrapped)
		now := contents(t, path)
		if err == nil && !strings.HasSuffix(now, "\n\n1. d4 *\n") || err != nil && now != last {
			t.Errorf("%q: %v, the file is %q", last, err, now)
		}
		if left, _ := f.Backups(); err != nil && len(left) > 0 {
			t.Errorf("%q: a backup is left: %v", last, left)
		}
	}
}

// TestAppendToAChangedFile adds nothing to a file that has changed since the person was
// asked, and takes nothing back from one.
func TestAppendToAChangedFile(t *testing.T) {
	from := File(fileOf(t, "1. d4 *"), "", chess)
	to, f := fileOf(t, "1. e4 *\n"), files(t)
	add, err := Add(to, pgn.Automatic, from, list(t, from), []int32{0})
	if err != nil {
		t.Fatal(err)
	}
	overwrite(t, to, "1. e4 e5 *\n")
	if _, err := f.Append(add, unwrapped); !errors.Is(err, ErrChanged) || contents(t, to) != "1. e4 e5 *\n" {
		t.Errorf("%v, the file is %q", err, contents(t, to))
	}
	if add, err = Add(to, pgn.Automatic, from, list(t, from), []int32{0}); err != nil {
		t.Fatal(err)
	}
	gone, err := f.Append(add, unwrapped)
	if err != nil {
		t.Fatal(err)
	}
	for _, later := range []string{"1. e4 e5 *\n\n1. d4 d5 *\n", "1. e4", ""} {
		overwrite(t, to, later)
		if _, err := f.Restore(gone, unwrapped); !errors.Is(err, ErrLater) || contents(t, to) != later {
			t.Errorf("taken back from %q: %v, the file is %q", later, err, contents(t, to))
		}
	}
}

// TestIntoMyGames copies games among the person's own.
func TestIntoMyGames(t *testing.T) {
	dir, f := folder(t), files(t)
	from := File(fileOf(t, three), "", chess)
	table, now := list(t, from), time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	for _, rows := range [][]int32{{1}, {0, 2}, {1}} {
		add, err := dir.Into(from, table, rows, now)
		if err != nil {
			t.Fatal(err)
		}
		gone, err := f.Append(add, unwrapped)
		if err != nil || !strings.HasPrefix(filepath.Base(add.To), "2026-11-23 ") {
			t.Fatalf("%s: %v", add.To, err)
		}
		if own := list(t, dir.Kept()); own.Len() != len(rows) {
			t.Errorf("%d games of my own, want %d", own.Len(), len(rows))
		}
		if _, err := f.Restore(gone, unwrapped); err != nil || list(t, dir.Kept()).Len() != 0 {
			t.Errorf("%v: they are still there", err)
		}
	}
}
