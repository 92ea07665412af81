package gamelist

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/files/packed/packedtest"
	"passedpawn/game/library"
	"passedpawn/game/rules"
)

// meddler is the rules of chess, under any name. When asked for, it adds a game to a
// file, a given number of times.
type meddler struct {
	t     *testing.T
	path  string
	times *int
}

func (m meddler) Find(string) (rules.Rules, bool) {
	if *m.times > 0 {
		*m.times--
		f, err := os.OpenFile(m.path, os.O_APPEND|os.O_WRONLY, 0)
		if err == nil {
			_, err = io.WriteString(f, "\n[White \"Late\"]\n[Variant \"Odd\"]\n\n1. a3 *\n")
			_ = f.Close()
		}
		if err != nil {
			m.t.Error(err)
		}
	}
	return orthodox.Rules{}, true
}

// TestAppendedWhileRead adds a game to the file while the moves of the others are read:
// it is listed, and its positions are found.
func TestAppendedWhileRead(t *testing.T) {
	d := sit(t)
	times := 0
	odd := meddler{t, d.path, &times}
	times = 1
	odd.Find("") // a game whose moves are read by its rules
	times = 1
	d.Show(library.File(d.path, t.TempDir(), odd))
	d.until("the moves", func() bool { return d.source.positions != nil })
	d.lists("Carl Ada Berg Zoe Late Late")
	d.bar.here.SetChecked(true)
	d.until("the games from the start", func() bool { return len(d.list.rows) == 4 })
}

// TestFormerList adds a game to a file whose games are known: those are listed at once,
// but none can be chosen before the file has been read again.
func TestFormerList(t *testing.T) {
	d := sit(t)
	c := library.File(d.path, t.TempDir(), orthodox.Rules{})
	d.Show(c)
	d.until("the moves", func() bool { return d.source.positions != nil && len(d.list.rows) == 4 })
	f, err := os.OpenFile(d.path, os.O_APPEND|os.O_WRONLY, 0)
	if err == nil {
		_, err = io.WriteString(f, "\n[White \"Late\"]\n\n1. a3 *\n")
		_ = f.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	d.Show(c)
	d.until("the games as they were", func() bool { return d.source.former && d.source.table.Len() == 4 })
	d.list.rows = []int32{0, 1, 2, 3}
	d.list.selectAt(1, false, false)
	if d.list.selectAll(); d.list.selection.count > 0 || d.list.selection.cursor != 1 {
		t.Errorf("of games that may have moved %d are chosen, the cursor is at %d", d.list.selection.count, d.list.selection.cursor)
	}
	d.until("the moves again", func() bool { return d.source.positions != nil && len(d.list.rows) == 5 })
	if d.list.selectAt(4, false, false); d.source.former || d.list.selection.count != 1 {
		t.Error("nothing can be chosen any more")
	}
}

// TestKeepsChanging reads a file that changes all the time: its games are listed, and the
// reading ends.
func TestKeepsChanging(t *testing.T) {
	d := sit(t)
	times := 1
	odd := meddler{t, d.path, &times}
	odd.Find("")
	times = 1000
	d.Show(library.File(d.path, t.TempDir(), odd))
	d.until("the end of the reading", func() bool {
		return d.status.text.Text == "The file keeps changing, so positions and openings cannot be searched." && !d.finder.searching.Busy()
	})
	if times < 1000-100 || len(d.list.rows) < 5 {
		t.Errorf("%d games are listed, after %d changes", len(d.list.rows), 1000-times)
	}
}

// TestDamagedPositions changes the cache behind the page: a search makes it again.
func TestDamagedPositions(t *testing.T) {
	d := sit(t)
	cache := t.TempDir()
	show := func() {
		d.Show(library.File(d.path, cache, orthodox.Rules{}))
		d.until("the moves", func() bool { return d.source.positions != nil && len(d.list.rows) == 4 })
	}
	show()
	files, err := filepath.Glob(filepath.Join(cache, "*"))
	if err != nil || len(files) != 1 {
		t.Fatal(err, files)
	}
	f, err := os.OpenFile(files[0], os.O_WRONLY, 0)
	if err == nil {
		_, err = f.WriteAt([]byte{0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, 20)
	}
	if err != nil {
		t.Fatal(err)
	}
	_ = f.Close()
	show()
	damaged := d.source.positions
	d.bar.here.SetChecked(true)
	d.until("the moves once more", func() bool { return d.source.positions != nil && d.source.positions != damaged })
	d.bar.here.SetChecked(true)
	d.until("the games from the start", func() bool { return len(d.list.rows) == 4 && d.explorer.panes.board.Visible() })
	d.lists("Carl Ada Berg Zoe")
}

// TestCutOffFile lists a file that ends inside a game: where is said when it is read, and
// again when it is known.
func TestCutOffFile(t *testing.T) {
	d := sit(t)
	c := library.File(filepath.Join(t.TempDir(), "cut.pgn"), t.TempDir(), orthodox.Rules{})
	if err := os.WriteFile(c.Path(), []byte("1. e4 *\n\n[Event \"B\"]\n\n1. d4 d5\n(1... e6"), 0o644); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		d.Show(c)
		d.until("the moves", func() bool { return d.source.positions != nil && !d.status.busy() })
		if got := d.status.text.Text; !strings.Contains(got, "Game 2, line 6: the file ends inside a variation") {
			t.Errorf("the status line says %q", got)
		}
	}
}

// TestPackedFile lists a compressed file, as far as it can be read, under its own name.
func TestPackedFile(t *testing.T) {
	d := sit(t)
	whole := packedtest.Gzip(t, "[White \"Ann\"]\n\n1. e4 *\n\n[White \"Bob\"]\n\n1. d4 *\n")
	for name, tt := range map[string]struct {
		data string
		says string
	}{
		"whole.pgn.gz": {whole, "2 games"},
		"cut.pgn.gz":   {whole[:len(whole)-5], "the compressed file is cut off"},
		"x.7z":         {"7z\xbc\xaf\x27\x1c...", "unpack it first"},
	} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(tt.data), 0o644); err != nil {
			t.Fatal(err)
		}
		d.Show(library.File(path, t.TempDir(), orthodox.Rules{}))
		d.until(name, func() bool { return !d.status.busy() && strings.Contains(d.status.text.Text, tt.says) })
		if d.File() != path || !strings.Contains(d.list.all().Name(), name) {
			t.Errorf("%s is listed as %q", path, d.list.all().Name())
		}
		if name != "x.7z" {
			d.lists("Ann Bob")
		}
	}
}
