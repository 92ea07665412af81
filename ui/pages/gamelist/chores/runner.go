package chores

import (
	"cmp"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// An Asker asks the person.
type Asker interface {
	Ask(title, text, yes, no string, then func(bool))
	Checklist(c dialogs.Checklist, then func())
}

// Config is what a Runner needs; nothing may be nil. All functions are called on Fyne's
// thread.
type Config struct {
	Asker
	Files    Files
	Announce func(text string)    // says what was done
	Changed  func(paths []string) // lists the games again if they are those of one of these files
	Undoable func(label string)   // offers to take the last change back, "" if nothing can be
	Listed   func() Scope         // returns the games that are listed now
}

// A Runner runs chores: it lets each propose, asks the person, lets it do its work, says
// what was done, and offers to take that back. Its methods are called on Fyne's thread.
type Runner struct {
	config    Config
	proposals task.Place // of proposals, each of which replaces the one before
	work      task.Place // of the work on files
	undo      string     // the label of the button that takes the last change back
	backups   []library.Backup
}

// NewRunner creates a runner whose proposals and work begin at some places.
func NewRunner(c Config, proposals, work task.Place) *Runner {
	return &Runner{config: c, proposals: proposals, work: work}
}

// Run proposes a chore, and does it if the person agrees.
func (r *Runner) Run(c Chore) { r.Propose(c, func() { r.Do(c) }) }

// Propose lets a chore propose what it would do, and calls then if the person agrees. A
// newer proposal replaces it.
func (r *Runner) Propose(c Proposer, then func()) {
	task.Go(r.proposals, c.Propose, func(p Proposal, err error) {
		switch {
		case Stopped(err):
		case err != nil:
			r.config.Announce(i18n.Sentence(err))
		default:
			r.Agree(p, then)
		}
	})
}

// Check is Propose for a chore that has begun: no newer proposal replaces it.
func (r *Runner) Check(c Chore) {
	task.Go(r.work, c.Propose, func(p Proposal, err error) {
		if err != nil {
			r.finish(Done{}, err)
			return
		}
		r.Agree(p, func() { r.Do(c) })
	})
}

// Agree shows a proposal, and calls then if the person agrees.
func (r *Runner) Agree(p Proposal, then func()) {
	switch {
	case p.Valid != nil && !p.Valid():
		r.config.Announce(i18n.Sentence(library.ErrChanged))
	case p.Nothing != "":
		r.config.Announce(p.Nothing)
	case p.List != nil:
		r.config.Checklist(*p.List, then)
	case p.Question != Question{}:
		q := p.Question
		r.config.Ask(q.Title, q.Text, q.Yes, i18n.T("common.cancel"), func(yes bool) {
			if yes {
				then()
			}
		})
	default:
		then()
	}
}

// Do does a chore that the person has agreed with.
func (r *Runner) Do(c Chore) { r.DoAt(r.work, c) }

// DoAt is Do at another place of the same work.
func (r *Runner) DoAt(place task.Place, c Chore) { task.Go(place, c.Do, r.finish) }

// finish says what was done, and offers to take it back.
func (r *Runner) finish(d Done, err error) {
	text := d.Text
	switch {
	case Stopped(err) && len(d.Backups) == 0:
		r.config.Announce(cmp.Or(text, i18n.T("gamelist.stopped-no-file-written")))
		return
	case err != nil && !Stopped(err):
		text = i18n.Sentence(err)
	}
	if d.Then != nil {
		d.Then()
	}
	paths := d.Paths
	for _, b := range d.Backups {
		paths = append(paths, b.From)
	}
	if len(paths) > 0 {
		r.config.Changed(paths)
	}
	if len(d.Backups) > 0 {
		r.offer(d.Undo, d.Backups)
	}
	if text != "" {
		r.config.Announce(text)
	}
}

// offer offers to take back a change.
func (r *Runner) offer(label string, backups []library.Backup) {
	r.undo, r.backups = label, backups
	r.config.Undoable(label)
}

// Forget no longer offers to take back a change. The list of backups still does.
func (r *Runner) Forget() {
	if r.CanUndo() {
		r.offer("", nil)
	}
}

// Undo takes back the last change, if there is one.
func (r *Runner) Undo() {
	if !r.CanUndo() {
		return
	}
	u := &Undo{Files: r.config.Files, Listed: r.config.Listed(), Label: r.undo, Backups: r.backups}
	r.Forget()
	r.Do(u)
}

// CanUndo reports whether there is a change that Undo takes back.
func (r *Runner) CanUndo() bool { return len(r.backups) > 0 }
