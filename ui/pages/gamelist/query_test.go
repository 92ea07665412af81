package gamelist

import "testing"

// TestDrawingStartsNothing draws the list repeatedly: this reads, searches and writes
// nothing.
func TestDrawingStartsNothing(t *testing.T) {
	d := sit(t).shown()
	d.filter.SetText("ada")
	d.here.SetChecked(true)
	d.until("rest", func() bool { return !d.reads.Busy() && !d.work.Busy() })
	for range 3 {
		d.content.Refresh()
		d.list.Refresh()
		d.header.Refresh()
		d.buttons()
		d.retitle()
		d.measure()
		d.ask(d.Page.asked)
	}
	if d.reads.Busy() || d.work.Busy() {
		t.Error("drawing starts work")
	}
}

// TestReloadingLooksOnce reloads a list during a search: the empty table that is shown
// first is not searched, and the words stay.
func TestReloadingLooksOnce(t *testing.T) {
	d := sit(t).shown()
	d.filter.SetText("ada 0-1")
	d.lists("Ada")
	d.two.SetChecked(true)
	d.lists("")
	d.until("rest", func() bool { return !d.looking.Busy() })
	if d.Reload(); d.looking.Busy() {
		t.Error("the empty table is looked through")
	}
	if d.Page.asked != (query{text: "ada 0-1"}) || d.filter.Text != "ada 0-1" || d.two.Checked {
		t.Errorf("asked for is %+v", d.Page.asked)
	}
	d.lists("Ada")
}
