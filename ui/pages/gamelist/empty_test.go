package gamelist

import (
	"os"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
)

// TestEmpty lists nothing, for each possible reason, and presses the button that helps.
func TestEmpty(t *testing.T) {
	d := sit(t).shown()
	if d.finder.empty.content.Visible() {
		t.Errorf("with games it says %q", d.finder.empty.headline.Text)
	}
	d.bar.field.SetText("nobody of that name")
	d.until("that nothing is found", func() bool { return d.finder.empty.content.Visible() })
	if d.finder.empty.headline.Text != "No games found" || d.status.text.Text != "" {
		t.Errorf("it says %q, and below %q", d.finder.empty.headline.Text, d.status.text.Text)
	}
	test.Tap(d.finder.empty.button)
	d.until("all games", func() bool { return !d.finder.empty.content.Visible() && len(d.list.rows) > 0 })
	if d.bar.field.Text != "" {
		t.Errorf("it still looks for %q", d.bar.field.Text)
	}
	if err := os.WriteFile(d.path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("that the file is empty", func() bool {
		return d.finder.empty.content.Visible() && d.finder.empty.headline.Text == "There are no games in this file"
	})
	if test.Tap(d.finder.empty.button); d.opened != "board" {
		t.Errorf("its button opens %q", d.opened)
	}
	d.Show(d.folder.Kept())
	d.until("that there are no games", func() bool { return d.finder.empty.headline.Text == "No games yet" })
	if test.Tap(d.finder.empty.button); d.opened != "new game" {
		t.Errorf("its button opens %q", d.opened)
	}
}
