package index

import (
	"strconv"
	"strings"

	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// eloTags are the tags with the ratings of White and of Black.
var eloTags = [2]string{"WhiteElo", "BlackElo"}

// String returns the name of a column, by which it can be stored: mostly that of the tag.
func (c Column) String() string {
	switch c {
	case File:
		return "File"
	case Date:
		return "Date"
	case Result:
		return "Result"
	case Plies:
		return "PlyCount"
	case WhiteElo, BlackElo:
		return eloTags[c-WhiteElo]
	}
	return tags[c]
}

// Elo returns the rating of a player in a game, 0 if it is not known.
func (t *Table) Elo(row int, side rules.Side) int {
	if t.elo[side] == nil {
		return 0
	}
	return int(t.elo[side][row])
}

// addElo adds the ratings of a game that becomes the next row.
func (b *Builder) addElo(item pgn.Item) {
	n := len(b.table.date)
	for side, name := range eloTags {
		elo := eloOf(item, name)
		column := &b.table.elo[side]
		if *column == nil && elo != 0 {
			*column = make([]uint16, n)
		}
		if *column != nil {
			*column = append(*column, elo)
		}
	}
}

// eloOf reads a rating, 0 for none.
func eloOf(item pgn.Item, name string) uint16 {
	for _, tag := range item.Tags {
		if len(tag.Name) == len(name) && strings.EqualFold(tag.Name, name) {
			n, _ := strconv.ParseUint(strings.TrimSpace(tag.Value), 10, 16)
			return uint16(n)
		}
	}
	return 0
}
