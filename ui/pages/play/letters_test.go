package play

import (
	"testing"

	"passedpawn/game/play/session"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// TestFrenchF types the letter that flips the board and is also the bishop's.
func TestFrenchF(t *testing.T) {
	uitest.Speak(t, "fr")
	tb := sit(t, session.Setup{})
	tb.types("e4", "e5")
	tb.keyboard.rune('F')
	if !tb.snap.Flipped {
		t.Error("F does not turn the board")
	}
	if tb.keyboard.rune('b'); tb.snap.Flipped || tb.entry.Text != "Fb" {
		t.Errorf("the line says %q, turned %v", tb.entry.Text, tb.snap.Flipped)
	}
	tb.types("Fb5", "Fc5", "Cf3", "Rf8")
	if got := tb.sans(); got != "e4 e5 Bb5 Bc5 Nf3 Kf8" {
		t.Errorf("played %q", got)
	}
}

// TestGermanLetters types moves in German and in English, reads them in German, and
// chooses a knight by S; the record keeps English.
func TestGermanLetters(t *testing.T) {
	uitest.Speak(t, "de")
	tb := sit(t, session.Setup{Start: "rnbqkbnr/8/8/8/8/8/P6p/RNBQKBN1 w Qkq - 0 1"})
	s := tb.settings
	s.Figurines = false
	tb.SetSettings(s)
	tb.types("Sf3", "sc6", "Nd4", "Lh6")
	if got := tb.sans(); got != "Nf3 Nc6 Nd4 Bh6" {
		t.Errorf("played %q", got)
	}
	tb.types("Dd5")
	if want := "Dd5: Im Weg steht der Springer auf d4."; tb.footer.Line.Text != want {
		t.Errorf("it says %q, want %q", tb.footer.Line.Text, want)
	}
	tb.types("a3", "h1")
	uitest.Key(tb.Board, fyne.KeyS)
	if got := tb.snap.Game.SANs[5]; got != "h1=N" {
		t.Errorf("played %q", got)
	}
	if got := i18n.P(tb.snap.LastMove()); got != "3...h1=S" {
		t.Errorf("the last move is called %q", got)
	}
}

// TestQuestions types questions about the position, in the letters of the language: they are
// answered, and nothing is played.
func TestQuestions(t *testing.T) {
	for language, questions := range map[string][2]string{
		"en": {"p N", "White, knight: b1, f3"},
		"de": {"p s", "Schwarz, Springer: b8, g8"},
		"fr": {"l", "Blancs : cavalier en f3"},
		"es": {"a e4", "e4: nada la ataca."},
	} {
		uitest.Speak(t, language)
		tb := sit(t, session.Setup{})
		tb.types("e4", "e5")
		tb.types(map[string]string{"en": "Nf3", "de": "Sf3", "fr": "Cf3", "es": "Cf3"}[language])
		if tb.types(questions[0]); tb.footer.Line.Text != questions[1] || len(tb.snap.Game.Moves) != 3 || tb.entry.Text != "" {
			t.Errorf("%s: %q is answered %q", language, questions[0], tb.footer.Line.Text)
		}
		if tb.types("d6"); len(tb.snap.Game.Moves) != 4 {
			t.Errorf("%s: after a question nothing is played: %q", language, tb.footer.Line.Text)
		}
	}
}
