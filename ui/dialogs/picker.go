package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A picker is a row of tiles of which one is chosen: by a click, or by the arrow keys if
// the picker has the focus. Tab stops at it once, however many tiles there are.
type picker struct {
	widget.DisableableWidget
	escape
	name    string // what is being chosen
	tiles   []*tile
	at      int
	least   float32   // the smallest width of a tile
	changed func(int) // called when a person has chosen
	pressed func(int) // called when a tile was pressed, the chosen one or another; may be nil
	enter   func()    // called for Enter
	focused bool
}

// An option is the content of one tile of a picker: a picture, a name, and a sentence
// below it, any of which may be missing.
type option struct {
	picture    fyne.CanvasObject
	name, note string
}

func (h *Host) newPicker(name string, least float32, at int, options ...option) *picker {
	p := &picker{escape: h.keys(), name: name, least: least, changed: func(int) {}, enter: func() {}}
	p.ExtendBaseWidget(p)
	p.offer(at, options...)
	return p
}

// offer replaces the options.
func (p *picker) offer(at int, options ...option) {
	p.at, p.tiles = at, nil
	for i, o := range options {
		p.tiles = append(p.tiles, newTile(p, i, o))
	}
	p.Refresh()
}

// set chooses without calling changed.
func (p *picker) set(at int) {
	p.at = at
	for _, t := range p.tiles {
		t.Refresh()
	}
}

// choose chooses as a person does.
func (p *picker) choose(at int) {
	if p.Disabled() || at < 0 || at >= len(p.tiles) {
		return
	}
	same := at == p.at
	p.set(at)
	if !same {
		p.changed(at)
	}
}

// TypedKey implements fyne.Focusable.
func (p *picker) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyLeft, fyne.KeyUp:
		p.choose(max(p.at-1, 0))
	case fyne.KeyRight, fyne.KeyDown:
		p.choose(min(p.at+1, len(p.tiles)-1))
	case fyne.KeyHome:
		p.choose(0)
	case fyne.KeyEnd:
		p.choose(len(p.tiles) - 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		p.enter()
	default:
		p.took(k)
	}
}

// TypedRune implements fyne.Focusable.
func (p *picker) TypedRune(rune) {}

// FocusGained implements fyne.Focusable.
func (p *picker) FocusGained() {
	p.focused = true
	p.gained(p)
	p.set(p.at)
}

// FocusLost implements fyne.Focusable.
func (p *picker) FocusLost() {
	p.focused = false
	p.set(p.at)
}

// Disable implements fyne.Disableable.
func (p *picker) Disable() {
	p.DisableableWidget.Disable()
	p.set(p.at)
}

// Enable implements fyne.Disableable.
func (p *picker) Enable() {
	p.DisableableWidget.Enable()
	p.set(p.at)
}

// AccessibilityLabel implements fyne.Accessible: it says what is being chosen, and the
// choice.
func (p *picker) AccessibilityLabel() string {
	if p.at < 0 || p.at >= len(p.tiles) {
		return p.name
	}
	return p.name + ": " + p.tiles[p.at].option.name
}

// AccessibilityRole implements fyne.Accessible.
func (p *picker) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (p *picker) CreateRenderer() fyne.WidgetRenderer { return &tiling{picker: p} }

// tiling lays out the tiles of a picker in as many columns as fit. Each row is as high as
// its highest tile.
type tiling struct {
	picker *picker
	width  float32
}

const tileGap = 6

func (r *tiling) columns(width float32) (n int, wide float32) {
	p := r.picker
	n = min(max(1, int((width+tileGap)/(p.least+tileGap))), max(1, len(p.tiles)))
	if rows := (len(p.tiles) + n - 1) / n; rows > 0 {
		n = (len(p.tiles) + rows - 1) / rows // no row is much shorter than the others
	}
	return n, (width+tileGap)/float32(n) - tileGap
}

// place places the tiles within a width, and returns the height.
func (r *tiling) place(width float32) (height float32) {
	n, wide := r.columns(width)
	tiles := r.picker.tiles
	for from := 0; from < len(tiles); from += n {
		row := tiles[from:min(from+n, len(tiles))]
		high := float32(0)
		for _, t := range row {
			t.Resize(fyne.NewSize(wide, t.Size().Height))
			high = max(high, t.MinSize().Height)
		}
		for i, t := range row {
			t.Move(fyne.NewPos(float32(i)*(wide+tileGap), height))
			t.Resize(fyne.NewSize(wide, high))
		}
		height += high + tileGap
	}
	return max(0, height-tileGap)
}

func (r *tiling) Layout(size fyne.Size) {
	r.width = size.Width
	r.place(size.Width)
}

func (r *tiling) MinSize() fyne.Size {
	return fyne.NewSize(min(r.picker.least, 96), r.place(max(r.width, r.picker.least)))
}

func (r *tiling) Refresh() {
	r.place(max(r.width, r.picker.least))
	for _, t := range r.picker.tiles {
		t.Refresh()
	}
}

func (r *tiling) Objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, t := range r.picker.tiles {
		all = append(all, t)
	}
	return all
}

func (r *tiling) Destroy() {}
