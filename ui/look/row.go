package look

import "fyne.io/fyne/v2"

// rowGap is between two buttons.
const rowGap = Gap / 2

// RowFits reports whether buttons side by side have room for what is written on them.
func RowFits(buttons []fyne.CanvasObject, width float32) bool {
	need := float32(-rowGap)
	for _, b := range buttons {
		need += b.MinSize().Width + rowGap
	}
	return need <= width
}

// Row puts buttons side by side in a width: as wide as each other where that is
// enough for what is written on them, and else by what each needs.
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
