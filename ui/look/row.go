package look

import "fyne.io/fyne/v2"

// Row puts buttons side by side in a width: as wide as each other where that is
// enough for what is written on them, and else by what each needs.
func Row(buttons []fyne.CanvasObject, at fyne.Position, width float32) {
	const gap = Gap / 2
	n := float32(len(buttons))
	room := width - gap*(n-1)
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
		at.X += size.Width + gap
	}
}
