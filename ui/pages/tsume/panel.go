package tsume

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/teaching/tsume"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// texts creates the texts beside the board.
func (p *Page) texts() []fyne.CanvasObject {
	p.title, p.note, p.task = exercises.Title(), exercises.Note(), exercises.Paragraph()
	p.task.TextStyle.Bold = true
	return []fyne.CanvasObject{p.title, p.note, p.task}
}

// show shows the progress of the problem.
func (p *Page) show() {
	p.title.SetText(i18n.P(tsume.Name(p.Run.Plies())))
	note := i18n.F("tsume.number", p.At+1, len(p.config.Problems))
	if p.solved(p.At) {
		note = i18n.F("tsume.number-solved", p.At+1, len(p.config.Problems))
	}
	p.note.SetText(note)
	p.task.SetText(i18n.T("tsume.task"))
	p.Panel.Hint.SetText(i18n.T(map[help]string{nothing: "common.hint", piece: "learn.show-me"}[min(p.help, piece)]))
	if p.help >= move {
		p.Panel.Hint.SetText(i18n.T("tsume.show-solution"))
	}
	widgets.Enable(p.Panel.Hint, !p.Run.Done() && p.help < solution)
	tone := widgets.Information
	switch {
	case p.wrong:
		tone = widgets.Refusal
	case p.Run.Done():
		tone = widgets.Success
	}
	p.Panel.Say(p.said, tone, p.Run.Done())
}
