package ui

import (
	"testing"

	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/platform/filedialog"
)

// A worker is a page that works until it is told that it has finished.
type worker struct {
	blank
	works bool
}

func (w *worker) Busy() bool { return w.works }

// TestBusy goes through what the program does by itself, one thing after another, and looks
// whether it says so, and whether it is idle in between.
func TestBusy(t *testing.T) {
	page := &worker{blank: blank{content: widget.NewLabel("")}}
	d := openPages(t, t.TempDir(), func(w *Window) []entry {
		return append(w.pageList(), entry{page: page, in: inLearn, label: phrase.Say("Blank")})
	})
	asks := system{make(chan filedialog.Request, 4), make(chan func() (filedialog.Answer, error), 4), make(chan bool, 4)}
	d.files.system = asks
	idle := func() {
		t.Helper()
		d.waitGame() // nothing is posted when a game has been saved
		d.until("all to be done", func() bool { return !d.Busy() })
	}
	busy := func(what string) {
		t.Helper()
		if !d.Busy() {
			t.Errorf("idle with %s", what)
		}
	}
	idle()

	d.askOpen()
	busy("a dialog of the system open")
	asks.answer(filedialog.Answer{}, filedialog.ErrCancelled)
	idle()

	start := func(s session.Setup) {
		t.Helper()
		if err := d.session.Start(s); err != nil {
			t.Fatal(err)
		}
	}
	start(d.setup())
	move(t, d, "e4")
	d.session.Analysis.Toggle()
	idle()
	d.session.Analysis.Toggle()
	d.session.Hint()
	busy("a hint being looked for")
	move(t, d, "e5")
	idle()

	page.works = true
	busy("a page at work")
	page.works = false
	idle()

	start(session.Setup{Engine: true, Level: 1, Side: rules.Black})
	busy("a program to move")
	d.session.Resign()
	idle()
}
