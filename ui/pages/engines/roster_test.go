package engines

import (
	"slices"
	"testing"

	"passedpawn/settings"
)

// TestRoster changes the list in every way, and undoes and repeats the changes.
func TestRoster(t *testing.T) {
	changes := 0
	r := roster{changed: func() { changes++ }}
	is := func(want ...string) {
		t.Helper()
		var got []string
		for _, e := range r.all {
			got = append(got, e.ID+e.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("the engines are %q, want %q", got, want)
		}
	}
	r.add(settings.Engine{ID: "a"})
	r.add(settings.Engine{ID: "b"})
	before := r.all
	r.move("b", -1)
	is("b", "a")
	r.change("a", func(e *settings.Engine) { e.Name = "1" })
	is("b", "a1")
	r.remove("b")
	is("a1")
	if _, ok := r.find("b"); ok || before[0].ID != "a" || before[0].Name != "" {
		t.Errorf("an older list has changed: %v", before)
	}

	changes = 0
	r.move("a", -1)
	r.move("a", 1)
	r.remove("b")
	r.change("b", func(e *settings.Engine) { e.Name = "2" })
	r.change("a", func(*settings.Engine) {})
	if changes != 0 {
		t.Errorf("%d changes are reported, and nothing changed", changes)
	}
	r.undo()
	r.undo()
	is("b", "a")
	r.redo()
	is("b", "a1")
	if changes != 3 {
		t.Errorf("%d changes are reported, want 3", changes)
	}
}
