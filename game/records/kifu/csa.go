package kifu

import (
	"slices"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// csaPieces maps the CSA names of pieces to their letters in SFEN.
var csaPieces = map[string]string{
	"FU": "P", "KY": "L", "KE": "N", "GI": "S", "KI": "G", "KA": "B", "HI": "R", "OU": "K",
	"TO": "+P", "NY": "+L", "NK": "+N", "NG": "+S", "UM": "+B", "RY": "+R",
}

// A csaReader builds a record from CSA.
type csaReader struct{ *builder }

// read reads the lines of a record.
func (c csaReader) read(lines []line) error {
	var all []line
	for _, l := range lines {
		all = append(all, statements(l)...)
	}
	for i := 0; i < len(all); i++ {
		took := time.Duration(0)
		if l := all[i].text; strings.HasPrefix(l, "%") && i+1 < len(all) && strings.HasPrefix(all[i+1].text, "T") {
			if d, ok := seconds(all[i+1].text[1:]); ok {
				took = d
			}
		}
		if err := c.line(all[i], took); err != nil {
			return err
		}
		if took > 0 {
			i++ // the time has been read
		}
	}
	return nil
}

// statements splits a line into statements, which commas separate. Names, headers and
// comments may contain commas.
func statements(l line) []line {
	if l.text == "" || !strings.Contains(l.text, ",") || !strings.ContainsRune("+-%TPV", rune(l.text[0])) {
		return []line{l}
	}
	var all []line
	for rest := l.text; rest != ""; {
		text, after, _ := strings.Cut(rest, ",")
		if text != "" && strings.ContainsRune("'N$", rune(text[0])) {
			text, after = rest, ""
		}
		all = append(all, line{text: trim(text), raw: text, number: l.number})
		rest = after
	}
	return all
}

// line reads a statement. took is the time for an ending. The error means that there
// is no usable start.
func (c csaReader) line(l line, took time.Duration) error {
	text := l.text
	switch {
	case c.broken != nil:
		c.keep(l)
	case text == "", text[0] == 'V' && c.path == nil:
	case text[0] == '\'':
		c.remark(l)
	case text[0] == 'N' && len(text) > 1 && strings.IndexByte("+-", text[1]) >= 0:
		c.tags = setHeader(c.tags, players[strings.IndexByte("+-", text[1])].tag, text[:2], trim(text[2:]), text)
	case text[0] == '$':
		c.header(text)
	case text[0] == 'P' && c.path == nil && len(text) > 1:
		c.board(l)
	case (text == "+" || text == "-") && c.path == nil:
		c.turn(rules.Side(strings.Index("+-", text)))
	default:
		return c.move(l, took)
	}
	return nil
}

// remark reads a comment. A star marks a comment for programs, which makes no
// difference here.
func (c csaReader) remark(l line) {
	text := l.text[1:]
	if strings.HasPrefix(text, "CSA encoding") && c.path == nil {
		return
	}
	c.comment(l, strings.TrimPrefix(text, "*"))
}

// header reads $EVENT:name.
func (c csaReader) header(text string) {
	name, value, ok := strings.Cut(text[1:], ":")
	if !ok {
		c.tags = append(c.tags, record.Tag{Name: otherHeader, Value: text})
		return
	}
	tag, line := "", text
	if whole := name + "：" + trim(value); !plainName(name) {
		if n, _, ok := cutHeader(whole); ok && n == name {
			line = whole
		}
	}
	if i := slices.IndexFunc(headers, func(h header) bool { return h.csa == name && name != "" }); i >= 0 {
		tag = headers[i].tag
	}
	c.tags = setHeader(c.tags, tag, name, trim(value), line)
}

// move reads a move, its time, or an ending.
func (c csaReader) move(l line, took time.Duration) error {
	if err := c.begin(); err != nil {
		return err
	}
	switch text := l.text; {
	case text[0] == 'T' && c.time(text[1:]):
	case text[0] == '%':
		c.ending(l, trim(text[1:]), took)
	case (text[0] == '+' || text[0] == '-') && len(text) > 1:
		if err := c.play(text); err != nil {
			c.fail(l, moveName(c.number(), text), err.Error())
		}
	default:
		c.stray(l)
	}
	return nil
}

// time reads the time that the last move or the ending took.
func (c csaReader) time(text string) bool {
	d, ok := seconds(text)
	if !ok {
		return false
	}
	if len(c.path) > 1 && c.node().Command(endCommand) == "" {
		c.took(d, -1)
	}
	return true
}

// ending reads an ending. An unknown word does not affect the result.
func (c csaReader) ending(l line, word string, took time.Duration) {
	e, known := endingOf(word)
	if !known || word == "" {
		c.unusual(l, phrase.Say("kifu.unknown-ending"))
		if word = join(strings.ReplaceAll(word, "]", "］")); word == "" {
			word = "ERROR"
		}
		c.end(ending{}, word, took)
		return
	}
	c.end(e, word, took)
	if c.main && e.csa == "ILLEGAL_ACTION" {
		switch word[0] {
		case '+':
			c.ended = rules.BlackWins
		case '-':
			c.ended = rules.WhiteWins
		}
	}
}
