package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Slider sets a number: by the mouse, by the arrow keys, of which Up and Right mean more,
// and by Home and End.
type Slider struct {
	widget.Slider
	Name   string               // is read aloud before the number
	Shown  func(float64) string // returns the number as it is read aloud; nil for its digits
	reveal Reveal
}

// NewSlider creates a slider from least to most in steps.
func NewSlider(least, most, step float64, reveal Reveal) *Slider {
	s := &Slider{reveal: reveal}
	s.Min, s.Max, s.Step, s.Value = least, most, step, least
	s.ExtendBaseWidget(s)
	return s
}

// FocusGained implements fyne.Focusable.
func (s *Slider) FocusGained() {
	s.reveal.gained(s)
	s.Slider.FocusGained()
}

// TypedKey implements fyne.Focusable.
func (s *Slider) TypedKey(k *fyne.KeyEvent) {
	to := s.Value
	switch k.Name {
	case fyne.KeyLeft, fyne.KeyDown:
		to -= s.Step
	case fyne.KeyRight, fyne.KeyUp:
		to += s.Step
	case fyne.KeyHome:
		to = s.Min
	case fyne.KeyEnd:
		to = s.Max
	default:
		Pass(s, k)
		return
	}
	if !s.Disabled() {
		s.SetValue(to)
	}
}
