package desk

import (
	"errors"
	"sync"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
)

// Keeping is the user's own games in the folder: opening them, and the one on the board,
// which is saved there while it is played.
type Keeping struct {
	*core
	leaving  *Leaving
	ending   *Ending
	latest   *task.Latest
	claiming sync.Mutex // held while claiming a game for this window
}

// reopened is one of the user's own games, as far as it could be read.
type reopened struct {
	record  *record.Record
	history record.History
	err     error
	name    string // its file
	here    bool   // this window plays it
	claimed bool   // for this window, unless it is copied
	copied  bool   // another window plays it
}

// Open opens one of the user's own games, and then calls then. The game is claimed in the
// task that reads it, unless the user must first agree to leave another game.
func (k *Keeping) Open(name string, then func()) {
	free := !k.leaving.asks()
	k.work(func(t *task.Task) (reopened, error) {
		g := reopened{name: name, here: k.Slot.Game() == name}
		if g.record, g.history, g.err = k.Folder.Reopen(name); g.record == nil || !free {
			return g, nil
		}
		err := k.claim(t, &g)
		return g, err
	}, func(g reopened, err error) {
		switch {
		case g.record == nil:
			k.Window.Tell(phrase.Say("common.open"), phrase.Sentence(g.err))
		case g.claimed:
			k.resume(g, then)
		case g.here && !k.session.Snapshot().Leavable():
			k.Window.ToBoard() // it is being played there
		default:
			k.leaving.Leave(func() {
				k.work(func(t *task.Task) (reopened, error) {
					err := k.claim(t, &g)
					return g, err
				}, func(g reopened, _ error) { k.resume(g, then) })
			})
		}
	})
}

// openAgain opens the file's version of the game on the board, whose own version is saved
// elsewhere.
func (k *Keeping) openAgain(name string) {
	k.work(func(t *task.Task) (reopened, error) {
		if err := k.Keeper.Flush(); err != nil {
			return reopened{}, err
		}
		g := reopened{name: name}
		if g.record, g.history, g.err = k.Folder.Reopen(name); g.record == nil {
			return g, g.err
		}
		err := k.claim(t, &g)
		return g, err
	}, func(g reopened, err error) {
		if err != nil {
			k.Window.Tell(phrase.Say("common.open"), phrase.Sentence(err))
			return
		}
		k.resume(g, func() {})
	})
}

// work reads a game in a task, which replaces older work on games to be shown.
func (k *Keeping) work(read func(*task.Task) (reopened, error), then func(reopened, error)) {
	task.Go(k.latest, read, func(g reopened, err error) { k.do(func() { then(g, err) }) })
}

// claim claims a game for this window, unless newer work has replaced the task. The newest
// claim is the last.
func (k *Keeping) claim(t *task.Task, g *reopened) error {
	k.claiming.Lock()
	defer k.claiming.Unlock()
	if err := t.Context().Err(); err != nil {
		return err
	}
	g.claimed, g.copied = true, !k.Keeper.Claim(g.name)
	return nil
}

// resume puts a game that has been claimed on the board.
func (k *Keeping) resume(g reopened, then func()) {
	k.Window.ToBoard()
	said := phrase.Phrase{}
	if g.copied {
		g.name, g.history, said = "", record.History{}, phrase.Say("window.game-open-another-window")
	}
	if err := k.session.Resume(g.record, fileFor(g.record, g.name)); err != nil {
		said = phrase.Sentence(err)
	} else {
		k.session.Edits.Recall(g.history)
		then()
	}
	if g.err != nil {
		said = phrase.Say("window.game-read-only-part", g.err)
	}
	if said.Form != "" {
		k.Window.Say(said)
	}
}

// fileFor returns the name of the file to which a game may be written: its own, or "" if
// that file contains more than the record does.
func fileFor(rec *record.Record, name string) string {
	if len(rec.Lost) > 0 {
		return ""
	}
	return name
}

// Resume continues the game that was running when the program ended, and reports whether
// there was one. wrong is what the user must be told about it, the empty phrase for
// nothing.
func (k *Keeping) Resume() (resumed bool, wrong phrase.Phrase) {
	if k.Slot == nil || k.Slot.Game() == "" {
		return false, wrong
	}
	name := k.Slot.Game()
	if !k.Slot.Claim(name) {
		return false, wrong // another copy continued it after the last copy with this slot ended
	}
	rec, history, err := k.Folder.Reopen(name)
	if err == nil {
		err = k.session.Resume(rec, fileFor(rec, name))
	}
	if err == nil {
		k.session.Edits.Recall(history)
		return true, wrong
	}
	wrong = phrase.Say("window.game-running-not-read", err)
	if path, moved := k.Folder.SetAside(name); moved == nil {
		wrong = phrase.Join(" ", wrong, phrase.Say("window.kept", path))
	}
	return rec != nil && k.session.Resume(rec, "") == nil, wrong
}

// Kept is called with the reason why the game on the board cannot be saved, and with nil
// once it can.
func (k *Keeping) Kept(err error) {
	if errors.Is(err, library.ErrNoUndo) { // the game itself is saved
		k.Window.Say(phrase.Sentence(err))
		err = nil
	}
	k.session.SetUnsaved(err)
	switch {
	case err == nil:
		k.ending.end()
	case errors.Is(err, library.ErrRewritten):
		k.do(k.askRewritten)
	}
}

// askRewritten asks which version of the game on the board to keep, because another
// program has changed its file. If the program was closing, it ends after that.
func (k *Keeping) askRewritten() {
	ends, name := k.ending.closing(), k.Slot.Game()
	settle := func(how library.Conflict) {
		k.Keeper.Settle(how)
		if ends {
			k.ending.Close()
		}
	}
	k.ending.ask(ends, phrase.Say("window.file-changed"), phrase.Say("window.another-program-changed-file", name),
		answer{phrase.Say("window.keep-files-version"), func() {
			settle(library.Both)
			if !ends {
				k.openAgain(name)
			}
		}, false},
		answer{phrase.Say("window.keep-my-version"), func() { settle(library.Mine) }, false},
		answer{phrase.Say("window.keep-both"), func() { settle(library.Both) }, true})
}
