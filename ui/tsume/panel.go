package tsume

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// panel is the area beside the board: what to do, the page's replies, and the buttons.
type panel struct {
	page    *Page
	content *fyne.Container

	title, note, task, answer *widget.Label
	scroll                    *container.Scroll
	list, hint, again, next   *look.Button
}

func newPanel(p *Page) *panel {
	l := &panel{page: p, title: paragraph(""), note: paragraph(""), task: paragraph(""), answer: paragraph("")}
	l.title.SizeName, l.title.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	l.note.SizeName = theme.SizeNameCaptionText
	l.task.TextStyle.Bold = true
	l.list = look.NewButton(i18n.T("tsume.list"), p.List)
	l.hint = look.NewButton(i18n.T("common.hint"), p.hinted)
	l.again = look.NewButton(i18n.T("learn.again"), p.again)
	l.next = look.NewButton(i18n.T("learn.next"), p.next)
	l.scroll = container.NewVScroll(container.NewVBox(l.title, l.note, l.task, l.answer))
	buttons := []fyne.CanvasObject{l.list, l.again, l.hint, l.next}
	l.content = container.New(&look.Panel{Top: l.scroll, Buttons: buttons}, append(buttons, l.scroll)...)
	return l
}

func paragraph(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// show shows the progress of the problem.
func (l *panel) show() {
	p := l.page
	l.title.SetText(length(p.run.Plies()))
	l.note.SetText(i18n.F("tsume.number", p.at+1, len(p.config.Problems)))
	l.task.SetText(i18n.T("tsume.task"))
	l.answer.Importance, l.next.Importance = widget.MediumImportance, widget.MediumImportance
	if p.run.Done() {
		l.answer.Importance, l.next.Importance = widget.SuccessImportance, widget.HighImportance
	}
	l.answer.SetText(p.said)
	look.Show(l.answer, p.said != "")
	l.hint.SetText(i18n.T(map[help]string{nothing: "common.hint", piece: "learn.show-me"}[min(p.help, piece)]))
	if p.help >= move {
		l.hint.SetText(i18n.T("tsume.show-solution"))
	}
	look.Enable(l.hint, !p.run.Done() && p.help < solution)
	l.next.Refresh()
	l.scroll.Refresh()
	if p.said != "" {
		l.scroll.ScrollToBottom()
	} else {
		l.scroll.ScrollToTop()
	}
}
