package gamelist

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A status is the line below the list: how many games are listed, what was done, how far
// work has come, and the button that takes the last change back.
type status struct {
	work  *task.Group   // tasks that write files
	reads *task.Group   // tasks that only read
	usual func() string // returns what it says if there is no news

	working, reading *task.Progress // of both groups, nil for none
	measured         string         // the last text about it
	news             string         // what was done, until the person does something else

	text         *widget.Label
	progress     *fyne.Container // the bar and its stop button
	bar          *widget.ProgressBar
	cancel, undo *widgets.Button
	content      fyne.CanvasObject
}

func newStatus(post func(func()), usual func() string) *status {
	s := &status{usual: usual}
	s.work = task.NewGroup(post, func(now *task.Progress) { s.working = now; s.measure() })
	s.reads = task.NewGroup(post, func(now *task.Progress) { s.reading = now; s.measure() })
	return s
}

// build creates the widgets in the present language.
func (s *status) build(undo func()) {
	s.text = widget.NewLabel("")
	s.text.Truncation = fyne.TextTruncateEllipsis
	s.bar = widget.NewProgressBar()
	s.cancel = widgets.NewButton(i18n.T("gamelist.stop"), nil, s.stop)
	s.undo = widgets.NewButton(i18n.T("common.undo"), nil, undo)
	s.progress = container.NewHBox(container.NewGridWrap(fyne.NewSize(100, s.cancel.MinSize().Height), s.bar), s.cancel)
	s.content = container.NewBorder(nil, nil, nil, container.NewHBox(s.progress, s.undo), s.text)
	s.hide()
}

// hide hides what is shown only at times.
func (s *status) hide() {
	s.progress.Hide()
	s.undo.Hide()
}

// measure shows the progress of work on files or, if there is none, of reading. Without
// either it hides the bar.
func (s *status) measure() {
	now := cmp.Or(s.working, s.reading)
	if now == nil {
		s.progress.Hide()
		if s.text.Text == s.measured {
			s.text.SetText(cmp.Or(s.news, s.usual()))
		}
		return
	}
	s.bar.SetValue(now.Part)
	s.progress.Show()
	s.measured = now.Text
	s.text.SetText(now.Text)
}

// busy reports whether it shows how far work has come.
func (s *status) busy() bool { return s.progress.Visible() }

// stop stops the task whose progress the bar shows.
func (s *status) stop() {
	if s.working != nil {
		s.work.CancelShown()
		return
	}
	s.reads.CancelShown()
}

// announce shows a result until the person does something else. If work is under way, it
// shows it when that is done.
func (s *status) announce(text string) {
	s.news = text
	if !s.busy() {
		s.text.SetText(text)
	}
}

// selectionChanged shows how many games are selected, and no longer the last result.
func (s *status) selectionChanged() {
	s.news = ""
	if !s.busy() {
		s.text.SetText(s.usual())
	}
}

// offerUndo shows the button that takes the last change back, or hides it if there is no
// label.
func (s *status) offerUndo(label string) {
	s.undo.SetText(label)
	widgets.Show(s.undo, label != "")
}
