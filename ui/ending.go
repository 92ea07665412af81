package ui

import (
	"cmp"
	"errors"
	"sync/atomic"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/record"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/task"
)

// Close hides the window at once and ends the program when all is saved. Work on many
// games is stopped, and leaves nothing half done.
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
	w.choosing.Drop()
	w.ending = true
	w.hurry = w.after(w.config.Patience, func() { w.askToEnd(errSlow) })
	w.end()
}

// write works on a file off Fyne's thread, and goes on there. The program does not end
// before.
func (w *Window) write(do func() (then func())) {
	task.Go(w.writes, func(*task.Task) (func(), error) { return do(), nil }, func(then func(), _ error) {
		then()
		w.end()
	})
}

// stay shows the window again that was closed before there was something to be said or
// asked of a file.
func (w *Window) stay() {
	if w.ending {
		w.ending = false
		w.hurry()
		w.window.Show()
	}
}

// closing reports whether the program is to end as soon as all is saved.
func (w *Window) closing() bool { return w.ending || w.asked.Open() }

// end ends the program, if that is wished and no file is being written any more.
func (w *Window) end() {
	if !w.closing() || w.writes.Busy() {
		return
	}
	task.Go(w.flush, func(*task.Task) (bool, error) {
		w.gameList.Wait()
		return true, cmp.Or(w.keeper.Flush(), w.saver.flush())
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

// quit ends the program, whatever is saved.
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

// askToEnd asks what is to become of that which cannot be saved. The program ends by
// itself when it is saved while the question is open.
func (w *Window) askToEnd(err error) {
	w.stay()
	w.asked.Close()
	w.asked = w.host.Choose(i18n.T("window.not-everything-saved"),
		i18n.Sentence(err)+"\n\n"+i18n.T("window.passed-pawn-keeps-trying"),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("window.quit-without-saving"), Do: w.quit},
		dialogs.Deed{Text: i18n.T("window.try-again"), Do: w.Close})
}

// kept is told why the running game cannot be saved, and with nil that it is.
func (w *Window) kept(err error) {
	w.session.SetUnsaved(err)
	switch {
	case err == nil:
		w.end()
	case errors.Is(err, library.ErrRewritten):
		w.askRewritten()
	}
}

// askRewritten asks what is to become of the running game, whose file another program
// has written to. The program ends after that, if it was to.
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

// remembered is kept for the settings.
func (w *Window) remembered(err error) {
	if err == nil {
		w.end()
		return
	}
	w.page.Say(i18n.F("window.settings-not-saved", err))
}

// Finish waits until all is saved that can be, for where Fyne's thread no longer runs
// what is posted.
func (w *Window) Finish() {
	w.writes.Wait()
	w.keeper.Close()
	w.saver.close()
}

// forgetful keeps nothing, where there is no folder to keep games in.
type forgetful struct{ game atomic.Bool }

func (f *forgetful) Begin(string)          { f.game.Store(false) }
func (f *forgetful) Keep(*record.Record)   { f.game.Store(true) }
func (f *forgetful) Discard()              { f.game.Store(false) }
func (f *forgetful) Close()                {}
func (*forgetful) Settle(library.Conflict) {}

// Flush tells that there is a game which is not kept.
func (f *forgetful) Flush() error {
	if f.game.Load() {
		return errNoFolder
	}
	return nil
}
