package syzygy

import "encoding/binary"

// A head reads the header of a file.
type head struct {
	data         []byte
	at           int
	dtz          bool
	sides, files int
	others       bool // both sides have pawns
}

// next returns some bytes.
func (h *head) next(n int) ([]byte, error) {
	if n > len(h.data)-h.at {
		return nil, ErrDamaged
	}
	h.at += n
	return h.data[h.at-n : h.at], nil
}

func (h *head) even() { h.at += h.at & 1 }

// indexes reads which men are numbered in which order.
func (h *head) indexes(o *opened, named material) error {
	for file := range h.files {
		orders := make([]byte, 2)
		n := 1
		if h.others {
			n = 2
		}
		b, err := h.next(n + o.men)
		if err != nil {
			return err
		}
		copy(orders, b[:n])
		for side := range h.sides {
			shift := 4 * side
			men := make([]man, o.men)
			var m material
			for i, code := range b[n:] {
				one, ok := parseMan(code >> shift & 0xf)
				if !ok {
					return ErrDamaged
				}
				men[i] = one
				m[one.side][one.kind]++
			}
			if file == 0 && side == 0 {
				o.first = m
			}
			if m != o.first || m.first() != named.first() {
				return ErrDamaged
			}
			x, err := newIndex(m, men, int(orders[0]>>shift&0xf), int(orders[1]>>shift&0xf), file)
			if err != nil {
				return err
			}
			o.parts[file][side] = &part{index: x}
		}
	}
	o.same = o.first == o.first.exchanged()
	if h.sides == 1 && !o.same && !h.dtz {
		return ErrDamaged
	}
	h.even()
	return nil
}

// arrays reads the headers of the arrays, and the lists of values.
func (h *head) arrays(o *opened) error {
	for file := range h.files {
		for side := range h.sides {
			p := o.parts[file][side]
			array, used, err := parsePairs(h.data[min(h.at, len(h.data)):], p.index.size, h.dtz)
			if err != nil {
				return err
			}
			p.flags = h.data[h.at]
			p.pairs, array.file = array, o.file
			h.at += used
		}
	}
	for file := range h.files {
		if p := o.parts[file][0]; h.dtz && p.flags&mapped != 0 {
			if err := h.lists(p); err != nil {
				return err
			}
		}
	}
	h.even()
	return nil
}

// lists reads what the values of an array stand for.
func (h *head) lists(p *part) error {
	width := 1
	if p.flags&wideMap != 0 {
		width = 2
		h.even()
	}
	number := func(b []byte) int {
		if width == 1 {
			return int(b[0])
		}
		return int(binary.LittleEndian.Uint16(b))
	}
	for i := range p.lists {
		b, err := h.next(width)
		if err != nil {
			return err
		}
		if b, err = h.next(width * number(b)); err != nil {
			return err
		}
		p.lists[i] = make([]int, len(b)/width)
		for k := range p.lists[i] {
			p.lists[i][k] = number(b[width*k:])
		}
	}
	return nil
}

// place finds where the arrays are, and returns where they end.
func (h *head) place(o *opened) int64 {
	at := int64(h.at)
	each := func(do func(*pairs)) {
		for file := range h.files {
			for side := range h.sides {
				if p := o.parts[file][side].pairs; !p.single {
					do(p)
				}
			}
		}
	}
	each(func(p *pairs) {
		p.index = at
		at += 6 * int64(p.spans())
	})
	each(func(p *pairs) {
		p.table = at
		at += 2 * int64(p.sizes)
	})
	const line = 64
	aligned := func() { at = (at + line - 1) / line * line }
	each(func(p *pairs) {
		aligned()
		p.data = at
		at += int64(p.blocks) << p.block
	})
	aligned()
	return at
}
