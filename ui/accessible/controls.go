package accessible

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/platform/access"
)

// Check describes a tick box.
func Check(c *widget.Check) access.Node {
	return access.Node{
		Role: access.CheckBox, Name: c.Text, States: access.Checkable.With(access.Checked, c.Checked),
		Press: func() { c.SetChecked(!c.Checked) },
	}
}

// Choice describes a list to choose from that opens when it is pressed. What is chosen is its
// description until the tree is complete.
func Choice(c *widget.Select) access.Node {
	chosen := c.Selected
	if chosen == "" {
		chosen = c.PlaceHolder
	}
	return access.Node{Role: access.ComboBox, Description: chosen, Press: func() { c.Tapped(&fyne.PointEvent{}) }}
}

// Slider describes a slider.
func Slider(s *widget.Slider) access.Node {
	return access.Node{Role: access.Slider, Range: &access.Range{Value: s.Value, Least: s.Min, Most: s.Max, Step: s.Step}}
}

// Entry describes a text field. Its name is its placeholder. Nobody is told a
// password.
func Entry(e *widget.Entry) access.Node {
	n := access.Node{Role: access.Entry, Name: e.PlaceHolder, States: access.Editable | access.OneLine}
	if e.MultiLine {
		n.States = n.States.With(access.OneLine, false) | access.Lines
	}
	if e.Password {
		n.Role = access.Password
		n.Text = &access.Text{Content: strings.Repeat("•", len([]rune(e.Text)))}
		return n
	}
	n.Text = &access.Text{Content: e.Text, Caret: caret(e)}
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
