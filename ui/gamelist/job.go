package gamelist

import (
	"context"
	"errors"
	"io"

	"passedpawn/game/library"
	"passedpawn/ui/task"
)

// A meter is what the bar below the list shows: how far work on files is or, where
// there is none, the reading of the games.
type meter struct{ work, reads *task.Progress }

func (m meter) shown() *task.Progress {
	if m.work != nil {
		return m.work
	}
	return m.reads
}

// measure shows progress, or that there is none any more.
func (p *Page) measure() {
	m := p.meter.shown()
	if m == nil {
		p.progress.Hide()
		return
	}
	p.bar.SetValue(m.Part)
	p.progress.Show()
	p.say.SetText(m.Text)
}

// stopShown stops what the bar shows.
func (p *Page) stopShown() {
	if p.meter.work != nil {
		p.work.CancelShown()
		return
	}
	p.reads.CancelShown()
}

// Stop stops all work on games, as before the end of the program; Wait waits, off
// Fyne's thread, until no file is being written any more.
func (p *Page) Stop() {
	p.work.Cancel()
	p.reads.Cancel()
}

// Wait waits for work that was stopped.
func (p *Page) Wait() { p.work.Wait() }

// stopped reports whether it was a person who ended the work.
func stopped(err error) bool { return errors.Is(err, context.Canceled) }

// announce says what has come of something, until a person does something else: if
// work is under way, when that is done.
func (p *Page) announce(text string) {
	p.news = text
	if !p.progress.Visible() {
		p.say.SetText(text)
	}
}

// fixed is the text of progress that is always the same.
func fixed(text string) func() string { return func() string { return text } }

// progressWriter shows how much has been written, and lets nothing more be written when the
// task is stopped.
func progressWriter(t *task.Task, what string) library.WrapWriter {
	return func(out io.Writer, size int64) io.Writer {
		return &countingWriter{stoppable: stoppable{t, out}, all: max(size, 1), what: fixed(what)}
	}
}

// stoppableWriter lets everything be written until the task is stopped, and shows nothing: for
// one file of many.
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
