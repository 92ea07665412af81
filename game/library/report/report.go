// Package report makes reports on many games: on a player, on an opening, on a tournament.
// A report is tables of words and numbers, which the window, a PDF and a PGN comment show
// each in its way. It reads games through game/library/index and game/records/pgn, and displays nothing.
package report

import (
	"context"
	"iter"

	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A Source is the games on which a report is made. Nothing may be nil.
type Source struct {
	Table *index.Table
	Rows  []int32 // of the table
	// Items reads the games in some rows.
	Items func(rows []int32) iter.Seq2[pgn.Item, error]
	// Find finds a position in the games of the source.
	Find  func(ctx context.Context, at index.Place) (index.Find, error)
	Games rules.Games
	// Step is called with the number of games that have been read, and of all.
	Step func(done, all int)
}

// A Report is what there is to say of some games.
type Report struct {
	Title    phrase.Phrase
	About    []phrase.Phrase // sentences
	Sections []Section
	Rows     []int32 // the games, by their rows in the table
}

// A Section is a table of a report.
type Section struct {
	Title phrase.Phrase
	Note  phrase.Phrase // a sentence, empty for none
	Head  []phrase.Word // the names of the columns, the most important first
	Lines []Line
	// Chart asks for a column for each line, as high as its number of games.
	Chart bool
	// Whole asks for every column, also those for which there is no room.
	Whole bool
}

// A Line is a row in the table of a section.
type Line struct {
	Cells []phrase.Word // nil for an empty cell; the first is a name, the others numbers
	// Shares are the games won, drawn and lost: by the player, or by White in a report
	// without one.
	Shares [3]int
	Rows   []int32 // the games
	Game   bool    // the line is about the one game, not about several
}

// every is the number of games between two reports of the progress.
const every = 256

// read calls do with each game in some rows of the source.
func (s Source) read(ctx context.Context, rows []int32, do func(row int32, item pgn.Item)) error {
	n := 0
	for item, err := range s.Items(rows) {
		if err != nil {
			return err
		}
		if n%every == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
			s.Step(n, len(rows))
		}
		if n < len(rows) {
			do(rows[n], item)
		}
		n++
	}
	return ctx.Err()
}
