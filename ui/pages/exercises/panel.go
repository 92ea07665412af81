package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// actions are what the buttons of a panel do.
type actions struct{ list, again, hint, next func() }

// A Panel is the area beside the board: texts, the page's reply below them, and buttons.
type Panel struct {
	Content                 fyne.CanvasObject
	Answer                  *widget.Label
	List, Again, Hint, Next *widgets.Button

	scroll *container.Scroll
}

// newPanel creates a panel. The button that leads to the list has the list's name.
func newPanel(list string, do actions, texts []fyne.CanvasObject) *Panel {
	p := &Panel{
		Answer: Paragraph(),
		List:   widgets.NewButton(list, nil, do.list),
		Again:  widgets.NewButton(i18n.T("learn.again"), nil, do.again),
		Hint:   widgets.NewButton(i18n.T("common.hint"), nil, do.hint),
		Next:   widgets.NewButton(i18n.T("learn.next"), nil, do.next),
	}
	p.scroll = container.NewVScroll(container.NewVBox(append(texts, p.Answer)...))
	buttons := []fyne.CanvasObject{p.List, p.Again, p.Hint, p.Next}
	p.Content = container.New(&widgets.Panel{Top: p.scroll, Buttons: buttons}, append(buttons, p.scroll)...)
	return p
}

// Title returns a label for the title of an exercise.
func Title() *widget.Label {
	l := Paragraph()
	l.SizeName, l.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	return l
}

// Note returns a label for what is small.
func Note() *widget.Label {
	l := Paragraph()
	l.SizeName = theme.SizeNameCaptionText
	return l
}

// Paragraph returns a label that wraps its text.
func Paragraph() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping = fyne.TextWrapWord
	return l
}

// Say shows a reply, empty for none, and leads on if the exercise is done.
func (p *Panel) Say(answer string, done bool) {
	p.Answer.Importance, p.Next.Importance = widget.MediumImportance, widget.MediumImportance
	if done {
		p.Answer.Importance, p.Next.Importance = widget.SuccessImportance, widget.HighImportance
	}
	p.Answer.SetText(answer)
	widgets.Show(p.Answer, answer != "")
	p.Next.Refresh()
	p.scroll.Refresh()
	if answer != "" {
		p.scroll.ScrollToBottom()
	} else {
		p.scroll.ScrollToTop()
	}
}
