package play

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// TestRegionsKeepTheirHeight steps through a game with clocks, an opening and an analysis
// of one to three lines: the list of moves never moves.
func TestRegionsKeepTheirHeight(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 700}, {Width: 1120, Height: 760}} {
		tb := study(t, "1. e4 e5 {[%clk 0:05:00]} 2. Nf3 Nc6 {[%clk 0:04:00]} 3. Bb5 a6 1-0")
		tb.window.Resize(size)
		place := func() (fyne.Position, fyne.Size) {
			return tb.moves.Content.Position(), tb.moves.Content.Size()
		}
		at, high := place()
		steady := func(what string) {
			t.Helper()
			if now, size := place(); now != at || size != high {
				t.Errorf("%s: the list is %v at %v, and was %v at %v", what, size, now, high, at)
			}
		}
		for _, name := range []string{"", "Ruy Lopez", "", "Ruy Lopez: Morphy Defence"} {
			tb.named, tb.opening.at = name, session.Place{}
			tb.Browse(tb.snap.Forward())
			steady("after " + tb.snap.LastMove().String())
		}
		tb.Analysis.Toggle()
		at, high = place()
		for rank := 1; rank <= session.UsualLines; rank++ {
			moves := tb.Shown().Moves()
			tb.watch(player.Thought{Position: tb.Shown(), Rank: rank, Depth: 9, Line: []rules.Move{moves[rank]}})
			(<-tb.todo)()
			tb.pass(time.Second)
			steady("an analysis")
		}
		tb.Browse(tb.snap.Place.Path.Up())
		steady("the analysis of another position")
	}
}

// TestAnalysisMovesNothing starts and ends an analysis: the board and what is around it
// stay where they are. The evaluation bar covers none of it.
func TestAnalysisMovesNothing(t *testing.T) {
	for _, size := range []fyne.Size{
		{Width: 480, Height: 700},
		{Width: 400, Height: 760},
		{Width: 1120, Height: 760},
		{Width: 900, Height: 900},
		{Width: 1920, Height: 1080},
	} {
		tb := study(t, "1. e4 e5 2. Nf3 *")
		tb.window.Resize(size)
		regions := []fyne.CanvasObject{tb.Board, tb.players.bars[0].content, tb.players.bars[1].content, tb.footer.Content}
		beside := tb.beside.Position().Y < tb.players.bars[1].content.Position().Y
		if beside {
			regions = append(regions, tb.beside, tb.tools.first)
		}
		places := func() (all []fyne.Position) {
			for _, o := range regions {
				all = append(all, o.Position(), fyne.NewPos(o.Size().Components()))
			}
			return all
		}
		before := places()
		for range 2 {
			tb.Analysis.Toggle()
			if now := places(); !slices.Equal(now, before) {
				t.Errorf("%v: %v became %v", size, before, now)
			}
		}
		tb.Analysis.Toggle()
		at, high := tb.thoughts.eval.Position(), tb.thoughts.eval.Size()
		for _, o := range append(regions, tb.beside) {
			low, far := o.Position(), o.Position().Add(o.Size())
			if at.X < far.X && low.X < at.X+high.Width && at.Y < far.Y && low.Y < at.Y+high.Height {
				t.Errorf("%v: the bar of %v at %v covers %T at %v", size, high, at, o, low)
			}
		}
	}
}

// TestEmptySheet says that there are no moves until there is one.
func TestEmptySheet(t *testing.T) {
	tb := sit(t, against())
	said := func() bool {
		return slices.ContainsFunc(test.WidgetRenderer(tb.sheet).Objects(), func(o fyne.CanvasObject) bool {
			text, ok := o.(*canvas.Text)
			return ok && text.Text == "No moves yet"
		})
	}
	if !said() {
		t.Error("at the start it does not say that there are no moves")
	}
	tb.types("e4")
	if said() {
		t.Error("after 1.e4 it says that there are no moves")
	}
}

// TestGamesFromElsewhereOpenAtTheirStart keeps the solution of a study hidden. The game
// being played is resumed as it was left.
func TestGamesFromElsewhereOpenAtTheirStart(t *testing.T) {
	for _, result := range []string{"*", "1-0"} {
		tb := study(t, "1. e4 e5 2. Nf3 "+result)
		if len(tb.snap.Place.Path) != 0 || !strings.Contains(tb.footer.Line.Text, "the start of the game") {
			t.Errorf("%s: it opens after %s: %q", result, tb.snap.LastMove().String(), tb.footer.Line.Text)
		}
		if err := tb.Resume(tb.snap.Game.Record.Clone(), "a.pgn"); err != nil {
			t.Fatal(err)
		}
		if !tb.snap.Place.Path.Equal(record.Mainline(3)) {
			t.Errorf("%s: a game of one's own comes back after %s", result, tb.snap.LastMove().String())
		}
	}
}
