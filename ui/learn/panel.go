package learn

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/law"
	"passedpawn/game/lesson"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/words"
)

// panel is what is beside the board of a lesson: what it is about, what to do,
// and what the program says to it.
type panel struct {
	page    *Page
	content *fyne.Container

	title, note, text, ask, answer *widget.Label
	verdicts                       *fyne.Container
	scroll                         *container.Scroll
	list, hint, again, next        *look.Button
}

func newPanel(p *Page) *panel {
	l := &panel{page: p, title: paragraph(), note: paragraph(), text: paragraph(), ask: paragraph(), answer: paragraph()}
	l.title.SizeName, l.title.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	l.note.SizeName = theme.SizeNameCaptionText
	l.ask.TextStyle.Bold = true
	l.verdicts = container.New(&look.Columns{Least: 116, High: 40})
	for _, v := range lesson.Verdicts() {
		l.verdicts.Add(look.NewButton(words.T(string(v)), func() { p.judged(v) }))
	}
	l.list = look.NewButton(words.T("Lessons"), p.List)
	l.hint = look.NewButton(words.T("Hint"), p.help)
	l.again = look.NewButton(words.T("Again"), p.again)
	l.next = look.NewButton(words.T("Next"), p.next)
	l.scroll = container.NewVScroll(container.NewVBox(l.title, l.note, l.text, l.ask, l.verdicts, l.answer))
	buttons := []fyne.CanvasObject{l.list, l.again, l.hint, l.next}
	l.content = container.New(&look.Panel{Top: l.scroll, Buttons: buttons}, append(buttons, l.scroll)...)
	return l
}

func paragraph() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping = fyne.TextWrapWord
	return l
}

// show tells how far the step is.
func (l *panel) show() {
	p := l.page
	run := p.run
	step := run.Step()
	l.title.SetText(words.T(run.Title))
	note := words.F("%d of %d", run.Number(), len(run.Steps))
	if run.Law != law.None {
		note += "  ·  " + words.F("FIDE Laws, article %v", run.Law.Phrase())
	}
	l.note.SetText(note)
	said(l.text, words.T(step.Text))
	said(l.ask, words.T(step.Ask))
	look.Show(l.verdicts, step.Goal.Task == lesson.Judge && !run.Done())
	text := words.P(p.answer.Text)
	if p.hinted && text == "" && !run.Done() {
		text = words.F("Hint: %v", rules.Say(step.Hint))
	}
	l.answer.Importance = widget.MediumImportance
	if run.Done() {
		l.answer.Importance = widget.SuccessImportance
	}
	said(l.answer, text)
	shown, help := step.Goal.Task != lesson.Judge, words.T("Hint") // a move can be shown
	if p.hinted && shown {
		help = words.T("Show me")
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

// said shows a text, or hides its label where there is none.
func said(l *widget.Label, text string) {
	text = strings.TrimSpace(text)
	l.SetText(text)
	look.Show(l, text != "")
}
