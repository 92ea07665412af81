package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A sideBoard is the board of the explorer, with icons that step along the line.
type sideBoard struct {
	explorer             *explorer
	board                *boardview.Widget
	ear                  *byear.Listener
	first, back, forward *widgets.IconButton
	last                 *widgets.IconButton
	content              fyne.CanvasObject
	flipped              bool
}

func newSideBoard(e *explorer) *sideBoard {
	d := &sideBoard{explorer: e}
	if e.side != nil {
		d.flipped = e.side.flipped
	}
	d.board = boardview.New(boardview.Config{
		Pieces: e.config.Pieces, Play: e.play, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
		PromotionFacts: law.PromotionFacts, Key: e.key, Rune: func(r rune) { d.ear.Letter(r) }, Step: d.wheel,
		Ear: func(key string) bool { return d.ear.ByEar(key) },
	})
	d.ear = d.listener()
	icon := func(symbol, name string, do func()) *widgets.IconButton {
		return widgets.NewIconButton(symbol, i18n.T(name), e.tips, do)
	}
	d.first = icon("first", "play.icon-first", func() { e.step(-e.at) })
	d.back = icon("back", "play.icon-back", func() { e.step(-1) })
	d.forward = icon("forward", "play.icon-forward", func() { e.step(1) })
	d.last = icon("last", "play.icon-last", func() { e.step(len(e.line.Moves)) })
	flip := icon("flip", "play.icon-flip", d.flip)
	icons := container.NewCenter(container.NewHBox(d.first, d.back, d.forward, d.last, flip))
	d.content = container.NewBorder(nil, icons, nil, nil, d.board)
	return d
}

// wheel steps along the line as the mouse wheel turns.
func (d *sideBoard) wheel(forward bool) {
	if forward {
		d.explorer.step(1)
		return
	}
	d.explorer.step(-1)
}

// flip flips the board.
func (d *sideBoard) flip() {
	d.flipped = !d.flipped
	d.show()
}

// show shows the position.
func (d *sideBoard) show() {
	e, s := d.explorer, d.explorer.settings
	d.ear.Forget()
	now, shape := e.place(), rules.ShapeOf(e.line.Rules)
	v := boardview.View{
		Shape: shape, Position: now.Position, Enabled: true, Flipped: d.flipped, Coordinates: s.Coordinates, Glide: s.Glide(),
		AlwaysQueen: s.AlwaysQueen, Colours: look.BoardFor(shape, s.Board, s.ShogiBoard), Ranks: s.ShogiRanks,
		Sides: rules.SideNames(e.line.Rules, e.line.Positions[0]), Ear: s.ByEar, Spelled: s.EarStyle == string(describe.Spelled),
	}
	if e.at > 0 && !e.line.Moves[e.at-1].Null() {
		m := e.line.Moves[e.at-1]
		v.Last = []rules.Spot{m.Origin(e.line.Positions[e.at-1].Turn()), rules.On(m.To)}
	}
	d.board.SetView(v)
	for _, b := range []*widgets.IconButton{d.first, d.back} {
		widgets.Enable(b, e.at > 0)
	}
	for _, b := range []*widgets.IconButton{d.forward, d.last} {
		widgets.Enable(b, e.at < len(e.line.Moves))
	}
}
