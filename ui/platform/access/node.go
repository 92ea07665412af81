// Package access describes what is in a window for those who do not see it. That is a tree of
// plain values, which bridges tell to screen readers. The package knows no widgets, no bridge,
// and nothing of what a program does.
package access

// A Role says what a node is. The numbers are those of AtspiRole, so that one of the bridges
// needs no table.
type Role uint32

// The roles that windows have a use for.
const (
	CheckBox     Role = 7
	ComboBox     Role = 11
	Dialog       Role = 16
	Frame        Role = 23 // a window
	Image        Role = 27
	Label        Role = 29
	List         Role = 31
	ListItem     Role = 32
	Menu         Role = 33
	MenuBar      Role = 34
	MenuItem     Role = 35
	Tab          Role = 37
	TabList      Role = 38
	Panel        Role = 39
	Password     Role = 40
	ProgressBar  Role = 42
	Button       Role = 43
	RadioButton  Role = 44
	Slider       Role = 51
	StatusBar    Role = 54
	Table        Role = 55
	TableCell    Role = 56
	Toggle       Role = 62
	Application  Role = 75
	Entry        Role = 79
	Link         Role = 88
	Notification Role = 101 // a text that readers say when it appears
)

// names are the names of the roles in AT-SPI.
var names = map[Role]string{
	CheckBox: "check box", ComboBox: "combo box", Dialog: "dialog", Frame: "frame", Image: "image", Label: "label", List: "list",
	ListItem: "list item", Menu: "menu", MenuBar: "menu bar", MenuItem: "menu item", Tab: "page tab", TabList: "page tab list",
	Panel: "panel", Password: "password text", ProgressBar: "progress bar", Button: "push button", RadioButton: "radio button", Slider: "slider",
	StatusBar: "status bar", Table: "table", TableCell: "table cell", Toggle: "toggle button", Application: "application",
	Entry: "entry", Link: "link", Notification: "notification",
}

// String returns the name of a role in AT-SPI.
func (r Role) String() string { return names[r] }

// States is a set of states. Their bits are those of AtspiStateType.
type States uint64

// The states that windows have a use for.
const (
	Active     States = 1 << 1 // of the window that has the keyboard
	Checked    States = 1 << 4
	Collapsed  States = 1 << 5
	Editable   States = 1 << 7
	Enabled    States = 1 << 8
	Expandable States = 1 << 9
	Expanded   States = 1 << 10
	Focusable  States = 1 << 11
	Focused    States = 1 << 12
	Modal      States = 1 << 16
	Lines      States = 1 << 17 // of text with more than one line
	Pressed    States = 1 << 20
	Selectable States = 1 << 22
	Selected   States = 1 << 23
	Sensitive  States = 1 << 24
	Showing    States = 1 << 25
	OneLine    States = 1 << 26
	Visible    States = 1 << 30
	Default    States = 1 << 39 // of the button that Enter presses
	Checkable  States = 1 << 41
	// Usable are the states of what can be seen and is not disabled.
	Usable = Enabled | Sensitive | Showing | Visible
)

// Has reports whether a set contains all states of another.
func (s States) Has(all States) bool { return s&all == all }

// With returns a set with or without some states.
func (s States) With(some States, on bool) States {
	if on {
		return s | some
	}
	return s &^ some
}

// Bounds are where a node is in its window, in pixels from its upper left corner.
type Bounds struct{ X, Y, Width, Height int }

// Contains reports whether a place is within bounds.
func (b Bounds) Contains(x, y int) bool {
	return x >= b.X && y >= b.Y && x < b.X+b.Width && y < b.Y+b.Height
}

// A Range is the value of a slider or of a bar, and between what it can be.
type Range struct{ Value, Least, Most, Step float64 }

// A Text is what is in a field, and where the caret is in it, in characters from the start.
type Text struct {
	Content string
	Caret   int
}

// A Node is a window or something in it.
type Node struct {
	// ID tells a node from the others in the window. It is comparable, and the same in the next
	// tree if the node is the same thing.
	ID          any
	Role        Role
	Name        string
	Description string
	States      States
	Bounds      Bounds
	Range       *Range // nil for none
	Text        *Text  // nil for none
	// Press does what a click on the node does, and Focus gives it the keyboard. They are called
	// as posted functions are, and are nil if there is nothing to do.
	Press, Focus func()
	Children     []Node
}
