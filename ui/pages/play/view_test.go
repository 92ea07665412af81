package play

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

func TestCaptured(t *testing.T) {
	tb := sit(t, session.Setup{Start: "1n2k3/P7/8/3pP3/8/8/p7/1N2K3 w - d6 0 1"})
	tb.types("exd6", "axb1=N", "axb8=Q+")
	white, black := captured(worths(tb.snap.Rules), tb.snap.Game.Line, tb.snap.Game.Moves, rules.White), captured(worths(tb.snap.Rules),
		tb.snap.Game.Line, tb.snap.Game.Moves, rules.Black)
	if !slices.Equal(white, []rules.Kind{rules.Knight, rules.Pawn}) || !slices.Equal(black, []rules.Kind{rules.Knight}) {
		t.Errorf("White took %v, Black %v", white, black)
	}
	if got := lead(tb.snap, rules.White); got != 9+1-3 {
		t.Errorf("White leads by %d", got)
	}
}

// TestCapturedOfAnotherGame shows captured pieces that chess does not have: they come
// first, in the order of their capture.
func TestCapturedOfAnotherGame(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Alternate Promotion Chess, Crowned-sequence", Start: "4k3/8/8/8/2p1c3/1P1P4/8/4K3 w - - 0 1"})
	tb.types("dxe4", "cxb3")
	white, black := captured(worths(tb.snap.Rules), tb.snap.Game.Line, tb.snap.Game.Moves, rules.White), captured(worths(tb.snap.Rules),
		tb.snap.Game.Line, tb.snap.Game.Moves, rules.Black)
	if !slices.Equal(white, []rules.Kind{"camel"}) || !slices.Equal(black, []rules.Kind{rules.Pawn}) {
		t.Errorf("White took %v, Black %v", white, black)
	}
	shown := slices.Concat(tb.players.bars[0].kinds, tb.players.bars[1].kinds)
	if !slices.Contains(shown, "camel") {
		t.Errorf("%v are shown", shown)
	}
}

// TestCapturedAreInOrder captures several kinds of a game whose pieces climb: they are
// shown from the highest down, and fit into their bar.
func TestCapturedAreInOrder(t *testing.T) {
	tb := sit(t, session.Setup{Variant: crowned, Start: "4k3/8/2p1c3/3P4/4r3/3P4/8/K7 w - - 0 1"})
	tb.window.Resize(fyne.NewSize(480, 700))
	tb.types("dxc6", "Ke7", "dxe4", "Kd6")
	bar := tb.players.bars[1]
	if !slices.Equal(bar.kinds, []rules.Kind{rules.Rook, rules.Pawn}) {
		t.Errorf("White took %v", bar.kinds)
	}
	for _, o := range bar.taken.Objects {
		if !o.Visible() {
			t.Errorf("%v have no room in %v", bar.kinds, bar.taken.Size())
		}
	}
}

// TestLayout checks that the board is square and inside the window at every size, and
// that the panel is beside or below it.
func TestLayout(t *testing.T) {
	tb := sit(t, against())
	tb.named = "Scandinavian Defence (B01)"
	tb.types("e4")
	tb.bobs("d5")
	for _, size := range []fyne.Size{
		{Width: 480, Height: 400},
		{Width: 400, Height: 480},
		{Width: 480, Height: 820},
		{Width: 700, Height: 860},
		{Width: 1120, Height: 760},
		{Width: 2400, Height: 700},
	} {
		tb.window.Resize(size)
		side, below := tb.Board, tb.footer.Content
		if side.Size().Width < 190 || side.Position().X+side.Size().Width > size.Width || side.Position().Y+side.Size().Height > below.Position().Y+1 {
			t.Errorf("%v: the board is %v at %v", size, side.Size(), side.Position())
		}
		panel := tb.beside
		if high := tb.moves.Content.Size().Height; high < 24 {
			t.Errorf("%v: the moves have %v of height", size, high)
		} else if !tb.entry.Visible() && size.Height > size.Width && high < 30 {
			t.Errorf("%v: the moves have less than a row, %v, and no line for typing takes them", size, high)
		}
		apart := panel.Position().X >= side.Position().X+side.Size().Width || panel.Position().Y >= side.Position().Y+side.Size().Height
		if !apart {
			t.Errorf("%v: the panel at %v lies over the board", size, panel.Position())
		}
		if wide := panel.Position().X > side.Position().X; wide == (size.Height > size.Width) {
			t.Errorf("%v: the panel is beside the board: %v", size, wide)
		}
	}
}

func TestGoldens(t *testing.T) {
	for name, at := range map[string]struct {
		size  fyne.Size
		scale float32
	}{
		"wide":   {fyne.NewSize(900, 620), 1},
		"narrow": {fyne.NewSize(420, 700), 1},
		"small":  {fyne.NewSize(480, 400), 1},
		"full":   {fyne.NewSize(1920, 1080), 1},
		"double": {fyne.NewSize(480, 700), 2},
	} {
		for _, mode := range []string{"light", "dark"} {
			t.Run(name+"-"+mode, func(t *testing.T) {
				tb := sit(t, against())
				tb.named = "Scandinavian Defence (B01)"
				test.ApplyTheme(t, look.NewTheme(mode))
				tb.window.Canvas().(software.WindowlessCanvas).SetScale(at.scale)
				tb.window.Resize(at.size)
				tb.types("e4")
				tb.bobs("d5")
				tb.types("exd5")
				tb.bobs("Qxd5")
				tb.types("Nc3")
				tb.draw()
				test.AssertRendersToImage(t, name+"-"+mode+".png", tb.window.Canvas())
			})
		}
	}
}
