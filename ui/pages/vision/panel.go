package vision

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/vision"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// texts creates the texts beside the board, and the buttons for the colours of squares.
func (p *Page) texts() []fyne.CanvasObject {
	p.title, p.note, p.task = exercises.Title(), exercises.Note(), exercises.Paragraph()
	p.task.TextStyle.Bold = true
	p.light = widgets.NewButton(i18n.P(vision.Colour(true)), nil, func() { p.choose(true) })
	p.dark = widgets.NewButton(i18n.P(vision.Colour(false)), nil, func() { p.choose(false) })
	p.choice = container.New(&widgets.Columns{Least: 116, High: 40}, p.light, p.dark)
	return []fyne.CanvasObject{p.title, p.note, p.task, p.choice}
}

// show shows the question, or the result.
func (p *Page) show() {
	run := p.Run
	p.title.SetText(i18n.P(run.Drill.Phrase()))
	p.note.SetText(i18n.F("vision.number", run.Asked, vision.Questions, run.Right))
	p.Panel.Write(p.task, run.Task)
	widgets.Show(p.choice, run.Choice() && !run.Done())
	p.Panel.Hint.SetText(i18n.T("learn.show-me"))
	widgets.Enable(p.Panel.Hint, !run.Done())
	widgets.Enable(p.Panel.Next, run.Done())
	tone := widgets.Information
	switch {
	case p.said.Right || run.Passed():
		tone = widgets.Success
	case p.said.Text.Form != "":
		tone = widgets.Refusal
	}
	p.Panel.Say(p.reply(), tone, run.Done())
}

// lasting writes a time: in seconds or, if it is long, in minutes and seconds.
func lasting(d time.Duration) string {
	if d < 100*time.Second {
		return i18n.F("review.seconds", fmt.Sprintf("%.0f", d.Seconds()))
	}
	return fmt.Sprintf("%d:%02d", int(d.Minutes()), int(d.Seconds())%60)
}

// reply returns what is said below the question.
func (p *Page) reply() phrase.Phrase {
	run, said := p.Run, p.said.Text
	if !run.Ended() {
		return said
	}
	took := lasting(p.took)
	if run.Passed() {
		return phrase.Say("vision.passed", vision.Questions, took)
	}
	return phrase.Join("\n", said, phrase.Say("vision.ended", run.Right, vision.Questions, took))
}
