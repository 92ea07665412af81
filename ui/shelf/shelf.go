// Package shelf is the page of the games a person has kept: to open, continue,
// find in the file manager, or delete with a way back.
package shelf

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library"
	"passedpawn/game/rules"
)

// Config is what a page is made with; nothing may be nil.
type Config struct {
	// List, Delete and an undo run off Fyne's thread.
	List       func() ([]library.Entry, error)
	Delete     func(name string) (undo func() error, err error)
	Open       func(name string)
	ShowFolder func(name string)
	Back       func()
	Post       func(func()) // onto Fyne's thread
}

// A Page lists the kept games.
type Page struct {
	Config
	Content fyne.CanvasObject
	all     []library.Entry
	shown   []library.Entry
	list    *widget.List
	filter  *widget.Entry
	say     *widget.Label
	undo    *widget.Button
}

// New makes the page; Load fills it.
func New(c Config) *Page {
	p := &Page{Config: c, filter: widget.NewEntry(), say: widget.NewLabel(""), undo: widget.NewButton("Undo", nil)}
	p.filter.SetPlaceHolder("Find a game by name")
	p.filter.OnChanged = func(string) { p.narrow() }
	p.say.Truncation = fyne.TextTruncateEllipsis
	p.undo.Hide()
	p.list = widget.NewList(func() int { return len(p.shown) }, func() fyne.CanvasObject { return newRow() }, func(i widget.ListItemID, o fyne.CanvasObject) {
		p.fill(o.(*fyne.Container), p.shown[i])
	})
	title := widget.NewLabelWithStyle("My games", fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	back := widget.NewButton("Back to the board", c.Back)
	top := container.NewVBox(container.NewBorder(nil, nil, nil, back, title), p.filter)
	bottom := container.NewBorder(nil, nil, nil, p.undo, p.say)
	p.Content = container.NewPadded(container.NewBorder(top, bottom, nil, nil, p.list))
	return p
}

// Load reads the list anew.
func (p *Page) Load() {
	p.say.SetText("Reading the games.")
	go func() {
		entries, err := p.List()
		p.Post(func() {
			p.all = entries
			p.narrow()
			if err != nil {
				p.say.SetText("Some games could not be read: " + err.Error())
			}
		})
	}()
}

func (p *Page) narrow() {
	p.shown = nil
	for _, e := range p.all {
		if strings.Contains(strings.ToLower(e.White+" "+e.Black+" "+e.Name), strings.ToLower(p.filter.Text)) {
			p.shown = append(p.shown, e)
		}
	}
	p.list.Refresh()
	switch n := len(p.shown); {
	case len(p.all) == 0:
		p.say.SetText("No games yet. Every game you play is kept here.")
	case n == 1:
		p.say.SetText("One game.")
	default:
		p.say.SetText(fmt.Sprintf("%d games.", n))
	}
}

func newRow() fyne.CanvasObject {
	names := widget.NewLabel("")
	names.Truncation = fyne.TextTruncateEllipsis
	about := widget.NewLabel("")
	about.SizeName = theme.SizeNameCaptionText
	about.Importance = widget.LowImportance
	buttons := container.NewHBox(widget.NewButton("Open", nil), widget.NewButton("Show in folder", nil), widget.NewButton("Delete", nil))
	return container.NewBorder(nil, nil, nil, container.NewCenter(buttons), container.NewVBox(names, about))
}

func (p *Page) fill(row *fyne.Container, e library.Entry) {
	text := row.Objects[0].(*fyne.Container)
	text.Objects[0].(*widget.Label).SetText(e.White + " – " + e.Black)
	state, open := string(e.Result), "Open"
	if e.Result == rules.Ongoing {
		state, open = "not finished", "Continue"
	}
	text.Objects[1].(*widget.Label).SetText(e.Changed.Format("2 January 2006, 15:04") + "  ·  " + state)
	buttons := row.Objects[1].(*fyne.Container).Objects[0].(*fyne.Container)
	for i, do := range []func(){func() { p.Open(e.Name) }, func() { p.ShowFolder(e.Name) }, func() { p.remove(e) }} {
		buttons.Objects[i].(*widget.Button).OnTapped = do
	}
	buttons.Objects[0].(*widget.Button).SetText(open)
}

func (p *Page) remove(e library.Entry) {
	go func() {
		undo, err := p.Delete(e.Name)
		p.Post(func() {
			if err != nil {
				p.say.SetText(err.Error())
				return
			}
			p.Load()
			p.offerUndo(e, undo)
		})
	}()
}

func (p *Page) offerUndo(e library.Entry, undo func() error) {
	p.undo.SetText("Undo: bring back " + e.White + " – " + e.Black)
	p.undo.OnTapped = func() {
		p.undo.Hide()
		go func() {
			err := undo()
			p.Post(func() {
				p.Load()
				if err != nil {
					p.say.SetText("The game could not be brought back: " + err.Error())
				}
			})
		}()
	}
	p.undo.Show()
}
