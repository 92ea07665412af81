package ui

import (
	"bytes"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filename"
	"passedpawn/game/files/openfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/phrase"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	pageclass "passedpawn/ui/pages/class"
)

// classes connects the page with the exercises of a class with files and the clipboard.
type classes struct {
	window *Window
	page   *pageclass.Page
}

func newClasses(w *Window) *classes {
	c := w.config
	return &classes{window: w, page: pageclass.New(pageclass.Config{
		Shell: w.shell, Games: c.Play.Games, Chess: c.Play.Games[0], Pieces: w.pieces, Store: c.Teaching.Class,
		Puzzles: c.Teaching.Puzzles, Draw: c.Teaching.Draw,
		Ask: func(title, yes string, all []dialogs.Options, then func(chosen []int)) {
			dialogs.AskOptions(w.host, title, yes, all, then)
		},
		FullScreen: func(on bool) { c.System.FullScreen(w.window, on) },
		Files: pageclass.Files{
			Open: func() {
				w.files.many(i18n.T("class.open"), func(paths ...string) { w.classes.openAny(paths) }, gameFiles())
			},
			SaveAs: func(title, name, extension string, then func(path string, was atomicfile.State)) {
				w.files.newPath(title, name, []dialogs.FileType{{Name: title, Extension: extension}}, then)
			},
			Save: c.Folders.Files.Write,
			Print: func(size int) func(io.Writer, class.Set) error {
				with := w.exporter()
				return func(out io.Writer, s class.Set) error { return with.Worksheet(out, s, size) }
			},
		},
	}, c.Person.Settings)}
}

// mostRead is how large a file of exercises or slips may be, in bytes.
const mostRead = 1 << 20

// A work is what a file has for a class.
type work struct {
	path  string
	set   class.Set
	slips string // the text with the slips
	err   error
}

// lookAt reads a file for a class. ok is false if it is a file of another kind. all takes every file
// with positions as one of exercises.
func (c *classes) lookAt(path string, all bool) (w work, ok bool) {
	f, err := openfile.Open(path)
	if err != nil {
		return work{path: path, err: err}, all
	}
	defer f.Close()
	if packed.FormatOf(f) != packed.None {
		return work{path: path, err: phrase.Errorf("class.unreadable", mostRead>>20)}, all
	}
	data, err := io.ReadAll(io.LimitReader(f, mostRead+1))
	switch {
	case err != nil:
		return work{path: path, err: err}, all
	case len(data) > mostRead || bytes.IndexByte(data, 0) >= 0:
		return work{path: path, err: phrase.Errorf("class.unreadable", mostRead>>20)}, all
	case !all && !class.Is(string(data)):
		return work{path: path, slips: string(data)}, c.slips(string(data))
	}
	if c.slips(string(data)) {
		return work{path: path, slips: string(data)}, true
	}
	w.path = path
	name := strings.TrimSuffix(filename.Base(path), filepath.Ext(path))
	w.set, w.err = class.Read(string(data), name, c.window.config.Play.Games)
	return w, all || w.err == nil // others can open it as games
}

// slips reports whether a text has slips, and no games with something like a slip in a comment.
func (c *classes) slips(text string) bool {
	if !class.AreSlips(text) || strings.Contains(text, "[Event \"") {
		return false
	}
	good, _ := class.ReadSlips(text)
	return len(good) > 0 || !strings.ContainsAny(text, "[{")
}

// open opens those of some files that have exercises or slips, and calls then with the others.
func (c *classes) open(paths []string, then func(others []string)) {
	c.look(paths, false, func(found []work) {
		then(slices.DeleteFunc(slices.Clone(paths), func(path string) bool {
			return slices.ContainsFunc(found, func(w work) bool { return w.path == path })
		}))
	})
}

// openAny opens files as exercises or slips, whatever they are.
func (c *classes) openAny(paths []string) { c.look(paths, true, func([]work) {}) }

// look reads files, shows what they have for a class, and calls then with those that have
// something.
func (c *classes) look(paths []string, all bool, then func(found []work)) {
	c.window.desk.Opening.Read(func() func() {
		var found []work
		for _, path := range paths {
			if w, ok := c.lookAt(path, all); ok {
				found = append(found, w)
			}
		}
		return func() {
			c.show(found)
			then(found)
		}
	})
}

// show shows exercises, and counts slips.
func (c *classes) show(found []work) {
	var slips []pageclass.Said
	for _, f := range found {
		switch {
		case f.err != nil:
			c.window.host.Tell(i18n.T("class.title"), filename.Base(f.path)+": "+i18n.Sentence(f.err))
		case f.slips != "":
			slips = append(slips, pageclass.Said{Text: f.slips, Name: filename.Base(f.path)})
		default:
			c.exercises(f.set, "")
		}
	}
	if len(slips) > 0 {
		c.turn()
		c.page.Take(slips...)
	}
}

// turn turns to the page.
func (c *classes) turn() {
	if c.window.inSight != c.page {
		c.window.turnTo(c.page)
	}
}

// exercises shows exercises, and what is to be said about them.
func (c *classes) exercises(s class.Set, note string) {
	c.turn()
	if c.page.Show(s); note != "" {
		c.page.Note(note)
	}
}

// paste takes exercises or slips that were copied, and reports false if a text is something else.
func (c *classes) paste(text string) bool {
	switch {
	case len(text) > mostRead:
		return false
	case c.slips(text):
		c.turn()
		c.page.Take(pageclass.Said{Text: text})
	case class.Is(text):
		s, err := class.Read(text, i18n.T("class.exercises"), c.window.config.Play.Games)
		if err != nil {
			return false
		}
		c.exercises(s, "")
	default:
		return false
	}
	return true
}
