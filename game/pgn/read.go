package pgn

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// deepest is how far variations may nest; what lies deeper stays as text.
const deepest = 2000

// Read reads a game. An illegal, ambiguous or unreadable move ends the line it
// stands in: the text from there on is kept beside the last move read, and the
// first error, an *Error, is returned beside the record. The record is nil only
// if the game has no usable start.
func Read(item Item, games rules.Games) (*record.Record, error) {
	item.Text = strings.Clone(item.Text) // it may be part of a longer one
	rec, errs := newReader(item, record.New("", "")).read(games)
	if len(errs) > 0 {
		return rec, errs[0]
	}
	return rec, nil
}

// newReader reads into a record, in the place of what that holds.
func newReader(item Item, rec *record.Record) *reader {
	rd := &reader{rec: rec}
	rd.reset(item)
	return rd
}

// reset begins with another item, in the room that there is.
func (rd *reader) reset(item Item) {
	*rd = reader{
		rec: rd.rec, item: item, lex: item.movetext(), number: -1, fresh: -1,
		stack: rd.stack[:0], spare: rd.at.board, errs: rd.errs[:0],
	}
}

// read tells every line that breaks off, or why there is no start.
func (rd *reader) read(games rules.Games) (*record.Record, []error) {
	if err := rd.begin(games); err != nil {
		return nil, []error{err}
	}
	for t := rd.lex.next(); t.kind != end; t = rd.lex.next() {
		switch t.kind {
		case number:
			rd.early, rd.number = true, t.from
			continue
		case move:
			rd.move(t, rd.item.Text[t.from:t.to], 0)
		default:
			rd.token(t)
		}
		rd.number = -1
	}
	rd.finish()
	return rd.rec, rd.errs
}

// A place in the tree: the last node, the one before it, and the board.
type place struct {
	node, parent record.Node
	board        board
	ply          int // since the start
}

type reader struct {
	item    Item
	lex     lexer
	rec     *record.Record
	errs    []error // of the lines that break off
	broke   int     // how many do
	at      place
	stack   []place
	spare   board    // of a variation that is over
	pending []string // comments that belong before the next move
	early   bool     // a move number or an opening bracket came last
	marks   []int    // glyphs likewise
	number  int      // offset of a move number that came last, or -1
	fresh   int      // offset of a variation in which no move was read, or -1
	first   int      // ply of the first move, to number errors
	ended   rules.Result
	lost    int  // things that the record does not hold
	braced  int  // comments
	odd     bool // of which some are in no braces, or a result stands in a variation
	ends    int  // of the line that holds what was asked for, or behind it
}

// begin takes the tags and sets up the start.
func (rd *reader) begin(games rules.Games) error {
	item := rd.item
	r, known := games.Find(item.Tag("Variant"))
	if !known {
		return &Error{item.Number, item.Line, "", fmt.Sprintf("the variant %q is not known here", item.Tag("Variant"))}
	}
	start := item.Tag("FEN")
	b, err := newBoard(r, start, rd.spare)
	rd.spare = nil
	if err != nil {
		return &Error{item.Number, item.Line, "", err.Error()}
	}
	if start != "" {
		if start = b.fen(); start == r.Start().String() {
			start = ""
		}
		rd.first = FirstPly(b.fen())
	}
	rd.rec.Reset(r.ID(), start)
	rd.rec.Source(item.Text[item.moves:])
	rd.rec.Tags = own(slices.Grow(rd.rec.Tags, len(item.Tags)), item.Tags)
	rd.at = place{node: rd.rec.Root(), board: b}
	return nil
}

// own adds the tags that a record holds as such.
func own(to, tags []record.Tag) []record.Tag {
	for _, t := range tags {
		if !derived(t.Name) {
			to = append(to, t)
		}
	}
	return to
}

// derived reports whether a tag repeats what a record says elsewhere.
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

// token takes what is neither a move in plain SAN nor a number.
func (rd *reader) token(t token) {
	text := rd.item.Text[t.from:t.to]
	switch t.kind {
	case symbol:
		rd.symbol(t, text)
	case glyph:
		if n, err := strconv.Atoi(text[1:]); err == nil && n < 256 {
			rd.glyph(n)
		}
	case comment:
		rd.comment(t.from, t.to)
	case open:
		rd.open(t)
	case shut:
		rd.shut(t)
	case result:
		rd.result(t, text)
	case stranger:
		if text != `\` { // which says nothing
			rd.lose(t)
		}
	}
}

func (rd *reader) line(at int) int { return rd.item.Line + strings.Count(rd.item.Text[:at], "\n") }

// named is how many of the things that are lost are named, told how many of the lines
// of a game that break off.
const named, told = 8, 100

func (rd *reader) lose(t token) {
	if rd.lost++; rd.lost <= named {
		text := rd.item.Text[t.from:min(t.to, t.from+80)]
		rd.rec.Lost = append(rd.rec.Lost, fmt.Sprintf("%q in line %d", trim(text), rd.line(t.from)))
	}
}

// result takes the end of the game; one within a variation is a remark.
func (rd *reader) result(t token, text string) {
	if len(rd.stack) > 0 && t.to < len(strings.TrimRight(rd.item.Text, blanks)) {
		rd.remark(text)
		rd.odd = true
		return
	}
	rd.flush()
	for len(rd.stack) > 0 {
		rd.shut(t)
	}
	rd.ended = asResult(text)
}

func asResult(text string) rules.Result {
	switch strings.ReplaceAll(text, "–", "-") {
	case "1-0":
		return rules.WhiteWins
	case "0-1":
		return rules.BlackWins
	case "*":
		return rules.Ongoing
	}
	return rules.Drawn
}

func (rd *reader) finish() {
	rd.flush()
	if rd.broke > told {
		rd.errs = append(rd.errs, &Error{Game: rd.item.Number, Line: rd.item.Line, Why: fmt.Sprintf("in %d more places a move cannot be read", rd.broke-told)})
	}
	if rd.lost > named {
		rd.rec.Lost = append(rd.rec.Lost, fmt.Sprintf("%d things more", rd.lost-named))
	}
	rd.rec.Result = rd.ended
	if tagged := rd.item.Tag("Result"); rd.ended == "" || rd.ended == rules.Ongoing && tagged != "" {
		rd.rec.Result = rules.Ongoing
		if tagged = trim(tagged); tagged != "*" && isResult(tagged) {
			rd.rec.Result = asResult(tagged)
		}
	}
}

// ErrEmpty is returned for a text that holds no game.
var ErrEmpty = errors.New("there is no game in it")
