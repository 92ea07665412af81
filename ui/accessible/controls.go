package accessible

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/platform/atspi"
)

// Check describes a tick box.
func Check(c *widget.Check) atspi.Node {
	return atspi.Node{
		Role: atspi.CheckBox, Name: c.Text, States: atspi.Checkable.With(atspi.Checked, c.Checked),
		Press: func() { c.SetChecked(!c.Checked) },
	}
}

// Choice describes a list to choose from that opens when it is pressed. What is chosen is its
// description until the tree is complete.
func Choice(c *widget.Select) atspi.Node {
	chosen := c.Selected
	if chosen == "" {
		chosen = c.PlaceHolder
	}
	return atspi.Node{Role: atspi.ComboBox, Description: chosen, Press: func() { c.Tapped(&fyne.PointEvent{}) }}
}

// Slider describes a slider.
func Slider(s *widget.Slider) atspi.Node {
	return atspi.Node{Role: atspi.Slider, Range: &atspi.Range{Value: s.Value, Least: s.Min, Most: s.Max, Step: s.Step}}
}

// Entry describes a text field. Its name is its placeholder. Nobody is told a
// password.
func Entry(e *widget.Entry) atspi.Node {
	n := atspi.Node{Role: atspi.Entry, Name: e.PlaceHolder, States: atspi.Editable | atspi.OneLine}
	if e.MultiLine {
		n.States = n.States.With(atspi.OneLine, false) | atspi.Lines
	}
	if e.Password {
		n.Role = atspi.Password
		n.Text = &atspi.Text{Content: strings.Repeat("•", len([]rune(e.Text)))}
		return n
	}
	n.Text = &atspi.Text{Content: e.Text, Caret: caret(e)}
	return n
}

// caret returns where the caret is in a field: the lines before it are as they are wrapped only
// in a field with one line, or without wrapping.
func caret(e *widget.Entry) int {
	letters := []rune(e.Text)
	at := 0
	for range e.CursorRow {
		for at < len(letters) && letters[at] != '\n' {
			at++
		}
		at++
	}
	return min(at+e.CursorColumn, len(letters))
}
