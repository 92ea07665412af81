package class

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/board/typed"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/print/export"
	"passedpawn/ui/widgets"
)

// A demo shows the exercises to a class in the whole screen, one after the other. The class votes
// for moves, which are typed or made on the board, and the solution is hidden until it is asked for.
type demo struct {
	page    *Page
	content fyne.CanvasObject

	board       *boardview.Widget
	ear         *byear.Listener
	title, task *widget.Label
	entry       *typed.Field
	said        *widgets.Band
	list        *fyne.Container
	undo        *widgets.Button
	show, next  *widgets.Button
	scroll      *container.Scroll
	top, panel  *fyne.Container
}

// openDemo begins to show the exercises to a class.
func (b *ballot) openDemo() {
	p := b.page
	p.demo = newDemo(p)
	p.config.FullScreen(true)
	p.turn()
	p.config.Focus(p.demo.entry)
}

// leaveDemo shows the list of exercises again.
func (b *ballot) leaveDemo() {
	p := b.page
	p.demo = nil
	p.config.FullScreen(false)
	p.turn()
}

// newDemo creates the view in the present language.
func newDemo(p *Page) *demo {
	d := &demo{page: p, title: exercises.Title(), task: exercises.Paragraph()}
	d.task.TextStyle.Bold = true
	d.said = widgets.NewBand(look.SizeNameLesson)
	d.list = widgets.RowsApart(look.Gap / 2)
	d.entry = typed.NewField(d.typed, func(empty bool) {
		if empty {
			p.leaveDemo()
		}
	}, func(bool) {})
	d.board = boardview.New(boardview.Config{
		Pieces: p.config.Pieces, Play: d.vote, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
		PromotionFacts: law.PromotionFacts, Key: p.config.Key, Rune: d.rune, Ear: func(key string) bool { return d.ear.ByEar(key) },
	})
	d.ear = d.listener()
	back := widgets.NewButton(i18n.T("class.exercises"), nil, p.leaveDemo)
	d.show = widgets.NewButton(i18n.T("learn.show-me"), nil, d.solve)
	d.next = widgets.NewButton(i18n.T("learn.next"), nil, d.onward)
	d.undo = widgets.NewButton(i18n.T("common.undo"), nil, func() {
		p.Undo()
		p.config.Focus(d.entry)
	})
	d.top = container.NewVBox(d.title, d.task, container.NewBorder(nil, nil, nil, d.undo, d.entry), d.said, d.list)
	d.scroll = widgets.Scrolled(d.top)
	d.panel = container.NewBorder(nil, container.NewGridWithColumns(3, back, d.show, d.next), nil, nil, d.scroll)
	d.content = container.New(&widgets.Split{Board: d.board, Panel: d.panel}, d.board, d.panel)
	d.refresh()
	return d
}

func (d *demo) exercise() class.Exercise { return d.page.set.Exercises[d.page.ballot.at] }

// typed votes for a typed move.
func (d *demo) typed(text string) {
	e := d.exercise()
	m, open, _, err := typed.Read(e.Rules, e.Line[0], text)
	switch {
	case d.page.Settings.ByEar && d.ear.Typed(text):
	case err != nil:
		d.said.Say(i18n.Sentence(rules.AsTyped(err, text)), widgets.Refusal)
		d.fit()
	case open:
		d.page.config.Focus(nil)
		d.board.Do(boardmodel.Ask{From: m.Origin(e.Line[0].Turn()), To: m.To})
	default:
		d.vote(m)
	}
	d.entry.SetText("")
}

// vote adds a vote for a move, and leaves the position as it is.
func (d *demo) vote(m rules.Move) {
	one := d.page.poll()
	one.history.Keep(one.votes)
	one.votes = one.votes.With(m)
	d.quiet()
}

// solve shows the solution.
func (d *demo) solve() {
	d.page.poll().solved = true
	d.refresh()
}

// onward shows the next exercise, and the first after the last.
func (d *demo) onward() {
	b := d.page.ballot
	b.at = (b.at + 1) % len(b.polls)
	d.quiet()
	d.page.config.Focus(d.entry)
}

// quiet removes what was said, and shows the exercise as it is now.
func (d *demo) quiet() {
	d.said.Say("", widgets.Information)
	d.refresh()
	d.page.config.Changed()
}

// refresh shows the position, the votes and, if it was asked for, the solution.
func (d *demo) refresh() {
	e, p, one := d.exercise(), d.page, d.page.poll()
	d.ear.Forget()
	v := exercises.ViewOf(class.Begin(e), p.Settings)
	v.Enabled, v.Flipped = true, e.Line[0].Turn() == rules.Black
	if one.solved {
		v.Hint = &boardview.Hint{From: e.Moves[0].Origin(e.Line[0].Turn()), To: e.Moves[0].To}
		d.said.Say(i18n.P(export.Answer(e)), widgets.Success)
	}
	d.board.SetView(v)
	d.entry.Follow(e.Rules)
	d.title.SetText(i18n.F("class.number", p.ballot.at+1, len(p.polls)))
	d.task.SetText(i18n.P(e.Task()))
	widgets.Enable(d.show, !one.solved)
	widgets.Enable(d.undo, one.history.CanUndo())
	d.list.RemoveAll()
	for _, v := range one.votes {
		d.list.Add(d.row(v))
	}
	d.fit()
}

// fit places what may have become higher or lower.
func (d *demo) fit() {
	for _, o := range []fyne.CanvasObject{d.list, d.top, d.panel, d.scroll} {
		o.Refresh()
	}
}

// row shows how many have voted for a move. With the solution, it tells whether the move is right.
func (d *demo) row(v class.Vote) fyne.CanvasObject {
	e, one := d.exercise(), d.page.poll()
	name := widgets.NewHeading(i18n.P(d.line(v)))
	name.SizeName = look.SizeNameLesson
	var sign fyne.CanvasObject
	if one.solved {
		tone := widgets.Refusal
		if e.Solves(0, v.Move) {
			tone = widgets.Success
		}
		sign = container.NewCenter(widgets.NewSign(tone, signSide))
	}
	return container.NewBorder(nil, nil, nil, sign, widgets.RowsApart(0, name, part(v.Count, one.votes.Total())))
}

// signSide is the side of the sign beside a vote.
const signSide = 22

func (d *demo) line(v class.Vote) phrase.Phrase {
	e := d.exercise()
	return phrase.Say("%v  %v", rules.Written(e.Rules, e.Line[0], v.Move), phrase.Say("class.votes", phrase.Number(v.Count)))
}
