// Package index holds what a list of many games needs: who played, when, where
// and how it ended, in columns small enough for a million games; filters and
// orders over them; and the positions that came up. It reads games through
// game/pgn and shows nothing.
package index

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"passedpawn/game/pgn"
)

// A Table is the games of a file or a folder, a row each. It does not change:
// a Builder that goes on makes longer ones, which share what they have in
// common.
type Table struct {
	texts  []string // each once; the first is ""
	fold   []string // the same in small letters
	offset []int64  // in the file
	size   []uint32
	column [texted][]uint32 // texts
	date   []uint32         // year, month and day as in 20241231
	result []uint8          // index of Results
	plies  []uint16
	hash   []uint64 // of the moves, nil until they are read
	stamp  string   // see Of
}

// Of is the table with a stamp that names what it was made of: a file, as it was
// before it was read.
func (t *Table) Of(stamp string) *Table {
	of := *t
	of.stamp = stamp
	return &of
}

// Stamp is what the table was made of, "" if nobody said.
func (t *Table) Stamp() string { return t.stamp }

// A Column is what a list shows of a game.
type Column int

// The columns. The first of them hold texts.
const (
	White Column = iota
	Black
	Event
	Round
	ECO
	Opening
	File // that holds the game, in a folder
	texted
	Date
	Result
	Plies
	Columns
)

var tags = [...]string{White: "White", Black: "Black", Event: "Event", Round: "Round", ECO: "ECO", Opening: "Opening"}

// Results are the ways a game ends.
var results = [...]string{"*", "1-0", "0-1", "1/2-1/2"}

// Len is the number of games.
func (t *Table) Len() int { return len(t.offset) }

// Text is what a column says of a game; what is not known is "".
func (t *Table) Text(row int, c Column) string {
	switch c {
	case Date:
		return dateText(t.date[row])
	case Result:
		return results[t.result[row]]
	case Plies:
		if t.plies[row] == 0 {
			return ""
		}
		return strconv.Itoa(int(t.plies[row]))
	}
	return t.texts[t.id(c, row)]
}

// Any reports whether a text of any game is so. Texts of Latin letters alone are passed
// over.
func (t *Table) Any(so func(string) bool) bool {
	return slices.ContainsFunc(t.texts, func(text string) bool {
		return strings.IndexFunc(text, func(r rune) bool { return r > unicode.MaxLatin1 }) >= 0 && so(text)
	})
}

// id is the text of a row in a column; one that says nothing of any game is nil.
func (t *Table) id(c Column, row int) uint32 {
	if t.column[c] == nil {
		return 0
	}
	return t.column[c][row]
}

// Place is where a game lies in its file, in bytes.
func (t *Table) Place(row int) (offset int64, size int) { return t.offset[row], int(t.size[row]) }

func dateText(d uint32) string {
	if d == 0 {
		return ""
	}
	year, month, day := strconv.Itoa(int(d/10000)), int(d/100%100), int(d%100)
	if month == 0 {
		return year
	}
	text := year + "." + two(month)
	if day == 0 {
		return text
	}
	return text + "." + two(day)
}

func two(n int) string { return string([]byte{'0' + byte(n/10), '0' + byte(n%10)}) }

// dateOf reads a PGN date such as "2024.05.??".
func dateOf(text string) uint32 {
	var d uint32
	part := strings.SplitN(text, ".", 3)
	for i, unit := range []uint32{10000, 100, 1} {
		if i < len(part) {
			if n, err := strconv.ParseUint(part[i], 10, 16); err == nil {
				d += uint32(n) * unit
			}
		}
	}
	return d
}

// A Builder makes a Table row by row. It is used by one goroutine; the tables
// it gives out may be read by others.
type Builder struct {
	table Table
	ids   map[string]uint32
}

// NewBuilder makes an empty Builder.
func NewBuilder() *Builder {
	b := &Builder{ids: map[string]uint32{}}
	b.id("")
	return b
}

// id is the number of a text, which it keeps if it is new.
func (b *Builder) id(text string) uint32 {
	if text == "?" || text == "-" {
		text = ""
	}
	n, known := b.ids[text]
	if !known {
		text = strings.Clone(text) // not to hold the chunk of the file it is from
		n = uint32(len(b.table.texts))
		b.ids[text] = n
		b.table.texts, b.table.fold = append(b.table.texts, text), append(b.table.fold, strings.ToLower(text))
	}
	return n
}

// Add adds a game, of a file in a folder, or of the one file: "".
func (b *Builder) Add(item pgn.Item, file string) {
	t := &b.table
	var row [texted]uint32
	var date uint32
	var result uint8
	var plies uint64
	var dated, chapter bool
	var named [texted]bool // the first tag of a name counts
	for _, tag := range item.Tags {
		switch tag.Name {
		case "Date", "UTCDate":
			if d := dateOf(tag.Value); tag.Name == "Date" && !dated || date == 0 {
				date = d
			}
			dated = dated || tag.Name == "Date"
		case "PlyCount":
			plies, _ = strconv.ParseUint(tag.Value, 10, 16)
		case pgn.ChapterTag:
			chapter = true
		default:
			for c, name := range tags {
				if len(tag.Name) == len(name) && strings.EqualFold(tag.Name, name) && !named[c] {
					row[c], named[c] = b.id(tag.Value), true
				}
			}
		}
	}
	if chapter {
		row[Event] = b.id(pgn.EventOf(item.Tag))
	}
	result = uint8(max(0, slices.Index(results[:], string(item.Result()))))
	row[File] = b.id(file)
	t.offset, t.size = append(t.offset, item.Offset), append(t.size, uint32(item.Size))
	n := len(t.date)
	for c := range t.column {
		if t.column[c] == nil && row[c] != 0 {
			t.column[c] = make([]uint32, n)
		}
		if t.column[c] != nil {
			t.column[c] = append(t.column[c], row[c])
		}
	}
	t.date, t.result, t.plies = append(t.date, date), append(t.result, result), append(t.plies, uint16(plies))
}

// Table is the games so far.
func (b *Builder) Table() *Table {
	t := b.table
	return &t
}

// Finish is the games, without room for more.
func (b *Builder) Finish() *Table {
	t := b.table
	t.texts, t.fold = slices.Clone(t.texts), slices.Clone(t.fold)
	t.offset, t.size, t.date = slices.Clone(t.offset), slices.Clone(t.size), slices.Clone(t.date)
	t.result, t.plies = slices.Clone(t.result), slices.Clone(t.plies)
	for c := range t.column {
		t.column[c] = slices.Clone(t.column[c])
	}
	return &t
}
