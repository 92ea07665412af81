package index

import (
	"cmp"
	"context"
	"encoding/binary"
	"maps"
	"slices"

	"passedpawn/game/rules"
)

// A Find is the games in which a position occurred, and the moves played in it.
type Find struct {
	Rows []int32
	Next []Next // the most common first
}

// A Next is a move that was played in a position, and the results of those games.
type Next struct {
	Move  rules.Move
	Games int
	Wins  [2]int // of White and of Black
	Draws int
}

// Search finds a position in the games of a table, by any order of moves.
func (p *Positions) Search(ctx context.Context, at Place, t *Table) (Find, error) {
	want, err := at.target()
	if err != nil {
		return Find{}, err
	}
	s := search{want: want, print: print(want.key()), table: t, next: map[uint16]*Next{}}
	buf := make([]byte, longest+block)
	held := 0
	for n := range blocks(p.sums.size) {
		if err := ctx.Err(); err != nil {
			return Find{}, err
		}
		size, err := p.read(n, buf[held:])
		if err != nil {
			return Find{}, err
		}
		held += size
		used := s.records(buf[:held])
		held = copy(buf, buf[used:held])
	}
	return s.find(), nil
}

// longest is an upper limit for the size of a record, in bytes.
const longest = header + 5<<16

type search struct {
	want  target
	print uint16
	table *Table
	rows  []int32
	next  map[uint16]*Next // by the code of the move
}

// records searches the complete records in b and returns their total length.
func (s *search) records(b []byte) (used int) {
	for {
		r := b[used:]
		if len(r) < header {
			return used
		}
		plies, fen := int(binary.LittleEndian.Uint16(r[4:])), int(binary.LittleEndian.Uint16(r[6:]))
		size := header + fen + 2*(plies+1) + 2*plies
		if len(r) < size {
			return used
		}
		keys := r[header+fen : header+fen+2*(plies+1)]
		for i := 0; i+1 < len(keys); i += 2 {
			if uint16(keys[i])|uint16(keys[i+1])<<8 == s.print && s.want.reached(r[header:header+fen], r[size-2*plies:size], i/2) {
				s.add(binary.LittleEndian.Uint32(r), r[size-2*plies:size], i/2)
				break
			}
		}
		used += size
	}
}

func (s *search) add(row uint32, moves []byte, ply int) {
	if int64(row) >= int64(s.table.Len()) {
		return
	}
	s.rows = append(s.rows, int32(row))
	if 2*ply >= len(moves) {
		return
	}
	code := binary.LittleEndian.Uint16(moves[2*ply:])
	n := s.next[code]
	if n == nil {
		n = &Next{}
		s.next[code] = n
	}
	n.Games++
	switch results[s.table.result[row]] {
	case "1-0":
		n.Wins[0]++
	case "0-1":
		n.Wins[1]++
	case "1/2-1/2":
		n.Draws++
	}
}

func (s *search) find() Find {
	f := Find{Rows: s.rows}
	for _, code := range slices.Sorted(maps.Keys(s.next)) {
		n := *s.next[code]
		if n.Move = s.want.move(code); n.Move != (rules.Move{}) {
			f.Next = append(f.Next, n)
		}
	}
	slices.SortStableFunc(f.Next, func(a, b Next) int { return cmp.Compare(b.Games, a.Games) })
	return f
}
