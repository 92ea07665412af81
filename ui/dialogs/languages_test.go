package dialogs

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"passedpawn/assets"
	"passedpawn/game/engines/levels"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// TestNarrow opens the dialog for a new game in a narrow window, in every language: its
// texts have the room they need.
func TestNarrow(t *testing.T) {
	var all []Level
	for l := 1; l <= levels.Count; l++ {
		all = append(all, Level{i18n.T(levels.Name(l)), "A rating of about 1250."})
	}
	for _, l := range i18n.Offered(assets.Languages()) {
		t.Run(l.Name, func(t *testing.T) {
			uitest.Speak(t, l.Code)
			h, w := host(t)
			test.ApplyTheme(t, look.NewTheme("light"))
			w.Resize(fyne.NewSize(430, 700))
			c := offered(1)
			c.Games[0].Levels, c.Times = all, []Time{{"", i18n.T("common.no-clock")}, {"90+30", i18n.F("clock.move", i18n.F("clock.min", 90), 30)}}
			h.NewGame(Game{Engine: true, Level: 1, Colour: "white"}, c, nil)
			for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
				if s, ok := o.(*container.Scroll); ok && s.Direction == container.ScrollVerticalOnly && s.Content.MinSize().Width > s.Size().Width {
					t.Errorf("the form needs %v and has %v", s.Content.MinSize().Width, s.Size().Width)
				}
			}
		})
	}
}
