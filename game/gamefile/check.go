package gamefile

import (
	"bufio"
	"fmt"
	"io"

	"passedpawn/game/kifu"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Check reads every game of a file, writes it and reads it again, as pgn.Check does.
// path is the name of the file.
func Check(in io.Reader, path string, games rules.Games, tell func(error)) pgn.Report {
	head := bufio.NewReaderSize(in, kifu.Beginning)
	f := formatOf(head, path)
	if f == kifu.None {
		return pgn.Check(head, games, tell)
	}
	c := checker{format: f, games: games, tell: tell, noticed: map[string]bool{}}
	c.SameBytes, c.ReadsBack = true, true
	s := kifu.NewScanner(head, f, pgn.Automatic)
	at := int64(0)
	for s.Scan() {
		item := s.Item()
		at += int64(len(s.Between()))
		c.SameBytes = c.SameBytes && at == item.Offset
		at += int64(item.Size)
		c.game(item)
	}
	c.SameBytes = c.SameBytes && at+int64(len(s.Between())) == s.Offset()
	if err := s.Err(); err != nil {
		c.wrong(err)
	}
	return c.Report
}

// A checker judges records of shogi.
type checker struct {
	pgn.Report
	format  kifu.Format
	games   rules.Games
	tell    func(error)
	noticed map[string]bool // what was unusual
}

func (c *checker) wrong(err error) {
	c.Errors++
	c.tell(err)
}

func (c *checker) game(item pgn.Item) {
	c.Games++
	rec, errs := item.Format.Read(item, c.games)
	for _, err := range errs {
		c.wrong(err)
	}
	if rec == nil {
		return
	}
	for _, u := range rec.Unusual {
		if !c.noticed[u.What.Form] {
			c.noticed[u.What.Form] = true
			c.tell(&pgn.Notice{Game: item.Number, Unusual: u})
		}
	}
	c.count(rec.Root(), &c.Plies)
	if !c.same(rec) {
		c.ReadsBack = false
		c.wrong(&pgn.Error{Game: item.Number, Line: item.Line, Why: fmt.Sprintf("the export form in %v reads back otherwise", c.format)})
	}
}

// count counts what follows a node.
func (c *checker) count(n record.Node, plies *int) {
	for more := true; more; n, more = n.Next() {
		for text := range n.Texts(record.After) {
			if kifu.Comments(text) {
				c.Comments++
			}
		}
		for range n.NAGs() {
			c.NAGs++
		}
		for v := range n.Variations() {
			c.Variations++
			c.VariationPlies++
			c.count(v, &c.VariationPlies)
		}
		if _, next := n.Next(); next {
			*plies++
		}
	}
}

// same reports whether a game reads as it did when it has been written.
func (c *checker) same(rec *record.Record) bool {
	text := c.format.Write(rec, string(pgn.UTF8))
	back, _ := c.format.Read(pgn.Item{Number: 1, Line: 1, Text: text, Format: c.format}, c.games)
	return back != nil && (back.Equal(rec) || c.format.Write(back, string(pgn.UTF8)) == text)
}
