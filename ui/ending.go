package ui

import (
	"cmp"
	"errors"
	"sync/atomic"
	"time"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// Close hides the window at once, and ends the program when everything has been saved.
// Work on many games is stopped, and leaves nothing half done.
func (w *Window) Close() {
	if w.ending {
		return
	}
	s := w.settings
	size := w.window.Canvas().Size()
	s.Width, s.Height = size.Width, size.Height
	w.saver.save(s)
	w.window.Hide()
	w.gameList.Stop()
	w.reports.Stop()
	w.matches.Stop()
	w.choosing.Drop()
	w.ending = true
	w.hurry = task.After(w.config.Post, w.config.Patience, func() { w.askToEnd(errSlow) })
	w.end()
}

// write works on a file off Fyne's thread, and calls the function that do returns on
// Fyne's thread. The program does not end before that.
func (w *Window) write(do func() (then func())) {
	task.Go(w.writes, func(*task.Task) (func(), error) { return do(), nil }, func(then func(), _ error) {
		then()
		w.end()
	})
}

// stay shows a closed window again, because there is something to say or ask about a
// file.
func (w *Window) stay() {
	if w.ending {
		w.ending = false
		w.hurry()
		w.window.Show()
	}
}

// closing reports whether the program should end as soon as everything has been saved.
func (w *Window) closing() bool { return w.ending || w.asked.Open() }

// end ends the program if the person has closed it and no file is being written.
func (w *Window) end() {
	if !w.closing() || w.writes.Busy() {
		return
	}
	task.Go(w.flush, func(*task.Task) (bool, error) {
		w.gameList.Wait()
		w.reports.Wait()
		w.matches.Wait()
		return true, cmp.Or(w.keeper.Flush(), w.saver.flush(), w.listing.flush())
	}, func(_ bool, err error) {
		switch {
		case errors.Is(err, library.ErrRewritten) && w.closing():
			w.askRewritten()
		case err != nil && w.ending:
			w.askToEnd(err)
		case err == nil && w.closing():
			w.quit()
		}
	})
}

// quit ends the program, whether or not everything has been saved.
func (w *Window) quit() {
	w.asked.Close()
	if !w.ending {
		w.ending = true
		w.window.Hide()
	}
	w.hurry()
	w.config.Quit()
}

var errSlow = phrase.Errorf("window.saving-takes-unusually-long")

// askToEnd asks what to do if something cannot be saved. If it is saved while the
// question is open, the program ends.
func (w *Window) askToEnd(err error) {
	w.stay()
	w.asked.Close()
	w.asked = w.host.Choose(i18n.T("window.not-everything-saved"),
		i18n.Sentence(err)+"\n\n"+i18n.T("window.passed-pawn-keeps-trying"),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("window.quit-without-saving"), Do: w.quit},
		dialogs.Deed{Text: i18n.T("window.try-again"), Do: w.Close})
}

// kept is called with the reason why the running game cannot be saved, and with nil once
// it can.
func (w *Window) kept(err error) {
	w.session.SetUnsaved(err)
	switch {
	case err == nil:
		w.end()
	case errors.Is(err, library.ErrRewritten):
		w.askRewritten()
	}
}

// askRewritten asks which version of the running game to keep, because another program
// has changed its file. If the program was closing, it ends after that.
func (w *Window) askRewritten() {
	ends, name := w.closing(), w.config.Slot.Game()
	w.stay()
	w.asked.Close()
	settle := func(how library.Conflict) {
		w.keeper.Settle(how)
		if ends {
			w.Close()
		}
	}
	w.asked = w.host.Choose(i18n.T("window.file-changed"),
		i18n.F("window.another-program-changed-file", name),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("window.keep-files-version"), Do: func() {
			settle(library.Both)
			if !ends {
				w.openAgain(name)
			}
		}},
		dialogs.Deed{Text: i18n.T("window.keep-my-version"), Do: func() { settle(library.Mine) }},
		dialogs.Deed{Text: i18n.T("window.keep-both"), Do: func() { settle(library.Both) }})
}

// remembered is called with the reason why the settings cannot be saved, and with nil
// once they can.
func (w *Window) remembered(err error) {
	if err == nil {
		w.end()
		return
	}
	w.page.Say(i18n.F("window.settings-not-saved", err))
}

// Finish waits until everything that can be saved has been, for use when Fyne's thread no
// longer runs posted functions.
func (w *Window) Finish() {
	w.writes.Wait()
	w.keeper.Close()
	w.saver.close()
	w.listing.close()
	w.config.Programs.Close(patience)
}

// patience is how long the program waits at its end for other engines to end. Engines that
// follow their protocol need a moment only.
const patience = 2 * time.Second

// forgetful is a keeper that stores nothing, for use if there is no folder for games.
type forgetful struct{ game atomic.Bool }

func (f *forgetful) Begin(string)          { f.game.Store(false) }
func (f *forgetful) Keep(*record.Record)   { f.game.Store(true) }
func (f *forgetful) Discard()              { f.game.Store(false) }
func (f *forgetful) Close()                {}
func (*forgetful) Settle(library.Conflict) {}
func (*forgetful) Busy() bool              { return false }

// Flush returns an error if there is a game, because it is not saved.
func (f *forgetful) Flush() error {
	if f.game.Load() {
		return errNoFolder
	}
	return nil
}
