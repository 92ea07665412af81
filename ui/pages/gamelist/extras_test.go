package gamelist

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
)

// TestExtraCopies lists the duplicates of a file, and deletes those that are too many:
// the annotated copy stays. The explorer counts what is listed.
func TestExtraCopies(t *testing.T) {
	d := sit(t)
	text := file + `
[White "Ada Lovelace"]
[Black "Berg"]

1. Nf3 {by another name} e5 2. e4 0-1

[White "Lovelace, A"]
[Black "Berg"]

1. Nf3 e5 2. e4 0-1
`
	if err := os.WriteFile(d.path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("the moves", func() bool { return d.positions != nil && len(d.rows) == 6 })
	if d.extras.Visible() {
		t.Error("among all games, extra copies are offered")
	}
	d.here.SetChecked(true)
	d.two.SetChecked(true)
	d.explores(2)
	d.lists("Ada Lovelace Lovelace, A")
	d.extras.OnTapped()
	if got := d.picked(); len(got) != 1 || got[0] != 5 || !strings.HasPrefix(d.say.Text, "Selected 1 game.") {
		t.Errorf("selected %v: %s", got, d.say.Text)
	}
	d.commands.delete()
	d.answer(true)
	d.until("the others", func() bool { return d.undo.Visible() && d.table.Len() == 5 && d.positions != nil })
	d.explores(5)
	if !d.explorer.panes.board.Visible() || !d.here.Checked {
		t.Error("a deletion took the board away")
	}
	if strings.Contains(contents(t, d.path), "Lovelace, A") || d.extras.Visible() {
		t.Error("the extra copy is still there, or still offered")
	}
	d.undo.OnTapped()
	d.until("all of them", func() bool { return d.table.Len() == 6 && d.positions != nil })
	if contents(t, d.path) != text {
		t.Errorf("the file is %s", contents(t, d.path))
	}
	d.two.SetChecked(true)
	d.lists("Ada Lovelace Lovelace, A")
	d.filter.SetText("white:ada")
	d.lists("")
	if d.extras.OnTapped(); d.say.Text != "There are no extra copies." {
		t.Errorf("said: %s", d.say.Text)
	}
	d.positions.Close()
	d.positions = nil
}
