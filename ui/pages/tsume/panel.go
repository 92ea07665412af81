package tsume

import (
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/exercises"
)

// panel is the area beside the board: what to do, the page's replies, and the buttons.
type panel struct {
	*exercises.Panel
	page              *Page
	title, note, task *widget.Label
}

func newPanel(p *Page) *panel {
	l := &panel{page: p, title: exercises.Title(), note: exercises.Note(), task: exercises.Paragraph()}
	l.task.TextStyle.Bold = true
	l.Panel = exercises.NewPanel(i18n.T("tsume.list"), exercises.Actions{List: p.List, Again: p.again, Hint: p.hinted, Next: p.next}, l.title, l.note, l.task)
	return l
}

// show shows the progress of the problem.
func (l *panel) show() {
	p := l.page
	l.title.SetText(length(p.run.Plies()))
	note := i18n.F("tsume.number", p.At+1, len(p.config.Problems))
	if p.solved(p.At) {
		note = i18n.F("tsume.number-solved", p.At+1, len(p.config.Problems))
	}
	l.note.SetText(note)
	l.task.SetText(i18n.T("tsume.task"))
	l.Hint.SetText(i18n.T(map[help]string{nothing: "common.hint", piece: "learn.show-me"}[min(p.help, piece)]))
	if p.help >= move {
		l.Hint.SetText(i18n.T("tsume.show-solution"))
	}
	look.Enable(l.Hint, !p.run.Done() && p.help < solution)
	l.Say(p.said, p.run.Done())
}
