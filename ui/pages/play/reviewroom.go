package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/teaching/review"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A reviewRoom lays out a review in the space that there is: everything, or the figures,
// the graph and a line about the move, or only the last two.
type reviewRoom struct {
	of   *reviewPanel
	wide bool // everything has room
	head bool // the figures have room
}

// Heights of the graph, from the smallest to the largest.
const (
	lowGraph  = 44
	midGraph  = 60
	highGraph = 104
)

// Heights that a review leaves to the list of moves: beside everything, and beside what is
// most important.
const (
	movesBeside = 110
	fewMoves    = 56
)

// height returns how much of a height the review takes, after choosing what it shows.
func (l *reviewRoom) height(room float32) float32 {
	l.wide = room-movesBeside >= l.rest(true, true)+midGraph
	l.head = l.wide || room-fewMoves >= l.rest(true, false)+lowGraph
	rest := l.rest(l.head, l.wide)
	return rest + min(max(room-movesBeside-rest, lowGraph), highGraph)
}

// rest returns the height of everything but the graph.
func (l *reviewRoom) rest(head, wide bool) float32 {
	const gap = look.Gap / 2
	high := l.of.move.MinSize().Height + gap
	if head {
		high += l.headHeight() + gap
	}
	if wide {
		high += l.of.why.MinSize().Height + l.of.show.MinSize().Height + 2*gap
		if l.of.snap.Review.Complete() {
			high += l.of.tabs[0].MinSize().Height + l.of.moments[0].MinSize().Height + 2*gap
		}
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
	for _, o := range []fyne.CanvasObject{r.sides[0], r.sides[1], r.cross} {
		widgets.Show(o, l.head)
	}
	widgets.Show(r.act, l.head && r.act.Text != "")
	if l.head {
		y = l.layHead(size.Width) + gap
	}
	y = place(r.graph, y, size.Height-l.rest(l.head, l.wide))
	y = place(r.move, y, r.move.MinSize().Height)
	r.say()
	leads := l.leads()
	for _, o := range []fyne.CanvasObject{r.why, r.show, r.better} {
		widgets.Show(o, l.wide)
	}
	if !l.wide {
		return
	}
	if r.tabs[0].Visible() {
		widgets.Row([]fyne.CanvasObject{r.tabs[0], r.tabs[1]}, fyne.NewPos(0, y), size.Width)
		y += r.tabs[0].MinSize().Height + gap
		high := r.moments[0].MinSize().Height
		if n := len(leads); n > 0 {
			third := (size.Width + gap) / review.Most // the same width, however many there are
			widgets.Row(leads, fyne.NewPos(0, y), third*float32(n)-gap)
		} else {
			line := r.praise.MinSize().Height
			place(r.praise, y+(high-line)/2, line)
		}
		y += high + gap
	}
	y = place(r.why, y, r.why.MinSize().Height)
	widgets.Row([]fyne.CanvasObject{r.show, r.better}, fyne.NewPos(0, y), size.Width)
}

// leads shows what has room of the tabs, the moments and the praise, and returns the buttons
// of the moments.
func (l *reviewRoom) leads() (all []fyne.CanvasObject) {
	r := l.of
	shown := l.wide && r.snap.Review.Complete()
	n := len(r.snap.Review.Opened())
	for i, b := range r.moments {
		widgets.Show(b, shown && i < n)
		if i < n {
			all = append(all, b)
		}
	}
	for _, b := range r.tabs {
		widgets.Show(b, shown)
	}
	widgets.Show(r.praise, shown && n == 0)
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
