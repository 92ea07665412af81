package boardsearch

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/pattern"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// tileColumns is the number of tiles in a row.
const tileColumns = 8

// wipe is the tile that makes a square free again.
const wipe pattern.Content = 1 << 15

// tileContents are what can be put on a square: a row of the white pieces and one of the black
// ones, each with any piece of that side, and an empty square and any content.
func tileContents() (all []pattern.Content) {
	for _, black := range []bool{false, true} {
		for _, letter := range []byte("pnbrqk") {
			all = append(all, pattern.Of(letter, black))
		}
		if black {
			all = append(all, pattern.Blacks, wipe)
		} else {
			all = append(all, pattern.Whites, pattern.Empty)
		}
	}
	return all
}

// A tiles is the contents that a person chooses from.
type tiles struct {
	widget.BaseWidget
	sheet    *Sheet
	contents []pattern.Content
	cursor   int  // the keyboard cursor
	under    int  // the tile under the pointer, -1 for none
	focused  bool // it has the focus
}

var (
	_ fyne.Tappable     = (*tiles)(nil)
	_ fyne.Focusable    = (*tiles)(nil)
	_ desktop.Hoverable = (*tiles)(nil)
	_ fyne.Accessible   = (*tiles)(nil)
)

func newTiles(s *Sheet) *tiles {
	t := &tiles{sheet: s, contents: tileContents(), under: -1}
	t.ExtendBaseWidget(t)
	return t
}

// The size of a tile and the gap between two.
const (
	leastTile = 24
	tileSize  = 44
	tileGap   = 4
	inset     = 3
)

func (t *tiles) size() float32 {
	return max(leastTile, min(tileSize, (t.Size().Width+tileGap)/tileColumns-tileGap))
}

func (t *tiles) corner(i int) fyne.Position {
	step := t.size() + tileGap
	return fyne.NewPos(float32(i%tileColumns)*step, float32(i/tileColumns)*step)
}

// at returns the tile at a position, -1 for none.
func (t *tiles) at(pos fyne.Position) int {
	for i := range t.contents {
		if c := t.corner(i); pos.X >= c.X && pos.X < c.X+t.size() && pos.Y >= c.Y && pos.Y < c.Y+t.size() {
			return i
		}
	}
	return -1
}

// MinSize implements fyne.CanvasObject.
func (t *tiles) MinSize() fyne.Size {
	return fyne.NewSize(tileColumns*(leastTile+tileGap)-tileGap, 2*(tileSize+tileGap)-tileGap)
}

// CreateRenderer implements fyne.Widget.
func (t *tiles) CreateRenderer() fyne.WidgetRenderer { return look.NewDrawing(t, t.draw) }

func (t *tiles) draw(d *look.Drawing) {
	colours, size := t.sheet.colours(), fyne.NewSquareSize(t.size())
	for i, c := range t.contents {
		ground := canvas.NewRectangle(colours.Dark)
		if i >= tileColumns {
			ground.FillColor = colours.Light
		}
		ground.CornerRadius = 6
		switch {
		case c == t.sheet.tool:
			ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 4
		case t.focused && i == t.cursor, i == t.under:
			ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameForeground), 2
		}
		d.Add(ground, t.corner(i), size)
		t.drawContent(d, c, t.corner(i).AddXY(inset, inset), size.SubtractWidthHeight(2*inset, 2*inset))
	}
}

// drawContent draws a piece, a ring in the colour in which it is marked on the board, or a
// cross.
func (t *tiles) drawContent(d *look.Drawing, c pattern.Content, at fyne.Position, size fyne.Size) {
	if piece, ok := pieceOf(c); ok {
		d.Add(canvas.NewRaster(func(_, pixels int) image.Image { return t.sheet.config.Pieces.Image(piece, pixels) }), at, size)
		return
	}
	if c == wipe {
		cross := canvas.NewText("×", t.sheet.colours().Dark)
		cross.TextSize = size.Height * 0.8
		need := cross.MinSize()
		d.Add(cross, at.AddXY((size.Width-need.Width)/2, (size.Height-need.Height)/2), need)
		return
	}
	ring := canvas.NewCircle(nil)
	ring.StrokeColor, ring.StrokeWidth = markColour(c), size.Width/9
	d.Add(ring, at.AddXY(size.Width/8, size.Height/8), fyne.NewSize(size.Width*3/4, size.Height*3/4))
}

// Tapped implements fyne.Tappable.
func (t *tiles) Tapped(e *fyne.PointEvent) {
	if i := t.at(e.Position); i >= 0 {
		t.cursor = i
		t.sheet.take(t.contents[i])
	}
}

// MouseIn implements desktop.Hoverable.
func (t *tiles) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (t *tiles) MouseMoved(e *desktop.MouseEvent) { t.over(t.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (t *tiles) MouseOut() { t.over(-1) }

func (t *tiles) over(i int) {
	if i != t.under {
		t.under = i
		t.sheet.explain(i)
		t.Refresh()
	}
}

// tileName says what a tile is, "" for a piece.
func tileName(c pattern.Content) string {
	switch c {
	case pattern.Whites:
		return i18n.T("boardsearch.any-white")
	case pattern.Blacks:
		return i18n.T("boardsearch.any-black")
	case pattern.Empty:
		return i18n.T("boardsearch.empty")
	case wipe:
		return i18n.T("boardsearch.anything")
	}
	return ""
}

// FocusGained implements fyne.Focusable.
func (t *tiles) FocusGained() {
	t.focused = true
	t.Refresh()
}

// FocusLost implements fyne.Focusable.
func (t *tiles) FocusLost() {
	t.focused = false
	t.Refresh()
}

// TypedRune implements fyne.Focusable.
func (t *tiles) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: the arrow keys move from tile to tile, Enter or Space
// chooses.
func (t *tiles) TypedKey(k *fyne.KeyEvent) {
	by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -tileColumns, fyne.KeyDown: tileColumns}[k.Name]
	switch to := t.cursor + by; {
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter, k.Name == fyne.KeySpace:
		t.sheet.take(t.contents[t.cursor])
	case by != 0 && to >= 0 && to < len(t.contents):
		t.cursor = to
		t.Refresh()
	case by == 0:
		look.Pass(t, k)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (t *tiles) AccessibilityLabel() string { return i18n.T("boardsearch.tiles") }

// AccessibilityRole implements fyne.Accessible.
func (t *tiles) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
