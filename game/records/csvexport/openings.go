package csvexport

import "passedpawn/game/records/pgn"

// openingPlies is how many plies rows are kept for games after them.
const openingPlies = 32

// openings are where rows of positions near the beginning of games are, by their keys. Other
// games often have the same ones; their rows are repeated whole, but for the number of the game.
// A row takes the place of another one with the same remainder.
type openings [1 << 9]openingRow

type openingRow struct {
	key uint64
	ply int
	at  int // the offset of the position, 0 for none
}

// find returns where a row has the same position as a line after the same ply, 0 for nowhere, and
// notes where the next one is. The text of a position of Chess960 says more than its key.
func (o *openings) find(l *pgn.Line, ply, next int) (at int) {
	if ply > openingPlies || l.Start.Chess960() {
		return 0
	}
	key := l.Keys[ply]
	row := &o[key%uint64(len(o))]
	if row.key == key && row.ply == ply {
		at = row.at
	}
	*row = openingRow{key, ply, next}
	return at
}
