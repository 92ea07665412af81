package shelf

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// tick is how often progress is shown.
const tick = 100 * time.Millisecond

// choose selects the game at a place of the list: alone, added with Ctrl, or
// with all from where the choice began with Shift.
func (p *Page) choose(at int, add, all bool) {
	if at < 0 || at >= len(p.rows) {
		return
	}
	switch game := p.rows[at]; {
	case all:
		if !add {
			clear(p.chosen)
		}
		for i := min(at, p.anchor); i <= max(at, p.anchor) && i < len(p.rows); i++ {
			p.chosen[p.rows[i]] = true
		}
	case add && p.chosen[game]:
		delete(p.chosen, game)
		p.anchor = at
	default:
		if !add {
			clear(p.chosen)
		}
		p.chosen[game] = true
		p.anchor = at
	}
	p.current, p.trouble = at, ""
	p.list.Refresh()
	p.buttons()
	if !p.bar.Visible() {
		p.say.SetText(count(len(p.rows), "game") + p.chosenText())
	}
}

func (p *Page) chooseAll() {
	for _, game := range p.rows {
		p.chosen[game] = true
	}
	p.list.Refresh()
	p.buttons()
	p.say.SetText(count(len(p.rows), "game") + p.chosenText())
}

// buttons enables what may be done.
func (p *Page) buttons() {
	for _, b := range []*widget.Button{p.open1, p.export} {
		look.Enable(b, len(p.chosen) > 0)
	}
}

// A list takes the keys of a list of games.
type list struct {
	widget.List
	page *Page
}

func newList(p *Page) *list {
	l := &list{page: p}
	l.Length = func() int { return len(p.rows) }
	l.CreateItem = func() fyne.CanvasObject { return newRow(p) }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { o.(*row).show(i) }
	l.HideSeparators = true
	l.ExtendBaseWidget(l)
	return l
}

// page is how many rows PageUp and PageDown go.
const leap = 15

// TypedKey implements fyne.Focusable.
func (l *list) TypedKey(k *fyne.KeyEvent) {
	p := l.page
	steps := map[fyne.KeyName]int{
		fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -leap, fyne.KeyPageDown: leap,
		fyne.KeyHome: -len(p.rows), fyne.KeyEnd: len(p.rows),
	}
	switch step, walks := steps[k.Name]; {
	case walks:
		at := min(max(p.current+step, 0), len(p.rows)-1)
		if len(p.chosen) == 0 {
			at = p.current // the first key only shows where one is
		}
		p.choose(at, false, false)
		l.ScrollTo(max(at, 0))
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter:
		p.open()
	case k.Name == fyne.KeyDelete:
		p.deleteChosen()
	case k.Name == fyne.KeyEscape:
		p.Back()
	}
}

// TypedShortcut implements fyne.Shortcutable.
func (l *list) TypedShortcut(s fyne.Shortcut) {
	switch s.(type) {
	case *fyne.ShortcutSelectAll:
		l.page.chooseAll()
	case *fyne.ShortcutCopy:
		l.page.CopyChosen()
	}
}
