package class

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/law"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
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
	at      int
	votes   []class.Votes // of each exercise
	solved  []bool        // the solution is shown
	content fyne.CanvasObject

	board       *boardview.Widget
	title, task *widget.Label
	entry       *typed.Field
	said        *widgets.Band
	list        *fyne.Container
	show, next  *widgets.Button
	scroll      *container.Scroll
	top, panel  *fyne.Container
}

// openDemo begins to show the exercises to a class.
func (p *Page) openDemo() {
	n := len(p.set.Exercises)
	p.demo = newDemo(p, 0, make([]class.Votes, n), make([]bool, n))
	p.config.FullScreen(true)
	p.turn()
	p.config.Focus(p.demo.entry)
}

// leaveDemo shows the list of exercises again.
func (p *Page) leaveDemo() {
	p.demo = nil
	p.config.FullScreen(false)
	p.turn()
}

// newDemo creates the view in the present language.
func newDemo(p *Page, at int, votes []class.Votes, solved []bool) *demo {
	d := &demo{page: p, at: at, votes: votes, solved: solved, title: exercises.Title(), task: exercises.Paragraph()}
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
		PromotionFacts: law.PromotionFacts, Key: p.config.Key, Rune: func(r rune) { d.entry.Begin(string(r), p.config.Focus) },
	})
	back := widgets.NewButton(i18n.T("class.exercises"), nil, p.leaveDemo)
	d.show = widgets.NewButton(i18n.T("learn.show-me"), nil, d.solve)
	d.next = widgets.NewButton(i18n.T("learn.next"), nil, d.onward)
	d.top = container.NewVBox(d.title, d.task, d.entry, d.said, d.list)
	d.scroll = container.NewVScroll(container.NewBorder(nil, nil, nil, widgets.Space(), d.top))
	d.panel = container.NewBorder(nil, container.NewGridWithColumns(3, back, d.show, d.next), nil, nil, d.scroll)
	d.content = container.New(&widgets.Split{Board: d.board, Panel: d.panel}, d.board, d.panel)
	d.refresh()
	return d
}

func (d *demo) exercise() class.Exercise { return d.page.set.Exercises[d.at] }

// typed votes for a typed move.
func (d *demo) typed(text string) {
	e := d.exercise()
	m, open, _, err := typed.Read(e.Rules, e.Line[0], text)
	switch {
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
	d.votes[d.at] = d.votes[d.at].With(m)
	d.said.Say("", widgets.Information)
	d.refresh()
}

// solve shows the solution.
func (d *demo) solve() {
	d.solved[d.at] = true
	d.refresh()
}

// onward shows the next exercise, and the first after the last.
func (d *demo) onward() {
	d.at = (d.at + 1) % len(d.votes)
	d.said.Say("", widgets.Information)
	d.refresh()
	d.page.config.Focus(d.entry)
}

// refresh shows the position, the votes and, if it was asked for, the solution.
func (d *demo) refresh() {
	e, p := d.exercise(), d.page
	v := exercises.ViewOf(class.Begin(e), p.Settings)
	v.Enabled, v.Flipped = true, e.Line[0].Turn() == rules.Black
	if d.solved[d.at] {
		v.Hint = &boardview.Hint{From: e.Moves[0].Origin(e.Line[0].Turn()), To: e.Moves[0].To}
		d.said.Say(export.Answer(e), widgets.Success)
	}
	d.board.SetView(v)
	d.entry.Follow(e.Rules)
	d.title.SetText(i18n.F("class.number", d.at+1, len(d.votes)))
	d.task.SetText(i18n.P(e.Task()))
	widgets.Enable(d.show, !d.solved[d.at])
	d.list.RemoveAll()
	for _, one := range d.votes[d.at] {
		d.list.Add(d.row(one))
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
	e := d.exercise()
	bar := widget.NewProgressBar()
	bar.Max = float64(d.votes[d.at].Total())
	bar.SetValue(float64(v.Count))
	bar.TextFormatter = func() string { return "" }
	name := widgets.NewHeading(d.line(v))
	name.SizeName = look.SizeNameLesson
	var sign fyne.CanvasObject
	if d.solved[d.at] {
		tone := widgets.Refusal
		if e.Solves(0, v.Move) {
			tone = widgets.Success
		}
		sign = container.NewCenter(widgets.NewSign(tone, signSide))
	}
	return container.NewBorder(nil, nil, nil, sign, widgets.RowsApart(0, name, container.New(thin{}, bar)))
}

// signSide is the side of the sign beside a vote.
const signSide = 22

func (d *demo) line(v class.Vote) string {
	e := d.exercise()
	return fmt.Sprintf("%s  %s", i18n.SAN(rules.Written(e.Rules, e.Line[0], v.Move)), i18n.Count(v.Count, "class.votes"))
}

// lines returns what is shown, line by line.
func (d *demo) lines() []string {
	all := []string{d.title.Text, d.task.Text, d.said.Text}
	for _, v := range d.votes[d.at] {
		all = append(all, d.line(v))
	}
	return all
}
