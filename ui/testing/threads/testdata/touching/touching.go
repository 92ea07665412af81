// Package touching touches widgets from beside Fyne's thread, where a line says
// so, and nowhere else.
package touching

import (
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/task"
)

type page struct {
	widget.BaseWidget
	group  *task.Group
	window fyne.Window
	label  *widget.Label
	post   func(func())
}

func (p *page) tasks() {
	task.Go(p.group, func(*task.Task) (string, error) {
		p.label.SetText("working") // touched
		p.Refresh()                // touched
		p.post(func() { p.label.SetText("on the thread") })
		return p.read(), nil
	}, func(text string, _ error) { p.label.SetText(text) })
	p.group.Run(p.deep)
	p.label.SetText("on the thread")
}

func (p *page) read() string {
	p.label.Text = "read" // touched
	return "text"
}

func (p *page) deep() { p.deeper() }

func (p *page) deeper() {
	p.window.SetTitle("deep") // touched
	size := fyne.NewSize(1, 2)
	_ = size.Add(size)
	p.post(p.onThread)
}

func (p *page) onThread() { p.label.Hide() }

func (p *page) others() {
	var all sync.WaitGroup
	all.Go(func() { p.label.Show() })                     // touched
	go func() { func() { fyne.CurrentApp().Quit() }() }() // touched
	time.AfterFunc(time.Second, p.label.Refresh)          // touched
	task.After(p.post, time.Second, p.label.Refresh)
}
