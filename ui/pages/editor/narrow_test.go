package editor

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/testing/uitest"
)

// TestNothingCut sets up positions in windows with little room, in every language: the panel is as
// wide as what shows it, so that no piece to choose is cut off or below the scroll bar.
func TestNothingCut(t *testing.T) {
	for _, language := range slices.Concat([]string{"en"}, uitest.Languages()) {
		uitest.Speak(t, language)
		for _, size := range []fyne.Size{{Width: 640, Height: 450}, {Width: 480, Height: 700}, {Width: 360, Height: 640}} {
			for game, fen := range map[string]string{"chess": "rnbqkbnr/pppp1ppp/8/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e6 0 3", "shogi": ""} {
				d := lay(t, "light", game, fen, size)
				if game == "chess" && !d.panel.passing.Visible() {
					t.Fatal("no square for en passant is offered")
				}
				columns, _, tile := d.panel.palette.fit()
				wide := d.panel.palette.corner(columns-1).X + tile + theme.ScrollBarSmallSize()
				if panel := d.panel.content.Size().Width; wide > panel+0.1 {
					t.Errorf("%s, %s, %v: the pieces and a scroll bar are %v wide in a panel of %v", language, game, size, wide, panel)
				}
			}
		}
	}
}
