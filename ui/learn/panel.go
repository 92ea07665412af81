package learn

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/lesson"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// panel is the area beside the board of a lesson: its topic, what to do, and the
// program's replies.
type panel struct {
	page    *Page
	content *fyne.Container

	title, note, text, ask, answer *widget.Label
	article                        *article
	verdicts                       *fyne.Container
	offered                        []lesson.Verdict
	scroll                         *container.Scroll
	list, hint, again, next        *look.Button
}

func newPanel(p *Page) *panel {
	l := &panel{page: p, title: paragraph(), note: paragraph(), text: paragraph(), ask: paragraph(), answer: paragraph(), article: newArticle()}
	l.title.SizeName, l.title.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	l.note.SizeName, l.note.Wrapping = theme.SizeNameCaptionText, fyne.TextWrapOff
	l.ask.TextStyle.Bold = true
	l.verdicts = container.New(&look.Columns{Least: 116, High: 40})
	l.list = look.NewButton(i18n.T("learn.lessons"), p.List)
	l.hint = look.NewButton(i18n.T("common.hint"), p.help)
	l.again = look.NewButton(i18n.T("learn.again"), p.again)
	l.next = look.NewButton(i18n.T("learn.next"), p.next)
	l.scroll = container.NewVScroll(container.NewVBox(l.article.beside(l.title, l.note), l.article.text, l.text, l.ask, l.verdicts, l.answer))
	buttons := []fyne.CanvasObject{l.list, l.again, l.hint, l.next}
	l.content = container.New(&look.Panel{Top: l.scroll, Buttons: buttons}, append(buttons, l.scroll)...)
	return l
}

func paragraph() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping = fyne.TextWrapWord
	return l
}

// show shows the progress of the step.
func (l *panel) show() {
	p := l.page
	run := p.run
	step := run.Step()
	l.title.SetText(run.Title)
	l.note.SetText(i18n.F("learn.of", run.Number(), len(run.Steps)))
	l.article.show(run.Law, p.answer)
	said(l.text, step.Text)
	said(l.ask, step.Ask)
	l.offer(run.Verdicts)
	look.Show(l.verdicts, step.Goal.Task == lesson.Judge && !run.Done())
	text := i18n.P(p.answer.Text)
	if p.hinted && text == "" && !run.Done() {
		text = i18n.F("learn.hint", step.Hint)
	}
	l.answer.Importance = widget.MediumImportance
	if run.Done() {
		l.answer.Importance = widget.SuccessImportance
	}
	said(l.answer, text)
	shown, help := step.Goal.Task != lesson.Judge, i18n.T("common.hint") // a move can be shown
	if p.hinted && shown {
		help = i18n.T("learn.show-me")
	}
	l.hint.SetText(help)
	look.Enable(l.hint, !run.Done() && (!p.hinted || shown))
	l.next.Importance = widget.MediumImportance
	if run.Done() {
		l.next.Importance = widget.HighImportance
	}
	look.Enable(l.next, run.Done())
	l.next.Refresh()
	l.scroll.Refresh()
	if text != "" {
		l.scroll.ScrollToBottom()
	} else {
		l.scroll.ScrollToTop()
	}
}

// offer shows a button for each verdict of the lesson.
func (l *panel) offer(verdicts []lesson.Verdict) {
	if slices.Equal(l.offered, verdicts) {
		return
	}
	l.offered = verdicts
	l.verdicts.RemoveAll()
	least := float32(116)
	for _, v := range verdicts {
		b := look.NewButton(i18n.T(string(v)), func() { l.page.judged(v) })
		least = max(least, b.MinSize().Width)
		l.verdicts.Add(b)
	}
	l.verdicts.Layout = &look.Columns{Least: least, High: 40}
}

// said shows a text, or hides its label if the text is empty.
func said(l *widget.Label, text string) {
	text = strings.TrimSpace(text)
	l.SetText(text)
	look.Show(l, text != "")
}
