package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/accessible"
	"passedpawn/ui/platform/access"
)

// A notation is the field with the position in FEN. Esc leaves it.
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

// Describe implements accessible.Described.
func (n *notation) Describe() access.Node { return accessible.Entry(&n.Entry) }

// TypedKey implements fyne.Focusable.
func (n *notation) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		n.leave()
		return
	}
	n.Entry.TypedKey(k)
}
