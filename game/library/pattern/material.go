package pattern

import (
	"math/bits"
	"strconv"
	"strings"
)

// A Material is a condition on how many pieces each side has.
type Material struct {
	text  string // as it was written
	count [2][6]between
	// surplus is how many more pieces of a kind White has than Black, for the kinds
	// whose differs is set.
	surplus [5]int
	differs [5]bool
	minor   bool // the surplus of knights and bishops together is the one of knights
	uneven  bool // the condition is about the surplus, not about counts
}

// A between is a range of numbers, both included.
type between struct{ least, most int }

// String returns the material as it is written.
func (m Material) String() string { return m.text }

// parseMaterial reads material in lower case: "krpvkr" for exactly these pieces, "kp*vkr"
// with counts after the letters (p*, p+, p?, p3, p2-4), or "q=rr" for what each side has
// more than the other.
func parseMaterial(text string) (Material, bool) {
	if left, right, ok := strings.Cut(text, "="); ok {
		return parseSurplus(text, left, right)
	}
	left, right, ok := strings.Cut(text, "v")
	m := Material{text: text}
	for i, side := range []string{left, right} {
		var good bool
		m.count[i], good = parseCounts(side)
		ok = ok && good
	}
	return m, ok
}

// parseCounts reads how many pieces a side has. The king may be left out.
func parseCounts(text string) (counts [6]between, ok bool) {
	for text != "" {
		k := strings.IndexByte(kinds, text[0])
		if k < 0 {
			return counts, false
		}
		var n between
		if n, text, ok = parseCount(text[1:]); !ok {
			return counts, false
		}
		counts[k].least += n.least
		counts[k].most = min(counts[k].most+n.most, many)
	}
	king := len(kinds) - 1
	counts[king].least, counts[king].most = 1, 1
	return counts, true
}

// many is more than any side has.
const many = 64

// parseCount reads the count behind a letter, 1 if there is none.
func parseCount(text string) (n between, rest string, ok bool) {
	if text == "" {
		return between{1, 1}, "", true
	}
	switch text[0] {
	case '*':
		return between{0, many}, text[1:], true
	case '+':
		return between{1, many}, text[1:], true
	case '?':
		return between{0, 1}, text[1:], true
	}
	least, rest, ok := number(text)
	if !ok {
		return between{1, 1}, text, true
	}
	n = between{least, least}
	if after, found := strings.CutPrefix(rest, "-"); found {
		if n.most, rest, ok = number(after); !ok {
			return n, rest, false
		}
	}
	return n, rest, n.least <= n.most
}

// number reads a number of at most two digits at the beginning of a text.
func number(text string) (n int, rest string, ok bool) {
	end := 0
	for end < len(text) && end < 2 && text[end] >= '0' && text[end] <= '9' {
		end++
	}
	n, err := strconv.Atoi(text[:end])
	return n, text[end:], err == nil
}

// parseSurplus reads what each side has more than the other. Without any knight or bishop
// the two count as one kind; pawns count only if they are named.
func parseSurplus(text, left, right string) (Material, bool) {
	m := Material{text: text, uneven: true, minor: !strings.ContainsAny(left+right, "nb")}
	for i, side := range []string{left, right} {
		for _, letter := range []byte(side) {
			k := strings.IndexByte(kinds[:5], letter)
			if k < 0 {
				return m, false
			}
			m.surplus[k] += 1 - 2*i
		}
	}
	for k := range m.differs {
		m.differs[k] = k > 0 || strings.Contains(left+right, "p")
	}
	return m, left+right != ""
}

// turned returns the material with the colours changed.
func (m Material) turned() Material {
	m.count[0], m.count[1] = m.count[1], m.count[0]
	for k := range m.surplus {
		m.surplus[k] = -m.surplus[k]
	}
	return m
}

// of reports whether a board has the material.
func (m *Material) of(b *Board) bool {
	if m.uneven {
		return m.surplusOf(b)
	}
	for side := range m.count {
		for k, n := range m.count[side] {
			if has := bits.OnesCount64(b.set[1+k+6*side]); has < n.least || has > n.most {
				return false
			}
		}
	}
	return true
}

func (m *Material) surplusOf(b *Board) bool {
	var more [5]int
	for k := range more {
		more[k] = bits.OnesCount64(b.set[1+k]) - bits.OnesCount64(b.set[7+k])
	}
	if m.minor {
		more[1], more[2] = more[1]+more[2], 0
	}
	for k := range more {
		if m.differs[k] && more[k] != m.surplus[k] {
			return false
		}
	}
	return true
}

// least returns the least number of pawns and of all pieces of a side.
func (m *Material) least(side int) (pawns, all int) {
	if m == nil || m.uneven {
		return 0, 0
	}
	for _, n := range m.count[side] {
		all += n.least
	}
	return m.count[side][0].least, all
}

// most returns the most pieces of each side.
func (m *Material) most() (all [2]Men) {
	if m == nil || m.uneven {
		return [2]Men{{many, many}, {many, many}}
	}
	for side := range all {
		all[side].Pawns = m.count[side][0].most
		for _, n := range m.count[side][1:] {
			all[side].Others += n.most
		}
	}
	return all
}
