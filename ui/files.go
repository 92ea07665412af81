package ui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/ui/words"
)

// Open opens a PGN file: the game of one that holds one, the list of another's.
// What is wrong with it is said in the window.
func (w *Window) Open(path string) {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	go func() {
		first, more, err := begin(path)
		w.Post(func() {
			switch {
			case err != nil:
				w.host.Tell(words.T("Open"), words.F("%s cannot be read: %v.", path, cause(err)))
			case first.Number == 0:
				w.host.Tell(words.T("Open"), words.F("%s holds no game.", path))
			case more:
				w.opened(path)
				w.toFile(path)
			default:
				w.opened(path)
				w.show(first, path)
			}
		})
	}()
}

// Knock answers another start of the program: it opens what that was asked to
// open, and comes to the front.
func (w *Window) Knock(paths []string) {
	w.stay()
	for _, path := range paths {
		w.Open(path)
	}
	w.window.RequestFocus()
}

// begin reads the first game of a file, and tells whether there are more.
func begin(path string) (first pgn.Item, more bool, err error) {
	f, err := os.Open(path)
	if err != nil {
		return first, false, err
	}
	defer f.Close()
	s := pgn.NewScanner(f)
	if s.Scan() {
		first, more = s.Item(), s.Scan()
	}
	return first, more, s.Err()
}

// cause leaves out the path that an error repeats.
func cause(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	return err
}

func (w *Window) opened(path string) {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	w.change(w.Settings.Opened(path))
}

func titles(items []pgn.Item) []string {
	var lines []string
	for _, i := range items {
		line := fmt.Sprintf("%d.  %s – %s   %s", i.Number, orUnknown(i.Tag("White")), orUnknown(i.Tag("Black")), i.Tag("Result"))
		for _, name := range []string{"Event", "Date"} {
			if v := i.Tag(name); strings.Trim(v, "?.") != "" {
				line += "   " + v
			}
		}
		lines = append(lines, line)
	}
	return lines
}

func orUnknown(name string) string {
	if name == "" || name == "?" {
		return words.T("Unknown")
	}
	return name
}

// show puts a game on the board, as far as it can be read. path is the file it
// is from, "" for none.
func (w *Window) show(item pgn.Item, path string) {
	go func() {
		rec, err := pgn.Read(item, w.Games)
		w.Post(func() { w.shown(rec, err, library.Original{Path: path, Number: item.Number, Raw: item.Raw}) })
	}()
}

func (w *Window) shown(rec *record.Record, err error, from library.Original) {
	if rec == nil {
		w.host.Tell(words.T("Open"), words.F("The game cannot be read: %v.", err))
		return
	}
	w.toBoard()
	same := rec.Clone()
	if again := w.page.Show(rec); again != nil {
		w.page.Say(words.Sentence(again))
		return
	}
	w.origin = origin{from, same, w.page.Games()}
	w.retitle()
	if err != nil {
		w.page.Say(words.F("Read only in part: %v. The rest stays in the file as it is.", err))
	}
}
