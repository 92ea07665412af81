package library

import (
	"errors"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// named returns a change that gives the players a new name.
func named(name string) func(int32, pgn.Item) string {
	return func(_ int32, item pgn.Item) string {
		return pgn.Retag(item, []record.Tag{{Name: "White", Value: name}})
	}
}

// TestEdit changes tags. All else stays, and the change can be taken back.
func TestEdit(t *testing.T) {
	const one = "[White \"Anna\"]\n[Black \"B\"]\n\n1. e4 {x} *"
	for _, tt := range []struct {
		name, file string
		rows       []int32
		to, want   string
	}{
		{"one", one + "\n\n\n" + one, []int32{1}, "Anand", one + "\n\n\n" + strings.Replace(one, "Anna", "Anand", 1)},
		{"all, out of order", one + "\n\n" + one + "\n", []int32{1, 0}, "X", strings.ReplaceAll(one+"\n\n"+one+"\n", "Anna", "X")},
		{"new", "1. e4 *\r\n\r\n1. d4 *\r\n", []int32{0}, "X", "[White \"X\"]\n\n1. e4 *\r\n\r\n1. d4 *\r\n"},
		{"Windows-1252", "[White \"M\xfcller\"]\n\n1. e4 *", []int32{0}, "Größe", "[White \"Gr\xf6\xdfe\"]\n\n1. e4 *"},
		{
			"as the other games", "[White \"M\xfcller\"]\n\n1. e4 *\n\n[White \"A\"]\n\n1. e4 *",
			[]int32{1},
			"Größe",
			"[White \"M\xfcller\"]\n\n1. e4 *\n\n[White \"Gr\xf6\xdfe\"]\n\n1. e4 *",
		},
		{"a letter it lacks", "[White \"M\xfcller\"]\n\n1. e4 {\xe4} *", []int32{0}, "Łódź", "[White \"Łódź\"]\n\n1. e4 {ä} *"},
		{"UTF-16", utf16("[White \"A\"]\n\n1. e4 *\n"), []int32{0}, "Bob", utf16("[White \"Bob\"]\n\n1. e4 *\n")},
	} {
		path, f := fileOf(t, tt.file), files(t)
		c := File(path, "", chess)
		b, err := f.Edit(c, list(t, c), tt.rows, unwrapped, named(tt.to))
		if got := contents(t, path); err != nil || got != tt.want || !b.Edited() || b.Games != len(tt.rows) {
			t.Errorf("%s: %v, the file is\n%q, want\n%q", tt.name, err, got, tt.want)
			continue
		}
		if _, err := f.Restore(b, unwrapped); err != nil || contents(t, path) != tt.file {
			t.Errorf("%s: taken back: %v %q", tt.name, err, contents(t, path))
		}
	}
}

// TestEditNothing writes nothing if all games have the text already, or if the file has
// changed.
func TestEditNothing(t *testing.T) {
	path, f := fileOf(t, three), files(t)
	c := File(path, "", chess)
	table := list(t, c)
	if b, err := f.Edit(c, table, []int32{0, 1}, unwrapped, func(_ int32, item pgn.Item) string { return item.Text }); err != nil ||
		b != (Backup{}) || contents(t, path) != three {
		t.Errorf("%v %+v", err, b)
	}
	for _, later := range []string{"", "[White \"Z\"]\n\n1. e4 *\n" + three, three[:20]} {
		overwrite(t, path, later)
		if _, err := f.Edit(c, table, []int32{1}, unwrapped, named("X")); !errors.Is(err, ErrChanged) || contents(t, path) != later {
			t.Errorf("%q: %v, the file is %q", later, err, contents(t, path))
		}
	}
	if left, _ := f.Backups(); len(left) > 0 {
		t.Errorf("backups are left: %v", left)
	}
}
