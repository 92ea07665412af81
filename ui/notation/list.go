package notation

import (
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/record"
	"passedpawn/ui/look"
)

// Config is what a list is made with; nothing may be nil.
type Config struct {
	Pieces *look.Pieces
	// Browse is called with the path to a move that was clicked, Menu with one
	// that was clicked with the other button, and where; Rule with the path to
	// one whose sign was clicked.
	Browse func(record.Path)
	Rule   func(record.Path)
	Menu   func(record.Path, fyne.Position)
	// Leave gives the keys back to the board. Key and Rune are offered what is typed
	// and means nothing to a list.
	Leave func()
	Key   func(fyne.KeyName)
	Rune  func(rune)
}

// A List shows a game and the move that is on the board.
type List struct {
	Config
	Content fyne.CanvasObject
	list    *rows
	game    Game
	current record.Path
	folded  map[string]bool
	rows    []row
	heights []float32 // of the rows
	ruler   ruler
	width   float32
	laying  bool // rows are given their heights, and each would draw all that are seen
}

// New makes an empty list; Show fills it.
func New(c Config) *List {
	l := &List{Config: c, folded: map[string]bool{}}
	l.list = newRows(l)
	l.Content = container.New(&frame{l}, l.list, l.list.ring)
	return l
}

// last is the path to the last move of a row.
func (r row) last() (p record.Path) {
	for _, w := range append(r.pair[:], r.words...) {
		if w.kind == move && w.path != nil {
			p = w.path
		}
	}
	return p
}

// Show takes a game and the path to the move on the board.
func (l *List) Show(g Game, current record.Path) {
	same := l.game.Record == g.Record && l.game.Plies == g.Plies && maps.Equal(l.game.Ruled, g.Ruled) && maps.Equal(l.game.Figures, g.Figures)
	if same && l.current.Equal(current) {
		return
	}
	l.game, l.current = g, current
	if !same {
		l.build()
	} else {
		l.list.Refresh()
	}
	l.reveal()
}

// build makes the rows anew and gives each its height.
func (l *List) build() {
	if l.game.Record == nil {
		return
	}
	l.rows, l.laying = build(l.game, l.folded), true
	l.heights = l.heights[:0]
	for i, r := range l.rows {
		high := pairHeight()
		if r.number == "" {
			_, high = l.ruler.flow(r, l.width)
		}
		l.heights = append(l.heights, high)
		l.list.SetItemHeight(i, high)
	}
	l.laying = false
	l.list.Refresh()
}

func pairHeight() float32 { return look.TextSize * 1.9 }

// fold shows a variation as a word, or whole again.
func (l *List) fold(p record.Path) {
	if l.folded[key(p)] {
		delete(l.folded, key(p))
	} else {
		l.folded[key(p)] = true
	}
	l.build()
}

// FoldAll folds every variation, or unfolds all.
func (l *List) FoldAll(fold bool) {
	clear(l.folded)
	if fold {
		for _, r := range build(l.game, l.folded) {
			if r.fold != nil {
				l.folded[key(r.fold)] = true
			}
		}
	}
	l.build()
}

// frame gives the list its size and lets the rows flow anew when that changes.
type frame struct{ l *List }

// MinSize implements fyne.Layout.
func (*frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(120, 40) }

// Layout implements fyne.Layout. Where the list gets another size, the move on the
// board stays in sight.
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
