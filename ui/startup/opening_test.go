package startup

import (
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/ui/testing/uitest"
)

// TestNameFormation names a position of shogi in the language of the window.
func TestNameFormation(t *testing.T) {
	r := shogi.Rules{}
	p, err := r.Parse("4k4/9/9/9/9/9/5G3/3R2SK1/5G3 w - 1")
	if err != nil {
		t.Fatal(err)
	}
	name := nameOpening()
	for language, want := range map[string]string{
		"en": "Fourth File Rook (Sente), High Mino (Sente)", "de": "Turm auf der vierten Linie (Sente), hohe Mino (Sente)",
		"es": "Torre en la cuarta columna (Sente), Mino alta (Sente)", "fr": "Tour sur la quatrième colonne (Sente), Mino haute (Sente)",
	} {
		uitest.Speak(t, language)
		if got := name(r, []rules.Position{p}); got != want {
			t.Errorf("%q in %s, want %q", got, language, want)
		}
	}
}

// TestNameOpening names a position in the language of the window, also after it changed.
func TestNameOpening(t *testing.T) {
	r := orthodox.Rules{}
	sicilian, err := r.Parse("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
	if err != nil {
		t.Fatal(err)
	}
	name := nameOpening()
	for _, tt := range [][2]string{{"en", "Sicilian Defence (B20)"}, {"de", "Sizilianische Verteidigung (B20)"}, {"fr", "Défense sicilienne (B20)"}} {
		uitest.Speak(t, tt[0])
		if got := name(r, []rules.Position{r.Start(), sicilian, r.Start()}); got != tt[1] {
			t.Errorf("%q in %s, want %q", got, tt[0], tt[1])
		}
		if got := name(r, []rules.Position{r.Start()}); got != "" {
			t.Errorf("the start is called %q", got)
		}
	}
}
