package widgets

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// rowGap is the gap between two buttons.
const rowGap = look.Gap / 2

// RowFits reports whether buttons side by side have room for their labels.
func RowFits(buttons []fyne.CanvasObject, width float32) bool {
	need := float32(-rowGap)
	for _, b := range buttons {
		need += b.MinSize().Width + rowGap
	}
	return need <= width
}

// Row places buttons side by side within a width. They have equal widths if their labels
// fit, and otherwise the widths that they need.
func Row(buttons []fyne.CanvasObject, at fyne.Position, width float32) {
	n := float32(len(buttons))
	room := width - rowGap*(n-1)
	need, widest := float32(0), float32(0)
	for _, b := range buttons {
		w := b.MinSize().Width
		need, widest = need+w, max(widest, w)
	}
	for _, b := range buttons {
		size := fyne.NewSize(room/n, b.MinSize().Height)
		switch w := b.MinSize().Width; {
		case widest <= room/n:
		case need <= room:
			size.Width = w + (room-need)/n
		default:
			size.Width = w * room / need
		}
		b.Move(at)
		b.Resize(size)
		at.X += size.Width + rowGap
	}
}
