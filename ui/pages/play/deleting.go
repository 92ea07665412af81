package play

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Delete deletes the move on the board and what follows it. If they belong to a game that is
// over, it asks first, because the result stays although the moves no longer lead to it.
func (a *Actions) Delete() {
	s := a.page.snap
	path, g := s.Place.Path, s.Game
	if !g.Outcome.Over() || !path.Main() || len(path) == 0 || s.Study && g.Outcome.Reason == rules.Adjudged {
		a.session.Edits.Delete()
		return
	}
	moves := i18n.P(phrase.Say("play.delete-moves", phrase.Number(len(g.Moves)-len(path)+1), s.Ending(), resultSigns[g.Outcome.Result]))
	a.ask(i18n.T("play.delete-end"), moves, i18n.T("common.delete"), i18n.T("common.cancel"), func(yes bool) {
		if yes && a.page.snap.Place.Path.Equal(path) {
			a.session.Edits.Delete()
		}
	})
}

// Promote moves the variation on the board one place up, Demote one place down, and
// PromoteToMainLine makes it the main line. If the moves of a game that is over change by that,
// they ask first, because its result stays.
func (a *Actions) Promote() { a.reorder((*record.Record).Promote, a.session.Edits.Promote) }

// Demote is described at Promote.
func (a *Actions) Demote() { a.reorder((*record.Record).Demote, a.session.Edits.Demote) }

// PromoteToMainLine is described at Promote.
func (a *Actions) PromoteToMainLine() {
	a.reorder((*record.Record).PromoteToMainLine, a.session.Edits.PromoteToMainLine)
}

// reorder does an edit that changes the tree of moves in a way.
func (a *Actions) reorder(change func(*record.Record, record.Path) record.Path, do func()) {
	s := a.page.snap
	path, g := s.Place.Path, s.Game
	changed := g.Record.Clone()
	change(changed, path)
	if !g.Outcome.Over() || s.Study && g.Outcome.Reason == rules.Adjudged || slices.Equal(played(changed), played(g.Record)) {
		do()
		return
	}
	result := i18n.F("play.new-main-line", i18n.P(s.Ending()), resultSigns[g.Outcome.Result])
	a.ask(i18n.T("play.change-main-line"), result, i18n.T("play.change-main-line-yes"), i18n.T("common.cancel"), func(yes bool) {
		if yes && a.page.snap.Place.Path.Equal(path) {
			do()
		}
	})
}

// played returns the moves of the main line.
func played(r *record.Record) (moves []rules.Move) {
	for _, n := range r.Main() {
		moves = append(moves, n.Move())
	}
	return moves
}
