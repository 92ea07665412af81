package describe

import (
	"testing"

	"passedpawn/assets"
	"passedpawn/game/phrase"
)

// TestReader reads texts that were written for the eye.
func TestReader(t *testing.T) {
	for _, c := range []struct {
		code       string
		style      Style
		text, want string
	}{
		{"en", Words, "Nf3", "knight to f3"},
		{"en", SAN, "1.e4 c5 2.Nf3", "1.e4 c5 2.Nf3"},
		{"en", Words, "1.e4 c5 2.Nf3", "1. pawn to e4, pawn to c5, 2. knight to f3"},
		{"en", UCI, "2.Nf3, 12 games", "2. knight to f3, 12 games"},
		{"en", Spelled, "4...Nbd7", "4... knight bravo delta 7"},
		{"en", Words, "12. Rfxe1+ (Qxe8#)", "12. rook f captures on e1, check (queen captures on e8, checkmate)"},
		{"en", Spelled, "e4 45 %, not F6", "echo 4 45 %, not F6"},
		{"en", UCI, "1. e2e4, e7e5, 2. g1f3", "1. e2e4, e7e5, 2. g1f3"},
		{"en", Words, "1… c5 2. c3, 3…Nf6", "1… pawn to c5, 2. pawn to c3, 3… knight to f6"},
		{"en", Words, "A move\nNc3", "A move\nknight to c3"},
		{"en", Words, "O-O O-O-O", "castles kingside, castles queenside"},
		{"en", Words, "exd8=Q+ e8=N", "pawn e captures on d8, promotes to queen, check, pawn to e8, promotes to knight"},
		{"en", Words, "Nxe5??", "knight captures on e5??"},
		{"en", Words, "Your rook on e4 is free, 3 times. See F6, A4 and R2D2.", "Your rook on e4 is free, 3 times. See F6, A4 and R2D2."},
		{"en", Words, "1. e4 e5 2. Nf3", "1. pawn to e4, pawn to e5, 2. knight to f3"},
		{"de", Words, "1.e4 e5 2.Sf3 Sc6 3.Lb5", "1. Bauer nach e4, Bauer nach e5, 2. Springer nach f3, Springer nach c6, 3. Läufer nach b5"},
		{"de", Words, "Ein Zug aus einer fremden Datei: Nf3", "Ein Zug aus einer fremden Datei: Springer nach f3"},
		{"fr", Words, "Rf1", "roi en f1"},
		{"nl", Words, "Pf3 Pif4", "paard naar f3 Pif4"},
		{"ru", Words, "Крf1 Кf3", "король идёт на f1, конь идёт на f3"},
	} {
		l, err := phrase.NewLanguage(assets.Translations(c.code), c.code)
		if err != nil {
			t.Fatal(err)
		}
		if got := NewReader(l, c.style).Read(c.text); got != c.want {
			t.Errorf("%s, %s: %q is read as %q, want %q", c.code, c.style, c.text, got, c.want)
		}
	}
}
