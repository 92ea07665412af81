package reports

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A sideways scrolls a wide table to the left and right. The wheel still scrolls the page:
// a scroller of Fyne would take it.
type sideways struct {
	container.Scroll
	page *Page
}

func newSideways(p *Page, t *sheet) *sideways {
	s := &sideways{page: p}
	s.Direction, s.Content = container.ScrollHorizontalOnly, t
	s.ExtendBaseWidget(s)
	t.side = s
	return s
}

// Scrolled implements fyne.Scrollable.
func (s *sideways) Scrolled(e *fyne.ScrollEvent) {
	if math.Abs(float64(e.Scrolled.DX)) > math.Abs(float64(e.Scrolled.DY)) {
		s.Scroll.Scrolled(e)
		return
	}
	s.page.scroll.Scrolled(e)
}

// stride is how far an arrow key scrolls.
const stride = 80

// move scrolls by a number of strides.
func (s *sideways) move(by float32) {
	if s == nil {
		return
	}
	most := max(0, s.Content.MinSize().Width-s.Size().Width)
	s.ScrollToOffset(fyne.NewPos(min(max(s.Offset.X+by*stride, 0), most), 0))
}
