package ui

import (
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/words"
)

// saveAs writes the game on the board to a file of the person's choice.
func (w *Window) saveAs() {
	d := w.draft()
	name := nameOf(d.record.Tag("White"), d.record.Tag("Black")) + ".pgn"
	w.askPath(words.T("Save the game"), name, func(path string) { w.save(d, path) })
}

// nameOf is what a file may be called by the players as far as they are known.
func nameOf(white, black string) string {
	if name := strings.Trim(white+" - "+black, " -?"); name != "" {
		return name
	}
	return words.T("Game")
}

// askPath asks where to write a file.
func (w *Window) askPath(title, name string, then func(path string)) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "."
	}
	if docs := filepath.Join(home, "Documents"); isFolder(docs) {
		home = docs
	}
	w.host.SaveFile(title, home, strings.Map(plain, name), then)
}

// askNewPath asks where to write a file, and before one is replaced.
func (w *Window) askNewPath(title, name string, then func(path string)) {
	w.askPath(title, name, func(path string) {
		go func() {
			_, err := os.Stat(path)
			w.Post(func() {
				if err != nil {
					then(path)
					return
				}
				w.host.Ask(words.T("Replace the file?"), words.F("%s is there already.", filepath.Base(path)), words.T("Replace"), words.T("Cancel"), func(yes bool) {
					if yes {
						then(path)
					}
				})
			})
		}()
	})
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

func (w *Window) save(d draft, path string) {
	w.write(func() func() {
		there, games, refusal := standing(path, w.Games)
		return func() {
			if !there && refusal == nil {
				w.create(d, path)
				return
			}
			w.stay() // for an answer
			w.askToReplace(d, path, games, refusal)
		}
	})
}

// askToReplace asks what is to become of a file that is there, with so many games, or
// says why it must not be written to.
func (w *Window) askToReplace(d draft, path string, games int, refusal error) {
	name := filepath.Base(path)
	switch {
	case refusal != nil:
		w.host.Tell(words.T("Save"), words.Sentence(refusal))
	case games > 1:
		w.host.Ask(words.T("Add to the file?"), words.F("%s holds %s games. This one can be added to them.", name, words.Number(games)), words.T("Add"), words.T("Cancel"), func(yes bool) {
			if yes {
				w.saveInto(d, library.Original{Path: path}, library.Both)
			}
		})
	case games == 1:
		w.host.Choose(words.T("The file is there already"), words.F("%s holds a game. Shall this one take its place, or be added to it?", name),
			dialogs.Deed{Text: words.T("Cancel"), Do: func() {}},
			dialogs.Deed{Text: words.T("Add"), Do: func() { w.saveInto(d, library.Original{Path: path}, library.Both) }},
			dialogs.Deed{Text: words.T("Replace"), Do: func() { w.saveInto(d, library.Original{Path: path, Number: 1}, library.Mine) }})
	default:
		w.host.Ask(words.T("Replace the file?"), words.F("%s is there already.", name), words.T("Replace"), words.T("Cancel"), func(yes bool) {
			if yes {
				w.create(d, path)
			}
		})
	}
}

// standing reports whether a file is there, how many games it holds, and why it
// must not be written to.
func standing(path string, known rules.Games) (there bool, games int, refusal error) {
	f, err := os.Open(path)
	if err != nil {
		return false, 0, nil
	}
	defer f.Close()
	s := pgn.NewScanner(f)
	for s.Scan() {
		games++
		if games > 1 {
			continue
		}
		if rec, _ := pgn.Read(s.Item(), known); rec == nil || len(rec.Moves()) == 0 && rec.Root().Said().Rest != "" {
			return true, 0, rules.Errorf("the file %s holds something else than games, choose another name", filepath.Base(path))
		}
	}
	return true, games, s.Err()
}

// create writes a game to a file of its own.
func (w *Window) create(d draft, path string) {
	w.write(func() func() {
		text := pgn.Write(d.record)
		err := atomicfile.Write(path, []byte(text))
		return func() {
			if err != nil {
				w.notSaved(d, library.Original{Path: path}, err)
				return
			}
			w.saved(d, library.Original{Path: path, Number: 1, Raw: strings.TrimRight(text, "\n")})
			w.page.Say(words.F("Saved as %s.", path))
		}
	})
}
