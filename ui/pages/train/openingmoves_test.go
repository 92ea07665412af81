package train

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
)

// unticks switches moves of the position on the board off.
func (tr *trainee) unticks(moves ...int) {
	tr.t.Helper()
	test.Tap(tr.panel.choose)
	for _, i := range moves {
		tr.list.Parts[0].Ticked[i] = false
	}
	tr.ticked()
	tr.settles()
}

// TestMovesAloud reads the moves to choose from in the person's style.
func TestMovesAloud(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3")
	test.Tap(tr.panel.choose)
	part := tr.list.Parts[0]
	for style, want := range map[describe.Style]string{
		describe.Words: "knight to f3", describe.UCI: "g1f3", describe.Spelled: "knight foxtrot 3", describe.SAN: "Nf3",
	} {
		tr.settings.EarStyle = string(style)
		if text, _ := part.Row(0); !strings.Contains(part.Aloud(0), want) || strings.Contains(text, "knight") {
			t.Errorf("%s: %q is read as %q", style, text, part.Aloud(0))
		}
	}
}

// TestNoMoveLeft goes on to the next position when all moves of the one on the board are switched
// off.
func TestNoMoveLeft(t *testing.T) {
	for _, tour := range []bool{true, false} {
		tr := open(t)
		test.Tap(tr.row().pass)
		if tour {
			tr.goes("e4 Nf3")
		} else {
			tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4")
			tr.now = tr.now.AddDate(0, 2, 0)
			test.Tap(tr.start.begin)
			for !tr.panel.choose.Visible() {
				tr.played(tr.trial.Moves[0])
				tr.settles()
			}
		}
		before, log := tr.trial.item, len(tr.log())
		tr.unticks(0, 1)
		if tr.trial != nil && (tr.trial.item == before || tr.trial.Done()) || len(tr.log()) != log {
			t.Errorf("then it asks %q", tr.panel.task.Text)
		}
		if off := tr.listed()[0].Off; len(off) != 2 {
			t.Errorf("switched off are %v", off)
		}
	}
}

// TestHintIsSwitchedOff shows no longer a move that the person has switched off.
func TestHintIsSwitchedOff(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3")
	test.Tap(tr.panel.hint)
	test.Tap(tr.panel.hint)
	if !strings.Contains(tr.said(), "Bc4") || tr.view().Hint == nil {
		t.Fatalf("the hint is %q", tr.said())
	}
	tr.unticks(0)
	if tr.said() != "" || tr.view().Hint != nil || len(tr.trial.Moves) != 1 {
		t.Errorf("it still says %q", tr.said())
	}
	test.Tap(tr.panel.hint)
	if test.Tap(tr.panel.hint); !strings.Contains(tr.said(), "Bb5") {
		t.Errorf("then the hint is %q", tr.said())
	}
}

// TestMovesOfTwoOpenings keeps the moves that another repertoire has in the position on the board.
func TestMovesOfTwoOpenings(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4")
	other := filepath.Join(tr.dir, "other.pgn")
	if err := os.WriteFile(other, []byte("1. e4 e5 2. Nf3 Nc6 3. d4 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := tr.config.Openings.Store.Put(repertoire.Entry{Side: rules.White, Path: other}); err != nil {
		t.Fatal(err)
	}
	tr.now = tr.now.AddDate(0, 2, 0)
	tr.Leave()
	tr.Return()
	tr.settles()
	test.Tap(tr.start.begin)
	for tr.trial != nil && len(tr.trial.Moves) != 3 {
		tr.played(tr.trial.Moves[0])
		tr.settles()
	}
	if tr.trial == nil {
		t.Fatal("the position with three moves does not come")
	}
	for want := 2; want > 0; want-- {
		if tr.unticks(2 - want); len(tr.trial.Moves) != want {
			t.Errorf("%d moves are left, not %d", len(tr.trial.Moves), want)
		}
	}
	if tr.plays("d4", 3); !strings.Contains(tr.said()+tr.start.last.Text, "right") {
		t.Errorf("it says %q", tr.said())
	}
}

// TestUndoRemovalInTour lets a position that was removed come next again, as is promised.
func TestUndoRemovalInTour(t *testing.T) {
	for _, pass := range []bool{true, false} {
		tr := open(t)
		if test.Tap(tr.row().train); pass {
			tr.Escape()
			tr.settles()
			test.Tap(tr.row().pass)
		}
		tr.goes("e4")
		removed, left := tr.trial.item, tr.panel.left.Text
		test.Tap(tr.panel.suspend)
		tr.Undo()
		if tr.settles(); tr.said() != "The position that you removed comes next." || tr.panel.left.Text != left {
			t.Errorf("it says %q, %q, not %q", tr.said(), tr.panel.left.Text, left)
		}
		tr.played(tr.trial.Moves[0])
		if tr.settles(); tr.trial == nil || tr.trial.item != removed || tr.trial.shows == pass {
			t.Fatalf("then it asks %q", tr.panel.why.Text)
		}
		for n := 0; tr.trial != nil && n < 30; n++ {
			tr.played(tr.trial.Moves[0])
			tr.settles()
		}
		if log := tr.log(); tr.trial != nil || len(log) != 9 { // 7 answers, the removal and its undoing
			t.Errorf("the log has %q", log)
		}
	}
}

// TestUndoRemovalOfAnother promises nothing of a position that the tour does not have.
func TestUndoRemovalOfAnother(t *testing.T) {
	tr := open(t, scholar)
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.suspend)
	tr.settles()
	test.Tap(tr.row().pass)
	left := tr.panel.left.Text
	tr.Undo()
	if tr.settles(); tr.said() != "" || tr.panel.left.Text != left {
		t.Errorf("it says %q, %q", tr.said(), tr.panel.left.Text)
	}
}
