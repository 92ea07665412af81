package pgn

import (
	"errors"
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
	rec, errs := ReadAll(item, games)
	if len(errs) > 0 {
		return rec, errs[0]
	}
	return rec, nil
}

// ReadAll is Read with the errors of all lines, as far as there are not too many.
func ReadAll(item Item, games rules.Games) (*record.Record, []error) {
	item.Text = strings.Clone(item.Text) // it may be part of a longer one
	if item.Format != nil {
		return item.Format.Read(item, games)
	}
	return newReader(item, record.New("", "")).read(games)
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
		stack: rd.stack[:0], spare: rd.at.board, errs: rd.errs[:0], limit: len(item.Text), doubt: len(item.Text),
	}
}

// read tells every line that breaks off, or why there is no start.
func (rd *reader) read(games rules.Games) (*record.Record, []error) {
	rec, errs := rd.inAnyLetters(games)
	if rec == nil || rd.plain() {
		return rec, errs
	}
	return rd.steadily(games)
}

// inAnyLetters is read without a look at what is written of it.
func (rd *reader) inAnyLetters(games rules.Games) (*record.Record, []error) {
	rec, errs := rd.once(games)
	if rec == nil || len(errs) == 0 {
		return rec, errs
	}
	return rd.inOtherLetters(games)
}

// once is inAnyLetters with the letters for the pieces that are set.
func (rd *reader) once(games rules.Games) (*record.Record, []error) {
	if err := rd.begin(games); err != nil {
		return nil, []error{err}
	}
	t := rd.lex.next()
	for ; t.kind != end && t.from < rd.limit; t = rd.lex.next() {
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
	if t.kind != end {
		rd.flush()
		rd.at.node.Remark(record.After, rd.quoted(t.from))
	}
	rd.finish(t)
	return rd.rec, rd.errs
}

// A place in the tree: the last node, the one before it, and the board.
type place struct {
	node, parent record.Node
	beside       record.Node // that a variation stands for
	board        board
	ply          int // since the start
	words        int // beside the moves of its line
	ahead        outlook
}

type reader struct {
	item     Item
	lex      lexer
	rec      *record.Record
	errs     []error // of the lines that break off
	broke    int     // how many do
	at       place
	stack    []place
	spare    board    // of a variation that is over
	pending  []string // comments that belong before the next move
	strays   []string // that belong behind it
	letters  *letters // for the pieces, nil for English
	early    bool     // a move number or an opening bracket came last
	nags     []int    // NAGs likewise
	number   int      // offset of a move number that came last, or -1
	fresh    int      // offset of a variation in which no move was read, or -1
	first    int      // ply of the first move, to number errors
	ended    rules.Result
	seen     [kinds]int // lines in which something unusual came first, 0 for none
	kept     int        // strays
	looked   int        // bytes, ahead
	doubt    int        // offset of the first thing that is unusual
	limit    int        // offset from which on the moves are not read
	inner    []token    // results and tags in text that is passed over
	unclosed bool       // the last comment
	other    bool       // some comments are in no braces, or a result stands in a variation
	ends     int        // of the line that holds what was asked for, or behind it
}

// token takes what is neither a move in plain SAN nor a number.
func (rd *reader) token(t token) {
	text := rd.item.Text[t.from:t.to]
	switch t.kind {
	case symbol:
		rd.symbol(t, text)
	case nag:
		n, err := strconv.ParseUint(text[1:], 10, 16)
		if err != nil {
			rd.keep(t)
			return
		}
		rd.nag(int(n))
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
			rd.keep(t)
		}
	}
}

func (rd *reader) line(at int) int { return rd.item.Line + strings.Count(rd.item.Text[:at], "\n") }

// ErrEmpty is returned for a text that holds no game.
var ErrEmpty = errors.New("there is no game in it")
