package pgn

import (
	"fmt"
	"strings"

	"passedpawn/game/editor"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// begin reads the tags and sets up the start position.
func (rd *reader) begin(games rules.Games) error {
	item := rd.item
	r, known := games.Find(item.Variant())
	if !known {
		r, known = games.Find(rules.Unread)
	}
	if !known {
		return &Error{item.Number, item.Line, "", fmt.Sprintf("the variant %q is not known here", item.Variant())}
	}
	start := item.Tag("FEN")
	b, err := newBoard(r, start, rd.spare)
	rd.spare = nil
	if err != nil {
		return &Error{item.Number, item.Line, "", err.Error()}
	}
	if start != "" {
		if rd.seen.leftOut = leftOut(r, start, b.fen()); rd.seen.leftOut != nil {
			rd.unusual(droppedRights, 0)
		}
		if start = b.fen(); start == r.Start().String() {
			start = ""
		}
		rd.first = FirstPly(b.fen())
	}
	rd.rec.Reset(r.ID(), start)
	rd.rec.Source(item.Text)
	if item.loose {
		rd.unusual(oddTag, 0)
	}
	if item.prose {
		rd.unusual(stray, 0)
	}
	if doubled(item.Tags) {
		rd.unusual(twoTags, 0)
	}
	rd.rec.Tags = own(item.Tags)
	if rules.Orthodox(item.Tag("Variant")) && !rules.Orthodox(r.ID()) {
		rd.rec.SetTag("Variant", item.Variant())
	}
	rd.at = place{node: rd.rec.Root(), board: b}
	return nil
}

// leftOut says which castling rights of a FEN tag the rules leave out, nil for none. fen
// is the position as the rules write it.
func leftOut(r rules.Rules, tag, fen string) error {
	from, to := strings.Fields(tag), strings.Fields(fen)
	if len(from) < 3 || len(to) < 3 || from[2] == to[2] {
		return nil
	}
	b, err := editor.Read(r, tag)
	if err != nil {
		return nil
	}
	return editor.LeftOut(b)
}

// doubled reports whether a tag of the Seven Tag Roster occurs twice. Usually the first
// letters show that none does.
func doubled(tags []record.Tag) bool {
	var seen [len("Result") + 1]uint32 // first letters, by the length of the name
	for _, t := range tags {
		n := len(t.Name)
		if n >= len(seen) || n == 0 {
			continue
		}
		letter := uint32(1) << (t.Name[0] & 31)
		if seen[n]&letter != 0 {
			return doubledName(tags)
		}
		seen[n] |= letter
	}
	return false
}

func doubledName(tags []record.Tag) bool {
	var had [len(record.Roster)]bool
	for _, t := range tags {
		if r := rosterPlace(t.Name); r >= 0 {
			if had[r] {
				return true
			}
			had[r] = true
		}
	}
	return false
}

// own returns the tags that a record stores as tags, copied into one string. A part of the
// text instead would keep the whole text in memory.
func own(tags []record.Tag) []record.Tag {
	to, size := make([]record.Tag, 0, len(tags)+1), 0
	for _, t := range tags {
		if !derived(t.Name) {
			to = append(to, t)
			size += len(t.Name) + len(t.Value)
		}
	}
	var copied strings.Builder
	copied.Grow(size)
	for i, t := range to {
		from := copied.Len()
		copied.WriteString(t.Name)
		copied.WriteString(t.Value)
		text := copied.String()[from:]
		to[i] = record.Tag{Name: text[:len(t.Name)], Value: text[len(t.Name):]}
	}
	return to
}

// derived reports whether a tag repeats something that a record stores elsewhere.
func derived(name string) bool {
	switch len(name) {
	case 3:
		return strings.EqualFold(name, "FEN")
	case 5:
		return strings.EqualFold(name, "SetUp")
	case 6:
		return strings.EqualFold(name, "Result")
	}
	return false
}
