package gamelist

import (
	"fmt"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
)

// TestSearchForPositions lists the games in which something was on the board, alone and
// with other terms, and opens one where it was found.
func TestSearchForPositions(t *testing.T) {
	d := sit(t).shown()
	d.until("the moves", func() bool { return d.source.positions != nil && !d.status.progress.Visible() })
	d.bar.field.SetText("position:wnf3,bpe5")
	d.lists("Carl Ada Zoe")
	d.bar.field.SetText("position:wnf3,bpe5 result:0-1")
	d.lists("Ada")
	d.list.selectAt(0, false, false)
	d.actions.open()
	d.until("the game", func() bool { return d.opened != "" })
	rec, err := pgn.Read(pgn.Scan(file)[1], variants.All())
	if err != nil {
		t.Fatal(err)
	}
	if path, ok := d.by.Path(rec, nil, variants.All()); !ok || fmt.Sprint(path) != "[0 0]" {
		t.Errorf("the game opens at %v, %v", path, ok)
	}
	d.bar.field.SetText("material:xyz")
	d.until("what is wrong", func() bool { return strings.HasPrefix(d.finder.empty.text.Text, "material:xyz has no meaning") })
	d.bar.field.SetText("-position:wpe4")
	d.lists("Berg")
	if _, ok := soughtBy(d.finder.query()).Path(rec, nil, variants.All()); ok {
		t.Error("a game opens at what it must not have")
	}
}
