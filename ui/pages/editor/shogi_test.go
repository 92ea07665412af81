package editor

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/testing/uitest"
)

// layShogi returns a page with the starting position of shogi.
func layShogi(t *testing.T, theme string, size fyne.Size) *desk {
	t.Helper()
	d := lay(t, theme, "", "", size)
	if err := d.Show(shogi.Rules{}, shogi.Rules{}.Start(), rules.White); err != nil {
		t.Fatal(err)
	}
	return d
}

// spot returns the centre of a spot of the board.
func (d *desk) spot(s rules.Spot) fyne.Position {
	size := d.board.Size()
	return fyne.NewPos(boardmodel.Fit(rules.ShapeOf(d.game), size.Width, size.Height, 1, false).Centre(s))
}

// TestShogi sets up a position of shogi with mouse and keys, with hands and handicaps,
// and reads why it cannot be played.
func TestShogi(t *testing.T) {
	d := layShogi(t, "light", wide)
	if d.panel.castling.Visible() || d.panel.passing.Visible() || !d.panel.giving.Visible() {
		t.Error("castling is offered, or no handicap is")
	}
	if got := strings.Join(d.panel.turn.Options, ", "); got != "Sente to move, Gote to move" {
		t.Errorf("the turns are %s", got)
	}
	if d.panel.written.Text != "SFEN" || d.panel.handicap.Selected != "None" {
		t.Errorf("the line is %q, the handicap %q", d.panel.written.Text, d.panel.handicap.Selected)
	}
	d.panel.handicap.SetSelected("Two pieces")
	d.is("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1")
	d.button("Clear").OnTapped()
	if !d.panel.play.Disabled() || !strings.Contains(d.status.Line.Text, "no king") || d.panel.handicap.Selected != "" {
		t.Errorf("it is said: %s; the handicap is %q", d.status.Line.Text, d.panel.handicap.Selected)
	}
	on := func(file, rank int) rules.Spot { return rules.On(rules.Sq(file, rank)) }
	inHand := func(side rules.Side, k rules.Kind) rules.Spot { return rules.InHand(rules.Piece{Side: side, Kind: k}) }
	click := func(s rules.Spot) { uitest.Click(d.board, d.spot(s), desktop.MouseButtonPrimary, 0) }
	d.choose('K')
	click(on(4, 0))
	d.choose('k')
	click(on(4, 8))
	d.choose('P')
	click(on(0, 4))
	click(inHand(rules.White, rules.Pawn))
	click(inHand(rules.White, rules.Rook)) // anywhere on the stand
	click(inHand(rules.Black, rules.Pawn))
	d.is("4k4/9/9/9/P8/9/9/9/4K4 b 2Pp 1")
	click(on(0, 5))
	if !strings.Contains(d.status.Line.Text, "two pawns on file 9") || !d.panel.play.Disabled() {
		t.Errorf("it is said: %s", d.status.Line.Text)
	}
	d.choose('P') // put down the piece: presses move pieces again
	uitest.Drag(d.board, d.spot(on(0, 5)), d.spot(inHand(rules.Black, rules.Pawn)))
	uitest.Drag(d.board, d.spot(inHand(rules.White, rules.Pawn)), d.spot(on(2, 6)))
	uitest.Click(d.board, d.spot(inHand(rules.Black, rules.Pawn)), desktop.MouseButtonSecondary, 0)
	d.is("4k4/9/2P6/9/P8/9/9/9/4K4 b Pp 1")
	d.window.Canvas().Focus(d.board)
	for i := range d.panel.palette.stamps {
		if s := d.panel.palette.stamps[i]; s == (rules.Piece{Side: rules.Black, Kind: shogi.Dragon}) {
			d.panel.palette.choose(i)
			click(on(8, 4))
			d.panel.palette.choose(i)
		}
	}
	d.is("4k4/9/2P6/9/P7+r/9/9/9/4K4 b Pp 1")
	uitest.Key(d.board, fyne.KeyUp) // the cursor, in the middle of the first rank
	test.Type(d.board, "g")         // a gold of gote on the king
	test.Type(d.board, "S")
	test.Type(d.board, "+")
	d.is("4k4/9/2P6/9/P7+r/9/9/9/4+S4 b Pp 1")
	d.panel.turn.SetSelected("Gote to move")
	d.Undo()
	d.is("4k4/9/2P6/9/P7+r/9/9/9/4+S4 b Pp 1")
	if d.button("Play").OnTapped(); len(d.games) != 1 || !strings.HasPrefix(d.games[0], "shogi 4k4/") {
		t.Errorf("played %v", d.games)
	}
	if d.button("Starting position").OnTapped(); d.panel.handicap.Selected != "None" {
		t.Errorf("the usual start has the handicap %q", d.panel.handicap.Selected)
	}
	if d.Pasted("sfen 4k4/9/9/9/9/9/9/9/4K4 b 2G 1"); d.position.String() != "4k4/9/9/9/9/9/9/9/4K4 b 2G 1" {
		t.Errorf("pasted as %s; it is said: %s", d.position, d.status.Line.Text)
	}
	if d.Pasted("nothing of the kind"); !strings.Contains(d.status.Line.Text, "SFEN") {
		t.Errorf("it is said: %s", d.status.Line.Text)
	}
	// In chess there are castling rights again.
	chess, _ := variants.All().Find("")
	if err := d.Show(chess, chess.Start(), rules.White); err != nil {
		t.Fatal(err)
	}
	if !d.panel.castling.Visible() || d.panel.giving.Visible() || d.panel.turn.Options[0] != "White to move" || d.panel.written.Text != "FEN" {
		t.Errorf("chess offers %v and %s", d.panel.turn.Options, d.panel.written.Text)
	}
}

// TestShogiLook compares pictures of the page, wide and small.
func TestShogiLook(t *testing.T) {
	for name, size := range map[string]fyne.Size{"shogi-light": fyne.NewSize(1000, 680), "shogi-dark": fyne.NewSize(480, 640)} {
		d := layShogi(t, strings.TrimPrefix(name, "shogi-"), size)
		hands := "GL"
		if name == "shogi-dark" {
			hands = "GL2p" // too many
		}
		d.Paste("lnsgk1snl/1r5b1/p1pppp1pp/6p2/1p7/2P6/PP1PPPPPP/7R1/LNSGKGSN+B b " + hands + " 1")
		test.AssertRendersToImage(t, name+".png", d.window.Canvas())
	}
}
