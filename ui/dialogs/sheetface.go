package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// sheetFace draws and lays out a sheet.
type sheetFace struct {
	sheet  *sheet
	shade  *canvas.Rectangle
	panel  *canvas.Rectangle
	width  float32 // of the panel for which height was found
	room   float32 // the height of the window then
	height float32 // of the panel if the window is high enough
}

func newSheetFace(s *sheet) *sheetFace {
	f := &sheetFace{sheet: s, shade: canvas.NewRectangle(nil), panel: canvas.NewRectangle(nil)}
	f.colour()
	return f
}

func (f *sheetFace) colour() {
	th, v := f.sheet.Theme(), fyne.CurrentApp().Settings().ThemeVariant()
	f.shade.FillColor = th.Color(theme.ColorNameShadow, v)
	f.panel.FillColor = th.Color(theme.ColorNameOverlayBackground, v)
	f.panel.StrokeColor, f.panel.StrokeWidth = th.Color(theme.ColorNameSeparator, v), 1
	f.panel.CornerRadius = th.Size(theme.SizeNameDialogRadius)
}

// Layout implements fyne.WidgetRenderer.
func (f *sheetFace) Layout(window fyne.Size) {
	s := f.sheet
	if window.IsZero() {
		return
	}
	f.shade.Resize(window)
	most := window.SubtractWidthHeight(2*sheetAround, 2*sheetAround)
	width := min(max(s.want.Width, s.row.beside(s.buttons.Objects)+2*sheetEdge), most.Width)
	if width != f.width || window.Height != f.room {
		f.width, f.room, f.height = width, window.Height, 0
		if s.fitted != nil {
			s.fitted()
		}
		f.measure()
	}
	height := min(f.height, most.Height)
	left, top := (window.Width-width)/2, (window.Height-height)/2
	f.panel.Move(fyne.NewPos(left, top))
	f.panel.Resize(fyne.NewSize(width, height))

	inner := width - 2*sheetEdge
	title, row := s.title.MinSize().Height, s.buttons.MinSize().Height
	s.title.Move(fyne.NewPos(left+sheetEdge, top+sheetHigh))
	s.title.Resize(fyne.NewSize(inner, title))
	s.buttons.Move(fyne.NewPos(left+sheetEdge, top+height-sheetHigh-row))
	s.buttons.Resize(fyne.NewSize(inner, row))
	at, wide := left+sheetEdge, inner
	if s.scroll != nil {
		at, wide = left, width
	}
	s.body.Move(fyne.NewPos(at, top+sheetHigh+title+sheetGap))
	s.body.Resize(fyne.NewSize(wide, height-f.around(title, row)))
}

// around returns the height of everything but the body.
func (f *sheetFace) around(title, row float32) float32 {
	return 2*sheetHigh + title + row + 2*sheetGap
}

// measure finds the height of the panel for its width. It does not shrink as long as the
// window stays: nothing jumps when the body has less to show. The first pass sets the width, so
// that texts wrap and their height is known.
func (f *sheetFace) measure() {
	s, width := f.sheet, f.width
	inner, body := width-2*sheetEdge, s.body
	wide := inner
	if s.scroll != nil {
		body, wide = s.scroll.Content, width
	}
	for range 2 {
		s.title.Resize(fyne.NewSize(inner, s.title.MinSize().Height))
		s.buttons.Resize(fyne.NewSize(inner, s.buttons.MinSize().Height))
		body.Resize(fyne.NewSize(wide, body.MinSize().Height))
	}
	const inexact = 0.01 // else sums of heights are too low by a rounding, and a bar to scroll is shown
	f.height = max(f.height, s.want.Height, body.MinSize().Height+f.around(s.title.MinSize().Height, s.buttons.MinSize().Height)+inexact)
}

// MinSize implements fyne.WidgetRenderer.
func (f *sheetFace) MinSize() fyne.Size { return fyne.Size{} }

// Objects implements fyne.WidgetRenderer.
func (f *sheetFace) Objects() []fyne.CanvasObject {
	s := f.sheet
	return []fyne.CanvasObject{f.shade, f.panel, s.title, s.body, s.buttons}
}

// Refresh implements fyne.WidgetRenderer. The body, or its texts, may have another size.
func (f *sheetFace) Refresh() {
	f.colour()
	if f.width > 0 {
		f.measure()
	}
	f.Layout(f.sheet.Size())
	canvas.Refresh(f.sheet)
}

// Destroy implements fyne.WidgetRenderer.
func (f *sheetFace) Destroy() {}
