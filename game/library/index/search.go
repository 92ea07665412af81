package index

import (
	"cmp"
	"context"
	"math/bits"
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
	found    []int
	crowds   *crowdReader
}

// view searches some rows of a segment.
func (s *search) view(v view) error {
	hint := hintOf(s.want.key())
	group, rare, err := s.look(v, hint)
	if err != nil || group != nil {
		return s.group(v, group, err)
	}
	s.found = slices.AppendSeq(s.found[:0], rareRows(rare, hint))
	if shape := uint32(s.want.shape()); shape != 0 {
		if _, rare, err = s.look(v, shape); err != nil {
			return err
		}
		s.found = slices.AppendSeq(s.found, rareRows(rare, shape))
		slices.Sort(s.found)
		s.found = slices.Compact(s.found)
	}
	for _, in := range s.found {
		row, ok := v.row(in)
		if !ok || !s.wants(row) {
			continue
		}
		game, err := v.game(&s.game, in)
		if err != nil {
			return err
		}
		if r, ok := readRecord(game); ok {
			if code, ok := s.want.reached(r); ok {
				s.add(row, code)
			}
		}
	}
	return nil
}

// look reads the bucket of a hint. The group is that of the position.
func (s *search) look(v view, hint uint32) (group, rare []byte, err error) {
	bucket, err := v.read(&s.bucket, v.directoryAt(), v.bucketOf(hint))
	if err != nil {
		return nil, nil, err
	}
	group, rare, ok := find(bucket, s.want.key())
	if !ok {
		return nil, nil, ErrDamaged
	}
	return group, rare, nil
}

// group adds the games of a group that was read without an error.
func (s *search) group(v view, body []byte, err error) error {
	if err != nil {
		return err
	}
	if s.crowds == nil {
		s.crowds = &crowdReader{}
	}
	if !s.crowds.read(body) {
		return ErrDamaged
	}
	for i, word := range s.crowds.in {
		for ; word != 0; word &= word - 1 {
			in := 64*i + bits.TrailingZeros64(word)
			if row, ok := v.row(in); ok {
				s.add(row, s.crowds.code[in])
			}
		}
	}
	return nil
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
