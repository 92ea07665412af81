package widgets

import (
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Roll is a scrolled column of rows with different heights. It creates only the rows in
// sight: a hundred thousand cost no more than ten. Fyne's List goes through all of its
// rows whenever the height of one is set.
type Roll struct {
	widget.BaseWidget
	// Create creates a row, and Update makes it show the item at an index.
	Create func() fyne.CanvasObject
	Update func(i int, row fyne.CanvasObject)
	// Height returns the exact height of the row at an index. It is called when the row
	// comes into sight; until then the height passed to SetHeights is used.
	Height func(i int) float32
	// Whole reports whether the row at an index is shown whole or not at all. It is nil for
	// rows of which a part may stand at the bottom.
	Whole func(i int) bool

	heights []float32
	tops    []float32 // of the rows, and of one more after the last
	scroll  *container.Scroll
	body    *fyne.Container
	rows    map[int]fyne.CanvasObject // in sight
	spare   []fyne.CanvasObject
}

// SetHeights sets the number of rows and their approximate heights.
func (r *Roll) SetHeights(heights []float32) {
	r.heights = heights
	r.stack()
}

// stack computes the tops of the rows.
func (r *Roll) stack() {
	r.tops = r.tops[:0]
	y := float32(0)
	for _, h := range r.heights {
		r.tops = append(r.tops, y)
		y += h + theme.Padding()
	}
	r.tops = append(r.tops, y)
}

// Top returns the top of a row, measured from the top of the first.
func (r *Roll) Top(i int) float32 { return r.tops[i] }

// Total returns the height of all rows.
func (r *Roll) Total() float32 {
	if len(r.heights) == 0 {
		return 0
	}
	return r.tops[len(r.heights)] - theme.Padding()
}

// Measure gets the exact heights of some rows, and reports whether any differs from the
// one assumed.
func (r *Roll) Measure(from, to int) (other bool) {
	for i := max(from, 0); i < min(to, len(r.heights)); i++ {
		if h := r.Height(i); h != r.heights[i] {
			r.heights[i], other = h, true
		}
	}
	if other {
		r.stack()
	}
	return other
}

// whole reports whether a row is shown whole or not at all.
func (r *Roll) whole(i int) bool { return r.Whole != nil && i < len(r.heights) && r.Whole(i) }

// Snap returns the top of the row at an offset or, if the offset is within the row and down
// is set, of the next one. Rows of which a part may be shown are not snapped to.
func (r *Roll) Snap(y float32, down bool) float32 {
	i := r.at(y)
	switch {
	case !r.whole(i) || y <= r.tops[i]:
		return y
	case down:
		return r.tops[i+1]
	}
	return r.tops[i]
}

// most returns the largest offset. At the end of whole rows, too, a row is at the top.
func (r *Roll) most() float32 { return r.Snap(max(0, r.Total()-r.Size().Height), true) }

// at returns the row at a distance from the top of the first.
func (r *Roll) at(y float32) int {
	return max(0, sort.Search(len(r.heights), func(i int) bool { return r.tops[i] > y })-1)
}

// GetScrollOffset returns how far down the rows are scrolled.
func (r *Roll) GetScrollOffset() float32 {
	if r.scroll == nil {
		return 0
	}
	return r.scroll.Offset.Y
}

// ScrollToOffset scrolls the rows to an offset, or as far as possible.
func (r *Roll) ScrollToOffset(y float32) {
	if r.scroll != nil {
		r.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(y, r.most()))))
		r.lay()
	}
}

// ScrollToTop scrolls to the first row.
func (r *Roll) ScrollToTop() { r.ScrollToOffset(0) }

// CreateRenderer implements fyne.Widget. Fyne discards the renderer of a widget that was
// out of sight for a while and asks for another one. The rows keep their places.
func (r *Roll) CreateRenderer() fyne.WidgetRenderer {
	if r.scroll == nil {
		r.rows = map[int]fyne.CanvasObject{}
		r.body = container.New(column{r})
		r.scroll = container.NewVScroll(r.body)
		r.scroll.OnScrolled = func(fyne.Position) { r.lay() }
	}
	return &rolled{r.scroll, r}
}

// Refresh implements fyne.CanvasObject.
func (r *Roll) Refresh() {
	if r.scroll == nil {
		return
	}
	r.spare = append(r.spare, r.Shown()...)
	clear(r.rows)
	r.lay()
	r.scroll.Refresh()
}

// Shown returns the rows in sight.
func (r *Roll) Shown() (all []fyne.CanvasObject) {
	for _, o := range r.rows {
		all = append(all, o)
	}
	return all
}

// lay places the rows in sight. The row at the top stays in place when rows turn out to
// be higher or lower than assumed.
func (r *Roll) lay() {
	first, last := 0, 0
	for range 4 {
		y := r.scroll.Offset.Y
		first, last = r.at(y), r.at(y+r.Size().Height)+1
		within := y - r.tops[min(first, len(r.heights))]
		if !r.Measure(first, last) {
			break
		}
		r.scroll.Offset.Y = max(0, min(r.tops[first]+within, r.most()))
	}
	last = min(last, len(r.heights))
	if end := r.scroll.Offset.Y + r.Size().Height; last-1 > first && r.whole(last-1) && r.tops[last-1]+r.heights[last-1] > end+0.5 {
		last--
	}
	for i, o := range r.rows {
		if i < first || i >= last {
			r.spare = append(r.spare, o)
			delete(r.rows, i)
		}
	}
	r.body.Objects = r.body.Objects[:0]
	for i := first; i < last; i++ {
		o := r.row(i)
		o.Move(fyne.NewPos(0, r.tops[i]))
		r.body.Objects = append(r.body.Objects, o)
	}
	r.body.Refresh()
}

// row returns the object that shows a row.
func (r *Roll) row(i int) fyne.CanvasObject {
	size := fyne.NewSize(r.Size().Width, r.heights[i])
	o, there := r.rows[i]
	if !there {
		if n := len(r.spare); n > 0 {
			o, r.spare = r.spare[n-1], r.spare[:n-1]
		} else {
			o = r.Create()
		}
		o.Resize(size)
		r.Update(i, o)
		r.rows[i] = o
	}
	o.Resize(size)
	return o
}

// column is a layout as high as all rows, and as what they can be scrolled to. It does not
// move them.
type column struct{ r *Roll }

func (c column) MinSize([]fyne.CanvasObject) fyne.Size {
	if c.r.Total() <= c.r.Size().Height {
		return fyne.NewSize(0, c.r.Total())
	}
	return fyne.NewSize(0, c.r.most()+c.r.Size().Height)
}

func (c column) Layout([]fyne.CanvasObject, fyne.Size) {}

type rolled struct {
	scroll *container.Scroll
	r      *Roll
}

func (d *rolled) Destroy() {}

func (d *rolled) MinSize() fyne.Size { return fyne.NewSize(32, 32) }

func (d *rolled) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{d.scroll} }

func (d *rolled) Refresh() { d.r.Refresh() }

// Layout implements fyne.WidgetRenderer.
func (d *rolled) Layout(size fyne.Size) {
	d.scroll.Resize(size)
	d.r.lay()
}
