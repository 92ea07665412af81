package pgn

import (
	"cmp"
	"fmt"
	"hash/maphash"
	"io"
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Counts say what games hold.
type Counts struct {
	Games          int `json:"games"`
	Plies          int `json:"plies"` // of main lines
	VariationPlies int `json:"variationPlies"`
	Variations     int `json:"variations"`
	Comments       int `json:"comments"`
	NAGs           int `json:"glyphs"`
}

// A Report is what Check found in a file.
type Report struct {
	Counts
	Errors    int  `json:"errors"`    // that were told
	SameBytes bool `json:"sameBytes"` // the games as they are kept are the bytes of the file
	ReadsBack bool `json:"readsBack"` // each game's export form reads back equal
}

// Good reports whether nothing is wrong.
func (r Report) Good() bool { return r.Errors == 0 && r.SameBytes && r.ReadsBack }

// Check reads every game of a file, writes it and reads it again. Errors are
// told one by one: what is wrong with a game, an *Error, or with the file. Each kind of
// what is unusual is told once, a *Notice.
// However long the file is, no more than a game and a chunk of it is held.
func Check(in io.Reader, games rules.Games, tell func(error)) Report {
	var seen, kept maphash.Hash
	kept.SetSeed(seen.Seed())
	s := NewScanner(io.TeeReader(in, &seen))
	back := s.Encoder(&kept)
	rep := Report{ReadsBack: true}
	c := checker{noticed: map[string]bool{}, Report: &rep, games: games, reader: reader{rec: record.New("", "")}, again: record.New("", "")}
	count := func(err error) {
		rep.Errors++
		tell(err)
	}
	for s.Scan() {
		_, _ = io.WriteString(back, s.Between())
		_, _ = io.WriteString(back, s.item.Raw)
		c.game(s.item, count)
		c.notice(s.item.Number, tell)
	}
	_, _ = io.WriteString(back, s.Between())
	if err := cmp.Or(s.err, back.Close()); err != nil {
		count(fmt.Errorf("after line %d: %w", s.line, err))
	}
	if s.long != nil {
		count(s.long)
	}
	rep.Counts = c.writer.Counts
	rep.Games = s.number
	rep.SameBytes = seen.Sum64() == kept.Sum64()
	return rep
}

// A checker holds what is used again from game to game.
type checker struct {
	*Report
	games   rules.Games
	reader  reader
	again   *record.Record // what the export form reads as
	writer  writer
	noticed map[string]bool // what was unusual
	head    span            // of the export form
}

// notice tells what is unusual in the game that was read, each once in a file.
func (c *checker) notice(game int, tell func(error)) {
	for _, u := range c.reader.rec.Unusual {
		if !c.noticed[u.What.Form] {
			c.noticed[u.What.Form] = true
			tell(&Notice{game, u})
		}
	}
}

func (c *checker) game(item Item, tell func(error)) {
	c.reader.reset(item)
	rec, errs := c.reader.read(c.games)
	for _, err := range errs {
		tell(err)
	}
	if rec == nil {
		return
	}
	c.writer.game(rec)
	text := c.writer.text[:len(c.writer.text)-2] // without the empty line
	if string(text) != item.Text && !c.readsBack(rec, item, len(errs) == 0) {
		tell(&Error{Game: item.Number, Line: item.Line, Why: "the export form reads back otherwise"})
		c.ReadsBack = false
	}
}

// readsBack reports whether the export form of a game reads as the game did. The
// same tags and tokens do, if the game is whole and has the usual start.
func (c *checker) readsBack(rec *record.Record, item Item, whole bool) bool {
	text := string(c.writer.text)
	if whole && rec.Start == "" && len(rec.Unusual) == 0 && c.reader.kept == 0 {
		moves, same := c.sameHead(rec, item, text)
		if same && sameTokens(item.movetext(), lexer{text: text, pos: moves}, c.reader.onlyBraces()) {
			return true
		}
	}
	back := Scan(text)
	if len(back) != 1 {
		return false
	}
	rd := newReader(back[0], c.again)
	again, _ := rd.read(c.games)
	return again != nil && rec.Equal(again)
}

// sameHead reports whether the tags of the export form read as those of the game did,
// and tells where they end.
func (c *checker) sameHead(rec *record.Record, item Item, text string) (moves int, same bool) {
	if tags := item.Text[:item.moves]; strings.HasPrefix(text, tags) && strings.HasPrefix(text[len(tags):], "\n\n") {
		return len(tags), true
	}
	c.head = span{tags: c.head.tags[:0]}
	c.head.head(text)
	c.again.Reset(rec.Rules, "")
	c.again.Tags, c.again.Result = own(c.again.Tags, c.head.tags), rec.Result
	return c.head.moves, rec.SameHead(c.again)
}
