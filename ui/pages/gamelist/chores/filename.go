package chores

import (
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/library/index"
)

// FileName returns the name to propose for a file with the games, without an extension: the
// players and the date of a single game, the player whom all games have in common, or else the
// name of the collection; where there are several games, their number.
func (s Scope) FileName() string {
	if len(s.Rows) == 1 {
		row := int(s.Rows[0])
		players := strings.Trim(s.Table.Text(row, index.White)+" - "+s.Table.Text(row, index.Black), " -?")
		if players != "" {
			return strings.TrimSpace(players + " " + strings.ReplaceAll(s.Table.Text(row, index.Date), ".", "-"))
		}
	}
	name := s.player()
	if name == "" {
		name = strings.TrimSuffix(s.Name(), filepath.Ext(s.Games.Path()))
	}
	return name + " (" + gamesText(len(s.Rows)) + ")"
}

// player returns the player whom all of the games have in common, "" for none or two.
func (s Scope) player() string {
	var common []string
	for i, row := range s.Rows {
		white, black := s.Table.Text(int(row), index.White), s.Table.Text(int(row), index.Black)
		if i == 0 {
			common = []string{white, black}
			continue
		}
		common = slices.DeleteFunc(common, func(name string) bool { return name != white && name != black })
		if len(common) == 0 {
			return ""
		}
	}
	if len(common) != 1 {
		return ""
	}
	return strings.Trim(common[0], "? ")
}
