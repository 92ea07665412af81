package session

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// AddLine adds moves after a place to the tree, as one edit, and shows the last of them.
// Moves that are in the tree already are only shown. Nothing happens if the place no
// longer exists or the first move is not legal there.
func (e *Edits) AddLine(at Place, line []rules.Move) {
	r := e.now.Game.Record
	if at.Game != e.now.Game.Game || !r.Has(at.Path) || !at.is(e.place(at.Path)) || e.walk(at, line...) {
		return
	}
	e.edit(phrase.Say("session.line"), func(r *record.Record) record.Path { return e.grow(r, at, line) })
}

// ShowMate adds to the game the moves that show how a side could still have mated, and
// goes to the first of them. It is an ordinary edit, which can be undone.
func (e *Edits) ShowMate(path record.Path, line []rules.Move) {
	e.edit(phrase.Say("session.mating-line"), func(r *record.Record) record.Path {
		way := e.grow(r, e.place(path), line)
		return way[:min(len(path)+1, len(way))]
	})
}

// remark adds a move at the place on the board to the tree, without playing it.
func (e *Edits) remark(m rules.Move) {
	before, path, plies := e.now.Place.Position(), e.now.Place.Path, len(e.now.Game.Moves)
	san := rules.Written(e.now.Rules, before, m)
	done := e.edit(phrase.Say("session.move", san), func(r *record.Record) record.Path {
		return e.match.Try(r, path, m, san.Text)
	})
	if done && len(e.now.Game.Moves) == plies { // a move of the game itself has already made its sound
		e.cue(moveCue(e.now.Rules, before, e.now.Place.Position()))
	}
}

// walk shows the end of a line after a place, if the tree contains all of it, and reports
// whether it does.
func (e *Edits) walk(at Place, line ...rules.Move) bool {
	way, all := along(e.now.Game.Record, at.Path, line)
	if all {
		e.browse(way)
	}
	return all
}

// along returns the path of a line that is in the tree, and false if a part of it is not.
func along(r *record.Record, from record.Path, line []rules.Move) (way record.Path, all bool) {
	way = from
	for _, m := range line {
		next := slices.IndexFunc(r.At(way).Children(), func(c record.Node) bool { return c.Move() == m })
		if next < 0 {
			return way, false
		}
		way = way.Down(next)
	}
	return way, true
}

// grow adds the moves of a line to a record as far as they are legal, and returns the
// path to the last of them.
func (e *Edits) grow(r *record.Record, at Place, line []rules.Move) record.Path {
	now, way := at.Position(), at.Path
	for _, m := range line {
		if !rules.Legal(now, m) {
			break
		}
		next, err := now.Play(m)
		if err != nil {
			break
		}
		way = e.match.Try(r, way, m, rules.Written(e.now.Rules, now, m).Text)
		now = next
	}
	return way
}
