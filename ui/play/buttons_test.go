package play

import "testing"

// TestButtonsOfAStudy checks what the buttons offer in games that nobody is playing. A
// rematch is not offered.
func TestButtonsOfAStudy(t *testing.T) {
	for _, text := range []string{"1. f3 e5 2. g4 Qh4# 0-1", "1. e4 e5 1-0", "1. e4 e5 *", "[WhiteType \"human\"]\n[BlackType \"program\"]\n[BlackLevel \"3\"]\n\n1. e4 *"} {
		tb := study(t, text)
		before := tb.snap.Game.Game
		tb.Actions.Rematch()
		if tb.buttons.next.Text != "Play from here" || tb.buttons.other.Text != "New game" || tb.snap.Game.Game != before {
			t.Errorf("%s: the buttons are %q", text, tb.buttons.texts())
		}
	}
}
