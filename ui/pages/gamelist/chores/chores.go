// Package chores changes many games at once: it writes names in one way, writes openings,
// copies, merges, deletes, restores, exports and re-encodes. Each chore first proposes what
// it would do, and does it once the person agrees. A Runner runs them, shows proposals,
// says what was done, and takes the last change back. The package knows no window.
package chores

import (
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// A Proposer finds what a chore would do. Propose runs off Fyne's thread and changes
// nothing.
type Proposer interface {
	Propose(t *task.Task) (Proposal, error)
}

// A Chore is some work on games. Propose comes first, then the person's answer, then Do,
// which runs off Fyne's thread, too. Do can be stopped: it then returns what it has done
// and the error of the task's context.
type Chore interface {
	Proposer
	Do(t *task.Task) (Done, error)
}

// A Proposal is what a chore would do, for the person to agree with. The zero Proposal asks
// nothing.
type Proposal struct {
	Nothing  string             // says why there is nothing to do, "" if there is something
	List     *dialogs.Checklist // what would change, row by row; nil for a question or nothing
	Question Question
	Valid    func() bool // reports whether the listed games are still those of the proposal; nil if it does not matter
}

// A Question is asked before something is done.
type Question struct {
	Title, Text string
	Yes         string // the label of the button that agrees
}

// Done is what a chore has done.
type Done struct {
	Text    string           // what was done, "" if the list shows it
	Undo    string           // the label of the button that takes it back
	Backups []library.Backup // with which it can be taken back, nil if it cannot
	Paths   []string         // files that may have changed, apart from those of the backups
	Then    func()           // is called on Fyne's thread before the result is shown, nil for nothing
}

// Files are the files that chores change.
type Files struct {
	library.Files
	Busy func(name string) error // returns why one of the person's own games cannot be changed now
	Own  func(path string) bool  // reports whether a file is one of the person's own games
}

// name returns the name of a file for a sentence.
func (f Files) name(path string) string {
	if f.Own(path) {
		return i18n.T("common.my-games")
	}
	return filepath.Base(path)
}

// busy returns why a file of a collection cannot be changed now.
func (f Files) busy(games library.Collection, path string) error {
	if games.Own() {
		return f.Busy(filepath.Base(path))
	}
	return nil
}

// A Scope is the games on which a chore works: rows of a table of a collection.
type Scope struct {
	Games library.Collection
	Table *index.Table
	Rows  []int32
}

// Name returns the name of the collection for the person.
func (s Scope) Name() string {
	if s.Games.Own() {
		return i18n.T("common.my-games")
	}
	return filepath.Base(s.Games.Path())
}

// writable returns why the file of the collection cannot be changed.
func (s Scope) writable() error {
	if s.Games.Own() {
		return nil
	}
	return library.Writable(s.Games.Path())
}

// Size returns the size of the text of the games, in bytes.
func (s Scope) Size() (bytes int64) {
	for _, row := range s.Rows {
		_, size := s.Table.Place(int(row))
		bytes += int64(size)
	}
	return bytes
}

// sources returns the files that contain some of the games, and the rows of each file.
func (s Scope) sources() (paths []string, files map[string][]int32) {
	files = map[string][]int32{}
	for _, row := range s.Rows {
		path := s.Games.Source(s.Table, int(row))
		if files[path] == nil {
			paths = append(paths, path)
		}
		files[path] = append(files[path], row)
	}
	return paths, files
}

// gamesText returns "1 game", "12,345 games".
func gamesText(n int) string { return i18n.Count(n, "gamelist.games") }

// gamesIn returns how many games are in some backups.
func gamesIn(all []library.Backup) (games int) {
	for _, b := range all {
		games += b.Games
	}
	return games
}
