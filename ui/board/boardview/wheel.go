package boardview

import "fyne.io/fyne/v2"

var _ fyne.Scrollable = (*Widget)(nil)

// notch is how far a wheel turns for one step. When a finger scrolls, many small turns
// make one step.
const notch = 20

// Scrolled implements fyne.Scrollable: the wheel steps through the moves, one for each
// notch, towards the end when it is turned down.
func (b *Widget) Scrolled(e *fyne.ScrollEvent) {
	if b.config.Step == nil || b.state.Dragging || len(b.state.Choices) > 0 {
		return
	}
	turn := e.Scrolled.DY
	if turn*b.turned < 0 {
		b.turned = 0 // the direction has changed
	}
	if b.turned += turn; b.turned > -notch && b.turned < notch {
		return
	}
	forward := b.turned < 0
	b.turned = 0
	b.config.Step(forward)
}
