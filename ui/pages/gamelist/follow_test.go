package gamelist

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
)

// TestSavedGameIsListed saves a game that was opened from the list of a large file: when
// the list is in sight again, it has the new names and moves, with the same game selected.
func TestSavedGameIsListed(t *testing.T) {
	d := sit(t)
	settler := library.NewSettler(library.NewFiles(t.TempDir(), time.Now), time.Hour, time.Hour, func(err error) { t.Error(err) })
	_ = settler.Flush() // it has looked for what an earlier run has left
	defer settler.Close()
	files := settler.Files()
	path := filepath.Join(t.TempDir(), "large.pgn")
	text := strings.Repeat("[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n\n", 20)
	text += "[White \"Long\"]\n\n1. d4 {" + strings.Repeat("a long text ", 200_000) + "} *\n"
	before := time.Now().Add(-time.Hour) // what was just written is changed at once
	if err := errors.Join(os.WriteFile(path, []byte(text), 0o644), os.Chtimes(path, before, before)); err != nil {
		t.Fatal(err)
	}
	c := library.File(path, t.TempDir(), orthodox.Rules{}).Over(files)
	d.Show(c)
	d.until("the moves", func() bool { return d.source.positions != nil && len(d.list.rows) == 21 && !d.finder.searching.Busy() })
	d.list.selection.click(d.list.rows, 7, false, false)
	item, err := c.Item(d.source.table, 7)
	if err != nil {
		t.Fatal(err)
	}
	o := files.Placed(library.OriginalOf(item, path, pgn.Automatic), item.Offset)
	if _, err := files.Save(o, "[White \"Eve\"]\n[Black \"Ben\"]\n\n1. c4 {better} *", library.Refuse); err != nil {
		t.Fatal(err)
	}
	d.Follow()
	d.until("the new name", func() bool { return d.source.table.Text(7, index.White) == "Eve" && !d.finder.searching.Busy() })
	if row, ok := d.list.one(); !ok || row != 7 || d.source.former {
		t.Errorf("row %d is selected, %v", row, ok)
	}
	item, err = c.Item(d.source.table, 8)
	if err != nil || item.Number != 9 || !strings.Contains(item.Raw, "1. e4 e5") {
		t.Errorf("%v: the next game is %+v", err, item)
	}
}
