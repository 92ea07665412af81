package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A toolbar has icons for what is wanted at every move, each always in the same place:
// those that step through the moves, those that help to see, and the deeds without labels.
// If the deeds have labels, the way to a new game has their place while a game is played,
// and nobody is tempted by it.
type toolbar struct {
	first, back, forward, last *widgets.IconButton
	flip, analyse, undo        *widgets.IconButton
	fresh                      *widgets.IconButton
	deeds                      *buttons
	playing                    bool
}

func newToolbar(p *Page, tips *widgets.Tips, deeds *buttons) *toolbar {
	do, actions := p.Session, p.Actions
	icon := func(symbol, name string, do func()) *widgets.IconButton {
		return widgets.NewIconButton(symbol, name, tips, do)
	}
	fresh := i18n.T("common.new-game")
	return &toolbar{
		first:   icon("first", i18n.T("play.icon-first"), func() { do.Browse(nil) }),
		back:    icon("back", i18n.T("play.icon-back"), actions.stepBack),
		forward: icon("forward", i18n.T("play.icon-forward"), actions.stepForward),
		last:    icon("last", i18n.T("play.icon-last"), func() { do.Browse(p.snap.LineEnd()) }),
		flip:    icon("flip", i18n.T("play.icon-flip"), do.Flip),
		analyse: icon("analyse", i18n.T("play.icon-analyse"), do.Analysis.Toggle),
		undo:    icon("undo", i18n.T("common.undo"), do.Edits.Undo),
		fresh:   widgets.NewFaceButton(widgets.Face{Symbol: "new", Name: fresh, Label: fresh, Quiet: true}, tips, p.config.Games.New),
		deeds:   deeds,
	}
}

// icons returns the toolbar's own objects.
func (t *toolbar) icons() []fyne.CanvasObject {
	return []fyne.CanvasObject{t.first, t.back, t.forward, t.last, t.flip, t.analyse, t.undo, t.fresh}
}

// groups returns what is in a toolbar of a width, in groups. The way to a new game loses its
// label if that has no room beside the rest. It is left out if even its symbol has none: the
// menu has it as well.
func (t *toolbar) groups(width float32) [3][]fyne.CanvasObject {
	all := [3][]fyne.CanvasObject{{t.first, t.back, t.forward, t.last}, {t.flip, t.analyse}, t.deeds.icons()}
	if !t.playing {
		all[1] = append(all[1], t.undo)
		return all
	}
	with := [3][]fyne.CanvasObject{all[0], all[1], {t.fresh}}
	if t.fresh.SetCompact(false); t.deeds.labelled && wide(with) > width {
		t.fresh.SetCompact(true)
	}
	if t.deeds.labelled && wide(with) <= width {
		return with
	}
	return all
}

// show enables what can be done now.
func (t *toolbar) show(s session.Snapshot) {
	path := s.Place.Path
	t.playing = s.Playing()
	widgets.Enable(t.first, len(path) > 0)
	widgets.Enable(t.back, len(path) > 0 || s.Asked != nil)
	widgets.Enable(t.forward, !s.Forward().Equal(path) && !following(s) || goesOn(s))
	widgets.Enable(t.last, !s.LineEnd().Equal(path))
	t.analyse.SetOn(s.Analysis.On)
	widgets.Enable(t.analyse, s.Helped())
	widgets.Enable(t.undo, s.History.Undoing().Form != "")
}

// Sizes of the toolbar.
const (
	iconGap  = 1
	groupGap = 20
	perRow   = 5 // icons in each of two rows
)

// wide returns the width of groups in one row.
func wide(groups [3][]fyne.CanvasObject) (width float32) {
	for _, g := range groups {
		for _, o := range g {
			width += o.MinSize().Width + iconGap
		}
		width += groupGap - iconGap
	}
	return width - groupGap
}

// rows returns the number of rows that the toolbar needs in a width.
func (t *toolbar) rows(width float32) int {
	if wide(t.groups(width)) <= width {
		return 1
	}
	return 2
}

// height returns the height of the toolbar in a width.
func (t *toolbar) height(width float32) float32 {
	n := float32(t.rows(width))
	return n*t.first.MinSize().Height + (n-1)*iconGap
}

// layout places the toolbar: in one row with the last group at the right edge, or in two
// rows. What is not in it is hidden.
func (t *toolbar) layout(at fyne.Position, width float32, visible bool) {
	groups := t.groups(width)
	for _, o := range t.icons() {
		widgets.Show(o, visible && slices.Contains(slices.Concat(groups[:]...), o))
	}
	for _, o := range slices.Concat(groups[:]...) {
		o.Resize(o.MinSize())
	}
	if t.rows(width) > 1 {
		t.fold(at, width)
		return
	}
	end := at.X + width
	for i, g := range groups {
		if i == len(groups)-1 { // at the right edge
			at.X = end + iconGap
			for _, o := range g {
				at.X -= o.Size().Width + iconGap
			}
		}
		for _, o := range g {
			o.Move(at)
			at.X += o.Size().Width + iconGap
		}
		at.X += groupGap - iconGap
	}
}

// fold places the toolbar in two rows.
func (t *toolbar) fold(at fyne.Position, width float32) {
	groups, side := t.groups(width), t.first.MinSize()
	step := (width - side.Width) / (perRow - 1)
	for i, o := range slices.Concat(groups[:]...) {
		o.Move(at.AddXY(float32(i%perRow)*step, float32(i/perRow)*(side.Height+iconGap)))
	}
}
