package desk

import (
	"cmp"
	"errors"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
)

// Ending ends the program. The window is hidden at once, and returns if there is something
// to ask.
type Ending struct {
	*core
	hidden    bool         // ends the program when everything has been saved
	hurry     func()       // stops the wait
	asked     *asked       // the question what to do if something cannot be saved
	ends      bool         // the program ends if that is saved while the question is open
	writes    *task.Group  // tasks that write files; the program waits for them
	flush     *task.Latest // waits for everything else
	rewritten func()       // asks about a game whose file another program has changed
}

func newEnding(c *core, flush *task.Latest, rewritten func()) *Ending {
	return &Ending{core: c, hurry: func() {}, writes: task.NewGroup(c.Post, nil), flush: flush, rewritten: rewritten}
}

// Close hides the window, and ends the program when everything has been saved. Work on
// many games is stopped.
func (e *Ending) Close() {
	if e.hidden {
		return
	}
	e.do(func() {
		for _, w := range e.Works {
			w.Stop()
		}
		e.hidden = true
		e.hurry = e.After(e.Patience, func() { e.do(func() { e.askToEnd(errSlow) }) })
		e.later(e.end)
	})
}

// Write works on a file in a task, and then calls the function that work returns. The
// program does not end before that.
func (e *Ending) Write(work func() (then func())) {
	task.Go(e.writes, func(*task.Task) (func(), error) { return work(), nil }, func(then func(), _ error) {
		e.do(then)
		e.end()
	})
}

// Stay shows the hidden window again, because there is something to say or to ask.
func (e *Ending) Stay() {
	if e.hidden {
		e.hidden = false
		e.hurry()
		e.observe()
	}
}

// Told is called with the reason why something could not be saved, and what to say about
// it, and with a nil error when it has been saved.
func (e *Ending) Told(err error, wrong phrase.Phrase) {
	if err == nil {
		e.end()
		return
	}
	e.Window.Say(wrong)
}

// closing reports whether the program should end as soon as everything has been saved.
func (e *Ending) closing() bool { return e.hidden || e.ends && e.questions.isOpen(e.asked) }

// end ends the program if the user has closed it and no file is being written.
func (e *Ending) end() {
	if !e.closing() || e.writes.Busy() {
		return
	}
	task.Go(e.flush, func(*task.Task) (bool, error) {
		for _, w := range e.Works {
			w.Wait()
		}
		return true, e.Flush()
	}, func(_ bool, err error) { e.do(func() { e.flushed(err) }) })
}

// Flush saves everything that waits to be saved, and returns why it cannot. It may be
// called from any goroutine.
func (e *Ending) Flush() error {
	failed := e.Keeper.Flush()
	for _, f := range e.Others {
		failed = cmp.Or(failed, f.Flush())
	}
	return failed
}

// flushed ends the program, or asks what to do if something cannot be saved.
func (e *Ending) flushed(err error) {
	switch {
	case errors.Is(err, library.ErrRewritten) && e.closing():
		e.rewritten()
	case err != nil && e.hidden:
		e.askToEnd(err)
	case err == nil && e.closing():
		e.quit()
	}
}

// quit ends the program, whether or not everything has been saved.
func (e *Ending) quit() {
	e.questions.withdraw(e.asked)
	e.hidden = true
	e.hurry()
	e.later(e.Window.Quit)
}

var errSlow = phrase.Errorf("window.saving-takes-unusually-long")

// askToEnd asks what to do if something cannot be saved. If it is saved while the
// question is open, the program ends.
func (e *Ending) askToEnd(err error) {
	e.ask(true, phrase.Say("window.not-everything-saved"),
		phrase.Join("\n\n", phrase.Sentence(err), phrase.Say("window.passed-pawn-keeps-trying")),
		answer{phrase.Say("window.quit-without-saving"), e.quit, false},
		answer{phrase.Say("window.try-again"), e.Close, true})
}

// ask asks a question about something that is not saved, instead of the last such one.
func (e *Ending) ask(ends bool, title, text phrase.Phrase, answers ...answer) {
	e.Stay()
	e.questions.withdraw(e.asked)
	e.asked, e.ends = e.questions.ask(title, text, answers...), ends
}

// busy reports whether something has not been saved.
func (e *Ending) busy() bool {
	busy := e.writes.Busy() || e.Keeper.Busy()
	for _, f := range e.Others {
		busy = busy || f.Busy()
	}
	return busy
}

// Finish waits until everything that can be saved has been, for use when functions given
// to Post no longer run.
func (e *Ending) Finish() {
	e.writes.Wait()
	e.Keeper.Close()
	for _, f := range e.Others {
		f.Close()
	}
}
