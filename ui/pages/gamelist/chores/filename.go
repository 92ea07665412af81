package chores

import (
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/records/record"
)

// FileName proposes a name, without an extension, for a file with the games. One game is named
// by its players and its date. Several are named by the player who is in all of them, or else by
// the collection, and by their number.
func (s Scope) FileName() string {
	if len(s.Rows) == 1 {
		row := int(s.Rows[0])
		if players := record.Players(s.Table.Text(row, index.White), s.Table.Text(row, index.Black)); players != "" {
			return strings.TrimSpace(players + " " + strings.ReplaceAll(s.Table.Text(row, index.Date), ".", "-"))
		}
	}
	name := s.player()
	if name == "" {
		name = s.Stem()
	}
	return name + " (" + gamesText(len(s.Rows)) + ")"
}

// Stem returns the name of the collection without the extension of its file.
func (s Scope) Stem() string { return strings.TrimSuffix(s.Name(), filepath.Ext(s.Games.Path())) }

// player returns the one known player who is in all of the games, "" if there is none, or if
// there are two.
func (s Scope) player() string {
	var common []string
	for i, row := range s.Rows {
		players := []string{record.Known(s.Table.Text(int(row), index.White)), record.Known(s.Table.Text(int(row), index.Black))}
		if i == 0 {
			common = slices.DeleteFunc(players, func(name string) bool { return name == "" })
			continue
		}
		if common = slices.DeleteFunc(common, func(name string) bool { return !slices.Contains(players, name) }); len(common) == 0 {
			break
		}
	}
	if len(common) != 1 {
		return ""
	}
	return common[0]
}
