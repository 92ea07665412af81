package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/teaching/review"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A reviewRoom lays out a review in the space that there is: everything, or the graph, a
// line about the move and the moments, which wait for the end of the evaluation, or the
// figures instead of the moments, or only the graph and the line.
type reviewRoom struct {
	of     *reviewPanel
	wide   bool // everything has room
	tabbed bool // the moments have room, without what is certain about them
	head   bool // the figures have room
}

// Heights of the graph, from the smallest to the largest.
const (
	lowGraph  = 44
	midGraph  = 60
	highGraph = 104
)

// Heights that a review leaves to the list of moves: beside everything, beside what is most
// important, and beside the moments, which are moves too.
const (
	movesBeside = 110
	fewMoves    = 56
	oneMove     = 40
)

// height returns how much of a height the review takes, after choosing what it shows. foot is
// what stands below the moves in that height.
func (l *reviewRoom) height(room, foot float32) float32 {
	complete := l.of.snap.Review.Complete()
	fits := func(wide, tabbed, head bool, moves, graph float32) bool {
		l.wide, l.tabbed, l.head = wide, tabbed, head
		return room-moves >= l.rest()+graph
	}
	switch {
	case fits(true, complete, true, movesBeside, midGraph):
	case complete && fits(false, true, false, oneMove+foot, lowGraph):
	case fits(false, false, true, fewMoves, lowGraph):
	default:
		l.head = false
	}
	rest := l.rest()
	return rest + min(max(room-movesBeside-rest, lowGraph), highGraph)
}

// rest returns the height of everything but the graph.
func (l *reviewRoom) rest() float32 {
	const gap = look.Gap / 2
	high := l.of.move.MinSize().Height + gap
	if l.head {
		high += l.headHeight() + gap
	}
	if l.wide {
		high += l.of.why.MinSize().Height + l.of.show.MinSize().Height + 2*gap
		if l.of.snap.Review.Trainable() > 0 { // for either tab, so that nothing moves
			high += l.of.train.MinSize().Height + gap
		}
	}
	if l.tabbed {
		high += l.of.tabs[0].MinSize().Height + l.of.moments[0].MinSize().Height + 2*gap
	}
	return high
}

func (l *reviewRoom) headHeight() float32 {
	return max(2*l.of.sides[0].MinSize().Height, l.of.act.MinSize().Height)
}

// MinSize implements fyne.Layout.
func (l *reviewRoom) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, lowGraph) }

// Layout implements fyne.Layout.
func (l *reviewRoom) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap / 2
	r := l.of
	place := func(o fyne.CanvasObject, y, high float32) float32 {
		o.Move(fyne.NewPos(0, y))
		o.Resize(fyne.NewSize(size.Width, high))
		return y + high + gap
	}
	y := float32(0)
	for _, o := range []fyne.CanvasObject{r.sides[0], r.sides[1]} {
		widgets.Show(o, l.head)
	}
	widgets.Show(r.cross, l.head || l.tabbed)
	widgets.Show(r.act, l.head && r.act.Text != "")
	if l.head {
		y = l.layHead(size.Width) + gap
	}
	y = place(r.graph, y, size.Height-l.rest())
	y = place(r.move, y, r.move.MinSize().Height)
	r.say()
	widgets.Show(r.train, l.wide && l.trains())
	if y += l.layMoments(y, size.Width); !l.wide {
		return
	}
	y = place(r.why, y, r.why.MinSize().Height)
	widgets.Row([]fyne.CanvasObject{r.show, r.better}, fyne.NewPos(0, y), size.Width)
	if l.trains() {
		place(r.train, y+r.show.MinSize().Height+gap, r.train.MinSize().Height)
	}
}

// trains reports whether the moments that are shown can be trained.
func (l *reviewRoom) trains() bool {
	s := l.of.snap.Review
	return s.Trainable() > 0 && s.Mine(s.Open)
}

// layMoments places the tabs and the moments of the open one, or hides them, and returns
// the height that they need. Without the figures, the button that closes the review is
// beside the tabs.
func (l *reviewRoom) layMoments(y, width float32) float32 {
	const gap = look.Gap / 2
	r, leads, top := l.of, l.leads(), y
	if !l.tabbed {
		return 0
	}
	tabs := width
	if !l.head {
		size := fyne.NewSize(r.cross.MinSize().Width, r.tabs[0].MinSize().Height)
		tabs -= size.Width + gap
		r.cross.Move(fyne.NewPos(width-size.Width, y))
		r.cross.Resize(size)
	}
	widgets.Row([]fyne.CanvasObject{r.tabs[0], r.tabs[1]}, fyne.NewPos(0, y), tabs)
	y += r.tabs[0].MinSize().Height + gap
	high := r.moments[0].MinSize().Height
	if n := len(leads); n > 0 {
		third := (width + gap) / review.Most // the same width, however many there are
		widgets.Row(leads, fyne.NewPos(0, y), third*float32(n)-gap)
	} else {
		line := r.praise.MinSize().Height
		r.praise.Move(fyne.NewPos(0, y+(high-line)/2))
		r.praise.Resize(fyne.NewSize(width, line))
	}
	return y + high + gap - top
}

// leads shows what has room of the tabs, the moments, the praise and what is certain, and
// returns the buttons of the moments.
func (l *reviewRoom) leads() (all []fyne.CanvasObject) {
	r := l.of
	n := len(r.snap.Review.Opened())
	for i, b := range r.moments {
		widgets.Show(b, l.tabbed && i < n)
		if i < n {
			all = append(all, b)
		}
	}
	for _, b := range r.tabs {
		widgets.Show(b, l.tabbed)
	}
	widgets.Show(r.praise, l.tabbed && n == 0)
	for _, o := range []fyne.CanvasObject{r.why, r.show, r.better} {
		widgets.Show(o, l.wide)
	}
	return all
}

// layHead places the figures and the two buttons beside them, and returns their height.
func (l *reviewRoom) layHead(width float32) float32 {
	r, high := l.of, l.headHeight()
	x := width
	for _, b := range []fyne.CanvasObject{r.cross, r.act} {
		if !b.Visible() {
			continue
		}
		size := b.MinSize()
		x -= size.Width
		b.Move(fyne.NewPos(x, (high-size.Height)/2))
		b.Resize(size)
		x -= look.Gap / 2
	}
	line := r.sides[0].MinSize().Height
	for i, s := range r.sides {
		s.Move(fyne.NewPos(0, (high-2*line)/2+float32(i)*line))
		s.Resize(fyne.NewSize(max(x, 0), line))
		r.figures[i].show(s)
	}
	return high
}
