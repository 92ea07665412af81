package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Fitting is the layout of a panel. Where the panel is low, as below the board of a narrow
// window, its texts have smaller letters, so that the task stays in sight. Where it is
// narrow and high, only the title has. In both cases there is no room for a picture.
type Fitting struct {
	*widgets.Panel
	Low    bool // the panel is low
	texts  fyne.CanvasObject
	narrow bool
}

// NewFitting returns the layout of a panel with texts that scroll, and buttons below them.
func NewFitting(texts *container.Scroll, buttons ...fyne.CanvasObject) *Fitting {
	return &Fitting{Panel: &widgets.Panel{Top: texts, Buttons: buttons}, texts: texts.Content}
}

// The heights of a panel with room for large letters, of any width and of one that is narrow,
// and the width of one with room for a large title.
const (
	lowest       = 300
	lowestNarrow = 480
	narrowest    = 280
)

// Layout implements fyne.Layout.
func (f *Fitting) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	narrow := size.Width < narrowest
	if low := size.Height < lowest || narrow && size.Height < lowestNarrow; low != f.Low || narrow != f.narrow {
		f.Low, f.narrow = low, narrow
		f.resize(f.texts)
	}
	f.Panel.Layout(objects, size)
}

// resize gives the texts in an object small letters or large ones.
func (f *Fitting) resize(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, part := range o.Objects {
			f.resize(part)
		}
	case *Figure:
		o.fit(f.Low || f.narrow)
	case *widgets.Band:
		o.SetLetters(letters(look.SizeNameLesson, f.Low))
	case *widget.Label:
		switch o.SizeName {
		case look.SizeNameLesson, theme.SizeNameText:
			o.SizeName = letters(look.SizeNameLesson, f.Low)
		case look.SizeNameTitle, theme.SizeNameSubHeadingText:
			o.SizeName = letters(look.SizeNameTitle, f.Low || f.narrow)
		}
		o.Refresh()
	}
}

// letters returns the size of a text, or the smaller one for a panel without room.
func letters(size fyne.ThemeSizeName, small bool) fyne.ThemeSizeName {
	switch {
	case !small:
		return size
	case size == look.SizeNameTitle:
		return theme.SizeNameSubHeadingText
	}
	return theme.SizeNameText
}
