package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// study shows a game from elsewhere.
func study(t testing.TB, text string) *table {
	t.Helper()
	tb := sit(t, session.Setup{})
	rec := matchtest.Record(t, text)
	if err := tb.Show(rec, nil); err != nil {
		t.Fatal(err)
	}
	return tb
}

// body returns the moves of the game as they are saved.
func (tb *table) body() string {
	tb.t.Helper()
	_, moves, _ := strings.Cut(pgn.Write(tb.snap.Game.Record), "\n\n")
	return strings.TrimSpace(moves)
}

func (tb *table) has(body string) {
	tb.t.Helper()
	if got := tb.body(); got != body {
		tb.t.Errorf("the game is\n%s\nwant\n%s", got, body)
	}
}

// TestComment comments on the game and on a move. Undo names the comment.
func TestComment(t *testing.T) {
	tb := study(t, "1. e4 {good} e5 1-0")
	tb.writes = "so"
	tb.Actions.Comment()
	tb.has("{so} 1. e4 {good} 1... e5 1-0")
	tb.Browse(record.Path{0})
	tb.writes = "better"
	tb.Actions.Comment()
	if tb.has("{so} 1. e4 {better} 1... e5 1-0"); tb.Undoing().Form != "session.comment" {
		t.Errorf("it can undo %v", tb.Undoing())
	}
	tb.Undo()
	tb.has("{so} 1. e4 {good} 1... e5 1-0")
}

func TestDrawingsAreKept(t *testing.T) {
	tb := study(t, "1. e4 {[%cal Rd7d5] [%clk 0:03:00] push} e5 *")
	tb.Browse(record.Path{0})
	if n := len(drawings(tb.snap.Node())); n != 1 || clockOf(tb.snap, rules.White, tb.wall.Time).Text != "3:00" ||
		clockOf(tb.snap, rules.Black, tb.wall.Time).Text != "" {
		t.Errorf("%d drawings, the clock says %q", n, clockOf(tb.snap, rules.White, tb.wall.Time).Text)
	}
	tb.Actions.KeepDrawings() // nothing is drawn: nothing changes
	tb.has("1. e4 {[%cal Rd7d5] [%clk 0:03:00] push} 1... e5 *")
	from, to := rules.On(rules.Sq(6, 0)), rules.On(rules.Sq(5, 2))
	tb.Board.Do(boardmodel.RightPress{At: from})
	tb.Board.Do(boardmodel.RightRelease{At: to})
	tb.Actions.KeepDrawings()
	tb.has("1. e4 {[%clk 0:03:00] push} {[%cal Rd7d5,Gg1f3]} 1... e5 *")
}

// TestDrawingsHaveOneColour draws an arrow and a circle in every colour, saves them, and
// opens the game again: the colours are the same on the board, in the file and after
// reopening.
func TestDrawingsHaveOneColour(t *testing.T) {
	for held, want := range map[fyne.KeyModifier]string{
		0: "G", fyne.KeyModifierShift: "R", fyne.KeyModifierControl: "R",
		fyne.KeyModifierAlt: "B", fyne.KeyModifierAlt | fyne.KeyModifierShift: "Y",
	} {
		tb := study(t, "1. e4 e5 *")
		tb.Browse(record.Path{0})
		cell := tb.Board.Size().Height / 8
		middle := func(file, rank float32) fyne.Position {
			return fyne.NewPos(tb.Board.Size().Width/2+(file-3.5)*cell, (7.5-rank)*cell)
		}
		for _, to := range []fyne.Position{middle(5, 2), middle(6, 0)} {
			uitest.Press(tb.Board, middle(6, 0), desktop.MouseButtonSecondary, held)
			uitest.Release(tb.Board, to, desktop.MouseButtonSecondary, held)
		}
		hand := tb.Board.Drawn()
		if len(hand) != 2 || hand[0].Arrow == hand[1].Arrow {
			t.Fatalf("drew %v", hand)
		}
		colour := look.DrawingColour(hand[0].Colour)
		tb.Actions.KeepDrawings()
		tb.has("1. e4 {[%csl " + want + "g1][%cal " + want + "g1f3]} 1... e5 *")
		if left := tb.Board.Drawn(); len(left) > 0 {
			t.Errorf("kept drawings are still drawn by hand: %v", left)
		}
		for _, d := range drawings(tb.snap.Game.Record.At(record.Path{0})) {
			if d.Colour != colour {
				t.Errorf("%s is reopened as %v and was %v", want, d.Colour, colour)
			}
		}
	}
}

func TestMoveMenu(t *testing.T) {
	tb := study(t, "1. e4 (1. d4) e5 1-0")
	tb.Actions.menu(record.Path{1}, fyne.Position{})
	var labels []string
	for _, i := range tb.menu.Items {
		labels = append(labels, i.Label)
	}
	if got := strings.Join(labels, "|"); !strings.Contains(got, "Make this the main line") || !tb.snap.Place.Path.Equal(record.Path{1}) {
		t.Errorf("the menu holds %q", got)
	}
	tb.Actions.menu(record.Path{0}, fyne.Position{})
	if len(tb.menu.Items) >= len(labels) {
		t.Error("the main line can be moved up")
	}
}
