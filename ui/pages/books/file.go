package books

import (
	"bytes"
	"io"
	"path/filepath"

	"passedpawn/game/chess/polyglot"
	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// Files reads and writes books, and asks the person for them.
type Files struct {
	Open  func(then func(path string))
	New   func(title, name string, then func(path string, was atomicfile.State)) // asks before a file is replaced
	Write func(path string, was atomicfile.State, produce func(io.Writer) error) error
}

// largest is the size of a book that can be edited, in bytes: it is read into memory.
const largest = 1 << 29

var errLarge = phrase.Errorf("books.large", largest>>20)

// A file is where the book on the page comes from, and whether it has been saved.
type file struct {
	page    *Page
	path    string           // "" for a new book
	was     atomicfile.State // of the file when it was read or written
	saved   int              // the changes in the file; -1 if they can no longer be undone to
	edits   int              // how often something was changed
	asked   *dialogs.Question
	reading *task.Latest
}

func newFile(p *Page) *file { return &file{page: p, reading: task.NewLatest(p.tasks)} }

// name returns the name of the book for the person.
func (f *file) name() string {
	if f.path == "" {
		return i18n.T("books.new")
	}
	return filepath.Base(f.path)
}

// unsaved reports whether there are changes that the file does not have.
func (f *file) unsaved() bool {
	done, _ := f.page.draft.Steps()
	return done != f.saved
}

// touched takes note of a change that made it so many.
func (f *file) touched(done int) {
	f.edits++
	if done <= f.saved {
		f.saved = -1 // those that were saved and undone are gone
	}
}

// A content is a book that has been read, and what its file had in it.
type content struct {
	book *polyglot.Book
	was  atomicfile.State
}

// A state is how far a book has been edited. It is another one after each change.
type state struct {
	draft       *polyglot.Draft
	edits, done int
}

func (f *file) state() state {
	done, _ := f.page.draft.Steps()
	return state{f.page.draft, f.edits, done}
}

// Edit opens the book at a path, after asking what to do with changes to another one, also those
// that are made while it is read. If it cannot be read, the page keeps the book it had.
func (p *Page) Edit(path string) {
	p.Leave(func() {
		before := p.file.state()
		task.Go(p.file.reading, func(t *task.Task) (content, error) {
			info, err := openfile.Stat(path)
			if err != nil {
				return content{}, err
			}
			if info.Size() > largest {
				return content{}, errLarge
			}
			data, err := openfile.ReadFile(path)
			if err != nil {
				return content{}, err
			}
			b, err := polyglot.New(bytes.NewReader(data), int64(len(data)))
			if err != nil {
				return content{}, err
			}
			return content{b, atomicfile.Of(data)}, b.Check(t.Context())
		}, func(c content, err error) {
			if err != nil {
				p.config.Tell(i18n.T("books.title"), i18n.F("window.cannot-read", path, err))
				return
			}
			if p.file.state() == before {
				p.file.replace(path, c)
				return
			}
			p.Leave(func() { p.file.replace(path, c) })
		})
	})
}

// replace shows another book.
func (f *file) replace(path string, c content) {
	p := f.page
	f.path, f.was, f.saved = path, c.was, 0
	p.draft, p.where, p.walk = polyglot.NewDraft(c.book), nil, start(p.config.Chess)
	p.show()
	p.config.Changed()
}

// Path returns the path of the book on the page, "" for a new one.
func (p *Page) Path() string { return p.file.path }

// Untouched reports whether the page has an empty book in which nothing was done yet.
func (p *Page) Untouched() bool {
	done, undone := p.draft.Steps()
	return p.file.path == "" && done+undone == 0
}

// Leave calls then, after asking what to do with changes that have not been saved. Until the book
// is gone they stay unsaved: what follows may fail, or the person may think again.
func (p *Page) Leave(then func()) {
	if !p.file.unsaved() {
		then()
		return
	}
	p.file.asked.Close()
	p.file.asked = p.config.Choose(i18n.T("books.title"), i18n.F("books.unsaved", p.file.name()),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("books.discard"), Do: then},
		dialogs.Deed{Text: i18n.T("common.save"), Do: func() { p.saveThen(func() { p.Leave(then) }) }, Default: true})
}

// save writes the book into its file, or asks for one.
func (p *Page) save() { p.saveThen(func() {}) }

// saveThen saves the book, after what is being read or written, and calls then if it is saved.
func (p *Page) saveThen(then func()) {
	switch {
	case p.Busy():
		p.tasks.WhenIdle(func() { p.saveThen(then) })
	case p.file.path == "":
		p.saveAs(then)
	default:
		p.write(p.file.path, p.file.was, then)
	}
}

// saveAs writes the book into another file.
func (p *Page) saveAs(then func()) {
	p.config.Files.New(i18n.T("books.save-as"), i18n.T("books.new"), func(path string, was atomicfile.State) { p.write(path, was, then) })
}

// write writes the book as it is now, unless another program has changed the file.
func (p *Page) write(path string, was atomicfile.State, then func()) {
	version, draft := p.draft.Version(), p.draft
	done, _ := draft.Steps()
	task.Go(p.tasks, func(*task.Task) (atomicfile.State, error) {
		var data bytes.Buffer
		if err := version.Write(&data); err != nil {
			return atomicfile.State{}, err
		}
		return atomicfile.Of(data.Bytes()), p.config.Files.Write(path, was, func(w io.Writer) error {
			_, err := w.Write(data.Bytes())
			return err
		})
	}, func(now atomicfile.State, err error) {
		if err != nil {
			p.fail(err)
			return
		}
		if p.draft == draft {
			p.file.path, p.file.was, p.file.saved = path, now, done
			p.panel.retitle()
			p.status.Say(i18n.F("books.saved", filepath.Base(path)), widgets.Success)
		}
		then()
	})
}
