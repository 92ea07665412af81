package play

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/ui/look"
)

// TestClimbFits draws the longest sequence: large in several rows if there is room, else
// small in fewer rows, and not at all if even that is too high.
func TestClimbFits(t *testing.T) {
	test.NewTempApp(t)
	g, _ := variants.All().Find("apc-timur-long")
	c := newClimb(look.NewPieces("founders", "kanji"), func(rules.Kind) {})
	c.show(rules.Sequence(g), rules.NoKind)
	for _, tt := range []struct {
		width, height float32
		fits          bool
		columns       int
		least         float32
	}{{380, 500, true, 8, readable}, {196, 500, true, 4, readable}, {380, 60, false, 0, 0}, {196, 110, true, 5, smallest}, {720, 500, true, 15, readable}} {
		if fits := c.fitInto(tt.width, tt.height); fits != tt.fits {
			t.Errorf("in %v by %v it fits: %v", tt.width, tt.height, fits)
			continue
		}
		if columns, side := c.fit(); tt.fits && (columns != tt.columns || side < tt.least || c.MinSize().Height > tt.height) {
			t.Errorf("in %v by %v there are %d in a row, of %v, %v high in all", tt.width, tt.height, columns, side, c.MinSize().Height)
		}
	}
}
