package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/game/session"
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
			tb.named, tb.opening.of = name, nil
			tb.Browse(tb.snap.Forward())
			steady("after " + tb.snap.LastMove().String())
		}
		tb.Analyse()
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

// TestGamesFromElsewhereOpenAtTheirStart keeps the solution of a study hidden. The game
// being played is resumed as it was left.
func TestGamesFromElsewhereOpenAtTheirStart(t *testing.T) {
	for _, result := range []string{"*", "1-0"} {
		tb := study(t, "1. e4 e5 2. Nf3 "+result)
		if len(tb.snap.Place.Path) != 0 || !strings.Contains(tb.line.Text, "the start of the game") {
			t.Errorf("%s: it opens after %s: %q", result, tb.snap.LastMove().String(), tb.line.Text)
		}
		if err := tb.Resume(tb.snap.Game.Record.Clone(), "a.pgn"); err != nil {
			t.Fatal(err)
		}
		if !tb.snap.Place.Path.Equal(record.Mainline(3)) {
			t.Errorf("%s: a game of one's own comes back after %s", result, tb.snap.LastMove().String())
		}
	}
}
