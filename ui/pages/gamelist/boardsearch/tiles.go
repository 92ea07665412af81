package boardsearch

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/library/pattern"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
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

// A palette is the contents that a person chooses from. The arrow keys walk, and Enter or
// Space chooses.
type palette struct {
	widgets.Grid
	sheet    *Sheet
	contents []pattern.Content
	cursor   int // the keyboard's
}

func newPalette(s *Sheet) *palette {
	p := &palette{sheet: s, contents: tileContents()}
	p.Extend(p, tiles{p}, tileColumns*(leastTile+tileGap)-tileGap, nil)
	p.OnSubmitted = func() { s.take(p.contents[p.cursor]) }
	return p
}

// MinSize implements fyne.CanvasObject: there is room for the largest tiles.
func (*palette) MinSize() fyne.Size {
	return fyne.NewSize(tileColumns*(leastTile+tileGap)-tileGap, 2*(tileSize+tileGap)-tileGap)
}

// tiles are the tiles of a palette.
type tiles struct{ *palette }

// The size of a tile and the gap between two.
const (
	leastTile = 24
	tileSize  = 44
	tileGap   = 4
	inset     = 3
)

// Name implements widgets.Tiles.
func (tiles) Name() string { return i18n.T("boardsearch.tiles") }

// Count implements widgets.Tiles.
func (t tiles) Count() int { return len(t.contents) }

// Fit implements widgets.Tiles.
func (tiles) Fit(width float32) (columns int, wide, gap float32) {
	return tileColumns, max(leastTile, min(tileSize, (width+tileGap)/tileColumns-tileGap)), tileGap
}

// High implements widgets.Tiles.
func (tiles) High(_ int, wide float32) float32 { return wide }

// Cursor implements widgets.Tiles.
func (t tiles) Cursor() int { return t.cursor }

// Walk implements widgets.Tiles.
func (t tiles) Walk(i int) { t.cursor = i }

// Press implements widgets.Tiles.
func (t tiles) Press(i int) {
	t.cursor = i
	t.sheet.take(t.contents[i])
}

// Hover implements widgets.Tiles.
func (t tiles) Hover(i int) { t.sheet.explain(i) }

// Draw implements widgets.Tiles.
func (t tiles) Draw(d *widgets.Drawing, tile widgets.Tile) {
	c, colours := t.contents[tile.Index], t.sheet.colours()
	ground := canvas.NewRectangle(colours.Dark)
	if tile.Index >= tileColumns {
		ground.FillColor = colours.Light
	}
	ground.CornerRadius = 6
	switch {
	case c == t.sheet.tool:
		ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 4
	case tile.Focused, tile.Hovered:
		ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameForeground), 2
	}
	d.Add(ground, tile.At, tile.Size)
	t.drawContent(d, c, tile.At.AddXY(inset, inset), tile.Size.SubtractWidthHeight(2*inset, 2*inset))
}

// drawContent draws a piece, a ring in the colour in which it is marked on the board, or a
// cross.
func (t tiles) drawContent(d *widgets.Drawing, c pattern.Content, at fyne.Position, size fyne.Size) {
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
