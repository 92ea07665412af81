package i18n

import (
	"testing"

	"passedpawn/assets"
)

// TestPlayer names players in German: only the bundled engine has a name there.
func TestPlayer(t *testing.T) {
	if err := Load(assets.Translation("de"), "de"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := Load(assets.Translation("en"), "en"); err != nil {
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
}
