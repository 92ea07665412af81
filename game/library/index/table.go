// Package index holds the data for a list of many games: the players, dates, events and
// results, in columns small enough for a million games; filters and sort orders for them;
// and the positions that occurred. It reads games through game/records/pgn and displays nothing.
package index

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A Table is the games of a file or a folder, one per row. It does not change: a Builder
// that extends it makes longer tables, which share the common part.
type Table struct {
	texts  []string         // all different; the first is ""
	fold   []string         // the same in lower case
	spot   []uint64         // the place of each game in the file, see spotOf
	column [texted][]uint32 // indices in texts
	date   []uint32         // year, month and day, such as 20241231
	result []uint8          // index in results
	plies  []uint16
	elo    [2][]uint16     // of White and of Black, 0 for none; nil if no game gives one
	hash   []uint64        // of the moves; nil until they are read
	stamp  string          // see Of
	shown  func() []string // the names of openings as In gives them; nil if they are the texts
	ranks  *ranks          // of the texts, nil if they are not kept
}

// Of returns the table with a stamp that names its source: a file, in its state before it
// was read.
func (t *Table) Of(stamp string) *Table {
	of := *t
	of.stamp = stamp
	return &of
}

// Stamp returns the name of the table's source, "" if it has none.
func (t *Table) Stamp() string { return t.stamp }

// A Column is a column in a list of games.
type Column int

// The columns. The first ones contain texts.
const (
	White Column = iota
	Black
	Event
	Round
	ECO
	Opening
	Site
	Annotator
	File // the file of the game, in a folder
	texted
	Date
	Result
	Plies
	WhiteElo
	BlackElo
	Columns
)

var tags = [...]string{White: "White", Black: "Black", Event: "Event", Round: "Round", ECO: "ECO", Opening: "Opening", Site: "Site", Annotator: "Annotator"}

// results lists the results of games.
var results = [...]string{"*", whiteWon: "1-0", blackWon: "0-1", drawn: "1/2-1/2"}

// The indices in results of games that have ended.
const (
	whiteWon = 1 + iota
	blackWon
	drawn
)

// Len returns the number of games.
func (t *Table) Len() int { return len(t.spot) }

// Text returns the value of a column for a game, "" if it is not known.
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
	case WhiteElo, BlackElo:
		if elo := t.Elo(row, rules.Side(c-WhiteElo)); elo > 0 {
			return strconv.Itoa(elo)
		}
		return ""
	}
	return t.texts[t.id(c, row)]
}

// Any reports whether so is true for a text of any game. It skips texts that are only in
// Latin-1.
func (t *Table) Any(so func(string) bool) bool {
	return slices.ContainsFunc(t.texts, func(text string) bool {
		return strings.IndexFunc(text, func(r rune) bool { return r > unicode.MaxLatin1 }) >= 0 && so(text)
	})
}

// id returns the index of the text in a row of a column, 0 if the column is empty.
func (t *Table) id(c Column, row int) uint32 {
	if t.column[c] == nil {
		return 0
	}
	return t.column[c][row]
}

// Place returns the offset and the size of a game in its file, in bytes.
func (t *Table) Place(row int) (offset int64, size int) { return placeOf(t.spot[row]) }

func dateText(d uint32) string {
	if d == 0 {
		return ""
	}
	year, month, day := strconv.Itoa(int(d/10000)), int(d/100%100), int(d%100)
	if month == 0 {
		return year
	}
	text := year + "." + twoDigits(month)
	if day == 0 {
		return text
	}
	return text + "." + twoDigits(day)
}

// twoDigits writes a number below 100 with two digits.
func twoDigits(n int) string { return string([]byte{'0' + byte(n/10), '0' + byte(n%10)}) }

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

// A Builder builds a Table row by row. Only one goroutine may use it; others may read the
// tables it returns.
type Builder struct {
	table Table
	ids   map[string]uint32
}

// NewBuilder returns an empty Builder.
func NewBuilder() *Builder {
	b := &Builder{ids: map[string]uint32{}}
	b.id("")
	return b
}

// id returns the index of a text, and adds the text if it is new.
func (b *Builder) id(text string) uint32 {
	if text == "?" || text == "-" {
		text = ""
	}
	n, known := b.ids[text]
	if !known {
		text = strings.Clone(text) // does not keep the chunk of the file in memory
		n = uint32(len(b.table.texts))
		b.ids[text] = n
		b.table.texts, b.table.fold = append(b.table.texts, text), append(b.table.fold, strings.ToLower(text))
	}
	return n
}

// Add adds a game. file is its file in a folder, or "" for the only file.
func (b *Builder) Add(item pgn.Item, file string) {
	t := &b.table
	var row [texted]uint32
	var date uint32
	var result uint8
	var plies uint64
	var dated, chapter bool
	var named [texted]bool // the first tag of a name counts
	b.addElo(item)
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
			b.addTag(tag.Name, tag.Value, &row, &named)
		}
	}
	if chapter {
		row[Event] = b.id(pgn.EventOf(item.Tag))
	}
	result = uint8(max(0, slices.Index(results[:], string(item.Result()))))
	row[File] = b.id(file)
	t.spot = append(t.spot, spotOf(item.Offset, item.Size))
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

// addTag adds the text of a tag to a row. A site that is a link differs in each game and
// would fill the memory.
func (b *Builder) addTag(name, value string, row *[texted]uint32, named *[texted]bool) {
	for c, known := range tags {
		if len(name) != len(known) || !strings.EqualFold(name, known) || named[c] {
			continue
		}
		named[c] = true
		if Column(c) != Site || !strings.Contains(value, "://") {
			row[c] = b.id(value)
		}
	}
}

// Table returns the games so far.
func (b *Builder) Table() *Table {
	t := b.table
	t.ranks = &ranks{}
	return &t
}

// Finish returns the games, without spare capacity.
func (b *Builder) Finish() *Table {
	t := b.table
	t.ranks = &ranks{}
	t.texts, t.fold = slices.Clone(t.texts), slices.Clone(t.fold)
	t.spot, t.date = slices.Clone(t.spot), slices.Clone(t.date)
	t.result, t.plies, t.hash = slices.Clone(t.result), slices.Clone(t.plies), slices.Clone(t.hash)
	for c := range t.column {
		t.column[c] = slices.Clone(t.column[c])
	}
	for side := range t.elo {
		t.elo[side] = slices.Clone(t.elo[side])
	}
	return &t
}
