package gamelist

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
)

func (d *desk) shownColumns(width float32) (all []index.Column) {
	for _, c := range d.list.cells(width) {
		all = append(all, c.of)
	}
	return all
}

// TestColumnsFit shows the more columns the wider the list is, and never one in which no
// game has a value.
func TestColumnsFit(t *testing.T) {
	d := sit(t).shown()
	before := 0
	for width := float32(200); width < 1400; width += 10 {
		cells := d.list.cells(width)
		if len(cells) < before || len(cells) < 2 {
			t.Fatalf("%v wide, %d columns, and %d before", width, len(cells), before)
		}
		before = len(cells)
		if last := cells[len(cells)-1]; last.x+last.width > width+1 {
			t.Errorf("%v wide, the last column ends at %v", width, last.x+last.width)
		}
	}
	if got := d.shownColumns(1400); !slices.Equal(got, []index.Column{index.White, index.Black, index.Result, index.Date, index.ECO, index.Plies, index.Opening}) {
		t.Errorf("shown: %v", got)
	}
}

// TestOpeningHasRoom lays out all columns: in a wide window the opening gets the width that
// names do not need.
func TestOpeningHasRoom(t *testing.T) {
	all := func(width float32) map[index.Column]float32 {
		widths := map[index.Column]float32{}
		usual := slices.DeleteFunc(slices.Clone(columns), func(c column) bool { return c.extra })
		for _, c := range shared(usual, width) {
			widths[c.of] += c.least
		}
		return widths
	}
	for _, width := range []float32{1264, 1904} {
		w, sum := all(width), float32(0)
		for _, wide := range w {
			sum += wide
		}
		if sum > width+1 || sum < width-1 {
			t.Errorf("the columns are %v of %v wide", sum, width)
		}
		if w[index.Opening] < w[index.White] || w[index.White] < 150 {
			t.Errorf("%v wide, a name has %v and the opening %v", width, w[index.White], w[index.Opening])
		}
	}
	if w := all(1904); w[index.White] != 230 || w[index.Opening] < 400 {
		t.Errorf("in a wide window a name has %v and the opening %v", w[index.White], w[index.Opening])
	}
}

// TestHeadline cuts the name only after the number of games has gone.
func TestHeadline(t *testing.T) {
	sit(t)
	h := newHeadline()
	h.show("many.pgn", "400 games")
	for _, tt := range []struct {
		width   float32
		counted bool
	}{{400, true}, {130, false}} {
		h.content.Resize(fyne.NewSize(tt.width, 40))
		if h.count.Visible() != tt.counted || h.name.Cut() {
			t.Errorf("%v wide: the number is shown: %v; the name is cut: %v", tt.width, h.count.Visible(), h.name.Cut())
		}
	}
}

// TestChooseColumns hides columns and brings them back, and drags one wider. The choice is
// kept in the settings.
func TestChooseColumns(t *testing.T) {
	d := sit(t).shown()
	press := func(title string) {
		t.Helper()
		items := d.list.columnMenu().Items
		i := slices.IndexFunc(items, func(m *fyne.MenuItem) bool { return m.Label == title })
		if i < 0 || items[i].Disabled {
			t.Fatalf("%q is not offered", title)
		}
		items[i].Action()
	}
	press("Date")
	if slices.Contains(d.shownColumns(1000), index.Date) || d.Page.settings.Columns == nil {
		t.Error("the date is still shown")
	}
	press("Date")
	if !slices.Contains(d.shownColumns(1000), index.Date) || d.Page.settings.Columns != nil {
		t.Errorf("the date is not back: %q", d.Page.settings.Columns)
	}
	h, white := d.list.header, d.list.cells(d.list.header.Size().Width)[0]
	drag := func(from, by float32) {
		h.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(from+by, 5)}, Dragged: fyne.NewDelta(by, 0)})
	}
	drag(white.width-2, 30)
	if now := d.list.cells(h.Size().Width)[0].width; now != white.width+30 || d.Page.settings.Columns != nil {
		t.Errorf("dragged from %v to %v, and stored: %q", white.width, now, d.Page.settings.Columns)
	}
	h.DragEnd()
	if now := d.list.cells(h.Size().Width)[0].width; int(now) != int(white.width+30) || d.Page.settings.Column("White").Width != int(white.width+30) {
		t.Errorf("after the drag it is %v, stored: %q", now, d.Page.settings.Columns)
	}
	h.Tapped(&fyne.PointEvent{Position: fyne.NewPos(white.width+30, 5)})
	if d.list.order.Sorted {
		t.Error("a click on the edge sorts")
	}
	drag(white.width/2, 50)
	if h.DragEnd(); int(d.list.cells(h.Size().Width)[0].width) != int(white.width+30) {
		t.Error("a drag from the middle changed the width")
	}
	press("Reset columns")
	if now := d.list.cells(h.Size().Width)[0].width; now != white.width {
		t.Errorf("reset, it is %v", now)
	}
}
