package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Show shows or hides an object.
func Show(o fyne.CanvasObject, visible bool) {
	if visible {
		o.Show()
	} else {
		o.Hide()
	}
}

// Enable enables or disables a control.
func Enable(o fyne.Disableable, on bool) {
	if on {
		o.Enable()
	} else {
		o.Disable()
	}
}

// ScrollTo scrolls to an object, and to the heading above it.
func ScrollTo(s *container.Scroll, o fyne.CanvasObject) {
	if s.Size().Height == 0 {
		return
	}
	const heading, below = 28, 8
	d := fyne.CurrentApp().Driver()
	top := d.AbsolutePositionForObject(o).Y - d.AbsolutePositionForObject(s).Y - heading
	bottom := top + heading + o.Size().Height + below - s.Size().Height
	switch {
	case top < 0:
		s.Offset.Y = max(0, s.Offset.Y+top)
	case bottom > below:
		s.Offset.Y += min(bottom, top)
	}
	s.Refresh() // its content may have become higher or lower
}
