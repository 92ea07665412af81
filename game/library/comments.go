package library

import (
	"context"
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Commented returns the rows of the games with a text in a comment, in any case of its
// letters. It reads these games, but those of which an earlier search has told already.
func (c Collection) Commented(ctx context.Context, t *index.Table, rows []int32, text string) ([]int32, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	text = strings.ToLower(text)
	asked := c.remarks.about(t, text)
	unknown := asked.unknown(rows)
	found, err := mentioning(ctx, c, t, unknown, text)
	if err != nil {
		return nil, err
	}
	asked.learn(unknown, found)
	return asked.having(rows), nil
}

// mentioning is Commented for games that all have to be read.
func mentioning(ctx context.Context, c Collection, t *index.Table, rows []int32, text string) (found []int32, err error) {
	if rows, err = possible(ctx, c, t, rows, text); err != nil || len(rows) == 0 {
		return nil, err
	}
	return c.Having(ctx, t, rows, func(item pgn.Item) bool { return inComments(item, text, c.games) })
}

// Having returns the rows of the games for which a function returns true. It reads the
// texts of these games.
func (c Collection) Having(ctx context.Context, t *index.Table, rows []int32, has func(pgn.Item) bool) ([]int32, error) {
	kept, i := rows[:0:0], 0
	for item, err := range c.chosen(t, rows) {
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return nil, err
		}
		if has(item) {
			kept = append(kept, rows[i])
		}
		i++
	}
	return kept, nil
}

// Sources returns where a filter finds what a table of the games does not hold. positions
// is nil while the moves have not been read.
func (c Collection) Sources(ctx context.Context, t *index.Table, positions *Searchable) index.Sources {
	s := index.Sources{
		Sets:     c.games,
		Comments: func(word string, rows []int32) ([]int32, error) { return c.Commented(ctx, t, rows, word) },
		Texts:    func(rows []int32, has func(pgn.Item) bool) ([]int32, error) { return c.Having(ctx, t, rows, has) },
	}
	if positions != nil {
		s.Positions = positions.Positions
	}
	return s
}

// inComments reports whether a game has a text in a comment.
func inComments(item pgn.Item, text string, games rules.Games) bool {
	if item.Format == nil {
		for comment := range item.Comments() {
			if strings.Contains(strings.ToLower(comment), text) {
				return true
			}
		}
		return false
	}
	rec, _ := pgn.Read(item, games) // despite an error, what could be read is there
	return rec != nil && remarked(rec.Root(), text)
}

// remarked reports whether a comment on a move, or on one after it, contains a text.
func remarked(n record.Node, text string) bool {
	for {
		if strings.Contains(strings.ToLower(n.Intro()+"\n"+n.Text()), text) {
			return true
		}
		for v := range n.Variations() {
			if remarked(v, text) {
				return true
			}
		}
		next, more := n.Next()
		if !more {
			return false
		}
		n = next
	}
}
