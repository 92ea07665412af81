package uitest

import (
	"strings"

	"fyne.io/fyne/v2"
)

// A Heard is a page that answers a person who plays by ear.
type Heard interface {
	Said() []string
	Sayings() int
	ByEar(key string) bool
}

// Hears presses a key at a board, such as "o", "5", "Left" or "alt+x". It returns what the page
// answers, "-" for nothing.
func Hears(page Heard, board fyne.Focusable, key string) string {
	before := page.Sayings()
	switch {
	case strings.HasPrefix(key, "alt+"):
		page.ByEar(key)
	case len(key) > 1:
		Key(board, fyne.KeyName(key))
	case key >= "1" && key <= "9":
		Key(board, fyne.KeyName(key))
		board.TypedRune(rune(key[0]))
	default:
		board.TypedRune([]rune(key)[0])
	}
	if page.Sayings() == before {
		return "-"
	}
	all := page.Said()
	return all[len(all)-1]
}
