package ui

import (
	"context"
	"errors"

	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/train"
)

// endgames lets a person build the tables of endgames, and stop that.
type endgames struct {
	*Window
	tasks *task.Group
	now   *task.Progress // of the build under way
}

func newEndgames(w *Window) *endgames {
	e := &endgames{Window: w}
	e.tasks = task.NewGroup(w.config.Post, func(now *task.Progress) {
		e.now = now
		w.menus.showEndgames()
	})
	return e
}

// label returns what the menu item is called.
func (e *endgames) label() string {
	switch {
	case !e.tasks.Busy():
		return i18n.T("window.endgames") + ellipsis
	case e.now == nil:
		return i18n.T("window.endgames-stop")
	}
	return i18n.F("window.endgames-stop-at", int(100*e.now.Part))
}

// ask asks whether to build the tables, or stops it.
func (e *endgames) ask() {
	if e.tasks.Busy() {
		e.tasks.Cancel()
		return
	}
	e.host.Ask(i18n.T("window.endgames"), i18n.T("window.endgames-ask"), i18n.T("window.endgames-build"), i18n.T("common.cancel"), func(yes bool) {
		if yes && !e.tasks.Busy() {
			e.build()
		}
	})
}

// offer asks whether to build the tables, unless they are being built.
func (e *endgames) offer() {
	if !e.tasks.Busy() {
		e.ask()
	}
}

func (e *endgames) build() {
	task.Go(e.tasks, func(t *task.Task) (struct{}, error) {
		return struct{}{}, e.config.Programs.BuildTables(t.Context(), func(part float64) {
			t.Report(part, func() string { return "" })
		})
	}, func(_ struct{}, err error) {
		e.now = nil
		e.menus.showEndgames()
		switch {
		case errors.Is(err, context.Canceled):
			e.page.Say(i18n.T("window.endgames-stopped"))
		case err != nil:
			e.host.Tell(i18n.T("window.endgames"), i18n.F("window.endgames-failed", err))
		default:
			e.page.Say(i18n.T("window.endgames-built"))
		}
		if e.inSight == pages.Page(e.train) {
			train.Reload(e.train) // it offers to build what is missing
		}
	})
	e.menus.showEndgames()
}
