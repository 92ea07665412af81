package index

import (
	"cmp"
	"context"
	"encoding/binary"
	"io"
	"slices"

	"passedpawn/game/bitboard"
	"passedpawn/game/pgn"
)

// A Find is the games in which a position came up, and what was played there.
type Find struct {
	Rows []int32
	Next []Next // the most played first
}

// A Next is a move that was played in a position, and how those games ended.
type Next struct {
	Move  bitboard.Move
	Games int
	Wins  [2]int // of White and of Black
	Draws int
}

// Search finds a position in the games of a table, however it was reached.
func (p *Positions) Search(ctx context.Context, pos *bitboard.Position, t *Table) (Find, error) {
	s := search{want: pos, print: print(pos.Key()), table: t, next: map[bitboard.Move]*Next{}}
	s.usual, _, _ = pgn.Mainline(pgn.Item{}, nil)
	buf := make([]byte, 1<<20)
	held := 0
	for at := int64(0); at < p.size; {
		if err := ctx.Err(); err != nil {
			return Find{}, err
		}
		n, err := p.in.ReadAt(buf[held:min(int64(len(buf)), p.size-at+int64(held))], at)
		if err != nil && err != io.EOF {
			return Find{}, err
		}
		if n == 0 {
			break
		}
		at += int64(n)
		held += n
		used := s.records(buf[:held])
		held = copy(buf, buf[used:held])
	}
	return s.find(), nil
}

type search struct {
	want  *bitboard.Position
	usual bitboard.Position
	print uint16
	table *Table
	rows  []int32
	next  map[bitboard.Move]*Next
}

// records looks through the whole records in b and tells their length.
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
			if uint16(keys[i])|uint16(keys[i+1])<<8 == s.print && s.reached(r[header:header+fen], r[size-2*plies:size], i/2) {
				s.add(int32(binary.LittleEndian.Uint32(r)), r[size-2*plies:size], i/2)
				break
			}
		}
		used += size
	}
}

// reached plays a game up to a ply and compares.
func (s *search) reached(fen, moves []byte, ply int) bool {
	p := s.usual
	if len(fen) > 0 {
		var err error
		if p, err = bitboard.Parse(string(fen)); err != nil {
			return false
		}
	}
	for i := range ply {
		p.Make(bitboard.Move(binary.LittleEndian.Uint16(moves[2*i:])))
	}
	return p.Key() == s.want.Key()
}

func (s *search) add(row int32, moves []byte, ply int) {
	if int(row) >= s.table.Len() {
		return
	}
	s.rows = append(s.rows, row)
	if 2*ply >= len(moves) {
		return
	}
	m := bitboard.Move(binary.LittleEndian.Uint16(moves[2*ply:]))
	n := s.next[m]
	if n == nil {
		n = &Next{Move: m}
		s.next[m] = n
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
	for _, n := range s.next {
		f.Next = append(f.Next, *n)
	}
	slices.SortFunc(f.Next, func(a, b Next) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Move, b.Move))
	})
	return f
}
