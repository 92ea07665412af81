package gamelist

import "testing"

// TestDrawingStartsNothing draws the list repeatedly: this reads, searches and writes
// nothing.
func TestDrawingStartsNothing(t *testing.T) {
	d := sit(t).shown()
	d.bar.field.SetText("ada")
	d.bar.here.SetChecked(true)
	d.until("rest", func() bool { return !d.status.reads.Busy() && !d.status.work.Busy() })
	for range 3 {
		d.content.Refresh()
		d.list.body.Refresh()
		d.list.header.Refresh()
		d.actions.enable()
		d.retitle()
		d.status.measure()
		d.bar.show(d.Page.bar.request)
	}
	if d.status.reads.Busy() || d.status.work.Busy() {
		t.Error("drawing starts work")
	}
}

// TestReloadingLooksOnce reloads a list during a search: the empty table that is shown
// first is not searched, and the words stay.
func TestReloadingLooksOnce(t *testing.T) {
	d := sit(t).shown()
	d.bar.field.SetText("ada 0-1")
	d.lists("Ada")
	d.bar.duplicates.SetChecked(true)
	d.lists("")
	d.until("rest", func() bool { return !d.finder.searching.Busy() })
	if d.Reload(); d.finder.searching.Busy() {
		t.Error("the empty table is looked through")
	}
	if d.Page.bar.request != (request{text: "ada 0-1"}) || d.bar.field.Text != "ada 0-1" || d.bar.duplicates.Checked {
		t.Errorf("asked for is %+v", d.Page.bar.request)
	}
	d.lists("Ada")
}
