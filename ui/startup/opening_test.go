package startup

import (
	"testing"

	"passedpawn/assets"
	"passedpawn/game/chess/orthodox"
	"passedpawn/ui/i18n"
)

// TestNameOpening names a position in the language of the window, also after it changed.
func TestNameOpening(t *testing.T) {
	t.Cleanup(func() { _ = i18n.Load(nil, "") })
	r := orthodox.Rules{}
	sicilian, err := r.Parse("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
	if err != nil {
		t.Fatal(err)
	}
	name := nameOpening()
	for _, tt := range [][2]string{{"en", "Sicilian Defence (B20)"}, {"de", "Sizilianische Verteidigung (B20)"}, {"fr", "Défense sicilienne (B20)"}} {
		if err := i18n.Load(assets.Translations(), tt[0]); err != nil {
			t.Fatal(err)
		}
		if got := name(sicilian); got != tt[1] {
			t.Errorf("%q in %s, want %q", got, tt[0], tt[1])
		}
		if got := name(r.Start()); got != "" {
			t.Errorf("the start is called %q", got)
		}
	}
}
