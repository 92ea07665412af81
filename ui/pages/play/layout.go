package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// Heights below which the panel leaves parts out.
const (
	roomForOpening = 300 // the name of the opening or of the game
	besideClimb    = 250 // everything but the climb
	roomForEntry   = 250 // the field for moves
	roomForButtons = 180 // the buttons with words
	roomForDetails = 330 // the details from a file
	leastMoves     = 120 // the moves above an introduction
	labelHigh      = 36  // a deed with a label
)

// panel lays out the area beside the board, from the top: a sheet with the details from a
// file, the moves and the name of the opening, then the program's thinking, the field for
// moves and the buttons. The moves get the remaining space. If there is little, the less
// important parts are left out.
type panel struct {
	sheet             *sheet
	details           *details
	detailed          bool // the file has details of the game on the board
	moves             fyne.CanvasObject
	high              func() float32 // the height of the moves
	intro             *intro
	introduced        bool      // the game is to be introduced
	room              fyne.Size // for the moves and the introduction
	opening           fyne.CanvasObject
	named             func(bool) // told whether there is room for the opening
	typing            bool       // a move is being typed
	climb             *climb
	review            *reviewPanel
	engineLine, entry fyne.CanvasObject
	lines             *lines // of an analysis, instead of engineLine
	second            *lines // of a second engine, below them
	tools             *toolbar
	deeds             *buttons
}

func (l *panel) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{
		l.sheet, l.details.content, l.moves, l.intro.content, l.opening, l.climb, l.review.content, l.engineLine, l.lines.content, l.second.content,
		l.entry,
	}
	all = append(all, l.tools.icons()...)
	for _, b := range l.deeds.all {
		all = append(all, b)
	}
	return all
}

// Smallest sizes of the panel: the width beside the board, and the height below it.
const (
	narrowPanel = 196
	lowPanel    = 100

	reviewPanelHeight = 234 // below the board, with a review
	roomForAll        = 330 // the buttons with words beside a review
)

// MinSize implements fyne.Layout.
func (l *panel) MinSize([]fyne.CanvasObject) fyne.Size {
	more := float32(0)
	if l.second.content.Visible() {
		more = rowHigh() + look.Gap/2 // for its best line
	}
	if l.review.snap.Review.On {
		return fyne.NewSize(narrowPanel, reviewPanelHeight+more)
	}
	return fyne.NewSize(narrowPanel, lowPanel+more)
}

// Layout implements fyne.Layout.
func (l *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap / 2
	inPlace := l.typing && size.Height < roomForEntry // the field takes the place of the icons
	widgets.Show(l.entry, inPlace || size.Height >= roomForEntry)
	widgets.Show(l.opening, size.Height >= roomForOpening)
	l.named(size.Height >= roomForOpening)
	widgets.Show(l.details.content, l.detailed && size.Height >= roomForDetails)
	widgets.Show(l.climb, l.climb.fitInto(size.Width, size.Height-besideClimb))
	l.fitLines(size.Height)
	bottom, rows := size.Height, l.deeds.fit(size, l.needed())
	if l.deeds.shown == 0 { // the card has them
		bottom -= look.RowHeight(labelHigh) + gap
	}
	for _, row := range slices.Backward(rows) {
		bottom -= row[0].MinSize().Height
		widgets.Row(row, fyne.NewPos(0, bottom), size.Width)
		bottom -= gap
	}
	high := l.tools.height(size.Width)
	if inPlace {
		high = -gap
		for _, o := range l.deeds.icons() {
			o.Hide()
		}
	}
	bottom -= high
	l.tools.layout(fyne.NewPos(0, bottom), size.Width, !inPlace)
	for _, o := range []fyne.CanvasObject{l.entry, l.engineLine, l.second.content, l.lines.content, l.climb} {
		if o.Visible() {
			high := o.MinSize().Height
			bottom -= high + gap
			o.Move(fyne.NewPos(0, bottom))
			o.Resize(fyne.NewSize(size.Width, high))
		}
	}
	reviewed := l.review.snap.Review.On
	if widgets.Show(l.review.content, reviewed); reviewed {
		high := min(l.review.room.height(bottom-l.headed(), l.footed()), bottom-l.headed())
		bottom -= high + gap
		l.review.content.Move(fyne.NewPos(0, bottom+gap/2))
		l.review.content.Resize(fyne.NewSize(size.Width, high))
		l.review.content.Refresh()
	}
	l.layoutSheet(fyne.NewSize(size.Width, max(0, bottom-gap)))
}

// fitLines makes the lines fit into a panel of a height. Two engines share the room for one.
func (l *panel) fitLines(high float32) {
	reviewed := l.review.snap.Review.On
	if !l.second.content.Visible() {
		l.lines.fit(high, reviewed)
		return
	}
	each := min(high, besideLines) + max(0, high-besideLines)/2
	l.lines.fit(each, reviewed)
	l.second.fit(each, reviewed)
}

// headed returns the height of the details at the top, 0 if they are not shown.
func (l *panel) headed() float32 {
	if !l.details.content.Visible() {
		return 0
	}
	return l.details.content.MinSize().Height + look.Gap
}

// footed returns the height of the name of the opening, 0 if it is not shown.
func (l *panel) footed() float32 {
	if !l.opening.Visible() {
		return 0
	}
	return l.opening.MinSize().Height
}

// layoutSheet places the moves on the sheet, the details above and the opening below.
func (l *panel) layoutSheet(size fyne.Size) {
	inner := size.Width - 2*look.Gap
	top, foot := l.headed(), l.footed()
	if l.details.content.Visible() {
		l.details.content.Move(fyne.NewPos(look.Gap, look.Gap/2))
		l.details.content.Resize(fyne.NewSize(inner, top-look.Gap))
	}
	if l.opening.Visible() {
		l.opening.Move(fyne.NewPos(0, size.Height-foot))
		l.opening.Resize(fyne.NewSize(size.Width, foot))
	}
	room := max(0, size.Height-top-foot-look.Gap)
	l.room = fyne.NewSize(size.Width, room)
	widgets.Show(l.intro.content, l.introduces())
	if l.intro.content.Visible() {
		need := l.intro.high(size.Width)
		room -= need
		l.intro.content.Move(fyne.NewPos(0, top+look.Gap/2+room))
		l.intro.content.Resize(fyne.NewSize(size.Width, need))
	}
	l.sheet.lay(size, top, size.Height-room-top-look.Gap-foot, foot)
	l.moves.Move(fyne.NewPos(look.Gap, top+look.Gap/2))
	l.moves.Resize(fyne.NewSize(inner, room))
}

// introduces reports whether the game is introduced: it has only just begun, and its moves
// leave room for that.
func (l *panel) introduces() bool {
	return l.introduced && !l.review.snap.Review.On && max(l.high(), leastMoves)+l.intro.high(l.room.Width) <= l.room.Height
}

// needed returns the height from which the deeds have labels. In a lower panel, the menu
// Game and the icons offer the same.
func (l *panel) needed() float32 {
	if l.review.snap.Review.On {
		return roomForAll
	}
	return roomForButtons
}
