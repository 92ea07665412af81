package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A slider is Fyne's slider with the keys of a dialog.
type slider struct {
	widget.Slider
	escape
	enter func()
}

// newSlider creates a slider over the whole numbers from 1.
func (h *Host) newSlider(most, at int) *slider {
	s := &slider{escape: h.keys(), enter: func() {}}
	s.Min, s.Max, s.Step, s.Value = 1, float64(most), 1, float64(at)
	s.ExtendBaseWidget(s)
	return s
}

// FocusGained implements fyne.Focusable.
func (s *slider) FocusGained() {
	s.gained(s)
	s.Slider.FocusGained()
}

// TypedKey implements fyne.Focusable: Up and Down mean more and less, too.
func (s *slider) TypedKey(k *fyne.KeyEvent) {
	switch {
	case s.took(k), s.Disabled():
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter:
		s.enter()
	case k.Name == fyne.KeyUp:
		s.SetValue(s.Value + 1)
	case k.Name == fyne.KeyDown:
		s.SetValue(s.Value - 1)
	case k.Name == fyne.KeyHome:
		s.SetValue(s.Min)
	case k.Name == fyne.KeyEnd:
		s.SetValue(s.Max)
	default:
		s.Slider.TypedKey(k)
	}
}
