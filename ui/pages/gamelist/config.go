package gamelist

import (
	"context"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/library/report"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/gamelist/chores"
)

// Config configures a page; nothing may be nil but Files.Drag.
type Config struct {
	pages.Shell
	Files     Files
	Own       Own
	Paths     Paths
	Board     Board
	Encodings Encodings
	Reports   Reports
	Training  Training
	// Print asks how a booklet looks, and calls then with what writes it, off Fyne's thread.
	Print    func(then func(chores.Printer))
	Pieces   *look.Pieces
	Chess    rules.Rules // of the board on which patterns are drawn
	Japanese func()      // is called if a name is Japanese
}

// Files reads and writes files of games.
type Files struct {
	library.Files
	Collection func(path string) library.Collection // returns the games of a file
	ShowFolder func(path string)                    // shows the folder of a file
	// Drag prepares a drag out of the window, with a label beside the pointer. It is nil where
	// the system has none, and returns nil where the window has none.
	Drag func(label string) Drag
}

// A Drag drags a text out of the window, or a file of a name with that text, and reports
// whether it was dropped. It is called off Fyne's thread.
type Drag func(ctx context.Context, text, name string) (dropped bool, err error)

// Own are the person's own games. All methods but Has may be called off Fyne's thread.
type Own interface {
	Favourites
	Has(path string) bool // reports whether a file is one of them
	// Busy returns why one of them cannot be deleted now, nil if it can.
	Busy(name string) error
	// Into prepares copies of games, to be added to them.
	Into(from library.Collection, t *index.Table, rows []int32) (library.Addition, error)
}

// Favourites stores which games a person has marked, by their rows in a table.
type Favourites interface {
	Favourites(c library.Collection, t *index.Table) map[int32]bool
	SetFavourites(c library.Collection, t *index.Table, rows []int32, yes bool) error
}

// Paths asks the person for a file, and calls then unless the person cancels.
type Paths struct {
	Games    func(title string, then func(path string))       // a file of games
	NewGames func(title, name string, then func(path string)) // where to write games; a file that is there is added to
	// PGN asks for a PGN file to write, and before one is replaced.
	PGN func(title, name string, then func(path string, was atomicfile.State))
	// Beside does the same, and proposes the folder of a file, "" for none.
	Beside func(title, file, name string, then func(path string, was atomicfile.State))
	// Export does the same for a file of any format.
	Export func(title, name, variant string, then func(path string, was atomicfile.State))
	Book   func(then func(path string)) // an opening book
	// EditBook opens a book to be edited.
	EditBook func(path string)
}

// Board is the way to the game on the board.
type Board struct {
	New  func()      // asks for a new game
	Line func() Line // returns the game, up to the position that is shown
	// OpenKept and OpenItem open a game that was searched for. read is called off Fyne's
	// thread.
	OpenKept func(name string, by Sought)
	OpenItem func(read func() (pgn.Item, error), path string, by Sought)
}

// Encodings are the encodings of files.
type Encodings struct {
	Choose   func()                             // asks for that of the listed file
	Remember func(path string, as pgn.Encoding) // remembers that of a file
}

// Openings is how games become repertoires, and where the person's games left these.
type Openings struct {
	// Copy writes games into a file of a name, and Load reads the person's repertoires. Both are
	// called off Fyne's thread.
	Copy  func(name, games string) (path string, err error)
	Load  func(ctx context.Context) ([]repertoire.Book, error)
	Begin func(e repertoire.Entry) // trains a repertoire
}

// Training is how the person's mistakes in games are found and kept, and openings trained.
type Training struct {
	Trainer  func() chores.Trainer // with the engine that is chosen now
	Persons  func() []string       // the person's names
	Remember func(name string)     // remembers another one
	Openings Openings
	Review   func() chores.Reviewer // with the engines that are chosen now
	// Show shows exercises for a class and what is to be said about them, "" for nothing.
	Show func(s class.Set, note string)
}

// Reports is the way to the reports on games.
type Reports struct {
	Make   func(report.Request) // makes a report and shows it
	Return func()               // shows the last report again
	Drop   func()               // is called when the games that were listed are no longer those of the file
}
