package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// panes lays out the board, the moves played and the games, with dividers between them that
// can be dragged. See arrangement for where they are.
type panes struct {
	board, moves, games fyne.CanvasObject
	inner, outer        *divider // between the board and the moves, and between both and the games
	content             *fyne.Container
	as                  arrangement
	more                float32 // room for further columns of the moves
}

// An arrangement is how the panes are placed. Each remembers the places of its dividers.
type arrangement string

// The arrangements: in a wide window the board and the moves are on the left, one above
// the other. In a narrow one they are side by side above the games. In a low one all
// three are side by side, so that several moves are in sight.
const (
	stacked arrangement = "stacked"
	across  arrangement = "across"
	inARow  arrangement = "row"
)

// newPanes returns the panes. placed returns the part of the room before a divider, by its
// name, and place is called when a person has dragged one.
func newPanes(board, moves, games fyne.CanvasObject, placed func(string) float32, place func(string, float32)) *panes {
	p := &panes{board: board, moves: moves, games: games, as: stacked}
	moved := func() { p.content.Refresh() }
	named := func(end string) *divider {
		name := func() string { return string(p.as) + end }
		return newDivider(func() float32 { return placed(name()) }, moved, func(part float32) { place(name(), part) })
	}
	p.inner, p.outer = named("-moves"), named("-games")
	p.content = container.New(p, games, board, moves, p.inner, p.outer) // the games are first for Tab, too
	return p
}

// open shows the board and the moves, or only the games.
func (p *panes) open(yes bool) {
	for _, o := range []fyne.CanvasObject{p.board, p.moves, p.inner, p.outer} {
		widgets.Show(o, yes)
	}
	p.content.Refresh()
}

// Widths and heights in which the panes are of use.
const (
	leastWide  = 720 // the least width for a board beside the games
	leastLow   = 600 // the same in a window that is lower than leastHigh
	leastHigh  = 430
	leastBoard = 120
	leastMoves = 200
	leastGames = 100
)

// MinSize implements fyne.Layout. It is the same for both arrangements: otherwise a
// window could not be made narrow enough for the other.
func (p *panes) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, leastGames) }

// Layout implements fyne.Layout.
func (p *panes) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if !p.board.Visible() {
		put(p.games, 0, 0, size)
		return
	}
	p.as = arrangementIn(size)
	p.outer.upright, p.inner.upright = p.as != across, p.as != stacked
	room := area{size: size}
	var explorer, board, moves, games area
	switch p.as {
	case stacked:
		usual := min(max(size.Height*0.6, 310*look.Scale())+p.more*look.Scale(), size.Width*0.45)
		explorer, games = p.outer.share(room, usual, leastMoves, 2*leastMoves)
		board, moves = p.inner.share(explorer, size.Height*0.54, leastBoard, leastBoard)
	case inARow:
		explorer, games = p.outer.share(room, min(size.Width*0.55, size.Height+250*look.Scale()), leastBoard+leastMoves, leastMoves)
		board, moves = p.inner.share(explorer, min(size.Height, explorer.size.Width*0.5), leastBoard, leastMoves)
	default:
		explorer, games = p.outer.share(room, size.Height*0.55, leastBoard, leastGames)
		board, moves = p.inner.share(explorer, size.Width*0.48, leastBoard, leastMoves)
	}
	board.take(p.board)
	moves.take(p.moves)
	games.take(p.games)
}

// arrangementIn returns the arrangement for a size.
func arrangementIn(size fyne.Size) arrangement {
	switch scale := look.Scale(); {
	case size.Height < leastHigh*scale && size.Width >= leastLow*scale:
		return inARow
	case size.Width >= leastWide*scale:
		return stacked
	}
	return across
}

// An area is a part of the panes.
type area struct {
	at   fyne.Position
	size fyne.Size
}

// take gives the area to an object.
func (a area) take(o fyne.CanvasObject) { put(o, a.at.X, a.at.Y, a.size) }
