package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/assets"
	"passedpawn/ui/uitest"
	"passedpawn/ui/words"
)

// TestGermanLetters types moves in German and in English, reads them in German,
// and chooses a knight by S; the record keeps English.
func TestGermanLetters(t *testing.T) {
	if err := words.Load(assets.Translations(), "de"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = words.Load(nil, "") })
	tb := sit(t, Setup{Start: "rnbqkbnr/8/8/8/8/8/P6p/RNBQKBN1 w Qkq - 0 1"})
	s := tb.settings
	s.Figurines = false
	tb.SetSettings(s)
	tb.types("Sf3", "sc6", "Nd4", "Lh6")
	if got := tb.sans(); got != "Nf3 Nc6 Nd4 Bh6" {
		t.Errorf("played %q", got)
	}
	tb.types("Dd5")
	if want := "Dd5: Im Weg steht: Springer auf d4. (Regeln, 3)"; tb.line.Text != want {
		t.Errorf("it says %q, want %q", tb.line.Text, want)
	}
	tb.types("a3", "h1")
	uitest.Key(tb.Board, fyne.KeyS)
	if got := tb.snap.SANs[5]; got != "h1=N" {
		t.Errorf("played %q", got)
	}
	if got := tb.lastMove(); got != "3...h1=S" {
		t.Errorf("the last move is called %q", got)
	}
}
