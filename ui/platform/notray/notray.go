// Package systray replaces fyne.io/systray in go.mod. Passed Pawn has no tray icon, so Fyne
// calls nothing here. The real package looks methods up by name; for that the linker keeps
// all exported methods of the program and its libraries, which are 2.6 MiB.
package systray

// A KeyModifier is a set of keys held for a shortcut.
type KeyModifier int

// The bits of a KeyModifier.
const (
	KeyModifierShift KeyModifier = 1 << iota
	KeyModifierControl
	KeyModifierAlt
	KeyModifierSuper
)

// RunWithExternalLoop returns functions that do nothing.
func RunWithExternalLoop(_, _ func()) (start, end func()) { return func() {}, func() {} }

// SetTitle does nothing.
func SetTitle(string) {}

// SetIcon does nothing.
func SetIcon([]byte) {}

// SetTemplateIcon does nothing.
func SetTemplateIcon(_, _ []byte) {}

// SetOnTapped does nothing.
func SetOnTapped(func()) {}

// ResetMenu does nothing.
func ResetMenu() {}

// AddSeparator does nothing.
func AddSeparator() {}

// AddMenuItem returns an item that is not shown.
func AddMenuItem(_, _ string) *MenuItem { return &MenuItem{} }

// AddMenuItemCheckbox returns an item that is not shown.
func AddMenuItemCheckbox(_, _ string, _ bool) *MenuItem { return &MenuItem{} }

// A MenuItem is not shown, and never clicked.
type MenuItem struct{ ClickedCh chan struct{} }

// AddSeparator does nothing.
func (*MenuItem) AddSeparator() {}

// AddSubMenuItem returns an item that is not shown.
func (*MenuItem) AddSubMenuItem(_, _ string) *MenuItem { return &MenuItem{} }

// AddSubMenuItemCheckbox returns an item that is not shown.
func (*MenuItem) AddSubMenuItemCheckbox(_, _ string, _ bool) *MenuItem { return &MenuItem{} }

// Disable does nothing.
func (*MenuItem) Disable() {}

// SetShortcut does nothing.
func (*MenuItem) SetShortcut(KeyModifier, string) {}

// SetIcon does nothing.
func (*MenuItem) SetIcon([]byte) {}

// SetTemplateIcon does nothing.
func (*MenuItem) SetTemplateIcon(_, _ []byte) {}
