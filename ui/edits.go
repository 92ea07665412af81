package ui

import (
	"errors"
	"path/filepath"
	"slices"

	"passedpawn/game/library"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/words"
)

// origin is the file that the game on the board came from, if it did.
type origin struct {
	library.Original
	record *record.Record // as it is in the file
	game   int            // of the page, by its count
}

// source is where the game on the board came from, the zero Original for nowhere.
func (w *Window) source() library.Original {
	if w.origin.game != w.page.Games() {
		return library.Original{}
	}
	return w.origin.Original
}

// edited reports whether the game on the board says more than its file.
func (w *Window) edited() bool {
	return w.source().Path != "" && !w.origin.record.Equal(w.page.Snapshot().Record)
}

// retitle names the game in the title of the window, and marks one that was
// edited.
func (w *Window) retitle() {
	title := "Passed Pawn"
	if path := w.source().Path; path != "" {
		title = filepath.Base(path) + " – " + title
		if w.edited() {
			title = words.F("● %s (edited)", title)
		}
	}
	if w.window.Title() != title {
		w.window.SetTitle(title)
	}
}

// saveGame writes the game on the board back to its file, or asks for one.
func (w *Window) saveGame() {
	if w.source().Path == "" {
		w.saveAs()
		return
	}
	w.saveInto(w.source(), library.Refuse)
}

// saveInto writes the game on the board into a file, off Fyne's thread.
func (w *Window) saveInto(to library.Original, how library.Conflict) {
	rec := w.page.Snapshot().Record
	go func() {
		now, err := to.Save(pgn.Write(rec), how)
		w.Post(func() {
			switch {
			case errors.Is(err, library.ErrChanged):
				w.conflict(to)
			case err != nil:
				w.host.Tell(words.T("Save"), words.Sentence(err))
			default:
				w.opened(now.Path)
				w.origin = origin{now, rec, w.page.Games()}
				w.page.Say(words.F("Saved in %s.", now.Path))
			}
		})
	}()
}

// conflict asks what is to become of a game that was changed in two places.
func (w *Window) conflict(to library.Original) {
	w.host.Choose(words.T("The file was changed"),
		words.F("%s no longer holds this game as it was opened. Which one shall it hold? Yours is kept among your games in any case.", filepath.Base(to.Path)),
		dialogs.Deed{Text: words.T("Cancel"), Do: func() {}},
		dialogs.Deed{Text: words.T("Theirs"), Do: func() { w.Open(to.Path) }},
		dialogs.Deed{Text: words.T("Mine"), Do: func() { w.saveInto(to, library.Mine) }},
		dialogs.Deed{Text: words.T("Both"), Do: func() { w.saveInto(to, library.Both) }})
}

// editTags lets the person say who played, when and where.
func (w *Window) editTags() {
	rec := w.page.Snapshot().Record
	var named, others []dialogs.Tag
	for _, name := range record.Roster {
		value := rec.Tag(name)
		if name == "Result" {
			value = string(rec.Result)
		}
		named = append(named, dialogs.Tag{Name: name, Value: value})
	}
	for _, t := range rec.Tags {
		if !slices.Contains(record.Roster[:], t.Name) {
			others = append(others, dialogs.Tag(t))
		}
	}
	results := []string{string(rules.WhiteWins), string(rules.BlackWins), string(rules.Drawn), string(rules.Ongoing)}
	w.host.Tags(named, others, results, func(named, others []dialogs.Tag) {
		w.page.SetTags(func(r *record.Record) {
			r.Tags = nil
			for _, t := range named {
				if t.Name == "Result" {
					r.Result = rules.Result(t.Value)
				} else if t.Value != "" {
					r.Tags = append(r.Tags, record.Tag(t))
				}
			}
			for _, t := range others {
				r.Tags = append(r.Tags, record.Tag(t))
			}
		})
	})
}
