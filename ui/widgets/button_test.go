package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestButton(t *testing.T) {
	test.NewTempApp(t)
	pressed, typed := 0, fyne.KeyName("")
	b := NewButton("Press", nil, func() { pressed++ })
	w := test.NewTempWindow(t, b)
	w.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) { typed = k.Name })
	press := func(key fyne.KeyName) { b.TypedKey(&fyne.KeyEvent{Name: key}) }
	w.Canvas().Focus(b)
	press(fyne.KeyReturn)
	press(fyne.KeyEnter)
	press(fyne.KeySpace)
	if w.Canvas().Focused() != fyne.Focusable(b) {
		t.Error("the focus is lost")
	}
	b.Disable()
	press(fyne.KeyReturn)
	if pressed != 3 {
		t.Errorf("pressed %d times", pressed)
	}
	if press(fyne.KeyEscape); typed != fyne.KeyEscape {
		t.Errorf("the window is given %q", typed)
	}
	letters := ""
	w.Canvas().SetOnTypedRune(func(r rune) { letters += string(r) })
	for _, r := range "N f3" {
		b.TypedRune(r)
	}
	if letters != "Nf3" {
		t.Errorf("the window is given %q", letters)
	}
	b.Others = func(k *fyne.KeyEvent) { typed = "own " + k.Name }
	if press(fyne.KeyUp); typed != "own Up" {
		t.Errorf("%q", typed)
	}
}
