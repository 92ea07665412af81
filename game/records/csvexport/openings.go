package csvexport

import "passedpawn/game/chess/bitboard"

// openingPlies is how many plies rows are kept for games after them.
const openingPlies = 32

// openings are rows of positions near the beginning of games, by their keys. Other games often
// have the same ones; their rows are repeated whole, but for the number of the game. A row takes
// the place of another one with the same remainder.
type openings [1 << 9]openingRow

type openingRow struct {
	key uint64
	ply int // 0 for none
	row row
}

// of returns where the row of a position after a ply is, or will be. It is nil for positions that
// are not kept. The text of a position of Chess960 says more than its key.
func (o *openings) of(p *bitboard.Position, ply int) *openingRow {
	if ply > openingPlies || p.Chess960() {
		return nil
	}
	return &o[p.Key()%uint64(len(o))]
}

// is reports whether the row is that of a position after a ply.
func (r *openingRow) is(p *bitboard.Position, ply int) bool {
	return r != nil && r.key == p.Key() && r.ply == ply
}

// again writes a row that a game before has too, without the next move.
func (r *rows) again(last, same row) row {
	r.count++
	start := r.out.Len()
	r.out.Repeat(last.start, last.ply-last.start)
	by := r.out.Len() - same.ply
	r.out.Repeat(same.ply, same.move-same.ply)
	return row{start, same.ply + by, same.ranks + by, same.state + by, same.move + by, same.ends}
}
