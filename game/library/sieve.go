package library

import (
	"bytes"
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"

	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A sieve passes on those of the games of a stream that a query finds. It holds a few
// thousand games at a time.
type sieve struct {
	ctx   context.Context
	whole index.Query
	early index.Query // what is decided without a look at the moves
	late  index.Query // the rest
	in    *phrase.Language
	games rules.Games
}

// The games that a sieve holds: how many, and how many bytes at most.
const (
	sieveGames = 8192
	sieveBytes = 16 << 20
)

func newSieve(ctx context.Context, p Part, games rules.Games) *sieve {
	s := &sieve{ctx: ctx, whole: index.ParseQuery(p.Only), in: p.language(), games: games}
	s.early, s.late = s.whole.Split(s.in)
	return s
}

// pass calls put with each of the games that is found.
func (s *sieve) pass(from gamefile.Scanner, put func(pgn.Item) error) error {
	var held []pgn.Item
	size := 0
	for more := true; more; {
		if more = from.Scan(); more {
			item := from.Item()
			held, size = append(held, item), size+item.Size
		}
		if more && len(held) < sieveGames && size < sieveBytes {
			continue
		}
		if err := s.each(held, put); err != nil {
			return err
		}
		held, size = held[:0], 0
	}
	return nil
}

// each calls put with each of some games that is found. All cores look for them.
func (s *sieve) each(items []pgn.Item, put func(pgn.Item) error) error {
	n := runtime.GOMAXPROCS(0)
	found, errs := make([][]pgn.Item, n), make([]error, n)
	var workers sync.WaitGroup
	for i := range n {
		workers.Go(func() { found[i], errs[i] = s.found(items[i*len(items)/n : (i+1)*len(items)/n]) })
	}
	workers.Wait()
	if err := errors.Join(errs...); err != nil {
		return err
	}
	for _, item := range slices.Concat(found...) {
		if err := put(item); err != nil {
			return err
		}
	}
	return nil
}

// found returns those of some games that the query finds.
func (s *sieve) found(items []pgn.Item) ([]pgn.Item, error) {
	early, late := s.early, s.late
	if slices.ContainsFunc(items, ofVariant) { // words can be found in what the moves of a variant are called
		early, late = index.Query{}, s.whole
	}
	items, err := s.filter(early, tableOf(items), nil, items)
	if err != nil || len(items) == 0 || len(late.Terms) == 0 {
		return items, err
	}
	var moves bytes.Buffer
	each := func(yield func(int, pgn.Item) bool) {
		for row, item := range items {
			if !yield(row, item) {
				return
			}
		}
	}
	t, sums, err := index.ReadMoves(s.ctx, tableOf(items), s.games, each, &moves, func(int64, int) {})
	if err != nil {
		return nil, err
	}
	return s.filter(late, t, index.NewPositions(bytes.NewReader(moves.Bytes()), sums), items)
}

// ofVariant reports whether a game is not one of orthodox chess.
func ofVariant(item pgn.Item) bool { return item.Format != nil || !rules.Orthodox(item.Variant()) }

// tableOf lists games.
func tableOf(items []pgn.Item) *index.Table {
	b := index.NewBuilder()
	for _, item := range items {
		b.Add(item, "")
	}
	return b.Table()
}

// filter returns those of the games of a table that a query finds.
func (s *sieve) filter(q index.Query, t *index.Table, p *index.Positions, items []pgn.Item) ([]pgn.Item, error) {
	having := func(rows []int32, has func(pgn.Item) bool) (kept []int32, err error) {
		for _, row := range rows {
			if has(items[row]) {
				kept = append(kept, row)
			}
		}
		return kept, s.ctx.Err()
	}
	from := index.Sources{
		Sets: s.games, Positions: p, Texts: having,
		Comments: func(word string, rows []int32) ([]int32, error) {
			return having(rows, func(item pgn.Item) bool { return inComments(item, word, s.games) })
		},
	}
	rows, err := t.In(s.in).Filter(s.ctx, q, nil, from, func([]int32, float64) {})
	found := make([]pgn.Item, len(rows))
	for i, row := range rows {
		found[i] = items[row]
	}
	return found, err
}
