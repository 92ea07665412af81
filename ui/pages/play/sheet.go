package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A sheet is the ground under the moves of a game: raised a little, with a line below the
// details and one above the opening. Before the first move it says that there are none.
// Screen readers are not told: the line at the bottom of the page says whose move it is.
type sheet struct {
	widget.BaseWidget
	sheetView
}

// A sheetView is what a sheet shows.
type sheetView struct {
	empty      bool    // there are no moves
	named      bool    // the opening has a name
	head, foot float32 // the heights of the details and of the opening, 0 if they are not shown
	intro      float32 // the height of the introduction above the opening, 0 if it is not shown
}

func newSheet() *sheet {
	s := &sheet{}
	s.ExtendBaseWidget(s)
	return s
}

// show sets what the sheet shows.
func (s *sheet) show(v sheetView) {
	if v != s.sheetView {
		s.sheetView = v
		s.Refresh()
	}
}

// lay gives the sheet its size, and the heights of the details, of the introduction and of
// the opening on it.
func (s *sheet) lay(size fyne.Size, head, intro, foot float32) {
	s.Resize(size)
	s.show(sheetView{empty: s.empty, named: s.named, head: head, intro: intro, foot: foot})
}

// MinSize implements fyne.CanvasObject.
func (*sheet) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer implements fyne.Widget.
func (s *sheet) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(s, s.draw) }

func (s *sheet) draw(d *widgets.Drawing) {
	size := s.Size()
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameHeaderBackground))
	ground.CornerRadius = theme.InputRadiusSize()
	d.Add(ground, fyne.Position{}, size)
	line := func(y float32) {
		d.Add(canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)), fyne.NewPos(look.Gap, y), fyne.NewSize(size.Width-2*look.Gap, 1))
	}
	if s.head > 0 {
		line(s.head)
	}
	if s.foot > 0 && s.named {
		line(size.Height - s.foot)
	}
	if s.intro > 0 {
		line(size.Height - s.foot - s.intro)
	}
	if s.empty {
		text := canvas.NewText(i18n.T("play.no-moves"), theme.Color(theme.ColorNamePlaceHolder))
		need, room := text.MinSize(), size.Height-s.head-s.foot-s.intro
		if need.Height <= room {
			d.Add(text, fyne.NewPos((size.Width-need.Width)/2, s.head+(room-need.Height)/2), need)
		}
	}
}
