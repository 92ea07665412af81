package gamelist

import (
	"cmp"
	"context"
	"errors"
	"io"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
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

// stopped reports whether a person stopped the work.
func stopped(err error) bool { return errors.Is(err, context.Canceled) }

// unwritten reports whether a file was not written, and says why.
func (p *Page) unwritten(err error) bool {
	switch {
	case stopped(err):
		p.announce(i18n.T("gamelist.stopped-no-file-written"))
	case err != nil:
		p.announce(i18n.Sentence(err))
	}
	return err != nil
}

// announce shows a result until the person does something else. If work is under way, it
// shows it when that is done.
func (p *Page) announce(text string) {
	p.news = text
	if !p.progress.Visible() {
		p.say.SetText(text)
	}
}

// fixed returns a constant progress text.
func fixed(text string) func() string { return func() string { return text } }

// progressWriter shows how much has been written, and makes writing fail once the task is
// stopped.
func progressWriter(t *task.Task, what string) library.WrapWriter {
	return func(out io.Writer, size int64) io.Writer {
		return &countingWriter{stoppable: stoppable{t, out}, all: max(size, 1), what: fixed(what)}
	}
}

// stoppableWriter makes writing fail once the task is stopped. It shows no progress,
// because it is for one file of many.
func stoppableWriter(t *task.Task) library.WrapWriter {
	return func(out io.Writer, _ int64) io.Writer { return stoppable{t, out} }
}

type stoppable struct {
	task *task.Task
	out  io.Writer
}

func (g stoppable) Write(b []byte) (int, error) {
	if err := g.task.Context().Err(); err != nil {
		return 0, err
	}
	return g.out.Write(b)
}

type countingWriter struct {
	stoppable
	done, all int64
	what      func() string
}

func (p *countingWriter) Write(b []byte) (int, error) {
	n, err := p.stoppable.Write(b)
	p.done += int64(n)
	p.task.Report(float64(p.done)/float64(p.all), p.what)
	return n, err
}
