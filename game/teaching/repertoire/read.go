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
	err := gamefile.Members(ctx, path, func(m gamefile.Member) error {
		s := gamefile.NewScanner(m.In, m.Name, pgn.Automatic)
		for s.Scan() {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := g.read(s.Item(), games); err != nil {
				return err
			}
		}
		return s.Err()
	})
	if err == nil && len(g.nodes) <= len(g.roots) {
		err = phrase.Errorf("repertoire.no-moves")
	}
	return g, err
}

// read adds a game as far as it can be read.
func (g *Graph) read(item pgn.Item, games rules.Games) error {
	rec, _ := gamefile.Of(item.Format).Read(item, games)
	if rec == nil {
		return nil
	}
	return g.Add(rec)
}
