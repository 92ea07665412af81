package library

import (
	"iter"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A MainLine is the main line of a game of orthodox chess, up to a number of plies. It is valid
// until the next one.
type MainLine struct {
	Row    int32
	Start  bitboard.Position
	Moves  []bitboard.Move
	Result rules.Result
}

// MainLines is the main lines of the games in some rows of a collection, in their order, as far
// as they can be read. Games of variants have none. It ends with an error at a game that cannot
// be found.
func MainLines(c Collection, t *index.Table, rows []int32, plies int) iter.Seq2[MainLine, error] {
	return func(yield func(MainLine, error) bool) {
		line := pgn.Line{Most: plies}
		at := -1
		for item, err := range c.chosen(t, rows) {
			if err != nil {
				yield(MainLine{}, err)
				return
			}
			at++
			if !line.Read(item, c.games) || line.Start.Chess960() {
				continue
			}
			if !yield(MainLine{rows[at], line.Start, line.Moves[:min(len(line.Moves), plies)], item.Result()}, nil) {
				return
			}
		}
	}
}
