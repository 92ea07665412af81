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
	start  bitboard.Placement
	before openings
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
	now := r.begin(number, &placement, &p)
	stale := false // placement is of an earlier position
	for i, m := range moves {
		text, size := m.Word()
		r.out.AppendWord(text|'\n'<<(8*size&63), size+1)
		undo := p.Make(m)
		same := r.before.of(&p, i+1)
		if same.is(&p, i+1) {
			now, stale = r.again(now, same.row), true
			continue
		}
		if stale {
			placement, stale = bitboard.NewPlacement(&p), false
		} else {
			placement.Made(&p, m)
		}
		if now = r.next(now, i+1, &placement, &p, m, undo.StateKept(&p)); same != nil {
			*same = openingRow{p.Key(), i + 1, now}
		}
	}
	r.out.AppendWord('\n', 1)
}

// begin begins the first row of a game, which is like that of the game before.
func (r *rows) begin(number int, placement *bitboard.Placement, p *bitboard.Position) row {
	r.count++
	now := row{start: r.out.Len(), ends: ends(placement)}
	r.out.Append(append(strconv.AppendInt(r.buffer[:0], int64(number), 10), ','))
	now.ply = r.out.Len()
	r.out.AppendWord('0'|','<<8, 2)
	now.ranks = r.out.Len()
	text := placement.Append(r.buffer[:0], p)
	now.state = now.ranks + int(now.ends>>56)
	if *placement == r.start && r.first.state > 0 {
		r.out.Repeat(r.first.ranks, r.first.state-r.first.ranks)
		text = text[now.state-now.ranks:]
	}
	r.out.Append(append(text, ','))
	now.move = r.out.Len()
	r.first, r.start = now, *placement
	return now
}

// next writes the row after a move, without the next move. kept says that the fields after the
// ranks are as in the row before, but for the side to move.
func (r *rows) next(last row, ply int, placement *bitboard.Placement, p *bitboard.Position, m bitboard.Move, kept bool) row {
	r.count++
	now := row{start: r.out.Len(), ends: last.ends}
	now.ply = now.start + last.ply - last.start
	r.out.Repeat(last.start, last.ply-last.start)
	r.out.AppendWord(plyText(ply))
	now.ranks = r.out.Len() + 1
	high, low := m.From().Rank(), m.To().Rank()
	if high < low {
		high, low = low, high
	}
	from, to := last.rank(high)
	r.out.Repeat(last.ranks-1, from-last.ranks+1)
	text, size := placement.Rank(high)
	r.out.AppendWord(text, size)
	now.ends += longer(high, size+1-(to-from))
	if low < high {
		above := to
		from, to = last.rank(low)
		r.out.Repeat(above-1, from-above+1)
		text, size = placement.Rank(low)
		r.out.AppendWord(text, size)
		now.ends += longer(low, size+1-(to-from))
	}
	r.out.Repeat(to-1, last.state-to+1)
	now.state = r.out.Len()
	if kept {
		r.out.AppendWord(uint64("wb"[p.Turn()&1]), 1)
		r.out.Repeat(last.state+1, last.move-last.state-1)
	} else {
		r.out.Append(append(placement.AppendState(r.buffer[:0], p), ','))
	}
	now.move = r.out.Len()
	return now
}

// plyText returns the number of a ply, which is at least 1, and its size in bytes. The lowest
// byte is the first digit.
func plyText(ply int) (text uint64, size int) {
	for ; ply > 0; size++ {
		text = text<<8 | uint64('0'+ply%10)
		ply /= 10
	}
	return text, size
}

// rank returns where the text of a rank begins and ends, with the sign that follows it.
func (w row) rank(rank int) (from, to int) {
	place := 8 * (7 - rank)
	return w.ranks + int(w.ends<<8>>place&255), w.ranks + int(w.ends>>place&255)
}

// ends returns the ends of a row.
func ends(placement *bitboard.Placement) (all uint64) {
	for rank := range 8 {
		_, size := placement.Rank(rank)
		all = all<<8 | uint64(size+1)
	}
	return all * eachByte
}

// longer returns what to add to the ends if a rank becomes longer by so many bytes.
func longer(rank, by int) uint64 { return uint64(by) * (eachByte << (8 * (7 - rank) & 63)) }

// eachByte has a one in each byte.
const eachByte = 0x0101010101010101

// take returns the rows and, as blocks of a frame, the same compressed, and begins again. The
// rows are in room if that is large enough.
func (r *rows) take(room []byte) (text, blocks []byte, count int) {
	count, r.count, r.first = r.count, 0, row{}
	clear(r.before[:])
	text, blocks = r.out.Take(room)
	return text, blocks, count
}
