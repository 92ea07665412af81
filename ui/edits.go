package ui

import (
	"errors"
	"path/filepath"
	"slices"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/play/player"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// origin is the file from which the game on the board came, if any.
type origin struct {
	library.Original
	record *record.Record // as it is in the file
	game   *player.Game
}

// source returns the origin of the game on the board, the zero Original for none.
func (w *Window) source() library.Original {
	if w.origin.game != w.session.Snapshot().Game.Game {
		return library.Original{}
	}
	return w.origin.Original
}

// edited reports whether the game on the board differs from its file.
func (w *Window) edited() bool {
	return w.source().Path != "" && !w.origin.record.Equal(w.session.Snapshot().Game.Record)
}

// retitle shows the name of the game in the window title, and marks an edited one.
func (w *Window) retitle() {
	title := "Passed Pawn"
	if name := gameName(w.session.Snapshot().Rules); name != "" {
		title = i18n.F("window.game-title", name, title)
	}
	if path := w.source().Path; path != "" {
		title = i18n.F("window.game-title", filepath.Base(path), title)
		if w.edited() {
			title = i18n.F("window.edited", title)
		}
	}
	if w.window.Title() != title {
		w.window.SetTitle(title)
	}
}

// saveGame saves the game on the board to its file, or asks for a file. If the game is
// already being written, it is saved again after that.
func (w *Window) saveGame() {
	d := w.draft()
	if _, busy := w.saving[d.game]; busy {
		w.saving[d.game] = &d
		return
	}
	if w.source().Path == "" {
		w.saveAs()
		return
	}
	w.saveInto(d, w.source(), library.Refuse)
}

// A draft is the game on the board as it is to be saved. By the time it is saved, another
// game may be on the board.
type draft struct {
	record *record.Record
	game   *player.Game // to which the record belongs
	bare   bool         // do not keep a previous version of the file
	agreed bool         // the person agreed that the file loses something
}

func (w *Window) draft() draft {
	return draft{record: w.session.Snapshot().Game.Record, game: w.session.Snapshot().Game.Game}
}

// saveInto saves a game to a file, off Fyne's thread because a large file takes time.
func (w *Window) saveInto(d draft, to library.Original, how library.Conflict) {
	w.agree(d, gamefile.Format(to.Format), func(d draft) { w.saveAgreed(d, to, how) })
}

func (w *Window) saveAgreed(d draft, to library.Original, how library.Conflict) {
	w.page.Say(i18n.F("window.saving", to.Path))
	w.saving[d.game] = nil
	w.write(func() func() {
		now, err := w.files(d).Save(to, gamefile.Text(d.record, gamefile.Format(to.Format), to.File.Of(to.Raw), w.config.Games), how)
		return func() {
			newer := w.saving[d.game]
			delete(w.saving, d.game)
			switch {
			case errors.Is(err, library.ErrUnkept):
				if newer == nil {
					newer = &d
				}
				w.askBare(*newer, err, func(d draft) { w.saveInto(d, to, how) })
			case err != nil && newer != nil:
				w.notSaved(*newer, to, err)
			case err != nil:
				w.notSaved(d, to, err)
			default:
				w.saved(d, now)
				w.page.Say(i18n.F("window.saved-in", now.Path))
				if newer != nil {
					newer.agreed = d.agreed
					w.saveInto(*newer, now, library.Refuse)
				}
			}
		}
	})
}

// notSaved explains why a game was not saved, or asks what to do.
func (w *Window) notSaved(d draft, to library.Original, err error) {
	w.stay()
	w.page.Say(i18n.T("window.not-saved"))
	if errors.Is(err, library.ErrChanged) {
		w.conflict(d, to)
		return
	}
	if errors.Is(err, atomicfile.ErrReadOnly) {
		w.host.Ask(i18n.T("common.save"), i18n.Sentence(err), i18n.T("window.save"), i18n.T("common.cancel"), func(yes bool) {
			if yes {
				w.saveDraftAs(d)
			}
		})
		return
	}
	w.host.Tell(i18n.T("common.save"), i18n.Sentence(err))
}

// saved stores where a game now is, if it is still the one on the board.
func (w *Window) saved(d draft, at library.Original) {
	w.opened(at.Path)
	if d.game == w.session.Snapshot().Game.Game {
		w.origin = origin{at, d.record, d.game}
	}
}

// conflict asks which version of a game to keep that was changed in two places.
func (w *Window) conflict(d draft, to library.Original) {
	w.host.Choose(i18n.T("window.file-changed"),
		i18n.F("window.changed-since-opened-game", filepath.Base(to.Path)),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("window.keep-files-version"), Do: func() { w.Open(to.Path) }},
		dialogs.Deed{Text: i18n.T("window.keep-my-version"), Do: func() { w.saveInto(d, to, library.Mine) }},
		dialogs.Deed{Text: i18n.T("window.keep-both"), Do: func() { w.saveInto(d, to, library.Both) }})
}

// editTags lets the person edit the game's details: who played, when and where.
func (w *Window) editTags() {
	rec := w.session.Snapshot().Game.Record
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
		w.session.Edits.SetTags(func(r *record.Record) {
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
