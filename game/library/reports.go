package library

import (
	"iter"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// Rules are the rule sets that are known.
func (c Collection) Rules() rules.Games { return c.games }

// Items returns a function that reads the games in some rows of a table, in their order.
// It ends with an error at one that cannot be found.
func (c Collection) Items(t *index.Table) func(rows []int32) iter.Seq2[pgn.Item, error] {
	return func(rows []int32) iter.Seq2[pgn.Item, error] { return c.chosen(t, rows) }
}
