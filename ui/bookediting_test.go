package ui

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/polyglot/polyglottest"
)

// TestEditBook edits the book of the explorer, which shows the change once it is saved. The
// program does not end without asking about a change that is not.
func TestEditBook(t *testing.T) {
	d := many(t)
	book := d.file("small.bin", string(polyglottest.Book(polyglottest.Line{Moves: []string{"g2g3"}, Weight: 3},
		polyglottest.Line{Moves: []string{"d2d4"}, Weight: 1})))
	d.session.Browse(nil)
	d.Open(book)
	d.until("the book", func() bool { return strings.Contains(strings.Join(d.seen(), " "), "g3 75 % 0") })
	before, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	menuItem(t, d, "Analyse", "Opening books").Action()
	d.until("the same book", func() bool { return d.books.Path() == book && !d.books.Busy() })
	d.press("Remove")
	for range 2 { // the system may ask again
		d.Close()
		d.says("small.bin has changes that are not saved.")
	}
	d.press("Cancel")
	if now, err := os.ReadFile(book); err != nil || string(now) != string(before) {
		t.Fatal("the file was written", err)
	}
	if d.Close(); d.front.hidden {
		t.Error("the program ends")
	}
	d.press("Cancel")
	d.press("Save")
	d.until("it is saved", func() bool { return !d.books.Busy() })
	d.turnTo(d.gameList)
	d.until("the change", func() bool { return strings.Contains(strings.Join(d.seen(), " "), "d4 100 % 30") })
}
