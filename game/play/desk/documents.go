package desk

import (
	"passedpawn/game/library"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/record"
)

// Documents knows from which file the game on the board came.
type Documents struct {
	session *session.Session
	origin  origin
	relief  relief
}

// An origin is the file from which a game came.
type origin struct {
	library.Original
	record *record.Record // as it is in the file
	game   *player.Game
}

// A draft is the game on the board as it is to be saved. By the time it is saved, another
// game may be on the board.
type draft struct {
	record      *record.Record
	game        *player.Game // to which the record belongs
	unversioned bool         // do not keep a previous version of the file
	agreed      bool         // the user agreed that the file loses something
}

// Source returns where the game on the board came from, the zero Original if from no
// file.
func (d *Documents) Source() library.Original {
	if d.origin.game != d.session.Snapshot().Game.Game {
		return library.Original{}
	}
	return d.origin.Original
}

// Edited reports whether the game on the board differs from its file.
func (d *Documents) Edited() bool {
	return d.Source().Path != "" && !d.origin.record.Equal(d.session.Snapshot().Game.Record)
}

func (d *Documents) draft() draft {
	g := d.session.Snapshot().Game
	return draft{record: g.Record, game: g.Game}
}

// came notes the file of the game on the board. rec is the game as it is in the file.
func (d *Documents) came(from library.Original, rec *record.Record) {
	d.relief.after(d.origin.Raw)
	d.origin = origin{from, rec, d.session.Snapshot().Game.Game}
	d.relief.after(from.Raw)
}

// forget forgets the file of a game that is no longer on the board.
func (d *Documents) forget() {
	if d.origin.game != d.session.Snapshot().Game.Game {
		d.relief.after(d.origin.Raw)
		d.origin = origin{}
	}
}

// saved notes where a draft was saved, if its game is still on the board.
func (d *Documents) saved(as draft, at library.Original) {
	if as.game == d.session.Snapshot().Game.Game {
		rec := as.record
		if as.agreed {
			rec = rec.Clone()
			rec.Lost = nil // it is no longer in the file
		}
		d.came(at, rec)
		d.session.Edits.Saved()
	}
}

// lost names what was not understood in the file of a draft and will be missing in the file
// that the draft is saved to. An unchanged game keeps its text.
func (d *Documents) lost(as draft, to gamefile.Format) []string {
	o := d.origin
	switch {
	case o.record == nil || as.game != o.game:
		return as.record.Lost
	case gamefile.Of(o.Format) == to && o.record.Equal(as.record):
		return nil
	}
	return o.record.Lost
}
