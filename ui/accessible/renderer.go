package accessible

import (
	_ "unsafe" // for the name of a function

	"fyne.io/fyne/v2"
)

// cached returns the renderer of a widget, and false if it has not been drawn yet. Fyne has no
// public way from a widget to what it is made of, but in its package for tests, which brings
// more with it than a program should contain. If another version lacks this function, the
// program does not build.
//
//go:linkname cached fyne.io/fyne/v2/internal/cache.CachedRenderer
func cached(fyne.Widget) (fyne.WidgetRenderer, bool)

// parts returns the objects that an object is made of.
func parts(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		if r, drawn := cached(o); drawn {
			return r.Objects()
		}
	}
	return nil
}
