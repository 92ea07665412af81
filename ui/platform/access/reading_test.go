package access

import "testing"

// A lamp is a window with a switch.
type lamp struct{ on bool }

// Tree implements Window.
func (l *lamp) Tree() Node {
	n := Node{ID: "switch", Role: Toggle, States: Usable.With(Pressed, l.on), Press: func() { l.on = !l.on }}
	return Node{ID: "window", Role: Frame, States: Usable, Children: []Node{n}}
}

// Listened implements Window.
func (*lamp) Listened(bool) {}

// TestDo presses a switch as a reader does. The next question is answered from what that has changed,
// although the window has not looked at itself yet.
func TestDo(t *testing.T) {
	l, next := &lamp{}, 1
	r := NewReading(func(do func()) { do() }, l)
	replace := func(window Node, looked uint64) {
		now := NewTree("", window, r.Tree(), &next)
		now.Looked = looked
		r.Replace(now)
	}
	seen := r.Fresh(nil, replace)
	button := seen.Items[2]
	r.Do(seen, button.Number, func(n Node) func() { return n.Press })
	if now := r.Fresh(nil, replace); !now.Items[now.At[button.Number]].States.Has(Pressed) {
		t.Error("the switch that was pressed is read as before")
	}
	r.Do(seen, button.Number+1, func(n Node) func() { return n.Press })
	if !l.on {
		t.Error("a node that is not there is pressed")
	}
}
