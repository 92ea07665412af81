package gamelist

import (
	"cmp"

	"passedpawn/game/play/task"
)

// A meter is what the bar below the list shows: the progress of work on files or, if
// there is none, of reading the games.
type meter struct{ work, reads *task.Progress }

func (m meter) shown() *task.Progress {
	if m.work != nil {
		return m.work
	}
	return m.reads
}

// measure shows the progress, or hides the bar if there is none.
func (p *Page) measure() {
	m := p.meter.shown()
	if m == nil {
		p.progress.Hide()
		if p.say.Text == p.measured {
			p.say.SetText(cmp.Or(p.news, gamesText(len(p.rows))+p.chosenText()))
		}
		return
	}
	p.bar.SetValue(m.Part)
	p.progress.Show()
	p.measured = m.Text
	p.say.SetText(m.Text)
}

// stopShown stops the task whose progress the bar shows.
func (p *Page) stopShown() {
	if p.meter.work != nil {
		p.work.CancelShown()
		return
	}
	p.reads.CancelShown()
}

// Stop stops all work on games, for example before the program ends. After it, Wait waits
// until no more files are being written.
func (p *Page) Stop() {
	p.work.Cancel()
	p.reads.Cancel()
}

// Wait waits for stopped work to end. It must not be called on Fyne's thread.
func (p *Page) Wait() { p.work.Wait() }

// Busy reports whether games are being read, searched or written.
func (p *Page) Busy() bool { return p.work.Busy() || p.reads.Busy() }

// announce shows a result until the person does something else. If work is under way, it
// shows it when that is done.
func (p *Page) announce(text string) {
	p.news = text
	if !p.progress.Visible() {
		p.say.SetText(text)
	}
}
