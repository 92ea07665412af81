package chores

import (
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// BookExtension is the extension of opening books.
const BookExtension = ".bin"

// bookPlies is how far games are followed: what comes later is no opening.
const bookPlies = 40

var errNoMoves = phrase.Errorf("gamelist.book-empty")

// Book makes an opening book of games of chess, which engines and the explorer can use.
type Book struct{ Export }

// Propose asks nothing.
func (b *Book) Propose(*task.Task) (Proposal, error) { return Proposal{}, nil }

// Do writes the book.
func (b *Book) Do(t *task.Task) (Done, error) {
	what := fixed(i18n.F("gamelist.writing", gamesText(len(b.Rows))))
	book, done := polyglot.NewBuilder(), 0
	for line, err := range library.MainLines(b.Games, b.Table, b.Rows, bookPlies) {
		if err != nil {
			return Done{}, err
		}
		if done++; t.Context().Err() != nil {
			return Done{}, t.Context().Err()
		}
		book.Add(line.Start, line.Moves, pointsOf(line.Result, rules.Side(line.Start.Turn())))
		t.Report(float64(done)/float64(len(b.Rows)), what)
	}
	if book.Empty() {
		return Done{}, errNoMoves
	}
	return b.write(book.Write)
}

// pointsOf returns what a game counts for the moves of the side that moves first in it, and for
// those of the other side.
func pointsOf(r rules.Result, first rules.Side) [2]int {
	switch r {
	case rules.Win(first):
		return [2]int{polyglot.Won, polyglot.Lost}
	case rules.Win(first.Other()):
		return [2]int{polyglot.Lost, polyglot.Won}
	}
	return [2]int{polyglot.Drawn, polyglot.Drawn}
}
