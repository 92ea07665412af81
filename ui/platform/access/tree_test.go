package access

import "testing"

// TestUnder finds what is at a place, the topmost first.
func TestUnder(t *testing.T) {
	next := 1
	w := Node{ID: "window", Role: Frame, Name: "Window", States: Usable, Bounds: Bounds{0, 0, 100, 100}, Children: []Node{
		{ID: 1, Name: "page", Bounds: Bounds{0, 0, 100, 100}, Children: []Node{{ID: 2, Name: "square", Bounds: Bounds{10, 10, 10, 10}}}},
		{ID: 3, Name: "dialog", Bounds: Bounds{50, 50, 50, 50}},
	}}
	tree := NewTree("app", w, nil, &next)
	for _, c := range []struct {
		x, y int
		want string
	}{{15, 15, "square"}, {20, 20, "page"}, {60, 60, "dialog"}, {99, 0, "page"}, {100, 0, "app"}} {
		if got := tree.Items[tree.Under(0, c.x, c.y)].Name; got != c.want {
			t.Errorf("at %d, %d is the %s, want the %s", c.x, c.y, got, c.want)
		}
	}
}
