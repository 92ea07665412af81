package gamelist

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/polyglot/polyglottest"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/search"
)

// shelve writes a book and returns its path.
func (d *desk) shelve(name string, data []byte) string {
	d.t.Helper()
	path := filepath.Join(d.t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { d.book.use(nil, "") })
	return path
}

func small() []byte {
	return polyglottest.Book(
		polyglottest.Line{Moves: []string{"e2e4"}, Weight: 60}, polyglottest.Line{Moves: []string{"c2c4"}, Weight: 40},
		polyglottest.Line{Moves: []string{"e2e4", "c7c5"}, Weight: 1}, polyglottest.Line{Moves: []string{"e2e4", "a7a6"}, Weight: 0},
	)
}

// offering returns the rows of the explorer, as "e4 2 60 %, c4 0 40 %".
func (d *desk) offering() string {
	var rows []string
	for _, o := range d.explorer.rows {
		rows = append(rows, strings.TrimSpace(d.explorer.said(o.Move)+" "+i18n.Number(o.Games)+" "+o.Share))
	}
	return strings.Join(rows, ", ")
}

// TestBookBesideTheGames opens a book, follows it along the moves, and removes it.
func TestBookBesideTheGames(t *testing.T) {
	d := sit(t).shown()
	path := d.shelve("small.bin", small())
	d.OpenBook(path)
	offers := func(want string) {
		t.Helper()
		d.until(want, func() bool { return d.offering() == want && !d.finder.searching.Busy() })
	}
	offers("e4 2 60 %, Nf3 1, d4 1, c4 0 40 %")
	if d.Page.settings.Book != path || !d.bar.here.Checked {
		t.Errorf("the settings have %q", d.Page.settings.Book)
	}
	if !slices.Contains(d.explorer.columns().shown(), search.ByBook) {
		t.Error("the book has no column")
	}
	d.explorer.table.OnSelected(0)
	offers("e5 2, c5 0 100 %, a6 0 0 %")
	d.explorer.play(d.explorer.rows[1].Move) // only the book has it
	offers("")
	d.explorer.step(-2)
	offers("e4 2 60 %, Nf3 1, d4 1, c4 0 40 %")
	d.Speak()
	offers("e4 2 60 %, Nf3 1, d4 1, c4 0 40 %")
	test.Tap(d.book.button)
	items := d.menu.Items
	if last := items[len(items)-1]; len(items) != 3 || last.Label != "Remove small.bin" {
		t.Fatalf("%d items, the last is %q", len(items), last.Label)
	}
	items[2].Action()
	offers("e4 2, Nf3 1, d4 1")
	if d.Page.settings.Book != "" || d.book.open != nil {
		t.Error("the book is still there")
	}
}

// TestBookOfTheSettings opens the book of the settings with the explorer, and not before.
func TestBookOfTheSettings(t *testing.T) {
	d := sit(t).shown()
	path := d.shelve("small.bin", small())
	d.change(func(s *settings.Settings) { s.Book = path })
	if d.book.opening.Busy() {
		t.Error("the book is read although it is not shown")
	}
	d.bar.here.SetChecked(true)
	d.until("the book", func() bool { return strings.HasSuffix(d.offering(), "c4 0 40 %") })
}

// TestBookAfterAnother opens a book. To look at the one before again does not drop it.
func TestBookAfterAnother(t *testing.T) {
	d := sit(t).shown()
	d.OpenBook(d.shelve("small.bin", small()))
	d.until("the book", func() bool { return d.book.open != nil })
	other := d.shelve("other.bin", small())
	d.OpenBook(other)
	d.book.renew()
	d.until("the other book", func() bool { return !d.book.opening.Busy() })
	if d.book.path != other {
		t.Errorf("%s is open", d.book.path)
	}
}

// TestBrokenBook says what is wrong and keeps the book that was there.
func TestBrokenBook(t *testing.T) {
	d := sit(t).shown()
	d.target = d.shelve("broken.bin", append(small(), "1234"...))
	good := d.shelve("good.bin", small())
	d.OpenBook(good)
	d.until("the book", func() bool { return d.book.open != nil && !d.finder.searching.Busy() })
	d.book.menu().Items[0].Action()
	d.until("a message", func() bool { return d.told != "" })
	if !strings.Contains(d.told, "broken.bin cannot be read: the file is not a Polyglot book") || !strings.Contains(d.told, "68 bytes") {
		t.Error(d.told)
	}
	if d.Page.settings.Book != good || d.book.path != good || d.book.open == nil {
		t.Error("the good book is gone")
	}
	// A file that becomes shorter while it is open.
	if err := os.Truncate(good, 0); err != nil {
		t.Fatal(err)
	}
	d.explorer.step(-1)
	d.search()
	d.until("the news", func() bool {
		return strings.Contains(d.status.text.Text, "good.bin cannot be read") && !d.finder.searching.Busy()
	})
	if d.book.open != nil {
		t.Error("the book is still used")
	}
	// One that has gone since the last time.
	e := sit(t).shown()
	e.change(func(s *settings.Settings) { s.Book = filepath.Join(t.TempDir(), "gone.bin") })
	e.bar.here.SetChecked(true)
	e.until("the news", func() bool {
		return strings.Contains(e.status.text.Text, "gone.bin cannot be read") && !e.finder.searching.Busy()
	})
	e.lists("Carl Ada Berg Zoe")
}
