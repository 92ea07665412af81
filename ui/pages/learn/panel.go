package learn

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// panel is what a lesson shows beside the board: its topic, what to do, and the verdicts to
// choose from.
type panel struct {
	title, note, text, ask *widget.Label
	piece                  *exercises.Figure // the piece that the lesson introduces
	article                *widget.Label     // which article of the Laws the lesson taught: at its end
	verdicts               *fyne.Container
	offered                []lesson.Verdict
}

// texts creates the texts beside the board.
func (p *Page) texts() []fyne.CanvasObject {
	l := &panel{
		title: exercises.Title(), note: exercises.Note(), text: exercises.Paragraph(), ask: exercises.Paragraph(),
		article: exercises.Note(), piece: exercises.NewFigure(),
	}
	l.note.Wrapping = fyne.TextWrapOff
	l.ask.TextStyle.Bold = true
	l.verdicts = container.New(&widgets.Columns{Least: 116, High: 40})
	p.panel = l
	return []fyne.CanvasObject{l.head(), l.text, l.ask, l.verdicts, l.article}
}

// head returns the title with the picture before it, and the note at its end: in a low window
// there is little height for what follows.
func (l *panel) head() fyne.CanvasObject {
	middle := container.NewVBox(layout.NewSpacer(), l.title, layout.NewSpacer())
	return container.NewBorder(nil, nil, l.piece, container.NewCenter(l.note), middle)
}

// show shows the progress of the step.
func (p *Page) show() {
	l, run := p.panel, p.Run
	step := run.Step()
	p.Panel.Write(l.title, prose(run.Title))
	l.note.SetText(i18n.F("learn.of", run.Number(), len(run.Steps)))
	p.introduce()
	taught := ""
	if run.Ended() && run.Law != law.None {
		taught = i18n.F("common.fide-laws-article", run.Law.Phrase())
	}
	p.said(l.article, taught)
	p.said(l.text, step.Text)
	p.said(l.ask, step.Ask)
	p.offer(step.Verdicts)
	widgets.Show(l.verdicts, step.Goal.Task == lesson.Judge && !run.Done())
	shown, help := step.Goal.Task != lesson.Judge, i18n.T("common.hint") // a move can be shown
	if p.hinted && shown {
		help = i18n.T("learn.show-me")
	}
	p.Panel.Hint.SetText(help)
	widgets.Enable(p.Panel.Hint, !run.Done() && (!p.hinted || shown))
	widgets.Enable(p.Panel.Next, run.Done())
	text := p.answer.Text
	if p.hinted && strings.TrimSpace(i18n.P(text)) == "" && !run.Done() {
		text = phrase.Say("learn.hint", rules.Prose(step.Hint))
	}
	p.cite()
	p.Panel.Say(text, p.tone(), run.Done())
}

// cite offers to state the rule behind an answer that names one.
func (p *Page) cite() {
	article := p.answer.Why.Article
	rule, known := law.Rule(article)
	if !known {
		p.Panel.Answer.Offer("", nil)
		return
	}
	p.Panel.Answer.Offer(i18n.T("common.why"), func() {
		p.Shell.Tell(i18n.F("common.fide-laws-article", article), i18n.P(rule))
	})
}

// tone returns how the page replies: an answer that does not lead on is not the task, and
// must not look like it.
func (p *Page) tone() widgets.Tone {
	switch {
	case p.answer.Right:
		return widgets.Success
	case p.answer.Text.Form != "":
		return widgets.Refusal
	}
	return widgets.Information
}

// introduced is the side of the picture of the piece that a lesson introduces.
const introduced = 72

// introduce shows the piece that the lesson introduces, as it looks on the board.
func (p *Page) introduce() {
	l, run := p.panel, p.Run
	if run.Piece == rules.NoKind {
		l.piece.Set(nil)
		return
	}
	l.piece.Set(p.onSquare(run.Game, rules.Piece{Side: rules.ShapeOf(run.Rules()).Below, Kind: run.Piece}, introduced))
}

// offer shows a button for each verdict of the step.
func (p *Page) offer(verdicts []lesson.Verdict) {
	l := p.panel
	if slices.Equal(l.offered, verdicts) {
		return
	}
	l.offered = verdicts
	l.verdicts.RemoveAll()
	least := float32(116)
	for _, v := range verdicts {
		b := widgets.NewButton(i18n.T(string(v)), nil, func() { p.judged(v) })
		least = max(least, b.MinSize().Width)
		l.verdicts.Add(b)
	}
	l.verdicts.Layout = &widgets.Columns{Least: least, High: 40}
}

// said shows a text, or hides its label if the text is empty.
func (p *Page) said(l *widget.Label, text string) {
	text = strings.TrimSpace(text)
	p.Panel.Write(l, prose(text))
	widgets.Show(l, text != "")
}

// prose returns a text of a lesson as a sentence, whose squares are said in the person's style.
func prose(text string) phrase.Phrase { return phrase.Say("%v", rules.Prose(text)) }
