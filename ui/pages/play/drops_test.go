package play

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/variants"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/testing/uitest"
)

var drops rulestest.Drops

// at returns the centre of a spot of the board.
func (tb *table) at(s rules.Spot) fyne.Position {
	size := tb.Board.Size()
	return fyne.NewPos(boardmodel.Fit(rules.ShapeOf(tb.snap.Rules), size.Width, size.Height, 1, tb.snap.Flipped).Centre(s))
}

func (tb *table) clicks(spots ...rules.Spot) {
	for _, s := range spots {
		uitest.Click(tb.Board, tb.at(s), desktop.MouseButtonPrimary, 0)
	}
}

func square(name string) rules.Spot {
	return rules.On(rulestest.Square(name))
}

func inHand(side rules.Side, kind rules.Kind) rules.Spot {
	return rules.InHand(rules.Piece{Side: side, Kind: kind})
}

// TestDrops plays a game with hands on the page, with the mouse, the keys and typing: the
// board takes its size, captured pieces can be dropped, the choice to promote or not is
// asked, and the game reads back from PGN.
func TestDrops(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Drops", Start: "K3R/P4/5/4p/r3k[] b", Below: session.BlackBelow})
	if tb.snap.Bottom() != rules.Black || tb.snap.Flipped {
		t.Error("Black's home is not at the bottom")
	}
	played := func(want ...string) {
		t.Helper()
		if !slices.Equal(tb.snap.Game.SANs, want) {
			t.Fatalf("played %v, want %v; the line says %q", tb.snap.Game.SANs, want, tb.footer.Line.Text)
		}
	}
	tb.clicks(square("a1"), square("a4")) // with the mouse: the rook captures the pawn
	played("a1a4")
	tb.types("a5a4") // by typing: the king captures the rook
	played("a1a4", "a5a4")
	if got := taken(tb.snap, rules.White); got != nil || gameOf(tb.snap, tb.settings).Figures != nil {
		t.Errorf("White has captured %v, which is in the hand; figures %v", got, gameOf(tb.snap, tb.settings).Figures)
	}
	// By dragging: the pawn in hand is dropped where it can promote.
	uitest.Drag(tb.Board, tb.at(inHand(rules.Black, rules.Pawn)), tb.at(square("c3")))
	played("a1a4", "a5a4", "P@c3")
	tb.types("R@b1") // White drops the rook: check
	played("a1a4", "a5a4", "P@c3", "R@b1")
	tb.types("e1d2")
	played("a1a4", "a5a4", "P@c3", "R@b1", "e1d2")
	tb.types("a4a3")
	// The promotion is asked about: first declined, by its sign, then accepted.
	tb.clicks(square("c3"), square("c4"))
	if n := len(tb.Board.State().Choices); n != 2 {
		t.Fatalf("%d choices, want to promote or to stay", n)
	}
	test.Type(tb.Board, "=")
	tb.types("a3b3", "c4c5")
	played("a1a4", "a5a4", "P@c3", "R@b1", "e1d2", "a4a3", "c3c4=", "a3b3", "c4c5+")
	text := pgn.Write(tb.snap.Game.Record)
	rec, err := pgn.Read(pgn.Scan(text)[0], rulestest.Games{Others: variants.All()})
	if err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	if err := tb.Resume(rec, ""); err != nil {
		t.Fatal(err)
	}
	if got := len(tb.snap.Game.SANs); got != 9 {
		t.Errorf("%d plies came back of %s", got, text)
	}
	// A game of chess after it has the usual board.
	if err := tb.Start(session.Setup{Below: session.WhiteBelow}); err != nil {
		t.Fatal(err)
	}
	tb.clicks(square("e2"), square("e4"))
	played("e4")
}

// TestDropByKeys moves the cursor into the hand.
func TestDropByKeys(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Drops", Start: "K4/5/5/5/4k[p] b", Below: session.BlackBelow})
	tb.window.Canvas().Focus(tb.Board)
	uitest.Key(tb.Board, fyne.KeyUp, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn, fyne.KeyUp, fyne.KeyLeft, fyne.KeyUp, fyne.KeyReturn)
	if !slices.Equal(tb.snap.Game.SANs, []string{"P@e2"}) {
		t.Errorf("played %v; the cursor is on %v", tb.snap.Game.SANs, tb.Board.State().Cursor)
	}
}

// TestDropRefused explains that a pawn may not be dropped where it could never move, and
// names the square as the edge of this board does.
func TestDropRefused(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Drops", Start: "K4/5/5/5/4k[p] b", Below: session.BlackBelow})
	if tb.clicks(inHand(rules.Black, rules.Pawn), square("c5")); tb.footer.Line.Text != "The pawn cannot be dropped on 3a." {
		t.Errorf("the line says %q", tb.footer.Line.Text)
	}
}

// TestDropsLook compares pictures of the page after a drop, with a hint to drop, with the
// hands beside the board and below it.
func TestDropsLook(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Drops", Start: "K4/5/5/5/4k[RPpppr] b", Below: session.BlackBelow})
	tb.types("P@b2")
	m, err := drops.Read(tb.Shown(), "R@c3")
	if err != nil {
		t.Fatal(err)
	}
	tb.snap.Hint = &session.Hint{Move: m, Whole: true}
	for name, size := range map[string]fyne.Size{"drops-beside": fyne.NewSize(900, 500), "drops-stacked": fyne.NewSize(360, 720)} {
		tb.window.Resize(size)
		tb.draw()
		test.AssertRendersToImage(t, name+".png", tb.window.Canvas())
	}
}
