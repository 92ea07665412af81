//go:build js && page

package export

import (
	"fyne.io/fyne/v2/theme"

	"passedpawn/assets"
)

// paperFonts returns the fonts for italics and for signs. They are that of the window where they could
// not be loaded.
func paperFonts() (italic, signs []byte) {
	italic, signs = assets.PaperFonts()
	for _, font := range []*[]byte{&italic, &signs} {
		if *font == nil {
			*font = theme.DefaultTextFont().Content()
		}
	}
	return italic, signs
}
