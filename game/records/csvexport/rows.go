package csvexport

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/files/zstdframe"
	"passedpawn/game/records/pgn"
)

// rows are the rows of the table of positions, compressed. Most of a row is as in the row
// before: what has changed is noted beside the text.
type rows struct {
	out    zstdframe.Builder
	count  int
	row    row
	edits  bitboard.Edits
	before openings
}

// line writes the positions of a line of chess, each with the move played.
func (r *rows) line(number int, l *pgn.Line) {
	r.count += len(l.Moves) + 1
	p, letters := l.Start, bitboard.RightsOf(&l.Start)
	r.row.begin(number, &p)
	r.row.write(r.out.Row(), l.Moves)
	r.out.New(r.row.head.size)
	if at := r.before.find(l, 0, r.out.Len()); at > 0 {
		r.repeat(at)
	} else {
		r.out.New(r.row.size - r.row.head.size)
	}
	for i, m := range l.Moves {
		last, state := r.row.shape, l.States[i+1]
		r.row.placement.Play(m, &r.edits)
		kept := state.After(l.States[i])
		if p.Chess960() { // the letters depend on the board
			p.Make(m)
			now := bitboard.RightsOf(&p)
			kept, letters = kept && now == letters, now
		}
		r.row.next(i+1, state, letters, kept)
		r.row.write(r.out.Row(), l.Moves[i+1:])
		if at := r.before.find(l, i+1, r.out.Len()+r.row.head.size); at > 0 {
			r.out.Same(r.row.head.size, last.size)
			r.repeat(at)
		} else {
			r.changes(last, kept)
		}
	}
}

// repeat adds a row after its head. What is before the move is also at an offset.
func (r *rows) repeat(at int) {
	r.out.Same(r.row.size-r.row.head.size-r.row.move.size, r.out.Len()-at)
	r.out.New(r.row.move.size)
}

// changes adds a row as what has changed since the row before. kept says that the fields after
// the pieces are as there, but for the side to move.
func (r *rows) changes(last shape, kept bool) {
	var parts [4]zstdframe.Part
	at, distance, n := r.edit(&parts[0], &r.edits.Upper, 0, last.size), last.size+r.edits.Upper.Growth(), 1
	if r.edits.Two {
		at, distance, n = r.edit(&parts[1], &r.edits.Lower, at, distance), distance+r.edits.Lower.Growth(), 2
	}
	rest := r.row.size - r.row.fields
	if kept {
		same := r.row.state.size - 1 + r.row.digits
		parts[n] = newPart(last.fields-at, distance, 1)
		parts[n+1] = newPart(same, distance, rest-1-same)
		n += 2
	} else {
		parts[n] = newPart(last.fields-at, distance, rest)
		n++
	}
	r.out.Parts(parts[:n])
}

func newPart(same, distance, fresh int) zstdframe.Part {
	return zstdframe.Part{Same: uint32(same), Distance: uint32(distance), New: uint32(fresh)}
}

// edit makes a part of what is between an offset in the row before and an edit, and of the edit.
// It returns what follows in the row before.
func (r *rows) edit(part *zstdframe.Part, e *bitboard.Edit, at, distance int) (next int) {
	from := r.row.head.size + e.At
	*part = newPart(from-at, distance, e.New)
	return from + e.Old
}

// take returns the rows and how many they are, and begins again, in the memory of rows that are
// not used any more.
func (r *rows) take(used zstdframe.Blocks) (made zstdframe.Blocks, count int) {
	count, r.count = r.count, 0
	clear(r.before[:])
	return r.out.Take(used), count
}
