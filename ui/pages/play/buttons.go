package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// buttons are those of the deeds. With room they have labels, in a row or two below the
// moves; without, those with a symbol stand among the icons.
type buttons struct {
	all      [mostDeeds]*widgets.IconButton
	shown    int                 // how many deeds there are
	labelled bool                // there was room for the labels in the last layout
	usual    []fyne.CanvasObject // those of a game, to measure
}

func newButtons(tips *widgets.Tips) *buttons {
	b := &buttons{}
	for i := range b.all {
		b.all[i] = widgets.NewFaceButton(widgets.Face{}, tips, func() {})
	}
	for _, label := range []string{"play.icon-hint", "play.take-back", "play.draw-label", "play.icon-resign"} {
		face := widgets.Face{Symbol: "hint", Label: i18n.T(label)}
		b.usual = append(b.usual, widgets.NewFaceButton(face, tips, func() {}))
	}
	return b
}

// draw shows what can be done now on a page.
func (b *buttons) draw(p *Page) {
	playing := p.tools.playing
	p.tools.show(p.snap)
	if b.show(chooser{p, p.snap}.deeds()) || playing != p.tools.playing {
		p.beside.Refresh() // the labels need other widths
	}
}

// show sets what the buttons do, and reports whether they need another layout.
func (b *buttons) show(deeds []deed) bool {
	was := b.faces()
	for i, d := range deeds {
		b.all[i].OnTapped = d.do
		b.all[i].SetFace(d.face)
		widgets.Enable(b.all[i], d.able)
	}
	b.shown = len(deeds)
	return !slices.Equal(was, b.faces())
}

// faces returns the faces of the deeds.
func (b *buttons) faces() (all []widgets.Face) {
	for _, o := range b.all[:b.shown] {
		all = append(all, o.Face())
	}
	return all
}

// objects returns the buttons of the deeds.
func (b *buttons) objects() (all []fyne.CanvasObject) {
	for _, o := range b.all[:b.shown] {
		all = append(all, o)
	}
	return all
}

// icons returns the buttons that stand among the icons.
func (b *buttons) icons() (all []fyne.CanvasObject) {
	for _, o := range b.all[:b.shown] {
		if !b.labelled && o.Face().Symbol != "" {
			all = append(all, o)
		}
	}
	return all
}

// fit gives the buttons labels if there is height for them in a width, and hides those
// that have no place. It returns the rows of those with labels.
func (b *buttons) fit(size fyne.Size, need float32) [][]fyne.CanvasObject {
	for _, o := range b.all {
		o.SetCompact(false)
	}
	rows := b.rows(size, need)
	b.labelled = len(rows) > 0
	icons := b.icons()
	for i, o := range b.all {
		o.SetCompact(!b.labelled)
		widgets.Show(o, i < b.shown && (b.labelled || slices.Contains(icons, fyne.CanvasObject(o))))
	}
	return rows
}

// rows returns the rows of the buttons in a size: one if their labels fit beside each
// other, otherwise one for each pair or, if that is too wide as well, for each button.
// There are none if the height is less than what is needed, or if a label has no room. In
// a width in which those of a game need pairs, others stand in pairs too, so that nothing
// moves when the game ends.
func (b *buttons) rows(size fyne.Size, need float32) [][]fyne.CanvasObject {
	all, most := b.objects(), mostDeeds
	if len(b.usual) > 0 && !widgets.RowFits(b.usual, size.Width) {
		most = 2
	}
	for _, n := range []int{most, 2, 1} {
		rows := slices.Collect(slices.Chunk(all, n))
		narrow := func(row []fyne.CanvasObject) bool { return !widgets.RowFits(row, size.Width) }
		if len(all) == 0 || slices.ContainsFunc(rows, narrow) {
			continue
		}
		if size.Height < need+float32(len(rows)-1)*(all[0].MinSize().Height+look.Gap/2) {
			return nil
		}
		return rows
	}
	return nil
}
