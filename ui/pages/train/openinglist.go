package train

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// An openingList is the part of the first screen with the person's repertoires.
type openingList struct {
	content *fyne.Container
	about   *widget.Label // what openings are, as long as there are none
	trouble *widget.Label
	add     *widgets.Button
	list    *fyne.Container
	rows    []*openingRow
}

func newOpeningList(p *Page) *openingList {
	l := &openingList{about: exercises.Note(), trouble: exercises.Note(), list: container.NewVBox()}
	l.add = widgets.NewButton(i18n.T("train.opening-add"), reveal(p), p.openings.add)
	l.about.SetText(i18n.T("train.opening-about"))
	l.content = part(i18n.T("train.openings"), l.about, l.list, l.trouble, widgets.UnderText(container.NewHBox(l.add)))
	return l
}

// show shows the repertoires.
func (l *openingList) show(p *Page) {
	o := p.openings
	for len(l.rows) < len(o.all) {
		r := newOpeningRow(p, len(l.rows))
		l.rows = append(l.rows, r)
		l.list.Add(r.content)
	}
	for i, r := range l.rows {
		if widgets.Show(r.content, i < len(o.all)); i < len(o.all) {
			r.show(p, o.all[i])
		}
	}
	widgets.Show(l.list, len(o.all) > 0)
	widgets.Show(l.about, o.read && len(o.all) == 0)
	l.trouble.SetText(sentences(o.unwritten, o.trouble))
	widgets.Show(l.trouble, l.trouble.Text != "")
}

// An openingRow is a repertoire in the list, and what can be done with it.
type openingRow struct {
	content     *fyne.Container
	name, state *widget.Label
	train, pass *widgets.Button
	more        *widgets.Button
	reach       *reach
	drawn       fyne.CanvasObject // the reach with the space around it
	met, gaps   *widget.Label
}

func newOpeningRow(p *Page, at int) *openingRow {
	r := &openingRow{name: exercises.Paragraph(), state: exercises.Note(), reach: newReach(reveal(p)), met: exercises.Note(), gaps: exercises.Note()}
	o := p.openings
	r.train = widgets.NewButton(i18n.T("train.opening-train"), reveal(p), func() { o.begin(o.all[at], false) })
	r.pass = widgets.NewButton(i18n.T("train.opening-pass"), reveal(p), func() { o.begin(o.all[at], true) })
	r.more = widgets.NewButton(i18n.T("train.opening-more"), reveal(p), func() { o.menu(o.all[at], r.more) })
	r.drawn = widgets.UnderText(r.reach)
	r.content = container.NewVBox(r.name, r.state, widgets.UnderText(container.New(&widgets.Flow{}, r.train, r.pass, r.more)), r.met, r.drawn, r.gaps)
	return r
}

// show shows a repertoire.
func (r *openingRow) show(p *Page, one *opening) {
	r.name.SetText(one.name())
	var s repertoire.Standing
	if one.Repertoire != nil {
		s = one.Stand(p.memory, p.config.Now())
	}
	r.state.SetText(one.state(s))
	for _, b := range []*widgets.Button{r.train, r.pass} {
		widgets.Enable(b, s.Cards > 0 && p.loaded)
	}
	covered := one.Repertoire != nil && one.counts != nil
	if covered {
		cover := one.cover
		r.reach.set(cover.Share)
		r.met.SetText(met(one, cover))
		r.gaps.SetText(i18n.P(gaps(one, cover, shortly)))
		covered = cover.Games > 0
		widgets.Show(r.gaps, len(cover.Gaps) > 0)
		widgets.Show(r.met, true)
	} else {
		if one.Met != "" && one.err == nil {
			r.met.SetText(i18n.T("train.opening-counting"))
		}
		widgets.Show(r.met, one.Met != "" && one.err == nil)
		widgets.Show(r.gaps, false)
	}
	widgets.Show(r.drawn, covered)
}

// write changes the list, off the thread, and reads it again. It calls then if the change was
// written.
func (o *openings) write(change func(*repertoire.Store) error, then func()) {
	store := o.page.config.Openings.Store
	task.Go(o.page.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, change(store) }, func(_ struct{}, err error) {
		o.unwritten = err
		o.load()
		if err != nil {
			o.begins = nil
			o.page.show()
			return
		}
		then()
	})
}

// add asks for a file and a side, and adds a repertoire.
func (o *openings) add() {
	o.page.config.Openings.File(i18n.T("train.opening-add"), func(path string) {
		put := func(side rules.Side) func() {
			return func() {
				o.write(func(s *repertoire.Store) error { return s.Put(repertoire.Entry{Side: side, Path: path}) }, func() {})
			}
		}
		o.page.config.Choose(i18n.T("train.opening-add"), i18n.T("train.opening-side"),
			dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
			dialogs.Deed{Text: i18n.T("White"), Do: put(rules.White), Default: true},
			dialogs.Deed{Text: i18n.T("Black"), Do: put(rules.Black)})
	})
}

// menu shows what else can be done with a repertoire.
func (o *openings) menu(one *opening, below fyne.CanvasObject) {
	p := o.page
	items := []*fyne.MenuItem{
		fyne.NewMenuItem(i18n.T("train.opening-compare"), func() { o.compare(one) }),
		fyne.NewMenuItem(i18n.T("train.opening-gaps"), func() { o.tellGaps(one) }),
		fyne.NewMenuItem(i18n.T("train.opening-moves"), func() { o.choose(one, one.Candidates()) }),
		fyne.NewMenuItem(i18n.T("train.opening-remove"), func() { o.remove(one) }),
	}
	items[1].Disabled = one.Repertoire == nil || one.counts == nil
	items[0].Disabled = one.Repertoire == nil
	items[2].Disabled = one.Repertoire == nil || len(one.Candidates()) == 0
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(below).AddXY(0, below.Size().Height)
	p.config.Menu(fyne.NewMenu("", items...), at)
}

