package play

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/board/graph"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A reviewPanel shows the review of the game on the board, below its moves: how accurate
// each side was, the graph of the winning chances, and the moments that mattered most with
// what is certain about them.
type reviewPanel struct {
	content *fyne.Container
	room    reviewRoom // the layout of content
	snap    session.Snapshot

	sides   [2]*widgets.Lines // the accuracy of each side, or how far the evaluation has come
	figures [2]wording        // that sides shows
	act     *widgets.Button   // cancels the evaluation or continues it; without a text it is hidden
	cross   *widgets.Button   // closes the review
	graph   *graph.Graph
	move    *widgets.Lines               // about the move on the board
	tabs    [2]*widgets.Button           // choose the side whose moments are shown
	praise  *widgets.Lines               // in place of the moments of a side that has none
	moments [review.Most]*widgets.Button // lead to the moments
	why     *widgets.Lines               // what is certain about the moment on the board, or why the buttons below do nothing
	certain phrase.Phrase                // the same, empty for nothing
	show    *widgets.Button              // shows it on the board
	better  *widgets.Button              // lets the person find a better move
	train   *widgets.Button              // makes cards of the person's moments, and then leads to them
}

// whyRows is how many lines there are for what is certain about a moment.
const whyRows = 3

func newReviewPanel(p *Page) *reviewPanel {
	r := &reviewPanel{
		sides: [2]*widgets.Lines{widgets.NewLines(look.NoteSize, 1), widgets.NewLines(look.NoteSize, 1)},
		graph: graph.New(graph.Config{Walk: func(ply int) { p.Session.Browse(record.Mainline(ply)) }, Key: p.keyboard.key, Rune: p.keyboard.rune}),
		move:  widgets.NewLines(look.NoteSize, 1), why: widgets.NewLines(look.NoteSize, whyRows),
		cross: widgets.NewButton("×", nil, p.Session.Review.Close),
		act:   widgets.NewButton(i18n.T("common.cancel"), nil, func() {}),
	}
	for i := range r.tabs {
		r.tabs[i] = widgets.NewButton("", nil, func() { p.Session.Review.Open(r.ordered()[i]) })
	}
	r.praise = widgets.NewLines(look.TextSize, 1)
	r.move.Colour = theme.ColorNamePlaceHolder
	r.cross.Importance = widget.LowImportance
	r.show = widgets.NewButton(i18n.T("review.show"), nil, p.Actions.ShowMoment)
	r.better = widgets.NewButton(i18n.T("review.find"), nil, p.Actions.FindBetter)
	r.train = widgets.NewButton("", nil, p.Actions.Train)
	for i := range r.moments {
		r.moments[i] = widgets.NewButton("", nil, func() { r.toMoment(p.Session, i) })
	}
	r.room.of = r
	r.content = container.New(&r.room, r.sides[0], r.sides[1], r.act, r.cross, r.graph, r.move, r.tabs[0], r.tabs[1],
		r.praise, r.moments[0], r.moments[1], r.moments[2], r.why, r.show, r.better, r.train)
	return r
}

// ordered returns the sides in the order in which the review shows them: first that of the
// person, or else White.
func (r *reviewPanel) ordered() [2]rules.Side {
	own := r.snap.Review.Own
	return [2]rules.Side{own, own.Other()}
}

// toMoment shows the position after the move of a moment.
func (r *reviewPanel) toMoment(s *session.Session, i int) {
	if all := r.snap.Review.Opened(); i < len(all) {
		s.Browse(record.Mainline(all[i].Ply + 1))
	}
}

// moment returns the moment on the board: the position after its move or, while the person
// looks for a better one or sees a line, that before it.
func moment(s session.Snapshot) (session.Moment, bool) {
	switch {
	case !s.Review.On:
	case s.Better != nil:
		return s.Review.MomentAt(s.Better.Ply)
	case s.Showing != nil:
		return s.Review.MomentAt(s.Showing.From)
	case s.Asked != nil:
		return s.Review.MomentAt(s.Asked.Before())
	case s.Place.Path.Main():
		return s.Review.MomentAt(len(s.Place.Path) - 1)
	}
	return session.Moment{}, false
}

// openMoment returns the moment on the board, if it is one of the side whose moments are
// shown.
func openMoment(s session.Snapshot) (session.Moment, bool) {
	m, ok := moment(s)
	return m, ok && s.Review.Mover(m.Ply) == s.Review.Open
}

