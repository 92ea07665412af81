// Package desk is what lies between the game on the board and the files of games, without
// a window: which file the game came from, saving it, leaving it for another one, opening
// games, and the end of the program, which waits until everything has been saved. What the
// user does and late results are its events. Each ends in one immutable Snapshot, with
// the questions that wait for an answer.
//
// The package has no widgets. It decides what is asked and what follows from an answer;
// the window shows the question. Files are read and written away from the window's thread,
// by tasks. All methods are called where Post runs its functions, unless stated otherwise.
package desk

import (
	"passedpawn/game/library"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
)

// A Desk is everything that the window asks for.
type Desk struct {
	Documents *Documents
	Saving    *Saving
	Leaving   *Leaving
	Opening   *Opening
	Keeping   *Keeping
	Ending    *Ending

	core  *core
	tasks *task.Group
}

// New creates a desk for the game of a session.
func New(c Config, s *session.Session) *Desk {
	d := &Desk{core: &core{Config: c, session: s}, tasks: task.NewGroup(c.Post, nil)}
	d.core.observe = func() {
		d.Documents.forget()
		c.Window.Observe(d.Snapshot())
	}
	latest := task.NewLatest(d.tasks)
	d.Documents = &Documents{session: s, relief: relief{core: d.core, tasks: d.tasks}}
	d.Ending = newEnding(d.core, task.NewLatest(d.tasks), func() { d.Keeping.askRewritten() })
	d.Saving = newSaving(d.core, d.Documents, d.Ending, func(path string) { d.Opening.Open(path) })
	d.Leaving = &Leaving{core: d.core, documents: d.Documents, saving: d.Saving, latest: latest}
	d.Opening = &Opening{core: d.core, documents: d.Documents, leaving: d.Leaving, latest: latest}
	d.Keeping = &Keeping{core: d.core, leaving: d.Leaving, ending: d.Ending, latest: latest}
	return d
}

// A Snapshot is the state of the desk after an event. It never changes.
type Snapshot struct {
	Source    library.Original // where the game on the board came from, zero if from no file
	Edited    bool             // the game differs from its file
	Saving    bool             // the game is being written to a file
	Hidden    bool             // the window is hidden: the program ends when everything has been saved
	Questions []Question       // that wait for an answer, the oldest first
}

// Snapshot returns the current state.
func (d *Desk) Snapshot() Snapshot {
	return Snapshot{
		Source: d.Documents.Source(), Edited: d.Documents.Edited(), Saving: d.Saving.Busy(),
		Hidden: d.Ending.hidden, Questions: d.core.questions.all(),
	}
}

// Answer answers a question, by its ID, with one of its answers.
func (d *Desk) Answer(id, i int) {
	d.core.do(func() { d.core.questions.answer(id, i) })
}

// Close asks about edits that would be lost, and then ends the program.
func (d *Desk) Close() {
	if !d.Ending.hidden {
		d.Leaving.LeaveEdits(d.Ending.Close)
	}
}

// Busy reports whether a task is under way, or something has not been saved.
func (d *Desk) Busy() bool {
	return d.tasks.Busy() || d.Ending.busy()
}
