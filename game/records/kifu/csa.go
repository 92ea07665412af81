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

// readCSA reads the lines of a CSA record.
func (b *builder) readCSA(lines []line) error {
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
		if err := b.csaLine(all[i], took); err != nil {
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

// csaLine reads a statement. took is the time for an ending. The error means that there
// is no usable start.
func (b *builder) csaLine(l line, took time.Duration) error {
	text := l.text
	switch {
	case b.broken != nil:
		b.keep(l)
	case text == "":
	case text[0] == '\'':
		b.csaComment(text[1:])
	case text[0] == 'V' && b.path == nil:
	case text[0] == 'N' && len(text) > 1 && strings.IndexByte("+-", text[1]) >= 0:
		b.tags = setHeader(b.tags, players[strings.IndexByte("+-", text[1])].tag, text[:2], trim(text[2:]), text)
	case text[0] == '$':
		b.csaHeader(text)
	case text[0] == 'P' && b.path == nil && len(text) > 1:
		b.csaBoard(l)
	case (text == "+" || text == "-") && b.path == nil:
		b.csaTurn(rules.Side(strings.Index("+-", text)))
	default:
		return b.csaMove(l, took)
	}
	return nil
}

// csaComment reads a comment. A star marks a comment for programs, which makes no
// difference here.
func (b *builder) csaComment(text string) {
	if strings.HasPrefix(text, "CSA encoding") && b.path == nil {
		return
	}
	b.comment(strings.TrimPrefix(text, "*"))
}

// csaHeader reads $EVENT:name.
func (b *builder) csaHeader(text string) {
	name, value, ok := strings.Cut(text[1:], ":")
	if !ok {
		b.tags = append(b.tags, record.Tag{Name: otherHeader, Value: text})
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
	b.tags = setHeader(b.tags, tag, name, trim(value), line)
}

// csaMove reads a move, its time, or an ending.
func (b *builder) csaMove(l line, took time.Duration) error {
	if err := b.begin(); err != nil {
		return err
	}
	switch text := l.text; {
	case text[0] == 'T' && b.csaTime(text[1:]):
	case text[0] == '%':
		b.csaEnd(l, trim(text[1:]), took)
	case (text[0] == '+' || text[0] == '-') && len(text) > 1:
		if err := b.play(text); err != nil {
			b.fail(l, moveName(b.number(), text), err.Error())
		}
	default:
		b.stray(l)
	}
	return nil
}

// csaTime reads the time that the last move or the ending took.
func (b *builder) csaTime(text string) bool {
	d, ok := seconds(text)
	if !ok {
		return false
	}
	if len(b.path) > 1 && b.node().Command(endCommand) == "" {
		b.took(d, -1)
	}
	return true
}

// csaEnd reads an ending. An unknown word does not affect the result.
func (b *builder) csaEnd(l line, word string, took time.Duration) {
	e, known := endingOf(word)
	if !known || word == "" {
		b.unusual(l, phrase.Say("kifu.unknown-ending"))
		if word = join(strings.ReplaceAll(word, "]", "］")); word == "" {
			word = "ERROR"
		}
		b.end(ending{}, word, took)
		return
	}
	b.end(e, word, took)
	if b.main && e.csa == "ILLEGAL_ACTION" {
		switch word[0] {
		case '+':
			b.ended = rules.BlackWins
		case '-':
			b.ended = rules.WhiteWins
		}
	}
}
