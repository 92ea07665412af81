package notation

import (
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// Config configures a list; nothing may be nil.
type Config struct {
	Pieces *look.Pieces
	Tips   *widgets.Tips // of the page
	// These are called with the path to a move. Browse is called when the move was
	// clicked, Menu when it was clicked with the other button, and where, and Rule when
	// its § was clicked.
	Browse func(record.Path)
	Rule   func(record.Path)
	Menu   func(record.Path, fyne.Position)
	// Leave gives the focus back to the board. Key and Rune are called with what is typed
	// and means nothing to a list.
	Leave func()
	// Read is called with the path to a move whose remark is too long for the list.
	Read func(record.Path)
	// Say returns a move as it is read aloud.
	Say func(rules.SAN) string
	// Tasks runs slow work away from Fyne's thread.
	Tasks *task.Group
	Key   func(fyne.KeyName)
	Rune  func(rune)
}

// A List shows a game and marks the move on the board.
type List struct {
	config  Config
	Content fyne.CanvasObject
	list    *rows
	game    Game
	current record.Path
	folds   folds
	rows    []row
	shown   any // the game to which they belong
	making  *task.Latest
	// positions holds those before the moves that were read aloud. Most people need none.
	positions *positions
	ruler     ruler
	width     float32
}

// New creates an empty list; Show fills it.
func New(c Config) *List {
	l := &List{config: c, making: task.NewLatest(c.Tasks)}
	l.list = newRows(l)
	l.Content = container.New(&frame{l}, l.list, l.list.ring)
	return l
}

// last returns the path to the last move of a row.
func (r row) last() (p record.Path) {
	for _, w := range append(r.pair[:], r.words...) {
		if w.kind == move && w.path != nil {
			p = w.path
		}
	}
	return p
}

// Show shows a game, with the path to the move on the board.
func (l *List) Show(g Game, current record.Path) {
	same := l.game.Record == g.Record && l.game.Plies == g.Plies && l.game.Native == g.Native && l.game.Result == g.Result && l.game.End == g.End &&
		maps.Equal(l.game.Ruled, g.Ruled) && maps.Equal(l.game.Marks, g.Marks) && maps.Equal(l.game.Figures, g.Figures)
	if same && l.current.Equal(current) {
		return
	}
	if g.Of != l.game.Of {
		l.folds = folds{}
	}
	l.game, l.current = g, current
	if !same {
		l.positions = newPositions(g)
		l.build()
	} else {
		l.list.Refresh()
	}
	l.reveal()
}

// small is the most text, in bytes, that a game may contain to be laid out at once. The
// rows of a larger game are built away from Fyne's thread, and measured when they come
// into sight.
const small = 24 << 10

// build builds the rows again and sets their heights.
func (l *List) build() {
	if l.game.Record == nil {
		return
	}
	if l.making.Drop(); l.game.Record.Size() <= small {
		l.lay(build(l.game, l.folds))
		l.list.Measure(0, len(l.rows))
		l.list.Refresh()
		return
	}
	if l.game.Of != l.shown {
		l.lay(nil)
		l.list.Refresh()
	}
	g, folds := l.game, l.folds.clone()
	task.Go(l.making, func(*task.Task) ([]row, error) { return build(g, folds), nil }, func(rows []row, _ error) {
		l.lay(rows)
		l.list.Refresh()
		l.reveal()
	})
}

// lay sets the rows, and estimates their heights.
func (l *List) lay(rows []row) {
	l.rows, l.shown = rows, l.game.Of
	heights := make([]float32, len(rows))
	wide := max(l.width-60, 60)
	for i := range rows {
		if heights[i] = pairHeight(); rows[i].number == "" {
			letters := 0
			for _, w := range rows[i].words {
				letters += len(w.text) + 1
			}
			heights[i] = 4 + lineHeight()*(1+float32(int(float32(letters)*theme.TextSize()*0.5/wide)))
		}
	}
	l.list.SetHeights(heights)
}

// high returns the height of a row.
func (l *List) high(i int) float32 {
	if l.rows[i].number != "" {
		return pairHeight()
	}
	_, high := l.ruler.flow(l.rows[i], l.width)
	return high
}

func pairHeight() float32 { return look.RowHeight(theme.TextSize() * 1.9) }

// High returns the height of the rows, or that of as many as no window has room for.
func (l *List) High() (high float32) {
	for i := range min(len(l.rows), 100) {
		high += l.high(i)
	}
	return high
}

// fold collapses a variation to a word, or expands it.
func (l *List) fold(p record.Path) {
	l.folds.turn(p)
	l.build()
}

// FoldAll collapses or expands all variations.
func (l *List) FoldAll(fold bool) {
	l.folds = folds{all: fold}
	l.build()
}

// frame gives the list its size, and lays out the rows again when the size changes.
type frame struct{ l *List }

// MinSize implements fyne.Layout.
func (*frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(120, 40) }

// Layout implements fyne.Layout. When the size of the list changes, the move on the board
// stays in sight.
func (f *frame) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if f.l.width != size.Width {
		f.l.width = size.Width
		f.l.build()
	}
	same := f.l.list.Size() == size
	for _, o := range objects {
		o.Resize(size)
	}
	if !same {
		f.l.reveal()
	}
}
