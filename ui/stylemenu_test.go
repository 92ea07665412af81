package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
)

// directly returns the item with a label in a menu, and false if there is none. The label is
// that without the ellipsis.
func directly(items []*fyne.MenuItem, label string) (*fyne.MenuItem, bool) {
	n := slices.IndexFunc(items, func(i *fyne.MenuItem) bool { return strings.TrimSuffix(i.Label, ellipsis) == label })
	if n < 0 {
		return nil, false
	}
	return items[n], true
}

// labelled returns the item with a label, in a menu or its submenus.
func labelled(items []*fyne.MenuItem, label string) (*fyne.MenuItem, bool) {
	if i, ok := directly(items, label); ok {
		return i, true
	}
	for _, i := range items {
		if i.ChildMenu == nil {
			continue
		}
		if in, ok := labelled(i.ChildMenu.Items, label); ok {
			return in, true
		}
	}
	return nil, false
}

// TestStylesFollowTheGame offers the boards and pieces of shogi only in a game of shogi,
// and stores the choice separately from that for chess.
func TestStylesFollowTheGame(t *testing.T) {
	d := open(t, t.TempDir())
	view := d.menus.options.menu
	labels := func(parent string) (all []string) {
		t.Helper()
		i, ok := labelled(view.Items, parent)
		if !ok {
			return nil
		}
		for _, c := range i.ChildMenu.Items {
			all = append(all, c.Label)
		}
		return all
	}
	is := func(parent string, want ...string) {
		t.Helper()
		if got := labels(parent); !slices.Equal(got, want) {
			t.Errorf("%s offers %v, want %v", parent, got, want)
		}
	}
	chess := len(view.Items)
	is("Board", "Classic", "Slate", "Meadow", "Oak", "Walnut", "Marble", "Plum", "High contrast")
	is("Ranks in shogi")
	is("Moves in shogi")
	start := func(setup session.Setup) {
		t.Helper()
		if err := d.session.Start(setup); err != nil {
			t.Fatal(err)
		}
	}
	start(session.Setup{Variant: "Shogi"})
	d.followMenus()
	is("Board for shogi", "Light wood", "Dark wood", "Slate", "High contrast")
	is("Pieces for shogi", "International", "Kanji, one character", "Kanji, two characters")
	is("Ranks in shogi", "Letters", "Kanji", "Digits")
	is("Moves in shogi", "Western", "Japanese")
	if _, ok := labelled(view.Items, "Piece symbols in the move list"); ok {
		t.Error("figurines are offered in shogi")
	}
	for _, choice := range [][2]string{{"Board for shogi", "Dark wood"}, {"Pieces for shogi", "Kanji, two characters"}, {"Ranks in shogi", "Kanji"}} {
		parent, _ := labelled(view.Items, choice[0])
		i, ok := labelled(parent.ChildMenu.Items, choice[1])
		if !ok {
			t.Fatalf("no %v", choice)
		}
		i.Action()
		if !i.Checked {
			t.Errorf("%v is chosen and not checked", choice)
		}
	}
	s := d.settings
	if s.ShogiBoard != "walnut" || s.ShogiPieces != "kanji2" || s.ShogiRanks != "kanji" || s.Board != "meadow" || s.Pieces != "staunton" {
		t.Errorf("remembered %+v", s)
	}
	d.toEditor()
	is("Ranks in shogi", "Letters", "Kanji", "Digits")
	d.toLearn()
	d.learn.Open(0) // a lesson about chess
	is("Ranks in shogi")
	d.learn.Escape() // to the list: the game behind it is shogi
	is("Ranks in shogi", "Letters", "Kanji", "Digits")
	d.toBoard()
	start(session.Setup{})
	d.followMenus()
	is("Board", "Classic", "Slate", "Meadow", "Oak", "Walnut", "Marble", "Plum", "High contrast")
	if len(view.Items) != chess {
		t.Errorf("%d items in chess after shogi, %d before", len(view.Items), chess)
	}
}
