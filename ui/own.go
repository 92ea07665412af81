package ui

import (
	"time"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/play/desk"
	"passedpawn/ui/pages/gamelist"
)

// ownGames returns the person's own games, none if there is no folder for them.
func ownGames(folder *library.Folder, slot *library.Slot) gamelist.Own {
	if folder == nil {
		return noGames{}
	}
	return own{folder, slot}
}

// own are the person's own games.
type own struct {
	*library.Folder
	slot *library.Slot
}

// Busy returns why one of the games cannot be deleted, nil if it can.
func (o own) Busy(name string) error {
	if o.slot.Game() == name || o.slot.Elsewhere(name) {
		return phrase.Errorf("window.game-board-start-another")
	}
	return nil
}

// Into prepares copies of games, to be added to the person's own.
func (o own) Into(from library.Collection, t *index.Table, rows []int32) (library.Addition, error) {
	return o.Folder.Into(from, t, rows, time.Now())
}

// noGames are the games of a person without a folder for them.
type noGames struct{}

func (noGames) Has(string) bool { return false }

func (noGames) Busy(string) error { return nil }

func (noGames) Favourites(library.Collection, *index.Table) map[int32]bool { return nil }

func (noGames) SetFavourites(library.Collection, *index.Table, []int32, bool) error {
	return desk.ErrNoFolder
}

func (noGames) Into(library.Collection, *index.Table, []int32) (library.Addition, error) {
	return library.Addition{}, desk.ErrNoFolder
}
