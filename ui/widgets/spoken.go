package widgets

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
)

// A Speaker is a widget that says more than its name when it has the focus.
type Speaker interface {
	// Spoken returns the name of the widget and what it shows, as it is read aloud.
	Spoken() string
}

// Spoken returns what is read aloud of a widget with the focus, "" if it says nothing.
func Spoken(f fyne.Focusable) string {
	switch w := f.(type) {
	case Speaker:
		return w.Spoken()
	case fyne.Accessible:
		return w.AccessibilityLabel()
	}
	return ""
}

// Spoken implements Speaker.
func (c *Check) Spoken() string {
	if c.Checked {
		return c.Text + ", " + i18n.T("widgets.on")
	}
	return c.Text + ", " + i18n.T("widgets.off")
}

// Spoken implements Speaker.
func (c *Choice) Spoken() string { return c.Selected }

// Spoken implements Speaker.
func (s *Slider) Spoken() string { return strconv.FormatFloat(s.Value, 'f', -1, 64) }

// Spoken implements Speaker.
func (e *Entry) Spoken() string {
	if e.Password || e.Text == "" {
		return e.PlaceHolder
	}
	return strings.TrimSpace(e.Text)
}
