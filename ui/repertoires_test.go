package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/pages"
)

// training reports whether the page that trains shows the first move of a repertoire of a side.
func (d *rig) training(side rules.Side) bool {
	return d.inSight == pages.Page(d.train) && d.train.Rules() != nil &&
		strings.Contains(d.texts(), "New: your repertoire has") && strings.Contains(d.texts(), "("+side.String()+").")
}

// TestTrainAList trains the games of a list where they are.
func TestTrainAList(t *testing.T) {
	d := many(t)
	for _, deed := range d.gameList.Database() {
		if deed.Text == "Train as an opening..." {
			deed.Do()
		}
	}
	d.asks("Train 60 games for one side: which one?", "Black")
	d.until("the training", func() bool { return d.training(rules.Black) })
	d.escape()
	d.says("many (Black)")
	d.says("Positions learnt: 0 of")
}

// TestTrainAListTooLate lets the person go on to something else before the training begins.
func TestTrainAListTooLate(t *testing.T) {
	d := many(t)
	for _, deed := range d.gameList.Database() {
		if deed.Text == "Train as an opening..." {
			deed.Do()
		}
	}
	d.asks("Train 60 games for one side: which one?", "Black")
	d.toBoard()
	d.until("the work", func() bool { return !d.gameList.Busy() && !d.train.Busy() })
	if all, err := d.config.Teaching.Openings.List(); !d.onBoard() || len(all) > 0 || err != nil {
		t.Errorf("%T is in sight, the list is %+v, %v", d.inSight, all, err)
	}
}

// TestLeftUnreadable says why a repertoire could not be asked, if no other has a game.
func TestLeftUnreadable(t *testing.T) {
	d := open(t, t.TempDir())
	d.shows("1. e4 e5 *", "e4 e5")
	s := d.session.Snapshot()
	for n, path := range []string{filepath.Join(t.TempDir(), "gone.pgn"), d.file("lines.pgn", "1. e4 e5 2. Nf3 *")} {
		if err := d.config.Teaching.Openings.Put(repertoire.Entry{Side: rules.White, Path: path}); err != nil {
			t.Fatal(err)
		}
		left, err := openings{d.Window}.left(t.Context(), rules.White, s.Game.Line, s.Game.Moves)
		if known := n == 1; known != (err == nil) || known != (left.Said.Form != "") || !known && !strings.Contains(err.Error(), "gone.pgn") {
			t.Errorf("it says %v, %v", left.Said, err)
		}
	}
}

// TestTrainFromAMove trains the lines of a game from a position on, and says where a game left
// them.
func TestTrainFromAMove(t *testing.T) {
	d := open(t, t.TempDir())
	d.shows("[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 (1... c5 2. c3) 2. Nf3 *", "e4 e5 Nf3")
	s := d.session.Snapshot()
	openings{d.Window}.train("Ada - Bea", s.Game.Record.Text(), rules.White, s.Game.Line[1])
	d.until("the training", func() bool { return d.training(rules.White) })
	d.escape()
	d.says("Ada - Bea (White) from 1.e4")
	all, err := d.config.Teaching.Openings.List()
	if err != nil || len(all) != 1 || all[0].Root == "" || filepath.Base(all[0].Path) != "Ada - Bea.pgn" {
		t.Fatalf("the list is %+v, %v", all, err)
	}
	if text, err := os.ReadFile(all[0].Path); err != nil || !strings.Contains(string(text), "1... c5 2. c3") {
		t.Errorf("the copy is %q, %v", text, err)
	}
	left, err := openings{d.Window}.left(t.Context(), rules.White, s.Game.Line[:3], s.Game.Moves[:2])
	if err != nil || left.Said.String() != "The game stayed in your opening Ada - Bea." {
		t.Errorf("it says %v, %v", left.Said, err)
	}
	e := all[0]
	e.Met = repertoire.OwnGames
	if err := d.config.Teaching.Openings.Put(e); err != nil {
		t.Fatal(err)
	}
	d.showPage(d.train)
	d.says("No game in My games reaches this repertoire.")
	name := d.config.Person.Name // who plays White against a person with Black plays no part here
	e.Met = d.file("met.pgn", "1. e4 e5 2. Nf3 *\n\n1. e4 e6 *\n\n[Black \""+name+"\"]\n\n1. e4 d5 *\n")
	if err := d.config.Teaching.Openings.Put(e); err != nil {
		t.Fatal(err)
	}
	d.toBoard()
	d.showPage(d.train)
	d.says("1.e4 e6: no answer (50% of games)")
}