// compare asks for the games that show what opponents play.
func (o *openings) compare(one *opening) {
	set := func(path string) {
		was := one.Entry // the thread may change it meanwhile
		o.write(func(s *repertoire.Store) error {
			return s.Edit(was, func(e repertoire.Entry) repertoire.Entry {
				e.Met = path
				return e
			})
		}, func() {})
	}
	deeds := []dialogs.Deed{
		{Text: i18n.T("common.cancel"), Do: func() {}},
		{Text: i18n.T("train.opening-file"), Do: func() { o.page.config.Openings.File(i18n.T("train.opening-compare"), set) }},
		{Text: i18n.T("common.my-games"), Do: func() { set(repertoire.OwnGames) }, Default: true},
	}
	if one.Met != "" {
		deeds = slices.Insert(deeds, 1, dialogs.Deed{Text: i18n.T("train.opening-alone"), Do: func() { set("") }})
	}
	o.page.config.Choose(i18n.T("train.opening-compare"), i18n.T("train.opening-compare-about"), deeds...)
}

// tellGaps shows all gaps.
func (o *openings) tellGaps(one *opening) {
	p, cover := o.page, one.cover
	title, text := i18n.T("train.opening-gaps"), phrase.Say("%s\n\n%v", met(one, cover), gaps(one, cover, len(cover.Gaps)))
	p.config.Read(title, i18n.P(text))
	p.config.Heard(title, byear.Said(text, p.supply.rules, p.settings.EarStyle))
}

// choose lets the person switch moves off and on.
func (o *openings) choose(one *opening, all []repertoire.Candidate) {
	ticked := make([]bool, len(all))
	for i, c := range all {
		ticked[i] = !c.Off
	}
	written := func(i int) phrase.Phrase { return one.Written(all[i].At, all[i].Move) }
	row := func(i int) (text, note string) { return i18n.P(written(i)), "" }
	aloud := func(i int) string { return byear.Said(written(i), o.page.supply.rules, o.page.settings.EarStyle) }
	list := dialogs.Checklist{
		Title: i18n.T("train.opening-moves"), About: i18n.T("train.opening-moves-about"),
		Parts: []dialogs.Part{{Name: one.name(), Ticked: ticked, Row: row, Aloud: aloud}},
		Do:    func(int) string { return i18n.T("common.save") },
	}
	o.page.config.Checklist(list, func() {
		ticked := slices.Clone(ticked)
		switched := func(e repertoire.Entry) repertoire.Entry {
			for i, c := range all {
				e = e.Switched(c.Choice, !ticked[i])
			}
			return e
		}
		was := one.Entry
		o.write(func(s *repertoire.Store) error { return s.Edit(was, switched) }, func() {})
		one.choose(switched)
		if listed := o.find(was); listed != nil && listed != one {
			listed.choose(switched)
		}
		o.follow(one)
		o.page.show()
	})
}

// choose switches moves off and on.
func (one *opening) choose(switched func(repertoire.Entry) repertoire.Entry) {
	one.Entry = switched(one.Entry)
	if one.Repertoire != nil {
		one.Switch(one.Off)
		one.compared(one.counts, one.as)
	}
}

// follow lets the position on the board know which moves are switched on now. Without any, the
// next one comes.
func (o *openings) follow(one *opening) {
	t := o.page.trial
	if t == nil || t.opening != one || t.Done() {
		return
	}
	now := o.trial(t.item) // other repertoires may have the position, too
	if o.tour != nil {
		card, err := one.Card(t.rules, t.at)
		if err != nil {
			return // cannot happen: the position comes from a game
		}
		now = &trial{Card: card, opening: one, at: t.at}
	}
	if now == nil || len(now.Moves) == 0 {
		o.page.sitting.Answered(true, 0)
		o.page.next(phrase.Phrase{})
		return
	}
	t.Card, t.opening, t.at = now.Card, now.opening, now.at
	t.forget() // a hint may show a move that is switched off
	t.shown = 0
}

// candidates returns the moves of the repertoire in the position on the board, those that are
// switched off, too.
func (o *openings) candidates() []repertoire.Candidate {
	t := o.page.trial
	if t == nil || t.opening == nil || t.Done() {
		return nil
	}
	return t.opening.CandidatesAt(t.at)
}

// chooseHere lets the person switch off moves in the position on the board.
func (o *openings) chooseHere() {
	if all := o.candidates(); len(all) > 1 {
		o.choose(o.page.trial.opening, all)
	}
}

// remove removes a repertoire from the list, which can be undone.
func (o *openings) remove(one *opening) {
	e := one.Entry
	at := slices.IndexFunc(o.all, func(other *opening) bool { return other.Is(e) })
	if at < 0 {
		return // it has gone meanwhile
	}
	restore := func() { o.write(func(s *repertoire.Store) error { return s.Insert(e, at) }, func() {}) }
	o.write(func(s *repertoire.Store) error { return s.Remove(e) }, func() {
		o.page.done = append(o.page.done, step{restore: restore})
		o.page.config.Changed()
	})
}
