package dialogs

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/widgets"
)

// TestPicture chooses a size and a speed with the keys. Without speeds, only a size is asked
// for, and the last speed is kept.
func TestPicture(t *testing.T) {
	h, w := host(t)
	sizes, speeds := []Size{{"Small", "1 × 1"}, {"Large", "2 × 2"}}, []string{"Slow", "Fast"}
	var got []Export
	ask := func(now Export, speeds []string) *form {
		h.Export("Animation", now, Exports{Sizes: sizes, Speeds: speeds}, func(e Export) { got = append(got, e) })
		return &form{window: w}
	}
	f := ask(Export{Size: 1}, speeds)
	size, ok := w.Canvas().Focused().(*widgets.Picker)
	if !ok || !named(size, "Size in pixels") {
		t.Fatalf("%v has the keys", w.Canvas().Focused())
	}
	key := func(p *widgets.Picker, name fyne.KeyName) { p.TypedKey(&fyne.KeyEvent{Name: name}) }
	press(f.picker(t, "Time per move"), 1)
	key(size, fyne.KeyLeft)
	key(size, fyne.KeyReturn)
	f = ask(got[0], nil)
	if n := len(of[*widgets.Picker](f)); n != 1 {
		t.Errorf("a picture without speeds asks for %d things", n)
	}
	key(f.picker(t, "Size in pixels"), fyne.KeyRight)
	key(f.picker(t, "Size in pixels"), fyne.KeyReturn)
	if len(got) != 2 || got[0] != (Export{Speed: 1}) || got[1] != (Export{Size: 1, Speed: 1}) {
		t.Errorf("chosen %+v", got)
	}
	ask(Export{}, speeds)
	if h.Escape(); len(got) != 2 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("Esc chose %+v", got)
	}
}

// TestPictureInASmallWindow scrolls to the widget with the focus.
func TestPictureInASmallWindow(t *testing.T) {
	h, w := host(t)
	w.Resize(fyne.NewSize(480, 240))
	h.Export("Animation", Export{}, Exports{Sizes: []Size{{"Small", "1 × 1"}, {"Large", "2 × 2"}}, Speeds: []string{"Slow", "Fast"}}, func(Export) {})
	f := &form{window: w}
	speed, scroll := f.picker(t, "Time per move"), of[*container.Scroll](f)[0]
	w.Canvas().Focus(speed)
	d := fyne.CurrentApp().Driver()
	top, bottom := d.AbsolutePositionForObject(speed).Y, d.AbsolutePositionForObject(speed).Y+speed.Size().Height
	if from := d.AbsolutePositionForObject(scroll).Y; top < from || bottom > from+scroll.Size().Height {
		t.Errorf("what has the keys lies from %.0f to %.0f, what is seen from %.0f to %.0f", top, bottom, from, from+scroll.Size().Height)
	}
}

// TestDiagrams chooses where a booklet has diagrams. A number of moves from the settings stays
// a choice.
func TestDiagrams(t *testing.T) {
	h, w := host(t)
	var got []Diagrams
	ask := func(now Diagrams) *form {
		h.Export("Booklet", Export{Diagrams: now}, Exports{Diagrams: true}, func(e Export) { got = append(got, e.Diagrams) })
		return &form{window: w}
	}
	f := ask(Diagrams{})
	checks := of[*widgets.Check](f)
	if w.Canvas().Focused() != fyne.Focusable(checks[0]) {
		t.Errorf("%v has the keys", w.Canvas().Focused())
	}
	checks[0].TypedRune(' ')
	press(f.picker(t, "At regular intervals"), 2)
	press(f.picker(t, "Size of letters"), 2)
	checks[1].TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	f = ask(Diagrams{NAGs: true, Every: 7, Letters: 20})
	if letters := f.picker(t, "Size of letters"); letters.Chosen() != 2 {
		t.Errorf("chosen are the letters %d", letters.Chosen())
	}
	if every := f.picker(t, "At regular intervals"); every.Chosen() != 2 {
		t.Errorf("chosen is %d", every.Chosen())
	}
	of[*widgets.Check](f)[1].TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(got) != 2 || got[0] != (Diagrams{Comments: true, Every: 10, Letters: 26}) || got[1] != (Diagrams{NAGs: true, Every: 7, Letters: 20}) {
		t.Errorf("chosen %+v", got)
	}
}
