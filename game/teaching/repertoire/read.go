package repertoire

import (
	"context"

	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// Read reads the games of a file, which may be compressed. games are the rule sets that are
// known. A game that cannot be read to its end counts as far as it goes. It returns an error for
// a file that cannot be read, or has no position of orthodox chess.
func Read(ctx context.Context, path string, games rules.Games) (*Graph, error) {
	g := NewGraph()
	err := items(ctx, path, func(item pgn.Item) error {
		rec, _ := gamefile.Of(item.Format).Read(item, games)
		if rec == nil {
			return nil
		}
		return g.Add(rec)
	})
	if err == nil && g.Moveless() {
		err = phrase.Errorf("repertoire.no-moves")
	}
	return g, err
}

// Count counts the games of a file, which may be compressed: those whose players, as their tags
// name them, are wanted. A game that cannot be read to its end counts as far as it goes.
func (g *Graph) Count(ctx context.Context, path string, games rules.Games, wanted func(white, black string) bool) (*Counts, error) {
	c := NewCounts(g)
	line := pgn.Line{Most: Depth}
	err := items(ctx, path, func(item pgn.Item) error {
		if wanted(item.Tag("White"), item.Tag("Black")) && line.Read(item, games) && !line.Start.Chess960() {
			c.Add(line.Start, line.Moves)
		}
		return nil
	})
	return c, err
}

// items calls do with the games of a file.
func items(ctx context.Context, path string, do func(pgn.Item) error) error {
	return gamefile.Members(ctx, path, func(m gamefile.Member) error {
		s := gamefile.NewScanner(m.In, m.Name, pgn.Automatic)
		for s.Scan() {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := do(s.Item()); err != nil {
				return err
			}
		}
		return s.Err()
	})
}
