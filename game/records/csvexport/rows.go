package csvexport

import (
	"strconv"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/files/zstdframe"
)

// rows are the rows of the table of positions, compressed. Most of a row is as in the row
// before, so each row is written as what has changed. Nothing in a field has to be quoted.
type rows struct {
	out    zstdframe.Builder
	count  int
	first  row // of the last game of chess
	buffer [96]byte
}

// A row is where the parts of a row of chess are in the text.
type row struct {
	start, ply, ranks, state, move int
	ends                           uint64 // of each rank in ranks, a byte for each, the eighth rank first
}

// line writes the positions of a line of chess, each with the move played.
func (r *rows) line(number int, p bitboard.Position, moves []bitboard.Move) {
	placement := bitboard.NewPlacement(&p)
	now := r.start(number, &placement)
	r.out.Edit(r.first.state, 0, r.first.move-r.first.state, append(placement.AppendState(r.buffer[:0], &p), ','))
	now.move = r.out.Len()
	r.first = now
	for ply, m := range moves {
		r.end(m)
		p.Make(m)
		placement.Made(&p, m)
		now = r.next(now, ply+1, &placement, &p, m)
	}
	r.out.Append([]byte{'\n'})
}

// start begins the first row of a game, which is like that of the game before.
func (r *rows) start(number int, placement *bitboard.Placement) row {
	r.count++
	now := row{start: r.out.Len(), ends: ends(placement)}
	r.out.Append(append(strconv.AppendInt(r.buffer[:0], int64(number), 10), ','))
	now.ply = r.out.Len()
	r.out.Append([]byte("0,"))
	now.ranks = r.out.Len()
	text := r.buffer[:0]
	for rank := 7; rank >= 0; rank-- {
		text = append(text, placement.Rank(rank)...)
	}
	r.out.Edit(r.first.ranks, 0, r.first.state-r.first.ranks, text)
	now.state = r.out.Len()
	return now
}

// next writes the row after a move, without the next move.
func (r *rows) next(last row, ply int, placement *bitboard.Placement, p *bitboard.Position, m bitboard.Move) row {
	r.count++
	now := row{start: r.out.Len(), ends: ends(placement)}
	now.ply = now.start + last.ply - last.start
	r.out.Edit(last.start, last.ply-last.start, last.ranks-last.ply, append(strconv.AppendInt(r.buffer[:0], int64(ply), 10), ','))
	now.ranks = r.out.Len()
	high, low := m.From().Rank(), m.To().Rank()
	if high < low {
		high, low = low, high
	}
	from, to := last.rank(high)
	r.out.Edit(last.ranks, from-last.ranks, to-from, placement.Rank(high))
	if low < high {
		above := to
		from, to = last.rank(low)
		r.out.Edit(above, from-above, to-from, placement.Rank(low))
	}
	now.state = r.out.Len() + last.state - to
	r.out.Edit(to, last.state-to, last.move-last.state, append(placement.AppendState(r.buffer[:0], p), ','))
	now.move = r.out.Len()
	return now
}

// end ends a row with a move.
func (r *rows) end(m bitboard.Move) { r.out.Append(append(m.Append(r.buffer[:0]), '\n')) }

// rank returns where the text of a rank begins and ends.
func (w row) rank(rank int) (from, to int) {
	place := 8 * (7 - rank)
	return w.ranks + int(w.ends<<8>>place&255), w.ranks + int(w.ends>>place&255)
}

// ends returns the ends of a row.
func ends(placement *bitboard.Placement) (all uint64) {
	for rank := range 8 {
		all = all<<8 | uint64(len(placement.Rank(rank)))
	}
	return all * 0x0101010101010101
}

// take returns the rows as blocks of a frame, and begins again.
func (r *rows) take() (blocks []byte, count int) {
	count, r.count, r.first = r.count, 0, row{}
	return r.out.Take(), count
}
