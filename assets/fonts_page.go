//go:build js && page

package assets

// PaperFonts returns the fonts for italics and for signs on paper. The window of the page writes
// nothing in them, so build.sh takes them from Fyne and puts them beside it. A font is nil if it
// could not be loaded; the page says so.
func PaperFonts() (italic, signs []byte) {
	return wanted("fonts/NotoSans-Italic.ttf.gz"), wanted("fonts/DejaVuSansMono-Powerline.ttf.gz")
}
