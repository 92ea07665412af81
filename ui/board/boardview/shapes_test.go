package boardview

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
)

// polygons returns the polygons drawn on a board.
func (s *seen) polygons() (all []*canvas.Raster) {
	for _, o := range test.WidgetRenderer(s.Widget).Objects() {
		if p, ok := o.(*canvas.Raster); ok {
			all = append(all, p)
		}
	}
	return all
}

// TestPolygonsKept draws a board repeatedly: polygons that remain are the same objects,
// which need no upload, and the others are dropped.
func TestPolygonsKept(t *testing.T) {
	v := view(t, start)
	v.Last = []rules.Spot{rules.On(rules.Sq(4, 1)), rules.On(rules.Sq(4, 3))}
	s := show(t, v)
	before := s.polygons()
	v.Hint = &Hint{From: rules.On(rules.Sq(6, 7)), To: rules.Sq(5, 5)}
	s.SetView(v)
	with := s.polygons()
	if len(before) != 2 || len(with) != 3 || !slices.Equal(with[:2], before) {
		t.Errorf("drawn %p, and with a hint %p", before, with)
	}
	s.Refresh()
	if again := s.polygons(); !slices.Equal(again, with) {
		t.Errorf("drawn again %p, not %p", again, with)
	}
	v.Hint = nil
	s.SetView(v)
	if after := s.polygons(); !slices.Equal(after, before) {
		t.Errorf("without the hint %p, not %p", after, before)
	}
	s.window.Resize(fyne.NewSize(500, 500))
	if larger := s.polygons(); len(larger) != 2 || larger[0] == before[0] || larger[0].Size() == before[0].Size() {
		t.Errorf("drawn larger %p, not as %p", larger, before)
	}
}

// TestArrowToItself draws no arrow that has no direction: a graphics card cannot draw one.
func TestArrowToItself(t *testing.T) {
	v := view(t, start)
	here := rules.Sq(6, 0)
	v.Hint = &Hint{From: rules.On(here), To: here}
	v.Ideas = []Idea{{Hint: *v.Hint, Width: 1}}
	if all := show(t, v).polygons(); len(all) > 0 {
		t.Errorf("%d polygons, the first of size %v", len(all), all[0].Size())
	}
}
