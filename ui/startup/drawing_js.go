package startup

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/accessible"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/platform/access"
)

// drawsAt reports whether the right button draws at a point of the page: a board is there, and
// nothing lies above it.
func drawsAt(a fyne.App, x, y float64) (draws bool) {
	ratio := pixelRatio()
	var look func(n access.Node)
	look = func(n access.Node) {
		if n.Bounds.Contains(int(x*ratio), int(y*ratio)) {
			switch _, board := n.ID.(*boardview.Widget); {
			case board:
				draws = true
			case n.Role == access.Dialog, n.Role == access.Menu: // what lies above comes later
				draws = false
			}
		}
		for _, child := range n.Children {
			look(child)
		}
	}
	for _, w := range a.Driver().AllWindows() {
		look(accessible.Tree(accessible.Window{Canvas: w.Canvas()}))
	}
	return draws
}
