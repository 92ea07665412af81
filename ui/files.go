package ui

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/atomicfile"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Open opens a PGN file. What is wrong with it is said in the window.
func (w *Window) Open(path string) {
	go func() {
		data, err := os.ReadFile(path)
		items := pgn.Scan(string(data))
		w.Post(func() {
			switch {
			case err != nil:
				w.host.Tell("Open", fmt.Sprintf("%s cannot be read: %v.", path, cause(err)))
			case len(items) == 0:
				w.host.Tell("Open", fmt.Sprintf("%s holds no game.", path))
			case len(items) == 1:
				w.opened(path)
				w.show(items[0])
			default:
				w.opened(path)
				w.host.Pick(filepath.Base(path), titles(items), func(i int) { w.show(items[i]) })
			}
		})
	}()
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
		return "Unknown"
	}
	return name
}

// show puts a game of a file on the board, as far as it can be read.
func (w *Window) show(item pgn.Item) {
	go func() {
		rec, err := pgn.Read(item, w.Rules)
		w.Post(func() { w.shown(rec, err) })
	}()
}

func (w *Window) shown(rec *record.Record, err error) {
	if rec == nil {
		w.host.Tell("Open", "The game cannot be read: "+err.Error()+".")
		return
	}
	w.toBoard()
	if again := w.page.Show(rec); again != nil {
		w.page.Say(again.Error())
		return
	}
	if err != nil {
		w.page.Say("Read only in part: " + err.Error() + ".")
	}
}

// saveAs writes the game on the board to a file of the person's choice.
func (w *Window) saveAs() {
	rec := w.page.Snapshot().Record
	home, err := os.UserHomeDir()
	if err != nil {
		home = "."
	}
	if docs := filepath.Join(home, "Documents"); isFolder(docs) {
		home = docs
	}
	name := rec.Tag("White") + " - " + rec.Tag("Black") + ".pgn"
	w.host.SaveFile(home, strings.Map(plain, name), func(path string) { w.save(path) })
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func plain(r rune) rune {
	if strings.ContainsRune(`/\:*?"<>|`, r) {
		return '_'
	}
	return r
}

func (w *Window) save(path string) {
	rec := w.page.Snapshot().Record
	go func() {
		text, err := pgn.Write(rec, w.Rules)
		there, refusal := standing(path, w.Rules)
		w.Post(func() {
			switch err = cmp.Or(err, refusal); {
			case err != nil:
				w.host.Tell("Save", err.Error())
			case there:
				w.host.Ask("Replace the file?", filepath.Base(path)+" is there already.", "Replace", "Cancel", func(yes bool) {
					if yes {
						w.write(path, text)
					}
				})
			default:
				w.write(path, text)
			}
		})
	}()
}

// standing reports whether a file is there, and why it must not be replaced:
// because it holds more than one game, or more than this program would keep.
func standing(path string, r rules.Rules) (there bool, refusal error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return false, nil
	}
	items := pgn.Scan(string(data))
	if len(items) > 1 {
		return true, fmt.Errorf("%s holds %d games, and saving there would leave only this one. Choose another name", filepath.Base(path), len(items))
	}
	for _, item := range items {
		if rec, err := pgn.Read(item, r); rec == nil || err != nil || len(rec.Lost) > 0 {
			return true, fmt.Errorf("%s holds things this program would lose. Choose another name", filepath.Base(path))
		}
	}
	return true, nil
}

func (w *Window) write(path, text string) {
	go func() {
		err := atomicfile.Write(path, []byte(text))
		w.Post(func() {
			if err != nil {
				w.host.Tell("Save", err.Error()+".")
				return
			}
			w.opened(path)
			w.page.Say("Saved as " + path + ".")
		})
	}()
}
