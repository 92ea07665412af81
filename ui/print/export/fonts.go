//go:build !(js && page)

package export

import "fyne.io/fyne/v2/theme"

// paperFonts returns the fonts for italics and for signs, which only paper needs.
func paperFonts() (italic, signs []byte) {
	return theme.DefaultTextItalicFont().Content(), theme.DefaultTextMonospaceFont().Content()
}
