package gamelist

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
)

// explores waits until a number of games have the position on the board of the explorer.
func (d *desk) explores(games int) {
	d.t.Helper()
	d.until("the moves played", func() bool { return d.explorer.found.Find.All.Games == games && !d.finder.searching.Busy() })
}

func TestPositionOnTheBoard(t *testing.T) {
	d := sit(t).shown()
	d.bar.here.SetChecked(true)
	d.explores(4)
	if n := d.explorer.found.Find.Next[0]; n.Games != 2 || n.Wins != [2]int{2, 0} {
		t.Errorf("the most played: %+v", n)
	}
	d.explorer.table.OnSelected(0)
	d.lists("Carl Zoe")
	if d.explorer.title.Text != "After e4" {
		t.Errorf("the title is %q", d.explorer.title.Text)
	}
	if pawn, ok := d.explorer.place().Position.At(rules.Square{File: 4, Rank: 3}); !ok || pawn.Kind != rules.Pawn {
		t.Errorf("on e4 of the board stands %v", pawn)
	}
	d.explorer.step(-1)
	d.lists("Carl Ada Berg Zoe")
	// Reached by two move orders.
	d.bar.here.SetChecked(false)
	d.board = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
	d.bar.here.SetChecked(true)
	d.lists("Carl Ada Zoe")
}

// TestExplorerObeysTheFilter counts only the games that are listed.
func TestExplorerObeysTheFilter(t *testing.T) {
	d := sit(t).shown()
	d.bar.here.SetChecked(true)
	d.explores(4)
	d.bar.field.SetText("white:zoe OR white:berg")
	d.lists("Berg Zoe")
	if f := d.explorer.found.Find; f.All.Games != 2 || len(f.Next) != 2 || f.Next[0].Games != 1 {
		t.Errorf("the moves of two games: %+v", f)
	}
	d.bar.field.SetText("nobody")
	d.lists("")
	if f := d.explorer.found.Find; f.All.Games != 0 || f.Next != nil {
		t.Errorf("the moves of no game: %+v", f)
	}
	d.finder.empty.button.OnTapped() // shows all games
	d.lists("Carl Ada Berg Zoe")
	if d.explorer.panes.board.Visible() || d.Rules() != nil {
		t.Error("the board is still there")
	}
}

// TestStepsOfTheExplorer goes back and forth along a line, and leaves it.
func TestStepsOfTheExplorer(t *testing.T) {
	d := sit(t).shown()
	d.bar.here.SetChecked(true)
	d.explores(4)
	e := d.explorer
	e.play(e.found.Find.Next[0].Move) // e4
	d.explores(2)
	e.play(e.found.Find.Next[0].Move) // e5
	d.until("e5", func() bool { return !d.finder.searching.Busy() })
	d.explorer.key(fyne.KeyHome)
	d.explores(4)
	if !e.side.back.Disabled() || e.side.forward.Disabled() {
		t.Error("the icons lead back, or not onward")
	}
	d.explorer.key(fyne.KeyEnd)
	d.lists("Carl Zoe")
	if e.at != 2 || !e.side.forward.Disabled() {
		t.Errorf("at %d", e.at)
	}
	d.explorer.key(fyne.KeyLeft)
	d.explorer.key(fyne.KeyLeft)
	d.explores(4)
	e.play(e.found.Find.Next[0].Move) // the same again keeps the rest
	if len(e.line.Moves) != 2 {
		t.Errorf("the line has %d moves", len(e.line.Moves))
	}
	d.explorer.key(fyne.KeyLeft)
	d.explores(4)
	e.play(e.found.Find.Next[1].Move) // another move
	if len(e.line.Moves) != 1 || e.at != 1 {
		t.Errorf("at %d of %d moves", e.at, len(e.line.Moves))
	}
}

// TestSpeakKeepsTheBoard changes the language while the board is in sight.
func TestSpeakKeepsTheBoard(t *testing.T) {
	d := sit(t).shown()
	d.bar.here.SetChecked(true)
	d.explores(4)
	d.explorer.table.OnSelected(0)
	d.lists("Carl Zoe")
	d.Speak()
	d.until("the moves again", func() bool { return d.source.positions != nil && !d.finder.searching.Busy() })
	d.lists("Carl Zoe")
	if !d.explorer.panes.board.Visible() || !d.bar.here.Checked || d.explorer.title.Text != "After e4" {
		t.Errorf("the board is gone, or at %q", d.explorer.title.Text)
	}
}

// TestPanes turns the panes with the shape of the window, and keeps a divider where a
// person put it.
func TestPanes(t *testing.T) {
	d := sit(t).shown()
	d.bar.here.SetChecked(true)
	d.explores(4)
	d.window.Resize(fyne.NewSize(1000, 700))
	p := d.explorer.panes
	beside := func(what string, yes bool) {
		t.Helper()
		if right := p.games.Position().X > p.board.Position().X; right != yes || p.moves.Position().X > 0 == yes {
			t.Errorf("in a %s window the games are at %v, the moves at %v", what, p.games.Position(), p.moves.Position())
		}
	}
	beside("wide", true)
	at := p.games.Position().X
	p.outer.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(40, 7)})
	if now := p.games.Position().X; now < at+39 || now > at+41 {
		t.Errorf("dragged by 40, the games moved from %v to %v", at, now)
	}
	p.outer.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(9000, 0)})
	if room := p.games.Size().Width; room < leastMoves {
		t.Errorf("%v is left of the games", room)
	}
	p.outer.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(-150, 0)})
	p.outer.DragEnd()
	left := p.games.Position().X
	d.window.Resize(fyne.NewSize(480, 700))
	beside("narrow", false)
	if p.games.Size().Height < leastGames || p.board.Size().Height < leastBoard {
		t.Errorf("in a narrow window, the games are %v and the board %v", p.games.Size(), p.board.Size())
	}
	if least := d.content.MinSize(); least.Width > 480 || least.Height > 360 {
		t.Errorf("the window cannot be smaller than %v", least)
	}
	d.window.Resize(fyne.NewSize(960, 500))
	if p.moves.Position().X <= p.board.Position().X || p.games.Position().X <= p.moves.Position().X || d.explorer.table.Size().Height < 5*rowHeight() {
		t.Errorf("in a low window the board is at %v, the moves at %v, %v high", p.board.Position(), p.moves.Position(), d.explorer.table.Size().Height)
	}
	d.window.Resize(fyne.NewSize(1000, 700))
	d.Speak() // builds the page anew, as after a start
	d.window.SetContent(d.Content())
	d.window.Resize(fyne.NewSize(1000, 700))
	d.until("the moves again", func() bool { return d.source.positions != nil && !d.finder.searching.Busy() })
	if p = d.explorer.panes; p.games.Position().X < left-2 || p.games.Position().X > left+2 {
		t.Errorf("the games were at %v and are at %v", left, p.games.Position().X)
	}
	d.bar.here.SetChecked(false)
	if p.board.Visible() || p.games.Size().Width < 440 {
		t.Error("the board is still there")
	}
}
