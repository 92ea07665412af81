package shelf

import (
	"context"
	"io"
	"slices"
	"time"

	"passedpawn/game/library"
)

// tick is how often progress is shown.
const tick = 100 * time.Millisecond

// A job is long work off Fyne's thread: the bar shows how far it is, and Stop ends
// it. Where several are under way both are the last one's.
type job struct {
	page *Page
	ctx  context.Context
	stop context.CancelFunc
	told time.Time // of progress, by the goroutine that does the work
}

func (p *Page) begin() *job {
	j := &job{page: p}
	j.ctx, j.stop = context.WithCancel(context.Background())
	p.jobs = append(p.jobs, j)
	return j
}

// Stop stops all work on games, as before the end of the program; Wait waits, off
// Fyne's thread, until nothing of it is left.
func (p *Page) Stop() {
	for _, j := range p.jobs {
		j.stop()
	}
}

// Wait waits for work that was stopped.
func (p *Page) Wait() { p.work.Wait() }

// end is called when the work is done, and if it is not to be done any more.
func (j *job) end() {
	j.stop()
	p := j.page
	if p.jobs = slices.DeleteFunc(p.jobs, func(other *job) bool { return other == j }); len(p.jobs) == 0 {
		p.progress.Hide()
	}
}

// show says what is being done and how much of it is, from 0 to 1.
func (j *job) show(part float64, what string) {
	p := j.page
	if n := len(p.jobs); n == 0 || p.jobs[n-1] != j {
		return
	}
	p.bar.SetValue(part)
	p.progress.Show()
	p.say.SetText(what)
}

// due reports whether it is time that the goroutine which does the work tells of it.
func (j *job) due() bool {
	now := time.Now()
	due := now.Sub(j.told) > tick
	if due {
		j.told = now
	}
	return due
}

// tell is show for that goroutine, however often it does.
func (j *job) tell(part float64, what string) {
	if j.due() {
		j.page.Post(func() { j.show(part, what) })
	}
}

// stopLast stops what the bar shows.
func (p *Page) stopLast() {
	if n := len(p.jobs); n > 0 {
		p.jobs[n-1].stop()
	}
}

// announce says what has come of something, until a person does something else: if
// work is under way, when that is done.
func (p *Page) announce(text string) {
	p.news = text
	if !p.progress.Visible() {
		p.say.SetText(text)
	}
}

// through shows how much has been written, and lets nothing more be written when the
// job is stopped.
func (j *job) through(what string) library.Through {
	return func(out io.Writer, size int64) io.Writer {
		return &passage{job: j, out: out, all: max(size, 1), what: what}
	}
}

// unless lets everything be written until the job is stopped, and shows nothing: for
// one file of many.
func (j *job) unless() library.Through {
	return func(out io.Writer, _ int64) io.Writer { return gate{j, out} }
}

type gate struct {
	job *job
	out io.Writer
}

func (g gate) Write(b []byte) (int, error) {
	if err := g.job.ctx.Err(); err != nil {
		return 0, err
	}
	return g.out.Write(b)
}

type passage struct {
	job       *job
	out       io.Writer
	done, all int64
	what      string
}

func (p *passage) Write(b []byte) (int, error) {
	if err := p.job.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := p.out.Write(b)
	p.done += int64(n)
	p.job.tell(float64(p.done)/float64(p.all), p.what)
	return n, err
}
