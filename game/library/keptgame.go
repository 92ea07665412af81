package library

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A keptGame is a game of a Keeper. It has a file, or gets one when it is first written.
type keptGame struct {
	how  Conflict     // what to do if another program has written to the file
	next *pendingGame // to be written, nil for nothing
	drop bool         // remove the file

	// Only the keeper's goroutine uses these.
	name  string                    // of the file
	was   atomicfile.State          // of the file when it was last read or written
	seen  bool                      // the file was examined
	kept  extent                    // of the game in the file
	plain bool                      // the game has no history in a file
	texts map[*record.Record]string // of the records in the history

	noUndo error // why the history was not written, nil if it was
}

// A pendingGame is a game as it is to be written, with its history.
type pendingGame struct {
	*record.Record
	history record.History
}

// saveAll tries once to write everything, and returns the first error. A game that cannot be
// written does not stop the others.
func (k *Keeper) saveAll() (failed error) {
	for _, g := range slices.Clone(k.unsaved) {
		if err := k.save(g); failed == nil {
			failed = err
		}
	}
	k.unsaved = slices.DeleteFunc(k.unsaved, func(g *keptGame) bool { return g.next == nil && !g.drop })
	if g := k.current; !k.pointed {
		k.pointed = true
		var err error
		k.unlocked(func() {
			err = k.slot.point(g.name)
			g.look(k.slot.folder)
		})
		if err != nil {
			k.pointed = false
		}
		if failed == nil {
			failed = err
		}
	}
	return failed
}

// save writes or removes the file of a game. If the game has changed meanwhile, it
// stays to be written.
func (k *Keeper) save(g *keptGame) (err error) {
	name, next, drop, how, lost := g.name, g.next, g.drop, g.how, false
	claim := func(string) {}
	if g == k.current {
		claim = func(name string) { _ = k.slot.point(name) } // tried again if it fails
	}
	g.how = Refuse
	k.unlocked(func() {
		lost = k.slot.lost()
		g.look(k.slot.folder)
		if drop {
			err = k.slot.folder.remove(g)
		} else {
			err = k.slot.folder.write(g, next, how, claim)
		}
	})
	if err != nil {
		return err
	}
	if g == k.current && (g.name != name || lost) {
		k.pointed = false
	}
	if g.next == next {
		g.next = nil
	}
	g.drop = g.drop && !drop
	return nil
}

// look examines the file before anything is written to it.
func (g *keptGame) look(f *Folder) {
	if g.name != "" && !g.seen {
		g.was, _ = atomicfile.Look(f.Path(g.name))
		g.seen = true
		if rec, _ := f.Load(g.name); rec != nil {
			g.kept = extentOf(rec)
		}
	}
}

// An extent is how far a game has come.
type extent struct {
	plies int
	over  bool
}

func extentOf(rec *record.Record) extent { return extent{len(rec.Main()), rec.Result != rules.Ongoing} }

// takenBack is how many plies go when a move of a game is taken back.
const takenBack = 2

// spare keeps the version in a file before a game that was over is changed: at most one a
// day, and always if moves go. A game that is being played changes with every move, and of
// that a version is kept only if more goes than a move that is taken back.
func (f *Folder) spare(g *keptGame, next *record.Record) error {
	gone := g.kept.plies - len(next.Main())
	shorter := gone > takenBack || gone > 0 && g.kept.over
	if !shorter && !g.kept.over {
		return nil
	}
	files, path := NewFiles(f.dir, time.Now), f.Path(g.name)
	if !shorter && files.keptOn(time.Now(), realPath(path)) {
		return nil
	}
	if err := files.version(path, unwrapped); shorter && !errors.Is(err, errTooLarge) {
		return err
	}
	return nil // what is only added to loses nothing
}

// ErrRewritten means that the game in progress was not written because something else
// changed its file.
var ErrRewritten = phrase.Errorf("library.another-program-changed-file")

// write writes a game to its file, or to a new one, which it claims first, so that a
// crash in between leaves no orphaned game.
func (f *Folder) write(g *keptGame, rec *pendingGame, how Conflict, claim func(name string)) error {
	text := []byte(pgn.Write(rec.Record))
	return f.withFolder(func() error {
		if g.name != "" {
			err := f.rewrite(g, rec, text, how)
			if how != Both || !errors.Is(err, ErrRewritten) {
				return err
			}
		}
		name, err := reserve(f.Games(), fileName(rec.Record, time.Now()), ".pgn")
		if err != nil {
			return err
		}
		claim(name)
		g.plain = false // a deleted game may have had this name
		f.keepHistory(g, name, string(text), rec.history)
		if err := atomicfile.Write(f.Path(name), text); err != nil {
			_ = os.Remove(f.Path(name))
			return err
		}
		g.name, g.was, g.seen, g.kept = name, atomicfile.Of(text), true, extentOf(rec.Record)
		return nil
	})
}

// rewrite writes the text of a game to its file. If another program changed the file, it
// stays as it is; for the choice Mine it becomes a backup.
func (f *Folder) rewrite(g *keptGame, rec *pendingGame, text []byte, how Conflict) error {
	path := f.Path(g.name)
	now, err := atomicfile.Look(path)
	if err != nil {
		return err
	}
	switch {
	case now.There && now != g.was && how != Mine:
		return ErrRewritten
	case now.There && now != g.was:
		err = NewFiles(f.dir, time.Now).version(path, unwrapped)
	case now.There:
		err = f.spare(g, rec.Record)
	}
	if err != nil {
		return err
	}
	f.keepHistory(g, g.name, string(text), rec.history)
	err = atomicfile.Replace(path, now, nil, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
	if err == nil {
		g.was, g.kept = atomicfile.Of(text), extentOf(rec.Record)
	}
	return err
}

func (f *Folder) remove(g *keptGame) error {
	if g.name != "" {
		if err := os.Remove(f.Path(g.name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		f.keepHistory(g, g.name, "", record.History{})
	}
	g.name = ""
	return nil
}
