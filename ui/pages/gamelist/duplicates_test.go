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
	d.until("the moves", func() bool { return d.source.positions != nil && len(d.list.rows) == 6 })
	if d.bar.extras.Visible() {
		t.Error("among all games, extra copies are offered")
	}
	d.bar.here.SetChecked(true)
	d.bar.duplicates.SetChecked(true)
	d.explores(2)
	d.lists("Ada Lovelace Lovelace, A")
	d.bar.extras.OnTapped()
	if got := d.list.selected().Rows; len(got) != 1 || got[0] != 5 || !strings.HasPrefix(d.status.text.Text, "Selected 1 game.") {
		t.Errorf("selected %v: %s", got, d.status.text.Text)
	}
	d.commands.delete()
	d.answer(true)
	d.until("the others", func() bool { return d.status.undo.Visible() && d.source.table.Len() == 5 && d.source.positions != nil })
	d.explores(5)
	if !d.explorer.panes.board.Visible() || !d.bar.here.Checked {
		t.Error("a deletion took the board away")
	}
	if strings.Contains(contents(t, d.path), "Lovelace, A") || d.bar.extras.Visible() {
		t.Error("the extra copy is still there, or still offered")
	}
	d.status.undo.OnTapped()
	d.until("all of them", func() bool { return d.source.table.Len() == 6 && d.source.positions != nil })
	if contents(t, d.path) != text {
		t.Errorf("the file is %s", contents(t, d.path))
	}
	d.bar.duplicates.SetChecked(true)
	d.lists("Ada Lovelace Lovelace, A")
	d.bar.field.SetText("white:ada")
	d.lists("")
	if d.bar.extras.OnTapped(); d.status.text.Text != "There are no extra copies." {
		t.Errorf("said: %s", d.status.text.Text)
	}
	d.source.positions.Close()
	d.source.positions = nil
}
