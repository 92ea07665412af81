package index

import (
	"context"
	"io"

	"passedpawn/game/chess/opening"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// Retag indexes a file in which only tags of games have changed since a cache of it was
// written for a stamp. It reads the tags and copies all that the moves say. It writes the
// positions to out. It returns ErrRebuild if the cache does not fit. The table has no
// stamp.
func Retag(ctx context.Context, file PGNFile, cache io.ReaderAt, size int64, stamp string, out io.Writer) (*Table, Sums, error) {
	old, positions, err := OpenCache(cache, size, stamp)
	if err != nil {
		return nil, Sums{}, ErrRebuild
	}
	if _, err := io.Copy(out, io.NewSectionReader(cache, 0, positions.sums.size)); err != nil {
		return nil, Sums{}, err
	}
	b := reopen(old)
	b.clear()
	n := namer{names: opening.Load().Finder(), line: pgn.Line{Most: opening.Depth}, sets: file.Sets}
	s := file.Scan(io.NewSectionReader(file.In, 0, file.Size))
	for row := 0; s.Scan(); row++ {
		if row == old.Len() {
			return nil, Sums{}, ErrRebuild
		}
		item := s.Item()
		b.Add(item, "")
		if b.remember(old, row) {
			b.named(row, n.name(item))
		}
		if row%every == 0 && ctx.Err() != nil {
			return nil, Sums{}, ctx.Err()
		}
	}
	if err := s.Err(); err != nil {
		return nil, Sums{}, err
	}
	if b.table.Len() != old.Len() {
		return nil, Sums{}, ErrRebuild
	}
	sums, err := positions.sums.Of(&b.table, file.In, file.Size)
	return b.Finish(), sums, err
}

// remember adds to a row what its moves say, from a table with the same moves. It reports
// whether the game says another code of its opening than before, so that the name may be
// another one.
func (b *Builder) remember(old *Table, row int) (renamed bool) {
	t := &b.table
	t.plies[row] = old.plies[row]
	if old.hash != nil {
		t.hash = append(t.hash, old.hash[row])
	}
	code, was := t.Text(row, ECO), old.Text(row, ECO)
	if code == "" {
		b.set(ECO, row, was)
	}
	if name := old.Text(row, Opening); name != "" {
		b.set(Opening, row, name)
	}
	return code != "" && code != was
}

// A namer names the openings of games.
type namer struct {
	names opening.Finder
	line  pgn.Line
	sets  rules.Games
}

// name returns the name of the opening of a game, the zero Name if it has none.
func (n *namer) name(item pgn.Item) opening.Name {
	if !n.line.Read(item, n.sets) {
		return opening.Name{}
	}
	return n.names.Game(n.line.Keys, item.Tag("ECO"))
}
