package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/game/rules"
)

var (
	_ fyne.Tappable     = (*palette)(nil)
	_ fyne.Draggable    = (*palette)(nil)
	_ fyne.Focusable    = (*palette)(nil)
	_ desktop.Hoverable = (*palette)(nil)
)

func (p *palette) choose(i int) { p.page.take(tool{piece: p.stamps[i]}) }

// Tapped implements fyne.Tappable.
func (p *palette) Tapped(e *fyne.PointEvent) {
	if i := p.at(e.Position); i >= 0 {
		p.cursor = i
		p.choose(i)
	}
}

// Dragged implements fyne.Draggable: a piece can be dragged to the board.
func (p *palette) Dragged(e *fyne.DragEvent) {
	if i := p.at(e.Position.Subtract(e.Dragged)); p.held.Kind == rules.NoKind && i >= 0 {
		p.held = p.stamps[i]
		p.Refresh()
	}
	if p.hand = e.AbsolutePosition; p.held.Kind != rules.NoKind {
		p.page.board.Carry(p.held, p.hand)
	}
}

// DragEnd implements fyne.Draggable.
func (p *palette) DragEnd() {
	if p.held.Kind != rules.NoKind {
		p.page.drop(p.held, p.hand)
	}
	p.held = rules.Piece{}
	p.Refresh()
}

// MouseIn implements desktop.Hoverable.
func (p *palette) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (p *palette) MouseMoved(e *desktop.MouseEvent) { p.over(p.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (p *palette) MouseOut() { p.over(-1) }

func (p *palette) over(i int) {
	if i == p.under {
		return
	}
	kind := rules.NoKind
	if p.under = i; i >= 0 {
		kind = p.stamps[i].Kind
	}
	p.page.touch(kind)
	p.Refresh()
}

// FocusGained implements fyne.Focusable.
func (p *palette) FocusGained() {
	p.keys = true
	p.Refresh()
}

// FocusLost implements fyne.Focusable.
func (p *palette) FocusLost() {
	p.keys = false
	p.Refresh()
}

// TypedRune implements fyne.Focusable.
func (p *palette) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: the arrow keys move from piece to piece, Enter or
// Space chooses.
func (p *palette) TypedKey(k *fyne.KeyEvent) {
	columns, _, _ := p.fit()
	by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -columns, fyne.KeyDown: columns}[k.Name]
	switch to := p.cursor + by; {
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter, k.Name == fyne.KeySpace:
		p.choose(p.cursor)
	case by != 0 && to >= 0 && to < len(p.stamps):
		p.cursor = to
		p.Refresh()
	case by == 0:
		if c := fyne.CurrentApp().Driver().CanvasForObject(p); c != nil && c.OnTypedKey() != nil {
			c.OnTypedKey()(k)
		}
	}
}
