package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Sizes of text and space, in Fyne's units.
const (
	Gap       = 8 // between things that belong together
	NoteSize  = 12
	TextSize  = 15
	LargeSize = 18 // of names, and of the texts of a lesson
)

// Names of sizes of text that only this theme has: of a lesson, and of its title.
const (
	SizeNameLesson fyne.ThemeSizeName = "lesson"
	SizeNameTitle  fyne.ThemeSizeName = "title"
)

// sizeNameTarget is the name of the least height of what is tapped, 0 where there is a mouse.
const sizeNameTarget fyne.ThemeSizeName = "target"

// Target is the least height of what a finger can hit.
const Target = 40

// lineHeight is the height of a line of Fyne's font, relative to the size of the text, rounded down.
const lineHeight = 1.36

// Scale returns the person's text size relative to the usual one.
func Scale() float32 { return theme.TextSize() / TextSize }

// RowHeight returns the height of a row that can be tapped: of what is in it, or more for fingers.
func RowHeight(content float32) float32 {
	if t, ours := theme.Current().(*Theme); ours {
		return max(content, t.Size(sizeNameTarget))
	}
	return content // another theme, such as that of a test, would complain that it has no such size
}

// Size implements fyne.Theme.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return TextSize * t.text
	case theme.SizeNameCaptionText:
		return NoteSize * t.text
	case theme.SizeNameSubHeadingText, SizeNameLesson:
		return LargeSize * t.text
	case SizeNameTitle:
		return 22 * t.text
	case theme.SizeNameHeadingText:
		return 28 * t.text
	case sizeNameTarget:
		if t.touch {
			return Target
		}
		return 0
	case theme.SizeNameInnerPadding:
		// Most of what can be tapped is a line of text with this space above and below.
		line := lineHeight * TextSize * t.text
		return max(t.Theme.Size(name), (t.Size(sizeNameTarget)-line)/2)
	case theme.SizeNameInlineIcon:
		return t.Theme.Size(name) * t.text
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 6
	case theme.SizeNameModalBlurRadius:
		return 0 // the board stays readable behind a dialog, and a blur is slow without a graphics card
	}
	return t.Theme.Size(name)
}
