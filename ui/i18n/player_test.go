package i18n

import (
	"testing"

	"passedpawn/assets"
)

// TestPlayer names players in German: only the bundled engine has a name there.
func TestPlayer(t *testing.T) {
	if err := Load(assets.Translations("de"), "de"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := Load(assets.Translations("en"), "en"); err != nil {
			t.Error(err)
		}
	})
	for name, want := range map[string]string{
		"Passed Pawn (level 12)": "Passed Pawn (Stufe 12)", "Passed Pawn (level 1) x": "Passed Pawn (level 1) x", "Ada": "Ada", "": "",
	} {
		if got := Player(name); got != want {
			t.Errorf("%q is shown as %q, want %q", name, got, want)
		}
	}
	for query, want := range map[string]string{
		"Stufe": "level", "passed pawn (stufe 1)": "passed pawn (level 1)", "Stufenberg 1-0": "Stufenberg 1-0", "": "", "Ada  stufe 3": "Ada  level 3",
	} {
		if got := AsStored(query); got != want {
			t.Errorf("%q is searched as %q, want %q", query, got, want)
		}
	}
}
