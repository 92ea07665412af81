package ui

import (
	"errors"
	"io"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/kifu"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// saveAs saves the game on the board to a file that the person chooses.
func (w *Window) saveAs() { w.saveDraftAs(w.draft()) }

func (w *Window) saveDraftAs(d draft) {
	types := fileTypes(kifu.Holds(d.record))
	name := nameOf(d.record.Tag("White"), d.record.Tag("Black")) + types[0].Extension
	w.askPath(i18n.T("window.save-game"), name, types, func(path string, _ bool) { w.save(d, path) })
}

// nameOf returns a file name made of the players' names, as far as they are known.
func nameOf(white, black string) string {
	if name := strings.Trim(white+" - "+black, " -?"); name != "" {
		return name
	}
	return i18n.T("window.game")
}

// save saves a game to a path, where a file may already exist.
func (w *Window) save(d draft, path string) {
	as := w.encoding(path)
	w.write(func() func() {
		t := lookAt(path, as, w.config.Games)
		return func() {
			if !t.was.There && t.refusal == nil {
				w.create(d, path, t.was)
				return
			}
			w.stay() // to show the question
			w.askToReplace(d, path, t)
		}
	})
}

// askToReplace asks what to do with an existing file, or explains why it must not be
// written.
func (w *Window) askToReplace(d draft, path string, t target) {
	name := filepath.Base(path)
	switch {
	case t.refusal != nil:
		w.host.Tell(i18n.T("common.save"), i18n.Sentence(t.refusal))
	case t.games > 1:
		w.host.Ask(i18n.T("window.add-file"), i18n.F("window.contains-games-add-game", name, i18n.Number(t.games)), i18n.T("window.add"), i18n.T("common.cancel"), func(yes bool) {
			if yes {
				w.saveInto(d, t.any(), library.Both)
			}
		})
	case t.games == 1:
		w.host.Choose(i18n.T("window.file-already-exists"), i18n.F("window.already-contains-game-replace", name),
			dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
			dialogs.Deed{Text: i18n.T("window.add"), Do: func() { w.saveInto(d, t.any(), library.Both) }},
			dialogs.Deed{Text: i18n.T("window.replace"), Do: func() { w.saveInto(d, t.first, library.Refuse) }})
	default:
		w.askIfReplaced(path, func() { w.create(d, path, t.was) })
	}
}

// A target is what is at a path where a game is to be saved.
type target struct {
	was     atomicfile.State
	games   int
	first   library.Original // the first of the games
	refusal error            // why the file must not be written
}

// any returns the file itself, for saving a game that is not one of its own.
func (t target) any() library.Original {
	return library.Original{Path: t.first.Path, File: t.first.File, Format: t.first.Format}
}

func lookAt(path string, as pgn.Encoding, known rules.Games) (t target) {
	if t.was, t.refusal = found(path); t.refusal != nil || !t.was.There {
		return t
	}
	f, err := openfile.Open(path)
	if err != nil {
		t.refusal = unreadable(path, err)
		return t
	}
	defer f.Close()
	s := gamefile.NewScanner(f, path, pgn.Automatic)
	for s.Scan() {
		if t.games++; t.games > 1 {
			continue
		}
		t.first = library.OriginalOf(s.Item(), path, as)
		if rec, _ := pgn.Read(s.Item(), known); rec == nil || len(rec.Moves()) == 0 && rec.Root().Said().Rest != "" {
			t.refusal = phrase.Errorf("window.file-not-pgn-file", filepath.Base(path))
			return t
		}
	}
	if s.Err() != nil {
		t.refusal = unreadable(path, s.Err())
	}
	return t
}

// found returns the state of the file at a path, or why it must not be written.
func found(path string) (was atomicfile.State, refusal error) {
	was, err := atomicfile.Look(path)
	if err != nil {
		return was, unreadable(path, err)
	}
	if err := atomicfile.Writable(path); err != nil {
		return was, phrase.Errorf("window.file-cannot-replaced-choose", filepath.Base(path), err)
	}
	return was, nil
}

func unreadable(path string, err error) error {
	return phrase.Errorf("window.file-cannot-read-not", filepath.Base(path), cause(err))
}

// create writes a game to a new file, or replaces a file that is still in the state was.
func (w *Window) create(d draft, path string, was atomicfile.State) {
	to := gamefile.TargetOf(path)
	w.agree(d, to.Format, func(d draft) { w.createAs(d, path, to, was) })
}

func (w *Window) createAs(d draft, path string, to gamefile.Target, was atomicfile.State) {
	w.write(func() func() {
		_, text := to.New(d.record, w.config.Games)
		err := w.files(d).Write(path, was, func(out io.Writer) error {
			_, err := io.WriteString(out, text)
			return err
		})
		return func() {
			switch {
			case errors.Is(err, atomicfile.ErrChanged):
				w.save(d, path)
			case errors.Is(err, library.ErrUnkept):
				w.askBare(d, err, func(d draft) { w.create(d, path, was) })
			case err != nil:
				w.notSaved(d, library.Original{Path: path}, err)
			default:
				at := library.Original{Path: path, Number: 1, Raw: strings.TrimRight(text, "\n")}
				if to.Format != kifu.None {
					if items := gamefile.Scan(text, path); len(items) == 1 {
						at = library.OriginalOf(items[0], path, "")
					}
				}
				w.saved(d, at)
				w.page.Say(i18n.F("window.saved-as", path))
			}
		}
	})
}

// files returns the Files that write a draft.
func (w *Window) files(d draft) library.Files {
	if d.bare {
		return w.config.Files.Bare()
	}
	return w.config.Files
}

// askBare asks whether to save without a previous version, which cannot be kept.
func (w *Window) askBare(d draft, err error, then func(draft)) {
	w.stay()
	w.page.Say(i18n.T("window.not-saved"))
	w.host.Ask(i18n.T("common.save"), i18n.Sentence(err)+" "+i18n.T("window.save-anyway"), i18n.T("common.save"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			d.bare = true
			then(d)
		}
	})
}
