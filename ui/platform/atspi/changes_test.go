package atspi

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// window returns a window with some things in it.
func window(in ...Node) Node {
	return Node{ID: "window", Role: Frame, Name: "Window", States: Usable | Active, Children: in}
}

func button(name string, states States) Node {
	return Node{ID: name, Role: Button, Name: name, States: Usable | states}
}

func field(content string, caret int) Node {
	return Node{ID: "field", Role: Entry, States: Usable, Text: &Text{content, caret}}
}

// toldOf returns what is told when a window becomes another, each on a line.
func toldOf(was, is Node) string {
	next := 1
	before := newTree("app", was, nil, &next)
	now := newTree("app", is, before, &next)
	var lines []string
	for _, c := range changes(before, now) {
		of := now.items[now.at[c.number]].Name
		line := fmt.Sprintln(of, c.event, c.detail, c.first, c.second, c.about)
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	return strings.Join(lines, "\n")
}

// TestChanges tells readers what has changed, and nothing else.
func TestChanges(t *testing.T) {
	slider := func(value float64) Node {
		return Node{ID: "slider", Role: Slider, Name: "Level", States: Usable, Range: &Range{value, 1, 12, 1}}
	}
	for _, c := range []struct {
		what    string
		was, is Node
		want    string
	}{
		{"nothing", window(button("Save", Focused)), window(button("Save", Focused)), ""},
		{
			"the focus", window(button("Save", Focused), button("Cancel", 0)), window(button("Save", 0), button("Cancel", Focused)),
			"Save Object.StateChanged focused 0 0 <nil>\nCancel Object.StateChanged focused 1 0 <nil>",
		},
		{
			"the focus is gone with its button", window(button("Save", Focused), button("Cancel", 0)), window(button("Cancel", Focused)),
			"Window Object.ChildrenChanged remove 0 0 2\nCancel Object.StateChanged focused 1 0 <nil>",
		},
		{"a new button", window(button("Save", 0)), window(button("New", 0), button("Save", 0)), "Window Object.ChildrenChanged add 0 0 3"},
		{"a tick", window(button("Sound", 0)), window(button("Sound", Checked)), "Sound Object.StateChanged checked 1 0 <nil>"},
		{
			"a name", window(Node{ID: 1, Name: "White to move"}), window(Node{ID: 1, Name: "Black to move"}),
			"Black to move Object.PropertyChange accessible-name 0 0 Black to move",
		},
		{"a value", window(slider(3)), window(slider(4)), "Level Object.PropertyChange accessible-value 0 0 4"},
		{"typing", window(field("Nf", 2)), window(field("Nf3", 3)), "Object.TextChanged insert 2 1 3\nObject.TextCaretMoved 3 0 <nil>"},
		{
			"typing over", window(field("Café au lait", 0)), window(field("Café d'été", 0)),
			"Object.TextChanged delete 5 7 au lait\nObject.TextChanged insert 5 5 d'été",
		},
		{
			"leaving", window(),
			Node{ID: "window", Role: Frame, Name: "Window", States: Usable},
			"Window Object.StateChanged active 0 0 <nil>\nWindow Window.Deactivate 0 0 Window",
		},
	} {
		if got := toldOf(c.was, c.is); got != c.want {
			t.Errorf("%s:\n%s\nwant:\n%s", c.what, got, c.want)
		}
	}
}

// TestFirst tells that a window has the keyboard, and what has the focus in it.
func TestFirst(t *testing.T) {
	next := 1
	var got []string
	for _, c := range changes(nil, newTree("app", window(button("Save", Focused)), nil, &next)) {
		got = append(got, c.event)
	}
	if want := []string{activate, stateChanged}; !slices.Equal(got, want) {
		t.Errorf("it tells %v, want %v", got, want)
	}
}

// randomWindow returns a window of nodes out of a few, each at most once unless twice is set.
func randomWindow(random *rand.Rand, twice bool) Node {
	w := window()
	for _, id := range random.Perm(8)[:random.IntN(8)] {
		n := button(fmt.Sprint(id), 0)
		for _, child := range random.Perm(4)[:random.IntN(4)] {
			m := button(fmt.Sprint(id, child), 0)
			if twice && child == 0 {
				m.ID = "7"
			}
			n.Children = append(n.Children, m)
		}
		w.Children = append(w.Children, n)
	}
	return w
}

// TestNumbers follows random windows by what readers are told: whoever keeps the children of
// each item and changes them as told knows them. What stays keeps its number, and no number is
// given twice.
func TestNumbers(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	next := 1
	var before *tree
	kept := map[int][]int{} // the children of each item, as a reader knows them
	owner := map[int]any{}  // what had a number first
	for range 500 {
		now := newTree("app", randomWindow(random, random.IntN(4) == 0), before, &next)
		for id, number := range now.numbers {
			if first, known := owner[number]; known && first != id {
				t.Fatalf("number %d of %v is given to %v", number, first, id)
			}
			owner[number] = id
		}
		for _, c := range changes(before, now) {
			child, of := c.about.(itemNumber)
			if !of || c.event != childrenChanged {
				continue
			}
			if c.detail == "remove" {
				kept[c.number] = slices.Delete(kept[c.number], c.first, c.first+1)
			} else {
				kept[c.number] = slices.Insert(kept[c.number], c.first, int(child))
			}
		}
		for i := range now.items {
			var want []int
			for _, child := range now.items[i].children {
				want = append(want, now.items[child].number)
				if up := now.items[child].parent; up != i {
					t.Fatalf("a child of %d has the parent %d", i, up)
				}
			}
			number := now.items[i].number
			if before == nil {
				kept[number] = want
			} else if _, known := before.at[number]; !known {
				kept[number] = want // new to the reader, who asks
			}
			if !slices.Equal(kept[number], want) {
				t.Fatalf("item %d has %v, a reader knows %v", number, want, kept[number])
			}
		}
		before = now
	}
}

// TestUnder finds what is at a place, the topmost first.
func TestUnder(t *testing.T) {
	next := 1
	w := window(
		Node{ID: 1, Name: "page", Bounds: Bounds{0, 0, 100, 100}, Children: []Node{{ID: 2, Name: "square", Bounds: Bounds{10, 10, 10, 10}}}},
		Node{ID: 3, Name: "dialog", Bounds: Bounds{50, 50, 50, 50}},
	)
	w.Bounds = Bounds{0, 0, 100, 100}
	tree := newTree("app", w, nil, &next)
	for _, c := range []struct {
		x, y int
		want string
	}{{15, 15, "square"}, {20, 20, "page"}, {60, 60, "dialog"}, {99, 0, "page"}, {100, 0, "app"}} {
		if got := tree.items[tree.under(0, c.x, c.y)].Name; got != c.want {
			t.Errorf("at %d, %d is the %s, want the %s", c.x, c.y, got, c.want)
		}
	}
}
