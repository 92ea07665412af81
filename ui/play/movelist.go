package play

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// A moveList shows the moves of a game in two columns, numbered; a click on
// one browses there.
type moveList struct {
	*widget.List
	pieces    *look.Pieces
	browse    func(ply int) // to after that many plies
	sans      []string
	first     int // ply of the first move: 1 if Black begins
	number    int // of the first move
	current   int // plies shown on the board
	figurines bool
}

func newMoveList(p *look.Pieces, browse func(int)) *moveList {
	m := &moveList{pieces: p, browse: browse, number: 1}
	m.List = widget.NewList(
		func() int { return (len(m.sans) + m.first + 1) / 2 },
		func() fyne.CanvasObject { return newRow(m) },
		func(i widget.ListItemID, o fyne.CanvasObject) { m.fill(o.(*row), i) },
	)
	m.HideSeparators = true
	m.OnSelected = func(i widget.ListItemID) { // by keyboard: the whole row
		m.Unselect(i)
		m.browse(min(2*i+2-m.first, len(m.sans)))
	}
	return m
}

// show takes the moves, the number of the first, whether Black begins, and how
// many plies are on the board.
func (m *moveList) show(sans []string, number int, blackFirst bool, current int, figurines bool) {
	first := 0
	if blackFirst {
		first = 1
	}
	if slices.Equal(sans, m.sans) && m.first == first && m.number == number && m.current == current && m.figurines == figurines {
		return
	}
	m.sans, m.number, m.first, m.current, m.figurines = sans, number, first, current, figurines
	m.Refresh()
	if m.Length() > 0 {
		m.ScrollTo(max(0, (current-1+m.first)/2))
	}
}

func (m *moveList) fill(r *row, i int) {
	r.number.Text, r.number.Color = fmt.Sprintf("%d.", m.number+i), theme.Color(theme.ColorNamePlaceHolder)
	r.number.TextSize = theme.TextSize()
	r.number.Refresh()
	for side, c := range r.cells {
		ply := 2*i + side - m.first // of the move, from 0
		c.ply = ply + 1
		san := "" // an empty cell keeps its place
		if ply >= 0 && ply < len(m.sans) {
			san = m.sans[ply]
		}
		c.set(san, c.ply == m.current, m.figurines)
	}
}

// A row is a move of White and the answer of Black.
type row struct {
	widget.BaseWidget
	content fyne.CanvasObject
	number  *canvas.Text
	cells   [2]*moveCell
}

// CreateRenderer implements fyne.Widget.
func (r *row) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.content) }

func newRow(m *moveList) *row {
	r := &row{number: canvas.NewText("", nil)}
	r.number.Alignment = fyne.TextAlignTrailing
	for i := range r.cells {
		r.cells[i] = newMoveCell(m)
	}
	// A text fills its box from the middle, and so stands in line with the moves.
	number := container.NewGridWrap(fyne.NewSize(36, r.cells[0].MinSize().Height), r.number)
	r.content = container.NewBorder(nil, nil, number, nil, container.NewGridWithColumns(2, r.cells[0], r.cells[1]))
	r.ExtendBaseWidget(r)
	return r
}

// A moveCell is one move: a figurine and the rest of its text.
type moveCell struct {
	widget.BaseWidget
	list    *moveList
	ply     int
	san     string
	current bool
	hovered bool
	back    *canvas.Rectangle
	figure  *canvas.Image
	text    *canvas.Text
}

func newMoveCell(m *moveList) *moveCell {
	c := &moveCell{list: m, back: canvas.NewRectangle(nil), figure: &canvas.Image{FillMode: canvas.ImageFillContain}, text: canvas.NewText("", nil)}
	c.back.CornerRadius = 4
	c.ExtendBaseWidget(c)
	return c
}

var figureKinds = map[byte]rules.Kind{'K': rules.King, 'Q': rules.Queen, 'R': rules.Rook, 'B': rules.Bishop, 'N': rules.Knight}

func (c *moveCell) set(san string, current, figurines bool) {
	c.current = current
	c.figure.Hidden = true
	c.san = san
	if kind, ok := figureKinds[(san + " ")[0]]; ok && figurines {
		c.figure.Image = c.list.pieces.Figurine(kind, look.Dark(), crisp*look.TextSize)
		c.figure.Hidden = false
		san = strings.TrimPrefix(san, san[:1])
		c.figure.Refresh()
	}
	c.text.Text = san
	c.Refresh()
}

// Tapped implements fyne.Tappable.
func (c *moveCell) Tapped(*fyne.PointEvent) {
	if c.san != "" {
		c.list.browse(c.ply)
	}
}

// MouseIn implements desktop.Hoverable.
func (c *moveCell) MouseIn(*desktop.MouseEvent) { c.hovered = true; c.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (c *moveCell) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (c *moveCell) MouseOut() { c.hovered = false; c.Refresh() }

// MinSize implements fyne.CanvasObject.
func (c *moveCell) MinSize() fyne.Size { return fyne.NewSize(64, look.TextSize*1.9) }

// CreateRenderer implements fyne.Widget.
func (c *moveCell) CreateRenderer() fyne.WidgetRenderer {
	return &moveCellRenderer{c, []fyne.CanvasObject{c.back, c.figure, c.text}}
}

type moveCellRenderer struct {
	c       *moveCell
	objects []fyne.CanvasObject
}

func (r *moveCellRenderer) Destroy()                     {}
func (r *moveCellRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *moveCellRenderer) MinSize() fyne.Size           { return r.c.MinSize() }

func (r *moveCellRenderer) Layout(size fyne.Size) {
	r.c.back.Resize(size)
	x, side := float32(look.Gap), size.Height*0.74
	r.c.figure.Move(fyne.NewPos(x-2, (size.Height-side)/2))
	r.c.figure.Resize(fyne.NewSquareSize(side))
	if !r.c.figure.Hidden {
		x += side - 2
	}
	text := r.c.text.MinSize()
	r.c.text.Move(fyne.NewPos(x, (size.Height-text.Height)/2))
	r.c.text.Resize(text)
}

func (r *moveCellRenderer) Refresh() {
	c := r.c
	c.back.FillColor = nil
	switch {
	case c.current && c.san != "":
		c.back.FillColor = theme.Color(theme.ColorNameSelection)
	case c.hovered && c.san != "":
		c.back.FillColor = theme.Color(theme.ColorNameHover)
	}
	c.text.Color = theme.Color(theme.ColorNameForeground)
	c.text.TextSize = theme.TextSize()
	c.text.TextStyle.Bold = c.current
	r.Layout(c.Size())
	canvas.Refresh(c)
}
