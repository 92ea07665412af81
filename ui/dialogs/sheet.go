package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A sheet is a dialog: a panel in the middle of the shaded window, with a title, a body
// and a row of buttons that share their left and right edges. Nothing below it can be
// reached. It follows the size of the window.
type sheet struct {
	widget.BaseWidget
	canvas  fyne.Canvas
	name    string    // the title
	said    string    // what a question asks, "" for other dialogs
	want    fyne.Size // the size of the panel if the window is large enough; 0 is as high as the body
	title   *fyne.Container
	body    fyne.CanvasObject
	scroll  *container.Scroll // the body, if it is one that scrolls; it is as wide as the panel
	row     *buttonRow        // their layout
	buttons *fyne.Container
	enter   *widgets.Button // pressed by Enter where Enter has no other meaning
	fitted  func()          // called before the body is laid out in another width or window; may be nil
	closed  func()
	left    func()      // called when Esc has closed the sheet
	typed   func() bool // reports whether a text was typed that must not be lost
	chosen  func() bool // reports whether a text was typed that is one of the dialog's choices
}

// Space on the panel, and around it.
const (
	sheetEdge   = 24 // between the edge of the panel and what is on it
	sheetHigh   = 20 // the same above the title and below the buttons
	sheetGap    = 12 // between title, body and buttons
	sheetAround = 16 // the least between the panel and the window
)

func (h *Host) newSheet(title string, want fyne.Size) *sheet {
	name := widgets.NewHeading(title)
	name.Wrapping, name.SizeName = fyne.TextWrapWord, theme.SizeNameSubHeadingText
	s := &sheet{canvas: h.window.Canvas(), name: title, want: want, title: flush(name), row: &buttonRow{}, closed: func() {}, left: func() {}}
	s.typed, s.chosen = func() bool { return false }, func() bool { return false }
	s.buttons = container.New(s.row)
	s.ExtendBaseWidget(s)
	return s
}

// fill sets a body that fits into any height, such as a list.
func (s *sheet) fill(body fyne.CanvasObject) { s.body = body }

// roll sets a body that scrolls if it is too high for the window. The scroll bar and the
// frames of what has the keys lie in the margins.
func (s *sheet) roll(content fyne.CanvasObject) {
	s.scroll = container.NewVScroll(container.New(&margins{}, content))
	s.body = s.scroll
}

// add adds a button.
func (s *sheet) add(b *widgets.Button) { s.buttons.Add(b) }

// setDefault makes the button at an index the default one: it has the accent, and Enter
// presses it. If the index is out of range, no button is the default one.
func (s *sheet) setDefault(at int) {
	s.enter = nil
	for i, o := range s.buttons.Objects {
		b := o.(*widgets.Button)
		if b.Importance = widget.MediumImportance; i == at {
			b.Importance, s.enter = widgets.Main, b
		}
		b.Refresh()
	}
}

// quieten makes the button at an index one without a ground.
func (s *sheet) quieten(at int) {
	b := s.buttons.Objects[at].(*widgets.Button)
	b.Importance = widget.LowImportance
	b.Refresh()
}

// level takes the accent from the button at an index.
func (s *sheet) level(at int) {
	b := s.buttons.Objects[at].(*widgets.Button)
	b.Importance = widget.MediumImportance
	b.Refresh()
}

// Show implements fyne.CanvasObject.
func (s *sheet) Show() {
	s.BaseWidget.Show()
	s.canvas.Overlays().Add(s)
}

// Dismiss closes the sheet without an answer.
func (s *sheet) Dismiss() {
	s.canvas.Overlays().Remove(s)
	s.closed()
}

// leave is what Esc does.
func (s *sheet) leave() {
	s.Dismiss()
	s.left()
}

// MinSize implements fyne.CanvasObject: the sheet never makes the window larger.
func (s *sheet) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer implements fyne.Widget.
func (s *sheet) CreateRenderer() fyne.WidgetRenderer { return newSheetFace(s) }

// Describe implements accessible.Described.
func (s *sheet) Describe() access.Node {
	return access.Node{Role: access.Dialog, Name: s.name, Description: s.said, States: access.Modal}
}

// press does what the default button does.
func (s *sheet) press() {
	if s.enter != nil && !s.enter.Disabled() {
		s.enter.OnTapped()
	}
}
