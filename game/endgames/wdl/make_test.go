//go:build tools

// Run by hand, which takes ten minutes on a free computer:
//
//	go test -tags tools ./game/endgames/wdl -run TestMake -v -timeout 3h

package wdl

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"math/bits"
	"os"
	"runtime"
	"slices"
	"sync"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/compress"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/retro"
)

// A mask is the values that a cell may have: bit 0 for lost, 1 for drawn and 2 for won.
type mask byte

const anything mask = 7

// TestMake makes the file.
func TestMake(t *testing.T) {
	known := retro.Known{}
	var out []byte
	for _, e := range ending.All() {
		values, err := retro.Solve(t.Context(), e, known)
		if err != nil {
			t.Fatal(err)
		}
		known[e] = values
		first := len(out)
		out = append(out, longest(e, values))
		for turn := range sidesOf(e) {
			o, data := smallest(e, masks(known, e, bitboard.Side(turn)))
			out = append(out, byte(o))
			out = binary.LittleEndian.AppendUint32(out, uint32(len(data)))
			out = append(out, data...)
		}
		t.Logf("%s: %d bytes", e.Name, len(out)-first)
	}
	var file bytes.Buffer
	w, err := gzip.NewWriterLevel(&file, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(out); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("../../../assets/endgames.gz", file.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// longest returns the plies of the longest win.
func longest(e *ending.Ending, values *retro.Values) (plies byte) {
	for _, all := range values[:sidesOf(e)] {
		for _, v := range all {
			if v := ending.Value(v); v != ending.NoValue {
				plies = max(plies, byte(v.Plies()))
			}
		}
	}
	return plies
}

// masks returns which values the cells may have, by the number of the position.
func masks(known retro.Known, e *ending.Ending, turn bitboard.Side) []mask {
	all := make([]mask, e.Regular())
	for index := range all {
		at := e.Squares(index)
		v := ending.Value(known[e][turn][index])
		if v == ending.NoValue || !e.Ordered(at) {
			all[index] = anything
			continue
		}
		r := result(v)
		if all[index] = 1 << (r + 1); newLeaving(known, e, turn, at).best() == r {
			all[index] = 1<<(r+2) - 1 // nothing more than is true
		}
	}
	return all
}

func result(v ending.Value) Result {
	switch {
	case v.Won():
		return Won
	case v.Lost():
		return Lost
	}
	return Drawn
}

// leaving finds what the captures and promotions of a side lead to.
type leaving struct {
	known    retro.Known
	men      []ending.Man
	turn     bitboard.Side
	at       ending.Squares
	occupied bitboard.Bitboard
	own      bitboard.Bitboard
	found    Result
}

func newLeaving(known retro.Known, e *ending.Ending, turn bitboard.Side, at ending.Squares) *leaving {
	men := append([]ending.Man{{Side: ending.White, Kind: bitboard.King}, {Side: ending.Black, Kind: bitboard.King}}, e.Men...)
	l := &leaving{known: known, men: men, turn: turn, at: at, found: none}
	for i, m := range men {
		l.occupied |= at[i].Bit()
		if m.Side == turn {
			l.own |= at[i].Bit()
		}
	}
	return l
}

// best returns the best result of the captures and promotions, none if there is no such move.
func (l *leaving) best() Result {
	for i, m := range l.men {
		if m.Side != l.turn {
			continue
		}
		from, enemies := l.at[i], l.occupied&^l.own
		to := bitboard.Attacks(m.Kind, from, l.occupied) & enemies
		if m.Kind == bitboard.Pawn {
			to = bitboard.PawnAttacks(l.turn, from) & enemies
			if one := from + ending.Up(l.turn); (one < 8 || one >= 56) && !l.occupied.Has(one) {
				to |= one.Bit()
			}
		}
		for to != 0 {
			l.move(i, to.Pop())
		}
	}
	return l.found
}

// move notes what a move leads to, if it is legal.
func (l *leaving) move(i int, to bitboard.Square) {
	at, gone := l.at, -1
	for j := range l.men {
		if l.at[j] == to {
			gone = j
		}
	}
	at[i] = to
	occupied := l.occupied&^l.at[i].Bit() | to.Bit()
	for j, m := range l.men {
		if m.Side == l.turn || j == gone {
			continue
		}
		attacks := bitboard.Attacks(m.Kind, at[j], occupied)
		if m.Kind == bitboard.Pawn {
			attacks = bitboard.PawnAttacks(m.Side, at[j])
		}
		if attacks.Has(at[l.turn]) {
			return
		}
	}
	p := ending.Position{Turn: l.turn ^ 1, Kings: [2]bitboard.Square{at[0], at[1]}}
	moved := -1
	for j := 2; j < len(l.men); j++ {
		if j == gone {
			continue
		}
		if j == i {
			moved = p.Count
		}
		p.Men[p.Count], p.At[p.Count] = l.men[j], at[j]
		p.Count++
	}
	if moved < 0 || p.Men[moved].Kind != bitboard.Pawn || to >= 8 && to < 56 {
		l.found = max(l.found, -result(l.known.At(p)))
		return
	}
	for k := bitboard.Knight; k <= bitboard.Queen; k++ {
		p.Men[moved].Kind = k
		l.found = max(l.found, -result(l.known.At(p)))
	}
}

// tried are the orders that were the smallest for some side when all were tried.
var tried = [][2 + ending.Most]int{{1, 3, 2, 0}, {2, 3, 1, 0}, {3, 2, 1, 0}, {3, 1, 0, 2}, {1, 3, 0, 2}, {2, 1, 0, 3}, {1, 0, 3, 2}}

// smallest returns the order in which the values need the least space.
func smallest(e *ending.Ending, masks []mask) (best order, packed []byte) {
	together := anything
	for _, m := range masks {
		together &= m
	}
	var mutex sync.Mutex
	var workers sync.WaitGroup
	running := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, men := range tried {
		o := slices.Index(orders, men)
		if together != 0 && packed != nil {
			break // all values are equal
		}
		workers.Go(func() {
			running <- struct{}{}
			defer func() { <-running }()
			cells := bytes.Repeat([]byte{byte(anything)}, cells(e))
			for index, m := range masks {
				cells[cell(e, order(o), e.Squares(index))] = byte(m)
			}
			data := compress.Pack(filled(cells, together), block)
			mutex.Lock()
			defer mutex.Unlock()
			if packed == nil || len(data) < len(packed) || len(data) == len(packed) && order(o) < best {
				best, packed = order(o), data
			}
		})
	}
	workers.Wait()
	return best, packed
}

// filled chooses values: that of the cell before wherever possible, otherwise that of the next
// cell that has no choice.
func filled(masks []byte, together mask) []byte {
	if together == 0 {
		together = anything
	}
	next := make([]byte, len(masks)) // the value of the next cell without a choice
	value := byte(bits.Len8(byte(together))) - 1
	for i := len(masks) - 1; i >= 0; i-- {
		if bits.OnesCount8(masks[i]) == 1 {
			value = byte(bits.Len8(masks[i])) - 1
		}
		next[i] = value
	}
	last := next[0]
	for i, m := range masks {
		switch {
		case m>>last&1 != 0:
		case m>>next[i]&1 != 0:
			last = next[i]
		default:
			last = byte(bits.Len8(m)) - 1
		}
		next[i] = last
	}
	return next
}
