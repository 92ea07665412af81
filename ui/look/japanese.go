package look

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"passedpawn/assets"
)

// japanese is the name of the font that contains the characters of Japanese names.
const japanese = "japanese.ttf"

// Japanese reports whether a text contains Japanese characters other than those used in
// moves.
func Japanese(text string) bool {
	for _, r := range text {
		if r > unicode.MaxLatin1 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) && !strings.ContainsRune(assets.MoveSigns, r) {
			return true
		}
	}
	return false
}

// ShowsJapanese reports whether ShowJapanese has been called.
func ShowsJapanese(by fyne.Settings) bool {
	now, ours := by.Theme().(*Theme)
	return ours && now.signs.Name() == japanese
}

// ShowJapanese makes Japanese names readable on systems that have no font for them. It is
// called only when such a name appears, because the font, assets.JapaneseFont, takes some
// megabytes in each text style.
func ShowJapanese(to fyne.Settings, font []byte) {
	now, ours := to.Theme().(*Theme)
	if !ours || ShowsJapanese(to) {
		return
	}
	t := *now
	t.signs = fyne.NewStaticResource(japanese, font)
	to.SetTheme(&t)
}
