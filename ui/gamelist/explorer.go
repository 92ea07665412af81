package gamelist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/index"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// An explorer shows the moves played in a position and their results. A click on a move
// leads to the position after it.
type explorer struct {
	page    *Page
	content fyne.CanvasObject
	place   index.Place
	before  []rules.Position // on the way to this position
	sans    []rules.SAN      // the moves on that way
	next    []index.Next
	title   *widget.Label
	back    *look.Button
	list    *widget.List
}

func (e *explorer) init(p *Page) {
	e.page = p
	e.title = widget.NewLabel("")
	e.title.Truncation = fyne.TextTruncateEllipsis
	e.back = look.NewButton(i18n.T("common.back"), e.retreat)
	e.list = widget.NewList(func() int { return len(e.next) }, newNext, func(i widget.ListItemID, o fyne.CanvasObject) {
		o.(*nextRow).show(e.said(e.next[i].Move), e.next[i])
	})
	e.list.HideSeparators = true
	e.list.OnSelected = func(i widget.ListItemID) {
		e.list.Unselect(i)
		e.advance(e.next[i].Move)
	}
	head := container.NewBorder(nil, nil, nil, e.back, e.title)
	box := container.NewBorder(head, nil, nil, nil, e.list)
	e.content = container.NewBorder(nil, nil, widget.NewSeparator(), nil, container.New(&wide{250}, box))
}

// wide is a layout that gives its content a width.
type wide struct{ width float32 }

// MinSize implements fyne.Layout.
func (w *wide) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(w.width, 100) }

// Layout implements fyne.Layout.
func (w *wide) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}

// askHere turns the search for the position on the board on or off.
func (p *Page) askHere(on bool) {
	if on == p.asked.here {
		return
	}
	p.asked.here = on
	look.Show(p.explorer.content, on)
	p.content.Refresh()
	if on {
		p.explorer.place, p.explorer.before, p.explorer.sans = p.config.Place(), nil, nil
		if p.positions == nil {
			p.say.SetText(i18n.T("gamelist.moves-still-being-read"))
		}
	}
	p.narrow()
}

// said returns a move of the shown position in the person's notation.
func (e *explorer) said(m rules.Move) string {
	return i18n.SAN(rules.Written(e.place.Rules, e.place.Position, m))
}

func (e *explorer) advance(m rules.Move) {
	now := e.place.Position
	next, err := now.Play(m)
	if err != nil {
		return
	}
	e.before, e.sans = append(e.before, now), append(e.sans, rules.Written(e.place.Rules, now, m))
	e.place.Position = next
	e.page.narrow()
}

func (e *explorer) retreat() {
	if n := len(e.before); n > 0 {
		e.place.Position, e.before, e.sans = e.before[n-1], e.before[:n-1], e.sans[:n-1]
		e.page.narrow()
	}
}

func (e *explorer) show(f index.Find) {
	e.next = f.Next
	e.title.SetText(i18n.T("gamelist.played"))
	if len(e.sans) > 0 {
		var played []string
		for _, san := range e.sans {
			played = append(played, i18n.SAN(san))
		}
		e.title.SetText(i18n.F("gamelist.after", strings.Join(played, " ")))
	}
	look.Show(e.back, len(e.before) > 0)
	e.list.Refresh()
}

// A nextRow shows a move, how often it was played, and a bar of its results: won by
// White, drawn, won by Black.
type nextRow struct {
	widget.BaseWidget
	move, games *canvas.Text
	parts       [3]*canvas.Rectangle
	shares      [3]float32
}

func newNext() fyne.CanvasObject {
	r := &nextRow{move: canvas.NewText("", nil), games: canvas.NewText("", nil)}
	for i := range r.parts {
		r.parts[i] = canvas.NewRectangle(nil)
	}
	r.ExtendBaseWidget(r)
	return r
}

func (r *nextRow) show(san string, n index.Next) {
	r.move.Text, r.games.Text = san, i18n.Number(n.Games)
	decided := float32(max(n.Wins[0]+n.Wins[1]+n.Draws, 1))
	r.shares = [3]float32{float32(n.Wins[0]) / decided, float32(n.Draws) / decided, float32(n.Wins[1]) / decided}
	r.Refresh()
}

// MinSize implements fyne.CanvasObject.
func (r *nextRow) MinSize() fyne.Size { return fyne.NewSize(200, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (r *nextRow) CreateRenderer() fyne.WidgetRenderer { return look.NewDrawing(r, r.draw) }

// draw draws the parts.
func (r *nextRow) draw(d *look.Drawing) {
	size := r.Size()
	for i, t := range []*canvas.Text{r.move, r.games} {
		t.TextSize, t.Color = theme.TextSize(), theme.Color(theme.ColorNameForeground)
		high := t.MinSize()
		x := float32(pad)
		if i == 1 {
			x = 118 - high.Width
		}
		d.Add(t, fyne.NewPos(x, (size.Height-high.Height)/2), high)
	}
	x, width := float32(130), size.Width-130-pad
	for i, c := range look.Outcomes() {
		part := r.parts[i]
		part.FillColor = c
		part.StrokeColor, part.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 0.5
		d.Add(part, fyne.NewPos(x, size.Height*0.28), fyne.NewSize(width*r.shares[i], size.Height*0.44))
		x += width * r.shares[i]
	}
}