// draw shows the review, and reports whether it has appeared or disappeared.
func (r *reviewPanel) draw(s session.Snapshot, p *Page) (changed bool) {
	changed = r.snap.Review.On != s.Review.On || r.snap.Review.Open != s.Review.Open || r.snap.Review.Complete() != s.Review.Complete() ||
		len(r.snap.Review.Moments) != len(s.Review.Moments)
	r.snap = s
	if !s.Review.On {
		return changed
	}
	r.drawHead(p)
	r.graph.SetView(graphOf(s))
	r.drawTabs()
	now, ok := moment(s)
	all := s.Review.Opened()
	for i, b := range r.moments {
		text, importance := "", widget.MediumImportance
		if i < len(all) {
			m := all[i]
			move, nag := s.MoveAt(m.Ply), s.Review.Mark(m.Ply).NAG()
			text = i18n.P(move) + record.NAGText(nag)
			b.Aloud = strings.TrimSuffix(p.earGame.says(move)+", "+judgement(nag), ", ")
			if ok && m.Ply == now.Ply {
				importance = widget.HighImportance
			}
		}
		dress(b, text, importance)
	}
	_, open := openMoment(s)
	widgets.Enable(r.show, ok && len(now.Claims) > 0 && s.Asked == nil)
	widgets.Enable(r.better, open && s.Asked == nil)
	dress(r.train, trainText(s.Review), widget.MediumImportance)
	widgets.Enable(r.train, p.Actions.MayTrain(s))
	r.certain = reasons(now)
	if s.Better != nil {
		r.certain = finding(s)
	}
	r.why.SetText(cmp.Or(i18n.P(r.certain), i18n.P(leftOpening(s)), idle(s, open)))
	r.say()
	return changed
}

// drawTabs names the tabs, and shows which one is open.
func (r *reviewPanel) drawTabs() {
	s := r.snap
	for i, side := range r.ordered() {
		importance := widget.LowImportance
		if side == s.Review.Open {
			importance = widget.MediumImportance
		}
		dress(r.tabs[i], mistakesOf(s, side), importance)
	}
	r.praise.SetText(praise(s, s.Review.Open))
}

// dress sets the text and the importance of a button.
func dress(b *widgets.Button, text string, importance widget.Importance) {
	if b.Text != text || b.Importance != importance {
		b.Importance = importance
		b.SetText(text)
	}
}

// say shows what is known about the move on the board or, if there is no other room for it,
// what is certain about the moment.
func (r *reviewPanel) say() {
	switch {
	case !r.room.head && r.snap.Review.Running:
		reviewProgress(r.snap.Review).show(r.move)
	case !r.room.wide && r.certain.Form != "":
		r.move.SetText(i18n.P(r.certain))
	case r.room.tabbed && !r.room.head && len(r.snap.Place.Path) == 0:
		accuracyOf(r.snap, r.snap.Review.Open).show(r.move)
	case !r.room.wide && leftOpening(r.snap).Form != "": // at the start it has no room beside the accuracy
		r.move.SetText(i18n.P(leftOpening(r.snap)))
	case !r.room.wide && len(r.snap.Place.Path) == 0 && ownPraise(r.snap) != "":
		r.move.SetText(ownPraise(r.snap))
	default:
		aboutMove(r.snap).show(r.move)
	}
}

// reasons returns what is certain about a moment, in sentences.
func reasons(m session.Moment) phrase.Phrase {
	var all []phrase.Phrase
	for _, c := range m.Spoken() {
		all = append(all, c.Sentence())
	}
	return phrase.Join(" ", all...)
}

// drawHead shows how far the evaluation has come or, at its end, how accurate each side
// was.
func (r *reviewPanel) drawHead(p *Page) {
	s := r.snap
	texts := [2]wording{}
	text, do := "", func() {}
	switch {
	case s.Review.Complete():
		for i, side := range r.ordered() {
			texts[i] = accuracyOf(s, side)
		}
	case s.Review.Running:
		texts[0], texts[1] = wording{text: evaluating(s.Review.By)}, reviewProgress(s.Review)
		text, do = i18n.T("common.cancel"), p.Session.Review.Cancel
	default:
		texts[0], texts[1] = wording{text: i18n.T("review.cancelled")}, reviewProgress(s.Review)
		text, do = i18n.T("common.go-on"), p.Session.Review.Start
	}
	r.figures = texts
	for i, t := range texts {
		t.show(r.sides[i])
	}
	r.act.OnTapped = do
	if r.act.Text != text {
		r.act.SetText(text)
		r.content.Refresh() // it needs another width
	}
}

// graphOf returns what the graph shows.
func graphOf(s session.Snapshot) graph.View {
	v := graph.View{Times: s.Review.Times, Phases: s.Review.Phases, At: -1, Below: s.Review.Own, Name: chancesOf(s), Told: told(s)}
	for ply, e := range s.Review.Evals {
		chance := float64(graph.Unknown)
		if e.Known {
			chance = e.Score.Chance()
		}
		v.Chances = append(v.Chances, chance)
		if ply < len(s.Review.Game.Moves) {
			v.Marks = append(v.Marks, s.Review.Mark(ply))
		}
	}
	if s.Place.Path.Main() && len(s.Place.Path) < len(v.Chances) {
		v.At = len(s.Place.Path)
	}
	return v
}

// marksOf returns the NAGs of a review by move, for the list of moves.
func marksOf(s session.Snapshot) map[record.Node]int {
	marks := map[record.Node]int{}
	if !s.Review.On {
		return marks
	}
	for ply, n := range s.Game.Record.Along(record.Mainline(len(s.Review.Game.Moves))) {
		if m := s.Review.Mark(ply); m != review.None {
			marks[n] = m.NAG()
		}
	}
	return marks
}
