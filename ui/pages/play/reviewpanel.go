package play

import (
	"fmt"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

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
	act     *widgets.Button   // cancels the evaluation or continues it; without a text it is hidden
	cross   *widgets.Button   // closes the review
	graph   *graph.Graph
	move    *widgets.Lines               // about the move on the board
	moments [review.Most]*widgets.Button // lead to the moments
	why     *widgets.Lines               // what is certain about the moment on the board
	show    *widgets.Button              // shows it on the board
	better  *widgets.Button              // lets the person find a better move
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
	r.move.Colour = theme.ColorNamePlaceHolder
	r.cross.Importance = widget.LowImportance
	r.show = widgets.NewButton(i18n.T("review.show"), nil, p.Actions.ShowMoment)
	r.better = widgets.NewButton(i18n.T("review.find"), nil, p.Actions.FindBetter)
	for i := range r.moments {
		r.moments[i] = widgets.NewButton("", nil, func() { r.toMoment(p.Session, i) })
	}
	r.room.of = r
	r.content = container.New(&r.room, r.sides[0], r.sides[1], r.act, r.cross, r.graph, r.move, r.moments[0], r.moments[1], r.moments[2], r.why, r.show, r.better)
	return r
}

// toMoment shows the position after the move of a moment.
func (r *reviewPanel) toMoment(s *session.Session, i int) {
	if all := r.snap.Review.Moments; i < len(all) {
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
	case s.Place.Path.Main():
		return s.Review.MomentAt(len(s.Place.Path) - 1)
	}
	return session.Moment{}, false
}

// draw shows the review, and reports whether it has appeared or disappeared.
func (r *reviewPanel) draw(s session.Snapshot, p *Page) (changed bool) {
	changed = r.snap.Review.On != s.Review.On || len(r.snap.Review.Moments) != len(s.Review.Moments)
	r.snap = s
	if !s.Review.On {
		return changed
	}
	r.drawHead(p)
	r.graph.SetView(graphOf(s))
	now, ok := moment(s)
	for i, b := range r.moments {
		text, importance := "", widget.MediumImportance
		if i < len(s.Review.Moments) {
			m := s.Review.Moments[i]
			text = i18n.P(s.MoveAt(m.Ply)) + record.NAGText(s.Review.Mark(m.Ply).NAG())
			if ok && m.Ply == now.Ply {
				importance = widget.HighImportance
			}
		}
		if b.Text != text || b.Importance != importance {
			b.Importance = importance
			b.SetText(text)
		}
	}
	r.why.SetText(reasons(now))
	r.say()
	widgets.Enable(r.show, ok && len(now.Claims) > 0)
	widgets.Enable(r.better, ok)
	return changed
}

// say shows what is known about the move on the board or, if there is no other room for it,
// what is certain about the moment.
func (r *reviewPanel) say() {
	if !r.room.wide && r.why.Text != "" {
		r.move.SetText(r.why.Text)
		return
	}
	r.move.SetText(aboutMove(r.snap))
}

// reasons returns what is certain about a moment, in sentences.
func reasons(m session.Moment) string {
	var all []string
	for _, c := range m.Spoken() {
		all = append(all, i18n.P(c.Text))
	}
	return strings.Join(all, " ")
}

// drawHead shows how far the evaluation has come or, at its end, how accurate each side
// was.
func (r *reviewPanel) drawHead(p *Page) {
	s := r.snap
	done, total := s.Review.Done(), len(s.Review.Evals)
	texts := [2]string{}
	text, do := "", func() {}
	switch {
	case s.Review.Complete():
		for side := range texts {
			texts[side] = accuracyOf(s, rules.Side(side))
		}
	case s.Review.Running:
		texts[0], texts[1] = evaluating(s.Review.By), i18n.F("review.positions", done, total)
		text, do = i18n.T("common.cancel"), p.Session.Review.Cancel
	default:
		texts[0], texts[1] = i18n.T("review.cancelled"), i18n.F("review.positions", done, total)
		text, do = i18n.T("common.go-on"), p.Session.Review.Start
	}
	for i, t := range texts {
		r.sides[i].SetText(t)
	}
	r.act.OnTapped = do
	if r.act.Text != text {
		r.act.SetText(text)
		r.content.Refresh() // it needs another width
	}
}

// evaluating says that the game is being evaluated, by which engine if it is not the
// bundled one.
func evaluating(by string) string {
	if by == "" {
		return i18n.T("review.evaluating")
	}
	return i18n.F("review.evaluating-by", by)
}

// accuracyOf returns how accurate a side was, and how many of its moves are marked, such
// as "White: accuracy 87 % · 2 ?! · 1 ? · 0 ??".
func accuracyOf(s session.Snapshot, side rules.Side) string {
	percent, ok := s.Review.Accuracy(side)
	if !ok {
		return ""
	}
	n := s.Review.Counts(side)
	text := i18n.F("review.accuracy", s.Side(side), int(math.Round(percent)))
	for m := review.Inaccuracy; m <= review.Blunder; m++ {
		text += fmt.Sprintf(" · %d %s", n[m], record.NAGText(m.NAG()))
	}
	return text
}

// graphOf returns what the graph shows.
func graphOf(s session.Snapshot) graph.View {
	v := graph.View{Times: s.Review.Times, Phases: s.Review.Phases, At: -1}
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

// aboutMove returns what is known about the move on the board: the winning chances before
// and after it, and the time it took.
func aboutMove(s session.Snapshot) string {
	r, ply := s.Review, len(s.Place.Path)-1
	switch {
	case !s.Place.Path.Main() || ply >= len(r.Game.Moves):
		return ""
	case ply < 0 && r.FromFile:
		return i18n.T("review.from-file")
	case ply < 0 && r.By != "" && r.Complete():
		return i18n.F("review.by", r.By) + " " + i18n.T("review.walk")
	case ply < 0:
		return i18n.T("review.walk")
	}
	var all []string
	if a, b := r.Evals[ply], r.Evals[ply+1]; a.Known && b.Known {
		side := r.Game.Line[ply].Turn()
		was, is := a.Score.Of(side).Chance(), b.Score.Of(side).Chance()
		all = append(all, i18n.F("review.chances", s.Side(side), int(math.Round(was)), int(math.Round(is))))
	}
	if t := r.Times[ply]; t != review.Unknown {
		all = append(all, i18n.F("review.seconds", fmt.Sprintf("%.0f", t.Seconds())))
	}
	return strings.Join(all, " · ")
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
