package atspi

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/ui/platform/access"
)

// window returns a window with some things in it.
func window(in ...access.Node) access.Node {
	return access.Node{ID: "window", Role: access.Frame, Name: "Window", States: access.Usable | access.Active, Children: in}
}

func button(name string, states access.States) access.Node {
	return access.Node{ID: name, Role: access.Button, Name: name, States: access.Usable | states}
}

func field(content string, caret int) access.Node {
	return access.Node{ID: "field", Role: access.Entry, States: access.Usable, Text: &access.Text{Content: content, Caret: caret}}
}

// toldOf returns what is told when a window becomes another, each on a line.
func toldOf(was, is access.Node) string {
	next := 1
	before := access.NewTree("app", was, nil, &next)
	now := access.NewTree("app", is, before, &next)
	var lines []string
	for _, c := range changes(before, now) {
		of := now.Items[now.At[c.number]].Name
		line := fmt.Sprintln(of, c.event, c.detail, c.first, c.second, c.about)
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	return strings.Join(lines, "\n")
}

// TestChanges tells readers what has changed, and nothing else.
func TestChanges(t *testing.T) {
	slider := func(value float64) access.Node {
		return access.Node{ID: "slider", Role: access.Slider, Name: "Level", States: access.Usable, Range: &access.Range{Value: value, Least: 1, Most: 12, Step: 1}}
	}
	for _, c := range []struct {
		what    string
		was, is access.Node
		want    string
	}{
		{"nothing", window(button("Save", access.Focused)), window(button("Save", access.Focused)), ""},
		{
			"the focus", window(button("Save", access.Focused), button("Cancel", 0)), window(button("Save", 0), button("Cancel", access.Focused)),
			"Save Object.StateChanged focused 0 0 <nil>\nCancel Object.StateChanged focused 1 0 <nil>",
		},
		{
			"the focus is gone with its button", window(button("Save", access.Focused), button("Cancel", 0)), window(button("Cancel", access.Focused)),
			"Window Object.ChildrenChanged remove 0 0 2\nCancel Object.StateChanged focused 1 0 <nil>",
		},
		{"a new button", window(button("Save", 0)), window(button("New", 0), button("Save", 0)), "Window Object.ChildrenChanged add 0 0 3"},
		{"a tick", window(button("Sound", 0)), window(button("Sound", access.Checked)), "Sound Object.StateChanged checked 1 0 <nil>"},
		{
			"a name", window(access.Node{ID: 1, Name: "White to move"}), window(access.Node{ID: 1, Name: "Black to move"}),
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
			access.Node{ID: "window", Role: access.Frame, Name: "Window", States: access.Usable},
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
	for _, c := range changes(nil, access.NewTree("app", window(button("Save", access.Focused)), nil, &next)) {
		got = append(got, c.event)
	}
	if want := []string{activate, stateChanged}; !slices.Equal(got, want) {
		t.Errorf("it tells %v, want %v", got, want)
	}
}

// randomWindow returns a window of nodes out of a few, each at most once unless twice is set.
func randomWindow(random *rand.Rand, twice bool) access.Node {
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
	var before *access.Tree
	kept := map[int][]int{} // the children of each item, as a reader knows them
	owner := map[int]any{}  // what had a number first
	for range 500 {
		now := access.NewTree("app", randomWindow(random, random.IntN(4) == 0), before, &next)
		for id, number := range now.Numbers {
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
		for i := range now.Items {
			var want []int
			for _, child := range now.Items[i].Below {
				want = append(want, now.Items[child].Number)
				if up := now.Items[child].Parent; up != i {
					t.Fatalf("a child of %d has the parent %d", i, up)
				}
			}
			number := now.Items[i].Number
			if before == nil {
				kept[number] = want
			} else if _, known := before.At[number]; !known {
				kept[number] = want // new to the reader, who asks
			}
			if !slices.Equal(kept[number], want) {
				t.Fatalf("item %d has %v, a reader knows %v", number, want, kept[number])
			}
		}
		before = now
	}
}
