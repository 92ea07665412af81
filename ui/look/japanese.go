package look

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"passedpawn/assets"
)

// japanese is the name of the font in which names can be read.
const japanese = "japanese.otf"

// Japanese reports whether a text has signs of Japanese that those of moves are not
// enough for.
func Japanese(text string) bool {
	for _, r := range text {
		if r > unicode.MaxLatin1 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) && !strings.ContainsRune(assets.MoveSigns, r) {
			return true
		}
	}
	return false
}

// ShowJapanese lets Japanese names be read on systems that have no font for them. It is
// not done before there are any: in each style of text the font takes some megabytes.
func ShowJapanese(to fyne.Settings) {
	now, ours := to.Theme().(*Theme)
	if !ours || now.signs.Name() == japanese {
		return
	}
	t := *now
	t.signs = fyne.NewStaticResource(japanese, assets.JapaneseFont())
	to.SetTheme(&t)
}
