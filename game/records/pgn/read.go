package pgn

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// deepest is the maximum depth of nested variations. Deeper ones stay as text.
const deepest = 2000

// Read reads a game. An illegal, ambiguous or unreadable move ends its line: the text
// from there on is kept with the last move read, and Read returns the first error, an
// *Error, with the record. The record is nil only if the game has no usable start.
func Read(item Item, games rules.Games) (*record.Record, error) {
	rec, errs := ReadAll(item, games)
	if len(errs) > 0 {
		return rec, errs[0]
	}
	return rec, nil
}

// ReadAll is Read, but returns the errors of all lines, up to a limit.
func ReadAll(item Item, games rules.Games) (*record.Record, []error) {
	item.Text = strings.Clone(item.Text) // it may be part of a longer text
	if item.Format != nil {
		return item.Format.Read(item, games)
	}
	return newReader(item, record.New("", "")).read(games)
}

// newReader returns a reader that replaces the contents of a record.
func newReader(item Item, rec *record.Record) *reader {
	rd := &reader{rec: rec}
	rd.reset(item)
	return rd
}

// reset prepares to read another item, and reuses the memory.
func (rd *reader) reset(item Item) {
	*rd = reader{
		rec: rd.rec, item: item, lex: item.movetext(), number: -1, fresh: -1,
		stack: rd.stack[:0], spare: rd.at.board, errs: rd.errs[:0], limit: len(item.Text), doubt: len(item.Text),
		seen: sightings{amid: len(item.Text)},
	}
}

// read returns the record, and an error for every line that breaks off or the reason why
// there is no start.
func (rd *reader) read(games rules.Games) (*record.Record, []error) {
	rec, errs := rd.inAnyLetters(games)
	if rec == nil || rd.plain() {
		return rec, errs
	}
	return rd.ensureRoundTrip(games)
}

// inAnyLetters is read without the check that the export form reads the same.
func (rd *reader) inAnyLetters(games rules.Games) (*record.Record, []error) {
	rec, errs := rd.once(games)
	if rec == nil || len(errs) == 0 || rec.Rules == rules.Unread {
		return rec, errs
	}
	return rd.inOtherLetters(games)
}

// once is inAnyLetters with the current letters for the pieces.
func (rd *reader) once(games rules.Games) (*record.Record, []error) {
	if err := rd.begin(games); err != nil {
		return nil, []error{err}
	}
	t := rd.lex.next()
	if rd.rec.Rules == rules.Unread && t.kind != end && t.kind != result {
		rd.broken(t, "", fmt.Sprintf("the variant %q is not known here, so its moves are shown as text", rd.item.Variant()))
		t = rd.lex.next()
	}
	for ; t.kind != end && t.from < rd.limit; t = rd.lex.next() {
		text := rd.item.Text[t.from:t.to]
		tooMuch := within(&rd.bounds, t.kind, text, rd.at.ply, &rd.at.notes)
		switch {
		case tooMuch != "":
			rd.broken(t, "", tooMuch)
		case t.kind == number:
			rd.early, rd.number = true, t.from
			if rd.at.ply == 0 && len(rd.stack) == 0 && rd.item.late(t) > 0 {
				rd.seen.begins = rd.item.late(t)
				rd.unusual(lateNumber, t.from)
			}
			continue
		case t.kind == move:
			rd.move(t, text, 0)
		default:
			rd.token(t)
		}
		rd.number = -1
	}
	if t.kind != end {
		rd.flush()
		rd.at.node.Remark(record.After, quoted(rd.item.Text[t.from:]))
	}
	rd.finish(t)
	return rd.rec, rd.errs
}

// A place is a place in the tree: the last node, the one before it, and the board.
type place struct {
	node, parent record.Node
	beside       record.Node // the node that a variation replaces
	board        board
	ply          int          // from the start
	words        int          // non-move words in its line
	notes        record.Noted // about the last move, with the variations on it
	ahead        outlook
}

type reader struct {
	item       Item
	lex        lexer
	rec        *record.Record
	errs       []error // of the lines that break off
	broke      int     // how many lines break off
	at         place
	bounds     record.Bounds
	stack      []place
	spare      board    // from a variation that has ended
	waiting    waiting  // what belongs to the next move
	letters    *letters // for the pieces; nil for English
	early      bool     // the last token was a move number or an opening bracket
	number     int      // offset of the move number before the current token, or -1
	fresh      int      // offset of a variation without a move so far, or -1
	first      int      // ply of the first move, for the move numbers in errors
	ended      rules.Result
	seen       sightings
	strayCount int     // number of stray texts
	looked     int     // bytes read by lookAhead
	doubt      int     // offset of the first unusual text
	limit      int     // offset where reading moves stops
	inner      []token // results and tags in skipped text
	unclosed   bool    // the last comment is not closed
	other      bool    // there are comments outside braces, or results within variations
	ends       int     // end of the line that was last looked for
}

// token reads a token that is neither a move in plain SAN nor a number.
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
		if text != `\` { // a lone backslash means nothing
			rd.keep(t)
		}
	}
}

func (rd *reader) line(at int) int { return rd.item.Line + strings.Count(rd.item.Text[:at], "\n") }

// ErrEmpty means that a text contains no game.
var ErrEmpty = errors.New("the text contains no game")
