package exercises

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// actions are what the buttons of a panel do.
type actions struct{ list, again, hint, next func() }

// A Panel is the area beside the board: texts, the page's reply below them, and buttons.
type Panel struct {
	Content                 fyne.CanvasObject
	Answer                  *widgets.Band
	List, Again, Hint, Next *widgets.Button

	texts   []fyne.CanvasObject
	written map[*widget.Label]phrase.Phrase // what Write has written
	answer  phrase.Phrase                   // what Answer shows
	scroll  *container.Scroll
	fitting *Fitting
	tick    *widgets.Sign   // for the end of the exercise
	done    *fyne.Container // with the tick
}

// newPanel creates a panel. The button that leads to the list has the list's name.
func newPanel(list string, do actions, texts []fyne.CanvasObject) *Panel {
	p := &Panel{
		Answer: widgets.NewBand(look.SizeNameLesson),
		List:   widgets.NewButton(list, nil, do.list),
		Again:  widgets.NewButton(i18n.T("learn.again"), nil, do.again),
		Hint:   widgets.NewButton(i18n.T("common.hint"), nil, do.hint),
		Next:   widgets.NewButton(i18n.T("learn.next"), nil, do.next),
	}
	p.texts, p.written = texts, map[*widget.Label]phrase.Phrase{}
	p.tick = widgets.NewSign(widgets.Success, 72)
	p.done = container.NewPadded(container.NewCenter(p.tick))
	p.done.Hide()
	p.scroll = container.NewVScroll(container.NewVBox(append(texts, p.Answer, p.done)...))
	buttons := []fyne.CanvasObject{p.List, p.Again, p.Hint, p.Next}
	p.fitting = NewFitting(p.scroll, buttons...)
	p.Content = container.New(p.fitting, append(buttons, p.scroll)...)
	return p
}

// Title returns a label for the title of an exercise.
func Title() *widget.Label {
	l := Paragraph()
	l.SizeName, l.TextStyle.Bold = look.SizeNameTitle, true
	return l
}

// Note returns a label for what is small.
func Note() *widget.Label {
	l := Paragraph()
	l.SizeName = theme.SizeNameCaptionText
	return l
}

// Paragraph returns a label that wraps its text, in letters that a child reads easily.
func Paragraph() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping, l.SizeName = fyne.TextWrapWord, look.SizeNameLesson
	return l
}

// Write writes into one of the texts a sentence whose moves are to be said in the person's style.
func (p *Panel) Write(l *widget.Label, said phrase.Phrase) {
	p.written[l] = said
	l.SetText(i18n.P(said))
}

// Said returns the texts and the reply, line by line, as they are said about a game in a style.
func (p *Panel) Said(r rules.Rules, style string) (lines []string) {
	for _, o := range p.texts {
		l, ok := o.(*widget.Label)
		if !ok || !l.Visible() {
			continue
		}
		if said, known := p.written[l]; known {
			lines = append(lines, byear.Said(said, r, style))
		} else {
			lines = append(lines, l.Text)
		}
	}
	return append(lines, byear.Said(p.answer, r, style))
}

// Celebrate draws a large tick for an exercise that has been done or, where there is no room
// for it, the small one beside the answer. It is there at once if nothing is to move.
func (p *Panel) Celebrate(moving bool) {
	if p.fitting.Low {
		p.Answer.Draw(within(moving))
		return
	}
	p.done.Show()
	p.tick.Draw(within(moving))
	p.scroll.Content.Refresh() // it has become higher
	p.scroll.ScrollToBottom()
}

// within returns how long a tick draws itself.
func within(moving bool) time.Duration {
	if moving {
		return widgets.DrawingTime
	}
	return 0
}

// Say shows a reply, empty for none. With a tick it leads on.
func (p *Panel) Say(answer phrase.Phrase, tone widgets.Tone, done bool) {
	p.Next.Importance = widget.MediumImportance
	if done {
		p.Next.Importance = widgets.Main
	} else {
		p.done.Hide()
	}
	p.answer = answer
	p.Answer.Say(strings.TrimSpace(i18n.P(answer)), tone)
	p.Next.Refresh()
	p.scroll.Refresh()
	if answer.Form != "" {
		p.scroll.ScrollToBottom()
	} else {
		p.scroll.ScrollToTop()
	}
}
