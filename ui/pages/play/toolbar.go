package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A toolbar has icons for what is wanted at every move, each always in the same place:
// those that step through the moves, those that help to see, and those that end the game
// or take back a move.
type toolbar struct {
	first, back, forward, last *widgets.IconButton
	flip, analyse, hint        *widgets.IconButton
	undo, draw, resign         *widgets.IconButton
}

func newToolbar(p *Page, tips *widgets.Tips) *toolbar {
	do, actions := p.Session, p.Actions
	icon := func(symbol, name string, do func()) *widgets.IconButton {
		return widgets.NewIconButton(symbol, name, tips, do)
	}
	return &toolbar{
		first:   icon("first", i18n.T("play.icon-first"), func() { do.Browse(nil) }),
		back:    icon("back", i18n.T("play.icon-back"), actions.stepBack),
		forward: icon("forward", i18n.T("play.icon-forward"), actions.stepForward),
		last:    icon("last", i18n.T("play.icon-last"), func() { do.Browse(p.snap.LineEnd()) }),
		flip:    icon("flip", i18n.T("play.icon-flip"), do.Flip),
		analyse: icon("analyse", i18n.T("play.icon-analyse"), do.Analysis.Toggle),
		hint:    icon("hint", i18n.T("play.icon-hint"), do.Hint),
		undo:    icon("undo", i18n.T("play.icon-undo"), do.Edits.Undo),
		draw:    icon("draw", i18n.T("play.icon-draw"), actions.OfferDraw),
		resign:  icon("resign", i18n.T("play.icon-resign"), actions.Resign),
	}
}

// groups returns the icons in their groups.
func (t *toolbar) groups() [3][]fyne.CanvasObject {
	return [3][]fyne.CanvasObject{
		{t.first, t.back, t.forward, t.last},
		{t.flip, t.analyse, t.hint},
		{t.undo, t.draw, t.resign},
	}
}

// all returns the icons from left to right.
func (t *toolbar) all() (all []fyne.CanvasObject) {
	for _, g := range t.groups() {
		all = append(all, g...)
	}
	return all
}

// show enables what can be done now.
func (t *toolbar) show(s session.Snapshot) {
	path, g := s.Place.Path, s.Game
	widgets.Enable(t.first, len(path) > 0)
	widgets.Enable(t.back, len(path) > 0)
	widgets.Enable(t.forward, !s.Forward().Equal(path))
	widgets.Enable(t.last, !s.LineEnd().Equal(path))
	t.analyse.SetOn(s.Analysis.On)
	widgets.Enable(t.analyse, s.Helped())
	widgets.Enable(t.hint, g.Yours() && s.Helped())
	undo := i18n.T("play.icon-undo")
	if !s.Playing() || s.Undoing.Form != "" { // Undo undoes an edit
		undo = i18n.T("common.undo")
	}
	t.undo.SetName(undo)
	widgets.Enable(t.undo, s.Undoing.Form != "" || g.CanTakeBack)
	widgets.Enable(t.draw, mayOffer(s) || s.Accepts())
	widgets.Enable(t.resign, s.Playing() && (g.Human[0] || g.Human[1]))
}

// mayOffer reports whether a draw can be offered now.
func mayOffer(s session.Snapshot) bool {
	g := s.Game
	return s.Playing() && g.Yours() && len(g.Moves) > 1 && !g.Offered && !g.Promised && s.MayAgree()
}

// Sizes of the toolbar.
const (
	iconGap  = 1
	groupGap = 12
)

// width returns the width of the toolbar in one row.
func (t *toolbar) width() float32 {
	n := float32(len(t.all()))
	return n*t.first.MinSize().Width + (n-3)*iconGap + 2*groupGap
}

// rows returns the number of rows that the toolbar needs in a width.
func (t *toolbar) rows(width float32) int {
	if t.width() <= width {
		return 1
	}
	return 2
}

// height returns the height of the toolbar in a width.
func (t *toolbar) height(width float32) float32 {
	n := float32(t.rows(width))
	return n*t.first.MinSize().Height + (n-1)*iconGap
}

// layout places the toolbar: in one row with the groups spread over the width, or in two
// rows of five icons each.
func (t *toolbar) layout(at fyne.Position, width float32) {
	side := t.first.MinSize()
	if t.rows(width) == 2 {
		all := t.all()
		step := (width - side.Width) / 4
		for i, o := range all {
			o.Resize(side)
			o.Move(at.AddXY(float32(i%5)*step, float32(i/5)*(side.Height+iconGap)))
		}
		return
	}
	apart := groupGap + min((width-t.width())/2, 4*groupGap)
	for _, g := range t.groups() {
		for _, o := range g {
			o.Resize(side)
			o.Move(at)
			at.X += side.Width + iconGap
		}
		at.X += apart - iconGap
	}
}
