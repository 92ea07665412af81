// Package msaa tells screen readers of Windows what is in a window. It speaks Microsoft Active
// Accessibility, which all of them understand:
// https://learn.microsoft.com/windows/win32/winauto/microsoft-active-accessibility.
//
// Nothing is made before a reader asks for it. The files whose names do not
// end in _windows.go need no Windows.
package msaa

import (
	"strconv"

	"passedpawn/ui/platform/access"
)

// roles are the roles of MSAA, by those of nodes.
var roles = map[access.Role]uint32{
	access.CheckBox: 0x2C, access.ComboBox: 0x2E, access.Dialog: 0x12, access.Frame: 0x0A, access.Image: 0x28, access.Label: 0x29, access.List: 0x21,
	access.ListItem: 0x22, access.Menu: 0x0B, access.MenuBar: 0x02, access.MenuItem: 0x0C, access.Tab: 0x25, access.TabList: 0x3C,
	access.Panel: 0x14, access.Password: 0x2A, access.ProgressBar: 0x30, access.Button: 0x2B, access.RadioButton: 0x2D, access.Slider: 0x33,
	access.StatusBar: 0x17, access.Table: 0x18, access.TableCell: 0x1D, access.Toggle: 0x2B, access.Application: 0x0E,
	access.Entry: 0x2A, access.Link: 0x1E, access.Notification: 0x08,
}

// plain is the role of what has no better one.
const plain = 0x10

// role returns the role of an item in MSAA. A menu in a bar is what one opens there.
func role(t *access.Tree, i int) uint32 {
	n := t.Items[i]
	if n.Role == access.Menu && n.Parent >= 0 && opens(t.Items[n.Parent].Role) {
		return roles[access.MenuItem]
	}
	if known, is := roles[n.Role]; is {
		return known
	}
	return plain
}

// opens reports whether menus in something with a role are its items.
func opens(r access.Role) bool { return r == access.MenuBar || r == access.Menu }

// States of MSAA.
const (
	unavailable = 0x1
	selected    = 0x2
	focused     = 0x4
	pressed     = 0x8
	checked     = 0x10
	readOnly    = 0x40
	isDefault   = 0x100
	expanded    = 0x200
	collapsed   = 0x400
	invisible   = 0x8000
	focusable   = 0x100000
	selectable  = 0x200000
	linked      = 0x400000
	protected   = 0x20000000
	hasPopup    = 0x40000000
)

// states are the states of MSAA that nodes have under other names.
var states = []struct {
	of access.States
	is uint32
}{
	{access.Selected, selected},
	{access.Focused, focused},
	{access.Pressed, pressed},
	{access.Checked, checked},
	{access.Default, isDefault},
	{access.Expanded, expanded},
	{access.Focusable, focusable},
	{access.Selectable, selectable},
}

// state returns the states of an item in MSAA.
func state(t *access.Tree, i int) (all uint32) {
	n := t.Items[i]
	for _, s := range states {
		if n.States.Has(s.of) {
			all |= s.is
		}
	}
	for _, s := range []struct {
		is uint32
		on bool
	}{
		{unavailable, !n.States.Has(access.Enabled)},
		{invisible, !n.States.Has(access.Showing)},
		{collapsed, n.States.Has(access.Expandable) && !n.States.Has(access.Expanded) || n.States.Has(access.Collapsed)},
		{readOnly, n.Text != nil && !n.States.Has(access.Editable)},
		{protected, n.Role == access.Password},
		{linked, n.Role == access.Link},
		{hasPopup, n.Role == access.ComboBox || role(t, i) == roles[access.MenuItem] && n.Role == access.Menu},
	} {
		if s.on {
			all |= s.is
		}
	}
	return all
}

// value returns the value of a node: its text, or its number. there is false if it has none.
func value(n access.Node) (text string, there bool) {
	switch {
	case n.Text != nil:
		return n.Text.Content, true
	case n.Range != nil:
		return strconv.FormatFloat(n.Range.Value, 'g', 6, 64), true
	}
	return "", false
}
