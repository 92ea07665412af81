package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
)

// TestEllipsisAnnouncesAQuestion chooses each item that is possible in a game: a dialog
// follows if its label ends with an ellipsis, and only then. Help and the description of
// the program ask nothing, Save asks only for a file that is not there yet, and Text
// encoding needs an open file.
func TestEllipsisAnnouncesAQuestion(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	move(t, d, "e5")
	neither := append(i18n.All([]string{"window.how-play", "window.about-passed-pawn", "common.save"}), i18n.T("window.text-encoding")+ellipsis)
	asking, others := 0, 0
	for _, menu := range d.menus.main.Items {
		choose(menu.Items, func(i *fyne.MenuItem) {
			d.toBoard()
			label := i.Label
			if i.Disabled || slices.Contains(neither, label) {
				return
			}
			i.Action()
			asks, asked := strings.HasSuffix(label, ellipsis), d.window.Canvas().Overlays().Top() != nil
			if asks != asked {
				t.Errorf("%s: a dialog opens: %v", label, asked)
			}
			if others++; asks {
				asking++
			}
			for d.window.Canvas().Overlays().Top() != nil {
				d.escape()
			}
		})
	}
	if asking < 7 || others < 40 {
		t.Errorf("%d items, of which %d ask", others, asking)
	}
}
