package msaa

import (
	"slices"
	"testing"

	"passedpawn/ui/platform/access"
)

// seen returns the tree of a window with a menu bar, a board and some controls. Its numbers go on
// from those of the tree before.
func seen(before *access.Tree, free *int, change func(all map[string]*access.Node)) *access.Tree {
	menu := access.Node{ID: "menu", Role: access.Menu, Name: "Game", States: access.Usable}
	bar := access.Node{ID: "bar", Role: access.MenuBar, States: access.Usable, Children: []access.Node{menu}}
	board := access.Node{ID: "board", Role: access.Table, Name: "Board", States: access.Usable, Children: []access.Node{
		{ID: "a1", Role: access.TableCell, Name: "a1", States: access.Usable},
		{ID: "b1", Role: access.TableCell, Name: "b1", States: access.Usable | access.Focused},
	}}
	field := access.Node{ID: "field", Role: access.Password, States: access.Usable | access.Editable, Text: &access.Text{Content: "••"}}
	slider := access.Node{ID: "slider", Role: access.Slider, States: access.Usable, Range: &access.Range{Value: 2.5}}
	fold := access.Node{ID: "fold", Role: access.Toggle, States: access.Expandable | access.Showing}
	w := access.Node{ID: "window", Role: access.Frame, States: access.Usable, Children: []access.Node{bar, board, field, slider, fold}}
	all := map[string]*access.Node{"window": &w}
	for i := range w.Children {
		all[w.Children[i].ID.(string)] = &w.Children[i]
	}
	if change != nil {
		change(all)
	}
	return access.NewTree("", w, before, free)
}

// named returns the index of an item by its ID.
func named(t *access.Tree, id string) int { return t.At[t.Numbers[id]] }

// TestRoles has a role for each that nodes have.
func TestRoles(t *testing.T) {
	for r := access.Role(1); r < 200; r++ {
		if _, known := roles[r]; r.String() != "" && !known {
			t.Errorf("%s has no role in MSAA", r)
		}
	}
}

// TestStates says what can be done with things, in the words of MSAA.
func TestStates(t *testing.T) {
	free := 1
	tree := seen(nil, &free, nil)
	for id, want := range map[string]struct{ role, state uint32 }{
		"window": {0x0A, 0},
		"menu":   {0x0C, hasPopup},
		"b1":     {0x1D, focused},
		"field":  {0x2A, protected},
		"fold":   {0x2B, collapsed | unavailable},
	} {
		i := named(tree, id)
		if got := role(tree, i); got != want.role {
			t.Errorf("%s has the role %x, want %x", id, got, want.role)
		}
		if got := state(tree, i); got != want.state {
			t.Errorf("%s has the states %x, want %x", id, got, want.state)
		}
	}
	if got, there := value(tree.Items[named(tree, "slider")].Node); got != "2.5" || !there {
		t.Errorf("the slider is at %q", got)
	}
	if _, there := value(tree.Items[named(tree, "fold")].Node); there {
		t.Error("a button has a value")
	}
}

// TestFind finds things by the numbers that readers use, and by what is beside them.
func TestFind(t *testing.T) {
	free := 1
	tree := seen(nil, &free, nil)
	board, a1, b1 := named(tree, "board"), named(tree, "a1"), named(tree, "b1")
	for _, c := range []struct {
		asked  int
		number int32
		want   int
	}{
		{board, 0, board},
		{board, 2, b1},
		{board, 3, -1},
		{1, 2, board},
		{1, child(tree, b1), b1},
		{1, -99, -1},
	} {
		if got := find(tree, c.asked, c.number); got != c.want {
			t.Errorf("%d of %d is %d, want %d", c.number, c.asked, got, c.want)
		}
	}
	if got := child(tree, 1); got != 0 {
		t.Errorf("the window has the number %d", got)
	}
	for _, c := range []struct{ from, direction, want int }{
		{a1, next, b1},
		{b1, next, -1},
		{b1, previous, a1},
		{board, first, a1},
		{board, last, b1},
		{1, next, -1},
		{a1, first, -1},
		{a1, 1, -1},
	} {
		if got := beside(tree, c.from, c.direction); got != c.want {
			t.Errorf("from %d towards %d is %d, want %d", c.from, c.direction, got, c.want)
		}
	}
}

// TestEvents tells what has changed and nothing else, and the focus last.
func TestEvents(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(all map[string]*access.Node)
		want   map[string][]uint32
	}{
		{"nothing", nil, nil},
		{"a name", func(all map[string]*access.Node) { all["board"].Name = "Table" }, map[string][]uint32{"board": {nameChanged}}},
		{"a value", func(all map[string]*access.Node) { all["slider"].Range = &access.Range{Value: 3} }, map[string][]uint32{"slider": {valueChanged}}},
		{"typing", func(all map[string]*access.Node) { all["field"].Text = &access.Text{Content: "•••"} }, map[string][]uint32{"field": {valueChanged}}},
		{"a fold", func(all map[string]*access.Node) { all["fold"].States |= access.Expanded }, map[string][]uint32{"fold": {stateChanged}}},
		{
			"the focus is gone", func(all map[string]*access.Node) { all["board"].Children = all["board"].Children[:1] },
			map[string][]uint32{"board": {reordered}, "window": {focusChanged}},
		},
		{
			"the focus moves", func(all map[string]*access.Node) {
				all["board"].Children[1].States = access.Usable
				all["field"].States |= access.Focused
			}, map[string][]uint32{"field": {focusChanged}},
		},
		{"the window comes", func(all map[string]*access.Node) { all["window"].States |= access.Active }, map[string][]uint32{"b1": {focusChanged}}},
	} {
		free := 1
		before := seen(nil, &free, nil)
		now := seen(before, &free, c.change)
		got := map[int32][]uint32{}
		all := events(before, now)
		for _, e := range all {
			got[e.child] = append(got[e.child], e.kind)
		}
		for id, want := range c.want {
			if kinds := got[child(now, named(now, id))]; !slices.Equal(kinds, want) {
				t.Errorf("%s: of %s is told %x, want %x", c.what, id, kinds, want)
			}
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: told %v", c.what, all)
		}
		if i := slices.IndexFunc(all, func(e event) bool { return e.kind == focusChanged }); i >= 0 && i < len(all)-1 {
			t.Errorf("%s: the focus is not told last", c.what)
		}
	}
	free := 1
	tree := seen(nil, &free, nil)
	if got, want := events(nil, tree), []event{{focusChanged, child(tree, named(tree, "b1"))}}; !slices.Equal(got, want) {
		t.Errorf("of a new window is told %v, want %v", got, want)
	}
}
