package editor

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// TestAnalyse analyses the position that is set up, if it can be played.
func TestAnalyse(t *testing.T) {
	d := lay(t, "light", "", "", wide)
	d.panel.fen.SetText("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	if d.button("Analyse").OnTapped(); len(d.analysed) != 1 || d.analysed[0] != "chess 4k3/8/8/8/8/8/8/4K2R w K - 0 1" || len(d.games) > 0 {
		t.Errorf("analysed is %q, played %q", d.analysed, d.games)
	}
	d.panel.fen.SetText("8/8/8/8/8/8/8/4K2R w K - 0 1")
	if !d.button("Analyse").Disabled() {
		t.Error("a position without a king can be analysed")
	}
}

// TestButtonsFit shows the labels of all buttons, in a window of any size.
func TestButtonsFit(t *testing.T) {
	for _, size := range []fyne.Size{wide, fyne.NewSize(480, 700), fyne.NewSize(640, 450), fyne.NewSize(360, 560)} {
		d := lay(t, "light", "", "", size)
		for _, name := range []string{"Back", "Clear", "Starting position", "Analyse", "Play"} {
			if b := d.button(name); b.Size().Width < b.MinSize().Width {
				t.Errorf("%v: %s has a width of %v instead of %v", size, name, b.Size().Width, b.MinSize().Width)
			}
		}
	}
}

// TestWhyNoPosition says why the text in the field is not a position, until it is one or
// there is none.
func TestWhyNoPosition(t *testing.T) {
	d := lay(t, "light", "", "", wide)
	ready := d.status.Line.Text
	for fen, want := range map[string]string{
		"4k3/8/8/8/8/8/8/4K2R x K - 0 1":  `The side to move must be w or b, not "x".`,
		"4k3/8/8/8/8/8/8/4K2R W K - 0 1":  `The side to move must be w or b, not "W".`,
		"4k3/8/8/8/8/8/4K2R w K - 0 1":    "7",
		"4k3/8/8/8/8/8/8/4K2Z w K - 0 1":  "Z",
		"4k3/8/8/8/8/8/8/4K2RR w K - 0 1": "9",
	} {
		d.panel.fen.SetText(fen)
		if said := d.status.Line.Text; !strings.Contains(said, want) || !strings.HasPrefix(d.position.String(), "rnbq") {
			t.Errorf("%s: it is said: %s", fen, said)
		}
		if d.panel.fen.SetText(""); d.status.Line.Text != ready {
			t.Errorf("of an empty field it is said: %s", d.status.Line.Text)
		}
	}
	d = lay(t, "light", "shogi", "", wide)
	d.panel.fen.SetText("4k4/9/9/9/9/9/9/9/4K4 x - 1")
	if said := d.status.Line.Text; !strings.Contains(said, `not "x"`) {
		t.Errorf("in shogi it is said: %s", said)
	}
}

// TestOfferChess960 offers Chess960 for a position of chess with castling rights that only
// Chess960 has, and goes on with it there.
func TestOfferChess960(t *testing.T) {
	for fen, want := range map[string]string{
		"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1":                     "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
		"bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1": "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w KQkq - 0 1",
		"nrkbbrqn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRQN w KQkq - 0 1": "nrkbbrqn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRQN w KQkq - 0 1",
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1":                     "",
		"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1":                          "",
		"r3k2r/8/8/8/8/8/8/R6R w HAha - 0 1":                       "",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": "",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1":    "",
	} {
		d := lay(t, "light", "", "", wide)
		d.panel.fen.SetText(fen)
		offer := d.status.Section
		if offer.Visible() != (want != "") {
			t.Errorf("%s: Chess960 is offered: %v", fen, offer.Visible())
		}
		if want == "" {
			continue
		}
		if offer.Text != "Set up as Chess960" {
			t.Errorf("the offer is %q", offer.Text)
		}
		offer.OnTapped()
		if d.Rules().ID() != "chess960" || d.position.FEN() != want || offer.Visible() || !d.panel.rights[0].Checked {
			t.Errorf("%s: it goes on with %s in %s", fen, d.position.FEN(), d.Rules().ID())
		}
		d.button("Play").OnTapped()
		if len(d.games) != 1 || d.games[0] != "chess960 "+want {
			t.Errorf("%s: it plays %q", fen, d.games)
		}
	}
}
