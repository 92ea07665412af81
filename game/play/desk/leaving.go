package desk

import (
	"path/filepath"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
)

// Leaving puts another game on the board. It asks first if the user may regret that.
type Leaving struct {
	*core
	documents *Documents
	saving    *Saving
	latest    *task.Latest // the game or file being opened
	asked     *asked
}

// Leave calls then, which puts another game on the board. If the present game is still
// being played, it asks first.
func (l *Leaving) Leave(then func()) {
	if l.session.Snapshot().Leavable() {
		l.LeaveEdits(then)
		return
	}
	text := phrase.Say("window.saved-my-games-continue")
	if l.Slot == nil {
		text = phrase.Say("window.cannot-saved-computer-lost")
	}
	l.ask(phrase.Say("window.leave-game-progress"), text,
		answer{phrase.Say("window.leave"), func() { l.LeaveEdits(then) }, false})
}

// LeaveEdits calls then, which puts another game on the board. If the present game has
// edits that its file does not have, it asks first, and says where the edits are kept.
func (l *Leaving) LeaveEdits(then func()) {
	if l.saving.Busy() || !l.documents.Edited() {
		l.do(then)
		return
	}
	path := l.documents.Source().Path
	text := phrase.Say("window.file-not-yet-edited", path)
	if l.Slot == nil {
		text = phrase.Say("window.file-not-yet", path)
	}
	l.ask(phrase.Say("window.save-edits", filepath.Base(path)), text,
		answer{phrase.Say("window.dont-save"), then, false},
		answer{phrase.Say("common.save"), func() {
			l.saving.Save()
			then()
		}, true})
}

// ask asks a question instead of the last one.
func (l *Leaving) ask(title, text phrase.Phrase, answers ...answer) {
	l.do(func() {
		l.questions.withdraw(l.asked)
		l.asked = l.questions.ask(title, text, answers...)
	})
}

// asks reports whether Leave would ask something.
func (l *Leaving) asks() bool {
	return !l.session.Snapshot().Leavable() || l.documents.Edited() && !l.saving.Busy()
}

// Start begins a new game, after asking about edits that would be lost.
func (l *Leaving) Start(n session.Setup) {
	l.LeaveEdits(func() {
		l.latest.Drop() // a game that is still being opened
		l.Window.ToBoard()
		if err := l.session.Start(n); err != nil {
			l.Window.Say(phrase.Sentence(err))
		}
	})
}

// ShowPosition puts a position on the board as a study. variant is the PGN name of the
// game, "" for orthodox chess.
func (l *Leaving) ShowPosition(r rules.Rules, variant, start string) {
	l.study(r, variant, start, func() { l.Window.Say(phrase.Say("window.try-moves-analyse-position")) })
}

// Analyse puts a position on the board as a study, and analyses it.
func (l *Leaving) Analyse(r rules.Rules, variant, start string) {
	l.study(r, variant, start, func() {
		if !l.session.Snapshot().Analysis.On {
			l.session.Analysis.Toggle()
		}
	})
}

// study puts a position on the board, and calls then if it is there.
func (l *Leaving) study(r rules.Rules, variant, start string, then func()) {
	l.Leave(func() {
		l.Window.ToBoard()
		if err := l.session.ShowPosition(r, variant, start); err != nil {
			l.Window.Say(phrase.Sentence(err))
			return
		}
		then()
	})
}
