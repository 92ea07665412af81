package dialogs

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/widgets"
)

// TestExport chooses a format and its settings with the keys. Settings that a format does
// not have cannot be chosen.
func TestExport(t *testing.T) {
	h, w := host(t)
	offer := Formats{
		Formats: []Format{{"Picture", "One position", true, false}, {"Drawing", "The same", false, false}, {"Film", "All of it", true, true}},
		Sizes:   []Size{{"Small", "1 × 1"}, {"Large", "2 × 2"}}, Speeds: []string{"Slow", "Fast"},
	}
	var got []Export
	ask := func(now Export) *form {
		h.Export(now, offer, func(e Export) { got = append(got, e) })
		return &form{window: w}
	}
	f := ask(Export{Size: 1})
	size, speed := f.picker(t, "Size in pixels"), f.picker(t, "Time per move")
	format, ok := w.Canvas().Focused().(*widgets.Picker)
	if !ok || !named(format, "Format") || size.Disabled() || !speed.Disabled() {
		t.Fatalf("%v has the keys; size %v, speed %v", w.Canvas().Focused(), size.Disabled(), speed.Disabled())
	}
	key := func(p *widgets.Picker, name fyne.KeyName) { p.TypedKey(&fyne.KeyEvent{Name: name}) }
	if key(format, fyne.KeyRight); !size.Disabled() || !speed.Disabled() {
		t.Error("a drawing has a size or a speed")
	}
	if key(format, fyne.KeyRight); size.Disabled() || speed.Disabled() {
		t.Error("a film has no size or no speed")
	}
	press(speed, 1)
	key(size, fyne.KeyLeft)
	key(size, fyne.KeyReturn)
	if len(got) != 1 || got[0] != (Export{2, 0, 1}) {
		t.Errorf("chosen %+v", got)
	}
	ask(Export{})
	if h.Escape(); len(got) != 1 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("Esc chose %+v", got)
	}
}

// TestExportInASmallWindow scrolls to the widget with the focus.
func TestExportInASmallWindow(t *testing.T) {
	h, w := host(t)
	w.Resize(fyne.NewSize(480, 320))
	h.Export(Export{}, Formats{
		Formats: []Format{{"Picture", "One position", true, true}, {"Drawing", "The same", false, false}},
		Sizes:   []Size{{"Small", "1 × 1"}, {"Large", "2 × 2"}}, Speeds: []string{"Slow", "Fast"},
	}, func(Export) {})
	f := &form{window: w}
	speed, scroll := f.picker(t, "Time per move"), of[*container.Scroll](f)[0]
	w.Canvas().Focus(speed)
	d := fyne.CurrentApp().Driver()
	top, bottom := d.AbsolutePositionForObject(speed).Y, d.AbsolutePositionForObject(speed).Y+speed.Size().Height
	if from := d.AbsolutePositionForObject(scroll).Y; top < from || bottom > from+scroll.Size().Height {
		t.Errorf("what has the keys lies from %.0f to %.0f, what is seen from %.0f to %.0f", top, bottom, from, from+scroll.Size().Height)
	}
}
