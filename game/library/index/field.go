package index

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/library/pattern"
	"passedpawn/game/rules"
)

// A field is a part of a game that a term of a query may name.
type field struct {
	name, other string   // other is a second name
	columns     []Column // whose texts are searched, if the value is no number
	// read returns the range of a number as it is written: 201 as a year is the whole
	// decade.
	read func(text string) (least, most uint32, ok bool)
	// ends returns the numbers in a game that have to be in the range, 0 if one of them
	// is not known.
	ends func(t *Table, row int32) (least, most uint32)
	// positions reads what positions of a game are searched for.
	positions func(text string) (pattern.Pattern, bool)
}

// Comments is the name of the field for the text of comments.
const Comments = "comment"

// fields lists the fields of a query.
func fields() []field {
	return []field{
		{name: "white", columns: []Column{White}},
		{name: "black", columns: []Column{Black}},
		{name: "player", columns: []Column{White, Black}},
		{name: "event", columns: []Column{Event}},
		{name: "site", columns: []Column{Site}},
		{name: "opening", columns: []Column{Opening}},
		{name: "annotator", columns: []Column{Annotator}},
		{name: "round", columns: []Column{Round}, read: whole, ends: rounds},
		{name: "eco", read: codes, ends: ecos},
		{name: "elo", read: whole, ends: (*Table).ratings},
		{name: "whiteelo", read: whole, ends: rating(rules.White)},
		{name: "blackelo", read: whole, ends: rating(rules.Black)},
		{name: "year", read: years, ends: func(t *Table, row int32) (uint32, uint32) { return exactly(t.date[row] / 10000) }},
		{name: "date", read: days, ends: func(t *Table, row int32) (uint32, uint32) { return exactly(t.date[row]) }},
		{name: "moves", other: "length", read: whole, ends: func(t *Table, row int32) (uint32, uint32) { return exactly((uint32(t.plies[row]) + 1) / 2) }},
		{name: "result", read: ends, ends: func(t *Table, row int32) (uint32, uint32) { return exactly(uint32(t.result[row]) + 1) }},
		{name: Comments},
		{name: "material", positions: pattern.ParseMaterial},
		{name: "structure", positions: pattern.ParseStructure},
		{name: "position", positions: pattern.Parse},
	}
}

// fieldOf returns the field with a name, and false if there is none.
func fieldOf(name string) (field, bool) {
	all := fields()
	i := slices.IndexFunc(all, func(f field) bool { return name != "" && (f.name == name || f.other == name) })
	if i < 0 {
		return field{}, false
	}
	return all[i], true
}

// exactly returns the range that has only n in it.
func exactly(n uint32) (uint32, uint32) { return n, n }

// whole reads a number.
func whole(text string) (least, most uint32, ok bool) {
	n, err := strconv.ParseUint(text, 10, 31)
	return uint32(n), uint32(n), err == nil
}

// years reads a year or its beginning.
func years(text string) (least, most uint32, ok bool) {
	n, most, ok := whole(text)
	for range 4 - len(text) {
		n, most = 10*n, 10*most+9
	}
	return n, most, ok && len(text) <= 4
}

// days reads a date or its beginning, such as 2024.05.
func days(text string) (least, most uint32, ok bool) {
	year, rest, _ := strings.Cut(text, ".")
	least, most, ok = years(year)
	least, most = least*10000, most*10000+9999
	if rest == "" || !ok {
		return least, most, ok
	}
	d := dateOf(text)
	switch {
	case strings.Trim(text, "0123456789.") != "", len(year) != 4, d/10000 != least/10000:
		return 0, 0, false
	case d%100 != 0:
		return d, d, true
	}
	return d, d + 99, true
}

// codes reads an ECO code or its beginning, such as b9.
func codes(text string) (least, most uint32, ok bool) {
	if text == "" || len(text) > 3 || text[0] < 'a' || text[0] > 'e' {
		return 0, 0, false
	}
	for i := 1; i < 3; i++ {
		low, high := byte('0'), byte('9')
		if i < len(text) {
			low, high = text[i], text[i]
		}
		if low < '0' || high > '9' {
			return 0, 0, false
		}
		least, most = 10*least+uint32(low-'0'), 10*most+uint32(high-'0')
	}
	letter := 100 * uint32(text[0]-'a'+1)
	return least + letter, most + letter, true
}

// ends reads a result.
func ends(text string) (least, most uint32, ok bool) {
	i := slices.Index(results[:], resultOf(text))
	return uint32(i + 1), uint32(i + 1), i >= 0
}

// resultOf returns the result that a word means, or the word.
func resultOf(word string) string {
	switch word {
	case "draw", "½-½", "1/2":
		return "1/2-1/2"
	}
	return word
}

func rounds(t *Table, row int32) (least, most uint32) {
	text := t.Text(int(row), Round)
	n, _, _ := whole(text[:digits(text)])
	return n, n
}

func ecos(t *Table, row int32) (least, most uint32) {
	text := t.fold[t.id(ECO, int(row))]
	n, _, _ := codes(text[:min(3, len(text))])
	return n, n
}

// ratings returns the lower and the higher rating of a game.
func (t *Table) ratings(row int32) (least, most uint32) {
	white, black := t.Elo(int(row), rules.White), t.Elo(int(row), rules.Black)
	if white == 0 || black == 0 {
		return 0, 0
	}
	return uint32(min(white, black)), uint32(max(white, black))
}

func rating(side rules.Side) func(*Table, int32) (uint32, uint32) {
	return func(t *Table, row int32) (uint32, uint32) { return exactly(uint32(t.Elo(int(row), side))) }
}

// A span is a range of numbers, both ends included.
type span struct{ least, most uint32 }

// spanOf reads a number or a range with the function of a field.
func spanOf(text string, read func(string) (uint32, uint32, bool)) (s span, ok bool) {
	if least, most, ok := read(text); ok {
		return span{least, most}, true
	}
	s.most = math.MaxUint32
	for _, sign := range []string{">=", "<=", ">", "<", "="} {
		rest, found := strings.CutPrefix(text, sign)
		if !found {
			continue
		}
		least, most, ok := read(rest)
		switch sign {
		case ">=":
			s.least = least
		case "<=":
			s.most = most
		case ">":
			s.least = most + 1
		case "<":
			s.most = max(least, 1) - 1
		default:
			s = span{least, most}
		}
		return s, ok
	}
	from, to, found := strings.Cut(text, "..")
	if !found {
		from, to, found = strings.Cut(text, "-")
	}
	if !found || from == "" && to == "" {
		return s, false
	}
	okFrom, okTo := true, true
	if from != "" {
		s.least, _, okFrom = read(from)
	}
	if to != "" {
		_, s.most, okTo = read(to)
	}
	return s, okFrom && okTo
}
