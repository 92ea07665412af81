package ui

import (
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/polyglot/polyglottest"
)

// TestOpenBook opens a book and games as a person does with File, Open. The explorer shows
// the book beside the games that were listed last, and a broken one is refused.
func TestOpenBook(t *testing.T) {
	d := many(t)
	book := d.file("small.bin", string(polyglottest.Book(polyglottest.Line{Moves: []string{"g2g3"}, Weight: 3},
		polyglottest.Line{Moves: []string{"d2d4"}, Weight: 1})))
	d.toBoard()
	d.session.Browse(nil)
	d.Open(book)
	d.until("the book", func() bool {
		seen := strings.Join(d.seen(), " ")
		return strings.Contains(seen, "g3 75 % 0") && strings.Contains(seen, "d4 25 % 30")
	})
	if d.settings.Book != book || !strings.Contains(d.texts(), "many.pgn") {
		t.Errorf("the settings have %q", d.settings.Book)
	}
	d.Open(d.file("broken.bin", "not a book"))
	d.says("broken.bin cannot be read: the file is not a Polyglot book")
	if d.settings.Book != book {
		t.Errorf("the settings have %q", d.settings.Book)
	}
}

// TestOpenBookFirst opens a book before any games were listed: it is shown beside the
// person's own games.
func TestOpenBookFirst(t *testing.T) {
	d := open(t, t.TempDir())
	d.Open(d.file("small.bin", string(polyglottest.Book(polyglottest.Line{Moves: []string{"g2g3"}, Weight: 3}))))
	d.until("the book", func() bool { return strings.Contains(strings.Join(d.seen(), " "), "g3 100 % 0") })
	if d.onBoard() || filepath.Base(d.settings.Book) != "small.bin" {
		t.Error("the games are not in sight")
	}
}
