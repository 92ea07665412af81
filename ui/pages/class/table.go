package class

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A table shows how a class has answered: a row for each exercise, and a line for each slip.
type table struct {
	page    *Page
	set     class.Set
	counted class.Table
	content fyne.CanvasObject
	news    *widget.Label
	scroll  *container.Scroll
	reasons []*widget.Label // why the commonest wrong move of each row fails
	lines   []line          // what the table says, row by row
}

// A line is what the table says in a row, and the rules of the moves in it, nil if there are none.
type line struct {
	text  phrase.Phrase
	rules rules.Rules
}

// openTable shows the table of a set.
func (p *Page) openTable(set class.Set) {
	p.settle()
	p.table = newTable(p, set)
	p.turn()
	p.table.ask(0)
}

// leaveTable shows the exercises of the table.
func (p *Page) leaveTable() {
	set := p.table.set
	p.table = nil
	p.why.Drop()
	if len(p.set.Exercises) > 0 && p.set.Key() == set.Key() {
		p.turn()
		return
	}
	p.Show(set)
}

// newTable creates the table in the present language.
func newTable(p *Page, set class.Set) *table {
	t := &table{page: p, set: set, counted: set.Count(p.slips), news: widget.NewLabel("")}
	n := len(t.counted.Slips)
	t.news.SetText(i18n.Count(n, "class.slips"))
	t.news.Truncation = fyne.TextTruncateEllipsis
	title := widgets.NewHeading(set.Title)
	title.SizeName, title.Truncation = subheading, fyne.TextTruncateEllipsis
	back := widgets.NewButton(i18n.T("class.exercises"), nil, p.leaveTable)
	body := widgets.RowsApart(look.Gap)
	for i := range set.Exercises {
		body.Add(t.row(i))
		body.Add(widget.NewSeparator())
	}
	body.Add(widgets.NewHeading(i18n.T("class.by-pupil")))
	for i, s := range t.counted.Slips {
		text := t.pupil(i, s)
		t.lines = append(t.lines, line{text: phrase.Say("%s", text)})
		body.Add(widgets.NewText(text))
	}
	t.scroll = widgets.Scrolled(body)
	buttons := container.New(&widgets.Columns{Least: 160},
		widgets.NewButton(i18n.T("class.count-more"), nil, counting{p}.paste), widgets.NewButton(i18n.T("class.save-slips"), nil, t.save),
		widgets.NewButton(i18n.T("class.copy-table"), nil, t.copy))
	top := container.NewVBox(container.NewBorder(nil, nil, nil, back, title), t.news)
	t.content = container.NewPadded(container.NewBorder(top, buttons, nil, nil, t.scroll))
	return t
}

// row creates the row of an exercise.
func (t *table) row(i int) fyne.CanvasObject {
	e, row := t.set.Exercises[i], t.counted.Rows[i]
	heading := widgets.NewHeading(fmt.Sprintf("%d. %s", i+1, i18n.P(e.Task())))
	heading.Truncation = fyne.TextTruncateEllipsis
	said := i18n.F("class.solved", row.Solved, len(t.counted.Slips))
	if row.Given > 0 {
		said += " " + i18n.F("class.usual", clock.Elapsed(row.Usual))
	}
	parts := []fyne.CanvasObject{heading, part(row.Solved, len(t.counted.Slips)), widgets.NewText(said)}
	reason := widgets.NewSmallText("")
	reason.Hide()
	all := line{phrase.Say("%s %s", heading.Text, said), e.Rules}
	if len(row.Mistakes) > 0 {
		worst := row.Mistakes[0]
		mistake := phrase.Say("class.commonest", rules.Written(e.Rules, e.Line[worst.Ply], worst.Move), worst.Count)
		parts = append(parts, widgets.NewText(i18n.P(mistake)), reason)
		all.text = phrase.Join(" ", all.text, mistake)
	}
	t.reasons = append(t.reasons, reason)
	t.lines = append(t.lines, all)
	return container.NewBorder(nil, nil, container.NewVBox(t.page.miniature(e, small)), nil, widgets.RowsApart(0, parts...))
}

// small is the side of the picture of a position in the table.
const small = 108

// pupil says what one person has solved. People without a name have a number.
func (t *table) pupil(i int, s class.Slip) string {
	name := s.Name
	if name == "" {
		name = i18n.F("class.unnamed", i+1)
	}
	n, took := s.Solved()
	return i18n.F("class.pupil", name, n, len(t.set.Exercises), clock.Elapsed(took))
}

// ask finds out why the commonest wrong moves fail, from a row on, one after the other.
func (t *table) ask(from int) {
	p := t.page
	for i := from; i < len(t.counted.Rows); i++ {
		e, mistakes := t.set.Exercises[i], t.counted.Rows[i].Mistakes
		if len(mistakes) == 0 || !rules.Orthodox(e.Rules.ID()) {
			continue
		}
		worst := mistakes[0]
		task.Go(p.why, func(*task.Task) (phrase.Phrase, error) {
			return whyWrong(e, worst), nil
		}, func(said phrase.Phrase, _ error) {
			if p.table != t {
				return
			}
			if said.Form != "" {
				t.reasons[i].SetText(i18n.P(said))
				t.reasons[i].Show()
				t.lines[i].text = phrase.Join(" ", t.lines[i].text, said)
			}
			t.scroll.Content.Refresh()
			t.scroll.Refresh()
			t.ask(i + 1)
		})
		return
	}
}

// whyWrong says what can be proved against a wrong move or, if nothing can, what another move would
// have won. It says nothing if that is not certain either.
func whyWrong(e class.Exercise, m class.Mistake) phrase.Phrase {
	line, better := e.Line[:m.Ply+1], e.Moves[m.Ply:]
	a := why.Ask(line, m.Move, better, nil, false)
	if _, certain := a.Against(); !certain {
		a = why.Ask(line, m.Move, better, nil, true)
	}
	if _, certain := a.Against(); !certain {
		return phrase.Phrase{}
	}
	return a.Sentence(e.Rules)
}

// said returns the table line by line.
func (t *table) said() []string {
	all := []string{t.set.Title, t.news.Text}
	for _, l := range t.lines {
		all = append(all, byear.Said(l.text, l.rules, t.page.Settings.EarStyle))
	}
	return all
}

// copy copies the table as text.
func (t *table) copy() {
	all := t.set.Title + "\n"
	for _, l := range t.lines {
		all += i18n.P(l.text) + "\n"
	}
	t.page.config.Copy(all)
	t.page.Note(i18n.T("class.table-copied"))
}

// save writes the slips into one file, which can be counted again.
func (t *table) save() {
	var all strings.Builder
	for _, s := range t.counted.Slips {
		all.WriteString(s.String() + "\n")
	}
	saving{t.page}.saveText(i18n.T("class.save-slips"), t.set.Title, ".txt", all.String())
}
