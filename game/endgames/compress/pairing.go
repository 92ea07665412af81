package compress

import (
	"cmp"
	"slices"
)

// A symbol stands for a byte or for two other symbols.
type symbol struct{ left, right uint16 }

// literal is the right part of a symbol that stands for the byte on the left.
const literal = 0xffff

// rare is how often a pair must come to be worth a symbol.
const rare = 12

// A pairing is values whose frequent pairs are being replaced.
type pairing struct {
	size    int
	symbols []symbol
	blocks  [][]uint16
}

// newPairing gives each byte that occurs a symbol.
func newPairing(values []byte, block int) *pairing {
	p := &pairing{size: len(values)}
	var number [256]uint16
	var occurs [256]bool
	for _, v := range values {
		occurs[v] = true
	}
	for v, there := range occurs {
		if there {
			number[v] = uint16(len(p.symbols))
			p.symbols = append(p.symbols, symbol{uint16(v), literal})
		}
	}
	if len(values) == 0 {
		p.symbols = append(p.symbols, symbol{0, literal})
	}
	all := make([]uint16, len(values))
	for i, v := range values {
		all[i] = number[v]
	}
	p.blocks = slices.Collect(slices.Chunk(all, block))
	return p
}

// A pair is two symbols that follow each other, and how often.
type pair struct {
	symbol
	count uint32
}

// replace replaces pairs until no pair is worth a symbol or no symbol is left.
func (p *pairing) replace() {
	var counts []uint32
	for len(p.symbols) < mostSymbols {
		n := len(p.symbols)
		if cap(counts) < n*n {
			counts = make([]uint32, n*n, min(4*n*n, mostSymbols*mostSymbols))
		}
		counts = counts[:n*n]
		clear(counts)
		p.count(counts, n)
		chosen := choose(counts, n)
		if len(chosen) == 0 {
			return
		}
		clear(counts) // which pair has which new symbol
		for _, c := range chosen {
			counts[int(c.left)*n+int(c.right)] = uint32(len(p.symbols))
			p.symbols = append(p.symbols, c.symbol)
		}
		for i, b := range p.blocks {
			p.blocks[i] = join(b, counts, n)
		}
	}
}

// count counts the pairs. Of three equal symbols in a row, two make a pair.
func (p *pairing) count(counts []uint32, n int) {
	for _, b := range p.blocks {
		for i := 1; i < len(b); i++ {
			counts[int(b[i-1])*n+int(b[i])]++
			if i+1 < len(b) && b[i-1] == b[i] && b[i] == b[i+1] {
				i++
			}
		}
	}
}

// choose returns the most frequent pairs that can be replaced together: none begins with
// the end of another.
func choose(counts []uint32, n int) (chosen []pair) {
	most := slices.Max(counts)
	least := max(most/3, rare)
	var all []pair
	for i, c := range counts {
		if c >= least {
			all = append(all, pair{symbol{uint16(i / n), uint16(i % n)}, c})
		}
	}
	slices.SortFunc(all, func(a, b pair) int {
		return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(a.left, b.left), cmp.Compare(a.right, b.right))
	})
	begins, ends := make([]bool, n), make([]bool, n)
	for _, c := range all {
		if len(chosen) == min(mostSymbols-n, n/8+1) {
			break
		}
		if !ends[c.left] && !begins[c.right] && (c.left != c.right || !begins[c.left] && !ends[c.left]) {
			begins[c.left], ends[c.right] = true, true
			chosen = append(chosen, c)
		}
	}
	return chosen
}

// join replaces the pairs that have a new symbol.
func join(b []uint16, made []uint32, n int) []uint16 {
	to := 0
	for i := 0; i < len(b); i++ {
		s := b[i]
		if i+1 < len(b) {
			if m := made[int(s)*n+int(b[i+1])]; m != 0 {
				s = uint16(m)
				i++
			}
		}
		b[to] = s
		to++
	}
	return b[:to]
}

// counts returns how often each symbol is left.
func (p *pairing) counts() []int {
	all := make([]int, len(p.symbols))
	for _, b := range p.blocks {
		for _, s := range b {
			all[s]++
		}
	}
	return all
}
