package train

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
)

// listed returns the list of repertoires on the disk.
func (tr *trainee) listed() []repertoire.Entry {
	tr.t.Helper()
	all, err := tr.config.Openings.Store.List()
	if err != nil {
		tr.t.Fatal(err)
	}
	return all
}

// chosen chooses from the menu of the first repertoire, and returns what that does: time may pass
// before.
func (tr *trainee) chosen(label string) func() {
	tr.t.Helper()
	test.Tap(tr.row().more)
	for _, item := range tr.menu.Items {
		if item.Label == label {
			return item.Action
		}
	}
	tr.t.Fatalf("the menu has no %q", label)
	return nil
}

// TestRemoveAfterReading removes a repertoire after the list has been read again, and brings it
// back.
func TestRemoveAfterReading(t *testing.T) {
	tr := open(t)
	remove := tr.chosen("Remove from the list")
	tr.load(func() {})
	tr.settles()
	remove()
	if tr.settles(); len(tr.listed()) != 0 {
		t.Error("it is still there")
	}
	tr.Undo()
	if tr.settles(); len(tr.listed()) != 1 {
		t.Error("it does not come back")
	}
	remove = tr.chosen("Remove from the list")
	remove()
	tr.settles()
	remove()
	if tr.settles(); len(tr.done) != 1 {
		t.Errorf("%d removals can be undone", len(tr.done))
	}
}

// TestUndoRemovalLate leaves a repertoire as it is that was added again after its removal.
func TestUndoRemovalLate(t *testing.T) {
	tr := open(t)
	tr.picks("Remove from the list")
	e := repertoire.Entry{Side: rules.White, Path: tr.file, Met: repertoire.OwnGames}
	if err := tr.config.Openings.Store.Put(e); err != nil {
		t.Fatal(err)
	}
	tr.Undo()
	if tr.settles(); len(tr.listed()) != 1 || tr.listed()[0].Met != e.Met {
		t.Errorf("the list is %+v", tr.listed())
	}
}

// TestNothingStaleIsWritten changes of a repertoire only what the person has chosen, and adds none
// that has gone.
func TestNothingStaleIsWritten(t *testing.T) {
	tr := open(t)
	store, e := tr.config.Openings.Store, repertoire.Entry{Side: rules.White, Path: tr.file}
	compare, choose := tr.chosen("Compare with games..."), tr.chosen("Choose your moves...")
	off := repertoire.Choice{Position: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -", Move: "Bc4"}
	if err := store.Put(e.Switched(off, true)); err != nil { // another program does so
		t.Fatal(err)
	}
	compare()
	tr.answer[len(tr.answer)-1].Do()
	if tr.settles(); len(tr.listed()[0].Off) != 1 || tr.listed()[0].Met != repertoire.OwnGames {
		t.Errorf("the list is %+v", tr.listed())
	}
	choose()
	tr.list.Parts[0].Ticked[1] = false
	tr.ticked()
	if tr.settles(); tr.listed()[0].Met != repertoire.OwnGames {
		t.Errorf("the list is %+v", tr.listed())
	}
	if err := store.Remove(e); err != nil {
		t.Fatal(err)
	}
	compare()
	tr.answer[len(tr.answer)-1].Do()
	choose()
	tr.ticked()
	if tr.settles(); len(tr.listed()) > 0 {
		t.Errorf("the list is %+v", tr.listed())
	}
}

// TestUnwritten says that the list could not be written, and does not promise to undo what did not
// happen or begin what is not there.
func TestUnwritten(t *testing.T) {
	tr := open(t)
	path := filepath.Join(tr.dir, "openings.txt")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(text, "what?\n"...), 0o600); err != nil {
		t.Fatal(err)
	}
	tr.picks("Remove from the list")
	says := func() string { return tr.start.openings.trouble.Text }
	if strings.Count(says(), "Openings.txt, line 2:") != 1 || tr.Undoing().Form != "" {
		t.Errorf("it says %q, and would undo %v", says(), tr.Undoing())
	}
	Begin(tr.Page, repertoire.Entry{Side: rules.Black, Path: tr.file})
	if tr.settles(); tr.openings.begins != nil {
		t.Error("it waits to begin what could not be added")
	}
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	tr.Leave()
	tr.Return()
	if tr.settles(); !strings.HasPrefix(says(), "Openings.txt, line 2:") { // the list is read, and nothing is written
		t.Errorf("it says %q", says())
	}
	if tr.picks("Remove from the list"); says() != "" || len(tr.openings.all) != 0 {
		t.Errorf("then it says %q", says())
	}
}
