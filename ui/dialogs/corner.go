package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// corner is a layout that puts a button at the right end of a section's heading.
type corner struct{}

// MinSize implements fyne.Layout.
func (corner) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout implements fyne.Layout.
func (corner) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	button := o[1].MinSize()
	o[1].Resize(button)
	o[1].Move(fyne.NewPos(size.Width-button.Width, theme.InnerPadding()/2-button.Height/4))
}
