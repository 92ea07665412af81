package index

import (
	"cmp"
	"context"
	"encoding/binary"
	"slices"

	"passedpawn/game/rules"
)

// A Find is the games in which a position occurred, and the moves played in it.
type Find struct {
	Rows  []int32
	Since int    // the first of the last two years with games among those that were searched
	All   Next   // all these games, also those that end in the position; it has no Move
	Next  []Next // the most common first
}

// Search finds a position in the games of a table, by any order of moves. It searches the
// games in rows only, nil for all; the games it finds are in the order of the table.
func (p *Positions) Search(ctx context.Context, at Place, t *Table, rows []int32) (Find, error) {
	want, err := at.target()
	if err != nil {
		return Find{}, err
	}
	s := search{want: want, table: t, included: t.set(rows), turn: at.Position.Turn(), slots: make([]uint16, 1<<16)}
	s.since = since(t, s.included)
	for _, v := range p.views {
		if err := ctx.Err(); err != nil {
			return Find{}, err
		}
		if err := s.view(v); err != nil {
			return Find{}, err
		}
	}
	return s.find(), nil
}

type search struct {
	want     target
	table    *Table
	included []bool // the games to be searched, nil for all
	turn     rules.Side
	since    int // the first of the last years
	rows     []int32
	next     []Next
	slots    []uint16 // by the code of a move, or lastCode: its index in next, from 1, and 0 for none
	codes    []uint16 // the codes of next
	bucket   []byte   // buffers
	game     []byte
}

// view searches some rows of a segment.
func (s *search) view(v view) (err error) {
	key := s.want.key()
	bucket, err := v.read(&s.bucket, v.directoryAt(), v.bucketOf(key))
	if err != nil {
		return err
	}
	group, rare, ok := find(bucket, key)
	if !ok {
		return ErrDamaged
	}
	s.rows = slices.Grow(s.rows, len(group)/entrySize)
	for ; len(group) > 0; group = group[entrySize:] {
		row, code := binary.LittleEndian.Uint16(group), binary.LittleEndian.Uint16(group[2:])
		if row, ok := v.row(int(row)); ok {
			s.add(row, code)
		}
	}
	for in := range rareRows(rare, key) {
		row, ok := v.row(in)
		if !ok || !s.wants(row) {
			continue
		}
		game, err := v.read(&s.game, v.placesAt(), int64(in))
		if err != nil {
			return err
		}
		if code, ok := s.reached(game); ok {
			s.add(row, code)
		}
	}
	return nil
}

// reached plays a game until it reaches the position, and returns the code of the next
// move.
func (s *search) reached(game []byte) (code uint16, ok bool) {
	start, _, moves, ok := record(game)
	if !ok {
		return 0, false
	}
	ply, ok := s.want.reached(start, moves)
	if code = lastCode; 2*ply+1 < len(moves) {
		code = binary.LittleEndian.Uint16(moves[2*ply:])
	}
	return code, ok
}

// wants reports whether a row is searched.
func (s *search) wants(row int) bool {
	return row < s.table.Len() && (s.included == nil || s.included[row])
}

// add adds a game in which the position occurred, and the move that was played.
func (s *search) add(row int, code uint16) {
	if !s.wants(row) {
		return
	}
	s.rows = append(s.rows, int32(row))
	if s.slots[code] == 0 {
		s.next, s.codes = append(s.next, Next{}), append(s.codes, code)
		s.slots[code] = uint16(len(s.next))
	}
	s.next[s.slots[code]-1].add(s.table, row, s.turn, s.since)
}

func (s *search) find() Find {
	f := Find{Rows: s.rows, Since: s.since}
	for _, code := range slices.Sorted(slices.Values(s.codes)) {
		n := s.next[s.slots[code]-1]
		f.All.join(n)
		if code == lastCode {
			continue
		}
		n.Move = s.want.move(code)
		same := slices.IndexFunc(f.Next, func(other Next) bool { return other.Move == n.Move })
		switch {
		case n.Move == (rules.Move{}):
		case same >= 0: // castling has two codes
			f.Next[same].join(n)
		default:
			f.Next = append(f.Next, n)
		}
	}
	slices.SortStableFunc(f.Next, func(a, b Next) int { return cmp.Compare(b.Games, a.Games) })
	return f
}
