package tsume

import (
	"fmt"
	"testing"
	"time"

	"passedpawn/assets"
	"passedpawn/game/teaching/training"
)

var noon = time.Date(2026, 5, 10, 12, 0, 0, 0, time.UTC)

// deck returns the deck of all problems, and the problems.
func deck(t *testing.T) (Deck, []Problem) {
	t.Helper()
	all, err := Parse(assets.Tsume())
	if err != nil {
		t.Fatal(err)
	}
	return NewDeck(all), all
}

// TestItemIDs gives each problem an ID of its own, which a line of the log can have.
func TestItemIDs(t *testing.T) {
	d, all := deck(t)
	seen := map[string]bool{}
	for _, p := range all {
		if got, ok := d.Find(p.Item()); !ok || got.SFEN != p.SFEN || seen[p.Item()] || len(p.Item()) != 16 {
			t.Errorf("%s is found by %q: %v", p.SFEN, p.Item(), got.SFEN)
		}
		seen[p.Item()] = true
	}
	if _, ok := d.Find("fork"); ok {
		t.Error("a theme of puzzles is a problem")
	}
}

// TestItems brings three new problems a day, the shortest first, those that were solved elsewhere
// last, and brings back those that have been tried.
func TestItems(t *testing.T) {
	d, all := deck(t)
	few := NewDeck(all[:6])
	answered := func(hours int, of ...int) (log []training.Answer) {
		for _, i := range of {
			log = append(log, training.Answer{Time: noon.Add(time.Duration(hours) * time.Hour), Item: all[i].Item(), Grade: training.Good})
		}
		return log
	}
	removed := []training.Answer{{Time: noon, Item: all[0].Item(), Grade: training.Suspend}}
	for name, c := range map[string]struct {
		d      Deck
		log    []training.Answer
		solved []int
		want   []int
	}{
		"nothing yet":        {d, nil, nil, []int{0, 1, 2}},
		"two today":          {d, answered(-1, 0, 1), nil, []int{0, 1, 2}},
		"all of today":       {d, answered(-1, 0, 1, 2), nil, []int{0, 1, 2}},
		"three yesterday":    {d, answered(-24, 0, 1, 2), nil, []int{0, 1, 2, 3, 4, 5}},
		"removed":            {d, removed, nil, []int{1, 2, 3}},
		"solved elsewhere":   {d, nil, []int{0, 2}, []int{1, 3, 4}},
		"nearly all solved":  {few, nil, []int{0, 1, 2, 3, 5}, []int{4, 0, 1}},
		"all have been seen": {few, answered(-24, 0, 1, 2, 3, 4, 5), nil, []int{0, 1, 2, 3, 4, 5}},
	} {
		var solved, want, got []string
		for _, i := range c.solved {
			solved = append(solved, all[i].ID())
		}
		for _, i := range c.want {
			want = append(want, all[i].Item())
		}
		for _, item := range c.d.Items(training.Replay(c.log), noon, solved) {
			got = append(got, item.ID)
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: there come %v, not %v", name, got, want)
		}
	}
}

// TestOrder lets short problems come first, and expects long ones to take longer.
func TestOrder(t *testing.T) {
	short, long := Problem{Moves: make([]string, 1)}.item(), Problem{Moves: make([]string, 9)}.item()
	if short.Takes <= 0 || long.Takes <= 2*short.Takes || long.Cost <= 0 || long.Cost >= short.Cost {
		t.Errorf("one move is %+v, five are %+v", short, long)
	}
}

// TestBegun knows who plays shogi by what they have done.
func TestBegun(t *testing.T) {
	d, all := deck(t)
	tried := training.Replay([]training.Answer{{Time: noon, Item: all[9].Item(), Grade: training.Again}})
	other := training.Replay([]training.Answer{{Time: noon, Item: "05a1c3e2b4d69f78", Grade: training.Good}})
	for name, c := range map[string]struct {
		m      training.Memory
		solved []string
		want   bool
	}{
		"nothing":     {training.Replay(nil), nil, false},
		"other cards": {other, []string{"rook"}, false},
		"tried":       {tried, nil, true},
		"solved":      {other, []string{all[3].ID()}, true},
	} {
		if got := d.Begun(c.m, c.solved); got != c.want {
			t.Errorf("%s: begun is %v", name, got)
		}
	}
}
