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
	said := c.Text
	if c.Name != "" {
		said = strings.TrimSuffix(named(c.Name, c.Text), ": ")
	}
	if c.Checked {
		return said + ", " + i18n.T("widgets.on")
	}
	return said + ", " + i18n.T("widgets.off")
}

// Spoken implements Speaker: it says first what the button does something to, in a line of its own.
func (b *Button) Spoken() string {
	if len(b.Of) == 0 {
		return b.AccessibilityLabel()
	}
	return strings.Join(b.Of, ", ") + "\n" + b.Text
}

// Spoken implements Speaker.
func (c *Choice) Spoken() string { return named(c.Name, c.Selected) }

// Spoken implements Speaker.
func (s *Slider) Spoken() string {
	value := strconv.FormatFloat(s.Value, 'f', -1, 64)
	if s.Shown != nil {
		value = s.Shown(s.Value)
	}
	return named(s.Name, value)
}

// named returns a value after the name of what has it, "" for none.
func named(name, value string) string {
	if name == "" {
		return value
	}
	return name + ": " + value
}

// Spoken implements Speaker: it says the name and the sentence of the chosen card.
func (p *Picker) Spoken() string {
	said := cards{p}.Name()
	if p.at >= 0 && p.at < len(p.options) && p.options[p.at].Note != "" {
		said += ". " + p.options[p.at].Note
	}
	return said
}

// Spoken implements Speaker.
func (e *Entry) Spoken() string {
	if e.Password || e.Text == "" {
		return e.PlaceHolder
	}
	return strings.TrimSpace(e.Text)
}
