package gamelist

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
)

// TestSearchForPositions lists the games in which something was on the board, alone and
// with other terms, and opens one where it was found.
func TestSearchForPositions(t *testing.T) {
	d := sit(t).shown()
	d.until("the moves", func() bool { return d.positions != nil && !d.progress.Visible() })
	d.filter.SetText("position:wnf3,bpe5")
	d.lists("Carl Ada Zoe")
	d.filter.SetText("position:wnf3,bpe5 result:0-1")
	d.lists("Ada")
	d.choose(0, false, false)
	d.open()
	d.until("the game", func() bool { return d.opened != "" })
	rec, err := pgn.Read(pgn.Scan(file)[1], variants.All())
	if err != nil {
		t.Fatal(err)
	}
	if path, ok := d.by.Path(rec, nil, variants.All()); !ok || fmt.Sprint(path) != "[0 0]" {
		t.Errorf("the game opens at %v, %v", path, ok)
	}
	d.filter.SetText("material:xyz")
	d.until("what is wrong", func() bool { return strings.HasPrefix(d.empty.text.Text, "material:xyz has no meaning") })
	d.filter.SetText("-position:wpe4")
	d.lists("Berg")
	if _, ok := d.sought().Path(rec, nil, variants.All()); ok {
		t.Error("a game opens at what it must not have")
	}
}

// TestPartly shows what a long search has found, until another one is begun.
func TestPartly(t *testing.T) {
	d := sit(t).shown()
	d.until("rest", func() bool { return !d.looking.Busy() && !d.progress.Visible() })
	w := d.wish()
	w.starred = map[int32]bool{1: true, 3: true}
	told, on := make(chan bool), make(chan bool)
	search := task.Go(d.looking, func(t *task.Task) (bool, error) {
		now := time.Unix(0, 0)
		so := d.partly(t, w, func() time.Time { return now })
		so([]int32{0}, 0.1) // too early to be shown
		now = now.Add(shortSearch)
		so([]int32{0, 1, 3}, 0.5)
		told <- true
		<-on
		now = now.Add(showFound)
		so([]int32{0, 1, 2, 3}, 0.9)
		return true, nil
	}, func(bool, error) { t.Error("a dropped search ends") })
	d.rows = nil
	<-told
	d.until("the first games", func() bool { return len(d.rows) > 0 })
	if !slices.Equal(d.rows, []int32{1, 3}) {
		t.Errorf("first %v is shown", d.rows)
	}
	if d.say.Text != "Searching: 2 games found so far." || d.bar.Value != 0.5 {
		t.Errorf("it says %q at %f", d.say.Text, d.bar.Value)
	}
	d.rows = nil
	search.Drop()
	on <- true
	d.until("rest", func() bool { return !d.reads.Busy() })
	if d.rows != nil {
		t.Errorf("a dropped search shows %v", d.rows)
	}
}
