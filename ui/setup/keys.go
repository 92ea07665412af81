package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

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

// TypedKey implements fyne.Focusable: the arrows go from piece to piece, Enter or
// Space chooses.
func (p *palette) TypedKey(k *fyne.KeyEvent) {
	columns, _, _ := p.fit()
	by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -columns, fyne.KeyDown: columns}[k.Name]
	switch to := p.cursor + by; {
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter, k.Name == fyne.KeySpace:
		p.choose(p.stamps[p.cursor])
	case by != 0 && to >= 0 && to < len(p.stamps):
		p.cursor = to
		p.Refresh()
	case by == 0:
		if c := fyne.CurrentApp().Driver().CanvasForObject(p); c != nil && c.OnTypedKey() != nil {
			c.OnTypedKey()(k)
		}
	}
}

// A notation is the line in which the position stands in FEN. Esc leaves it.
type notation struct {
	widget.Entry
	leave func()
}

func newNotation(read func(string), leave func()) *notation {
	n := &notation{leave: leave}
	n.ExtendBaseWidget(n)
	n.OnChanged = read
	return n
}

// TypedKey implements fyne.Focusable.
func (n *notation) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		n.leave()
		return
	}
	n.Entry.TypedKey(k)
}
