package look

import (
	"bytes"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Numbers of glyphs of Noto Sans 2.000: of the Cyrillic і and ј, and of the same letters
// without their dots. The slanted styles number them differently.
const (
	uprightDotted, uprightBare = "\x01\xee\x01\xf0", "\x08\x22\x08\x23"
	slantedDotted, slantedBare = "\x01\xeb\x01\xed", "\x08\x1f\x08\x20"
)

// keepDots gives Fyne's fonts back the dots of the Cyrillic і and ј, which Ukrainian and
// Serbian write. Their version of Noto Sans removes these dots everywhere, and not only
// under an accent: https://github.com/notofonts/latin-greek-cyrillic/issues/333. A font
// without that fault stays as it is.
func keepDots() {
	for _, font := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont()} {
		replaceNothing(font, uprightDotted, uprightBare)
	}
	for _, font := range []fyne.Resource{theme.DefaultTextItalicFont(), theme.DefaultTextBoldItalicFont()} {
		replaceNothing(font, slantedDotted, slantedBare)
	}
}

// replaceNothing makes the rule that replaces two glyphs by two others put each glyph in its
// own place.
func replaceNothing(font fyne.Resource, glyphs, others string) {
	own, is := font.(*fyne.StaticResource)
	if wrong := substitution(glyphs, others); is && bytes.Contains(own.StaticContent, wrong) {
		own.StaticContent = bytes.Replace(own.StaticContent, wrong, substitution(glyphs, glyphs), 1)
	}
}

// substitution returns a table that replaces two glyphs by two others: in the OpenType
// specification, GSUB, the single substitution of format 2, and behind it its coverage.
func substitution(glyphs, others string) []byte {
	return []byte("\x00\x02\x00\x0a\x00\x02" + others + "\x00\x01\x00\x02" + glyphs)
}
