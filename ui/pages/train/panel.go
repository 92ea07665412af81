package train

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/tsume"
	"passedpawn/ui/board/typed"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// A panel is what stands beside the board: what is asked, why this position is shown, and
// what is said of the last move. Moves can be typed in the entry.
type panel struct {
	content         *fyne.Container
	task, left, why *widget.Label
	answer          *widgets.Band
	entry           *typed.Field
	stop, hint      *widgets.Button
	ask             *widgets.Button // why the last move was wrong, or back to the position
	suspend         *widgets.Button
	choose          *widgets.Button   // which of several moves of a repertoire are trained
	removal         fyne.CanvasObject // it has the two, as wide as their words
	scroll          *container.Scroll
	room            *room
}

func newPanel(p *Page) *panel {
	l := &panel{
		task: exercises.Title(), left: exercises.Note(), why: exercises.Paragraph(), answer: widgets.NewBand(look.SizeNameLesson),
		stop: widgets.NewButton(i18n.T("train.stop"), nil, p.end),
		hint: widgets.NewButton(i18n.T("common.hint"), nil, quiz{p}.or(false, p.hinted)),
		ask:  widgets.NewButton("", nil, quiz{p}.or(true, doubt{p}.ask)),
	}
	l.ask.Hide()
	l.suspend = widgets.NewButton(i18n.T("train.suspend"), nil, p.suspend)
	l.choose = widgets.NewButton(i18n.T("train.opening-moves"), nil, p.openings.chooseHere)
	l.removal = widgets.UnderText(container.New(&widgets.Flow{}, l.suspend, l.choose))
	l.scroll = container.NewVScroll(container.NewVBox(l.task, l.left, l.why, l.removal, l.answer))
	room := &room{Fitting: exercises.NewFitting(l.scroll), scroll: l.scroll, panel: l}
	beside := container.New(room, l.scroll, l.stop, l.ask, l.hint)
	room.entry = typed.NewField(p.typed, p.leave, func(yes bool) {
		if room.typing != yes {
			room.typing = yes
			beside.Refresh()
		}
	})
	room.entry.Follow(p.config.Store.Rules())
	beside.Add(room.entry)
	l.room, l.entry, l.content = room, room.entry, beside
	return l
}

// show shows the card on the board.
func (l *panel) show(p *Page) {
	t := p.trial
	l.task.SetText(i18n.P(asks(p)))
	l.entry.Follow(t.rules)
	l.left.SetText(left(p))
	l.why.SetText(i18n.P(reason(t)))
	if told := i18n.P(t.told); told != "" {
		l.answer.Say(told, widgets.Information)
	} else {
		l.answer.Say(i18n.P(t.said), t.tone)
	}
	l.answer.Resize(fyne.NewSize(l.scroll.Content.Size().Width, l.answer.Size().Height)) // its height follows from its width
	l.hint.SetText(i18n.T("common.hint"))
	l.ask.SetText(i18n.T("common.why"))
	switch {
	case t.question != nil:
		l.hint.SetText(i18n.T("train.is-sound"))
		l.ask.SetText(i18n.T("train.is-blunder"))
	case t.talk != nil:
		l.hint.SetText(i18n.T("play.asked-reply"))
		l.ask.SetText(i18n.T("train.back"))
	case t.shown > 0:
		l.hint.SetText(i18n.T("learn.show-me"))
	}
	asking := t.question != nil
	if two := t.answer.Proved || asking; l.ask.Visible() != two || l.room.asking != asking {
		widgets.Show(l.ask, two)
		l.room.asking = asking
		l.content.Refresh() // the buttons need another layout
	}
	widgets.Show(l.removal, p.offered())
	widgets.Show(l.choose, len(p.openings.candidates()) > 1)
	l.scroll.Content.Refresh() // its texts have other heights
	if l.scroll.ScrollToTop(); t.said.Form != "" {
		l.scroll.ScrollToBottom()
	}
	widgets.Enable(l.hint, doubt{p}.mayHint())
}

// asks says what is asked of the person.
func asks(p *Page) phrase.Phrase {
	switch t := p.trial; {
	case t.fromBook() && t.shows:
		return t.fresh()
	case t.fromBook():
		return phrase.Say("train.task-opening", t.side())
	case t.question != nil:
		return quiz{p}.task()
	case t.ending != nil:
		return t.ending.task(t.side())
	case t.mate != nil:
		return tsume.Name(t.mate.Plies())
	default:
		return phrase.Say("train.task", t.side())
	}
}

// A room lays out a panel: the field for moves is above the buttons. Where the panel is low,
// it is there only while somebody types.
type room struct {
	*exercises.Fitting
	panel  *panel
	scroll *container.Scroll
	entry  *typed.Field
	typing bool
	asking bool // a question is answered by buttons
}

// Layout implements fyne.Layout.
func (r *room) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap / 2
	r.Buttons = []fyne.CanvasObject{r.panel.stop, r.panel.hint}
	if r.panel.ask.Visible() {
		r.Buttons = slices.Insert(r.Buttons, 1, fyne.CanvasObject(r.panel.ask))
	}
	r.Fitting.Layout(objects, size)
	if widgets.Show(r.entry, !r.asking && (r.typing || !r.Low)); !r.entry.Visible() {
		return
	}
	top, high := r.scroll.Size(), r.entry.MinSize().Height
	r.scroll.Resize(fyne.NewSize(top.Width, max(0, top.Height-gap-high)))
	r.entry.Move(fyne.NewPos(0, top.Height-high))
	r.entry.Resize(fyne.NewSize(top.Width, high))
}
