package dialogs

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// proposed is a checklist of two parts: three names that are ticked, two of which can be
// written in two ways, and two doubtful ones that are not.
func proposed() Checklist {
	row := func(i int) (text, note string) { return fmt.Sprint("Row ", i+1), "A note" }
	return Checklist{
		Title: "Unify names", About: "Nothing changes until you say so.",
		Parts: []Part{
			{Name: "3 sure", Ticked: []bool{true, true, true}, Row: row, Chosen: make([]int, 3), Options: func(i int) []string {
				if i == 2 {
					return nil
				}
				return []string{"Anand,V", "Anand, Viswanathan"}
			}},
			{Name: "2 doubtful", Ticked: []bool{false, false}, Row: row},
		},
		Do: func(n int) string { return fmt.Sprint("Change ", n) },
	}
}

// rows returns the rows in sight from the top, and the button that has a text.
func rows(w fyne.Window, text string) (all []*proposal, b *widgets.Button) {
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		switch o := o.(type) {
		case *proposal:
			if o.Visible() {
				all = append(all, o)
			}
		case *widgets.Button:
			if o.Text == text {
				b = o
			}
		}
	}
	slices.SortFunc(all, func(a, b *proposal) int { return a.at - b.at })
	return all, b
}

// TestChecklist ticks rows of two parts and chooses what a row becomes; the button says
// how many are ticked, and does nothing with none.
func TestChecklist(t *testing.T) {
	h, w := host(t)
	c, done := proposed(), 0
	h.Checklist(c, func() { done++ })
	says := func(text string, enabled bool) {
		t.Helper()
		if _, b := rows(w, text); b == nil || b.Disabled() == enabled {
			t.Errorf("no button says %q and is enabled: %t", text, enabled)
		}
	}
	says("Change 3", true)
	for _, left := range []string{"Change 2", "Change 3"} { // the keyboard is on the first row
		w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		says(left, true)
	}
	all, _ := rows(w, "")
	if len(all) != 3 || !all[0].choice.Visible() || all[2].choice.Visible() {
		t.Fatalf("%d rows, or choices where there are none", len(all))
	}
	test.Tap(all[0].check)
	says("Change 2", true)
	all[0].choice.SetSelectedIndex(1) // a choice accepts the row
	says("Change 3", true)
	if c.Parts[0].Chosen[0] != 1 || !c.Parts[0].Ticked[0] {
		t.Error("the choice is lost")
	}
	_, none := rows(w, "Untick all")
	if none == nil {
		t.Fatal("no button unticks all")
	}
	test.Tap(none)
	says("Change 0", false)
	all, _ = rows(w, "")
	test.Tap(all[0].check)
	says("Change 1", true)

	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if parts, ok := o.(*widgets.Choice); ok && slices.Contains(parts.Options, "2 doubtful") {
			parts.SetSelected("2 doubtful")
		}
	}
	if all, _ = rows(w, ""); len(all) != 2 || all[0].check.Checked || all[0].choice.Visible() {
		t.Fatalf("the doubtful rows: %d", len(all))
	}
	test.Tap(all[1].check)
	says("Change 2", true) // of both parts
	_, b := rows(w, "Change 2")
	if test.Tap(b); done != 1 || h.Escape() || !slices.Equal(c.Parts[0].Ticked, []bool{true, false, false}) ||
		!slices.Equal(c.Parts[1].Ticked, []bool{false, true}) {
		t.Errorf("done %d times: %v, %v", done, c.Parts[0].Ticked, c.Parts[1].Ticked)
	}
}

// TestChecklistCancelled changes nothing and does nothing.
func TestChecklistCancelled(t *testing.T) {
	h, w := host(t)
	h.Checklist(proposed(), func() { t.Error("it was not asked to") })
	if !h.Escape() || w.Canvas().Overlays().Top() != nil {
		t.Error("Escape does not cancel")
	}
}

// TestChecklistFits puts the choice of a row below its text where there is little room.
func TestChecklistFits(t *testing.T) {
	for width, below := range map[float32]bool{480: true, 900: false} {
		h, w := host(t)
		w.Resize(fyne.NewSize(width, 700))
		h.Checklist(proposed(), func() {})
		all, _ := rows(w, "")
		for _, p := range all[:2] {
			at, end := p.choice.Position(), p.text.Position().X+p.text.Size().Width
			if at.Y >= p.text.Size().Height/2 != below || !below && at.X < end || at.X+p.choice.Size().Width > p.Size().Width ||
				at.Y+p.choice.Size().Height > p.Size().Height {
				t.Errorf("%v wide: the choice is at %v, the text ends at %v, the row is %v", width, at, end, p.Size())
			}
		}
	}
}

// TestChecklistEdge begins the title, the explanation and the name of the only part at one
// left edge.
func TestChecklistEdge(t *testing.T) {
	uitest.NewApp(t)
	w := test.NewWindow(widget.NewLabel(""))
	defer w.Close()
	w.Resize(fyne.NewSize(900, 700))
	c := proposed()
	c.Parts = c.Parts[:1]
	NewHost(w).Checklist(c, func() {})
	edges := map[string]float32{}
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if l, ok := o.(*widget.Label); ok {
			edges[l.Text] = fyne.CurrentApp().Driver().AbsolutePositionForObject(l).X
		}
	}
	for _, text := range []string{c.About, c.Parts[0].Name} {
		if edges[text] != edges[c.Title] || edges[text] == 0 {
			t.Errorf("%q begins at %v, the title at %v", text, edges[text], edges[c.Title])
		}
	}
}

// TestChecklistAloud reads a row with its note and whether it is ticked, in other words than those
// that are drawn if there are any.
func TestChecklistAloud(t *testing.T) {
	h, w := host(t)
	c := proposed()
	c.Parts = c.Parts[:1]
	c.Parts[0].Aloud = func(i int) string { return fmt.Sprint("Number ", i+1) }
	h.Checklist(c, func() {})
	all, _ := rows(w, "")
	if got := all[0].Describe().Name; got != "Number 1, A note, on" {
		t.Errorf("it reads %q", got)
	}
	test.Tap(all[0].check)
	if got := all[0].Describe().Name; got != "Number 1, A note, off" || all[0].text.Text != "Row 1" {
		t.Errorf("then it reads %q, and shows %q", got, all[0].text.Text)
	}
}
