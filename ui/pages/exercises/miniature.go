package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A miniature is the picture above the button of an exercise. It can be pressed as well, as it is
// what a person looks at.
type miniature struct {
	widget.BaseWidget
	picture *fyne.Container
	open    func()
}

var (
	_ fyne.Tappable      = (*miniature)(nil)
	_ desktop.Cursorable = (*miniature)(nil)
)

func newMiniature(picture fyne.CanvasObject, open func()) *miniature {
	m := &miniature{picture: container.NewCenter(picture), open: open}
	m.ExtendBaseWidget(m)
	return m
}

// show replaces the picture.
func (m *miniature) show(picture fyne.CanvasObject) {
	m.picture.Objects[0] = picture
	m.picture.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (m *miniature) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(m.picture) }

// Tapped implements fyne.Tappable.
func (m *miniature) Tapped(*fyne.PointEvent) { m.open() }

// Cursor implements desktop.Cursorable.
func (*miniature) Cursor() desktop.Cursor { return desktop.PointerCursor }
