//go:build tools

package assets

import (
	"encoding/binary"
	"slices"

	hinting "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// trueType returns a font with TrueType outlines, which a PDF needs, in place of those of
// PostScript, which fonts of Japanese have (OpenType 1.9, chapters glyf, cmap and the others
// by their names). It keeps the characters that are at most 0xFFFF.
func trueType(from *sfnt.Font) ([]byte, error) {
	f := maker{from: from, em: int(from.UnitsPerEm())}
	var signs []rune
	for r := range rune(0xFFFF) {
		if glyph, err := from.GlyphIndex(&f.buffer, r); err == nil && glyph != 0 {
			signs = append(signs, r)
		}
	}
	f.add(nil, f.em) // what is missing
	for _, r := range signs {
		if err := f.sign(r); err != nil {
			return nil, err
		}
	}
	f.index = append(f.index, uint32(len(f.outlines)))
	m, err := from.Metrics(&f.buffer, fixed.I(f.em), hinting.HintingNone)
	if err != nil {
		return nil, err
	}
	up, down, em := int16(m.Ascent.Round()), int16(-m.Descent.Round()), int16(f.em)
	glyphs := uint16(len(f.widths))
	index := bytesOf(f.index)
	var widths []int16
	for i, w := range f.widths {
		widths = append(widths, w, f.boxes[i][0])
	}
	return tables(map[string][]byte{
		"head": bytesOf([]uint32{0x10000, 0x10000, 0, 0x5F0F3CF5}, []uint16{0, uint16(em)}, make([]uint32, 4), []int16{0, down, em, up, 0, 8, 2, 1, 0}),
		"hhea": bytesOf([]uint32{0x10000}, []int16{up, down, 0, em, 0, 0, em, 1, 0, 0, 0, 0, 0, 0, 0}, []uint16{glyphs}),
		"maxp": bytesOf([]uint32{0x10000}, []uint16{glyphs, f.points, f.contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0}),
		"hmtx": bytesOf(widths),
		"cmap": characters(signs),
		"name": bytesOf([]uint16{0, 1, 18, 1, 0, 0, 6, uint16(len(fontName)), 0}, []byte(fontName)),
		"OS/2": bytesOf([]uint16{1, uint16(em), 400, 5}, make([]byte, 60), []int16{up, down, 0, up, -down}, make([]byte, 8)),
		"post": bytesOf([]uint32{0x30000, 0, 0, 0, 0, 0, 0, 0}),
		"loca": index,
		"glyf": f.outlines,
		"cvt ": {0, 0, 0, 0}, "fpgm": {0x2D, 0, 0, 0}, "prep": {0, 0, 0, 0},
	}), nil
}

const fontName = "PassedPawnSigns"

// characters returns a cmap table that maps signs in order to the glyphs from 1 on. Each
// row of consecutive signs is a segment.
func characters(signs []rune) []byte {
	var ends, starts, deltas []uint16
	for i, r := range signs {
		if i == 0 || signs[i-1] != r-1 {
			starts, ends, deltas = append(starts, uint16(r)), append(ends, 0), append(deltas, uint16(i+1)-uint16(r))
		}
		ends[len(ends)-1] = uint16(r)
	}
	ends, starts, deltas = append(ends, 0xFFFF), append(starts, 0xFFFF), append(deltas, 1)
	n := uint16(len(ends))
	power, log := uint16(1), uint16(0)
	for power*2 <= n {
		power, log = power*2, log+1
	}
	return bytesOf([]uint16{0, 1, 3, 1, 0, 12, 4, 16 + 8*n, 0, 2 * n, 2 * power, log, 2 * (n - power)}, ends, []uint16{0}, starts, deltas, make([]uint16, n))
}

// tables puts tables into a file.
func tables(all map[string][]byte) []byte {
	var names []string
	for name := range all {
		names = append(names, name)
	}
	slices.Sort(names)
	n := uint16(len(names))
	out := bytesOf([]uint32{0x10000}, []uint16{n, 128, 3, 16*n - 128})
	at := len(out) + 16*len(names)
	var content []byte
	for _, name := range names {
		data := all[name]
		length := len(data)
		for len(data)%4 > 0 {
			data = append(data, 0)
		}
		sum := uint32(0)
		for i := 0; i < len(data); i += 4 {
			sum += binary.BigEndian.Uint32(data[i:])
		}
		out = append(append(out, name...), bytesOf([]uint32{sum, uint32(at + len(content)), uint32(length)})...)
		content = append(content, data...)
	}
	return append(out, content...)
}

// bytesOf returns numbers as bytes, the highest first.
func bytesOf(numbers ...any) (out []byte) {
	for _, n := range numbers {
		out, _ = binary.Append(out, binary.BigEndian, n) // slices of fixed size cannot fail
	}
	return out
}
