package compress

import (
	"container/heap"
	"encoding/binary"
	"slices"
)

// longest is the length of the longest code: a symbol with one would have to come in data
// that is longer than any here.
const longest = 40

// spare is how many bytes follow the stream, so that a reader can look ahead.
const spare = 8

// A code gives each symbol a canonical Huffman code: shorter codes are smaller, and equal
// lengths are in the order of the symbols. A symbol that does not occur has length 0.
type code struct {
	lengths []byte
	codes   []uint64
}

func newCode(counts []int) *code {
	c := &code{lengths: lengths(counts), codes: make([]uint64, len(counts))}
	next, last := uint64(0), byte(0)
	for _, s := range ordered(c.lengths) {
		next <<= c.lengths[s] - last
		c.codes[s], last = next, c.lengths[s]
		next++
	}
	return c
}

// ordered returns the symbols with a code, in the order of their codes.
func ordered(lengths []byte) (all []int) {
	for s, n := range lengths {
		if n > 0 {
			all = append(all, s)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return int(lengths[a]) - int(lengths[b]) })
	return all
}

// A tree is a node of a Huffman tree: a symbol, or two trees.
type tree struct {
	count, symbol int
	parts         []*tree
}

// trees is a heap with the rarest on top.
type trees []*tree

func (t trees) Len() int { return len(t) }
func (t trees) Less(i, j int) bool {
	return t[i].count < t[j].count || t[i].count == t[j].count && t[i].symbol < t[j].symbol
}
func (t trees) Swap(i, j int) { t[i], t[j] = t[j], t[i] }
func (t *trees) Push(x any)   { *t = append(*t, x.(*tree)) }
func (t *trees) Pop() any {
	last := (*t)[len(*t)-1]
	*t = (*t)[:len(*t)-1]
	return last
}

// lengths returns the lengths of the codes.
func lengths(counts []int) []byte {
	all := make([]byte, len(counts))
	var forest trees
	for s, n := range counts {
		if n > 0 {
			forest = append(forest, &tree{count: n, symbol: s})
		}
	}
	heap.Init(&forest)
	for len(forest) > 1 {
		a, b := heap.Pop(&forest).(*tree), heap.Pop(&forest).(*tree)
		heap.Push(&forest, &tree{count: a.count + b.count, symbol: min(a.symbol, b.symbol), parts: []*tree{a, b}})
	}
	for _, root := range forest {
		root.measure(all, 0)
	}
	return all
}

func (t *tree) measure(all []byte, depth byte) {
	if t.parts == nil {
		all[t.symbol] = max(depth, 1) // the only symbol has a code as well
		return
	}
	for _, p := range t.parts {
		p.measure(all, depth+1)
	}
}

// A decoder finds the symbols of codes. The codes of a length, moved to the top of 64 bits,
// are from its first up to the first of the next greater length.
type decoder struct {
	shortest, longest int
	first             [longest + 1]uint64 // the least code of a length or a greater one
	base              [longest + 1]int    // the index of its symbol
	sorted            []uint16
}

// newDecoder returns the decoder of a code. ok is false if some bits are of no code, unless
// there is only one code or none.
func newDecoder(lengths []byte) (d *decoder, ok bool) {
	d = new(decoder)
	next := uint64(0)
	for i, s := range ordered(lengths) {
		n := int(lengths[s])
		if n > longest || next>>d.longest != 0 && i > 0 {
			return nil, false
		}
		next <<= n - d.longest
		for l := d.longest + 1; l <= n; l++ {
			d.first[l], d.base[l] = next<<(64-n), i
		}
		if i == 0 {
			d.shortest = n
		}
		d.sorted = append(d.sorted, uint16(s))
		d.longest = n
		next++
	}
	return d, next == 1<<d.longest || len(d.sorted) < 2
}

// next reads a symbol.
func (d *decoder) next(r *reader) uint16 {
	window, n := r.window(), d.shortest
	for n < d.longest && window >= d.first[n+1] {
		n++
	}
	r.at += uint(n)
	if i := d.base[n] + int((window-d.first[n])>>(64-n)); i < len(d.sorted) {
		return d.sorted[i]
	}
	return 0
}

// A writer writes bits, the highest first.
type writer struct {
	out  []byte
	bits int
}

func (w *writer) write(code uint64, length byte) {
	for ; length > 0; length-- {
		if w.bits%8 == 0 {
			w.out = append(w.out, 0)
		}
		w.out[w.bits/8] |= byte(code>>(length-1)&1) << (7 - w.bits%8)
		w.bits++
	}
}

// bytes returns what was written.
func (w *writer) bytes() []byte { return append(w.out, make([]byte, spare)...) }

// A reader reads bits.
type reader struct {
	data []byte
	at   uint
}

// window returns the next bits, at least 57 unless the data ends.
func (r *reader) window() uint64 {
	from := r.at / 8
	if from+spare > uint(len(r.data)) {
		return 0
	}
	return binary.BigEndian.Uint64(r.data[from:]) << (r.at % 8)
}
