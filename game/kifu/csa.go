package kifu

import (
	"slices"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// csaPieces are the names of pieces in CSA, by their letters in SFEN.
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
			i++ // the time is read
		}
	}
	return nil
}

// statements are those of a line, with commas between. Names, headers and comments may
// hold commas.
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

// csaLine reads a statement, and how long an end took. An error is that there is no
// start.
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

// csaTurn says who begins. The usual start is one like any other.
func (b *builder) csaTurn(side rules.Side) {
	if b.diagram == nil {
		if side == rules.White {
			return
		}
		d, _ := diagramOf(b.rules.Start().String())
		b.diagram = &d
	}
	b.diagram.turn, b.diagram.told = side, true
}

// csaComment takes a comment. A star says that programs read it, which comes to the
// same here.
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

// csaBoard reads a part of a start: PI, P1 to P9, P+ and P-.
func (b *builder) csaBoard(l line) {
	var err error
	switch text := l.text; {
	case text[1] == 'I':
		d, _ := diagramOf(b.rules.Start().String())
		b.diagram = &d
		err = d.remove(text[2:])
		b.diagram = &d
	case text[1] >= '1' && text[1] <= '9':
		err = b.draw().csaRow(int(text[1]-'1'), strings.TrimRight(l.raw, blanks))
	case text[1] == '+' || text[1] == '-':
		err = b.draw().place(rules.Side(strings.IndexByte("+-", text[1])), text[2:])
	default:
		err = phrase.Errorf("%q is not a part of a position", text)
	}
	if err != nil {
		b.doubt(l, err)
	}
}

// remove takes pieces off the usual start: 82HI22KA.
func (d *diagram) remove(text string) error {
	for ; len(text) >= 4; text = text[4:] {
		file, rank, ok := csaSquare(text[:2])
		if !ok {
			break
		}
		d.board[rank][file] = ""
	}
	if text != "" {
		return phrase.Errorf("%q is not a piece on a square", text)
	}
	return nil
}

// csaSquare is a square of two digits as a place in a diagram.
func csaSquare(text string) (file, rank int, ok bool) {
	if text[0] < '1' || text[0] > '9' || text[1] < '1' || text[1] > '9' {
		return 0, 0, false
	}
	return int('9' - text[0]), int(text[1] - '1'), true
}

// csaRow reads a rank: P1-KY-KE * ....
func (d *diagram) csaRow(rank int, text string) error {
	text = strings.TrimLeft(text, blanks)[2:]
	for file := range d.board[rank] {
		cell := text[:min(3, len(text))]
		text = text[len(cell):]
		if trim(cell) == "" || trim(cell) == "*" {
			continue
		}
		letter, ok := csaPieces[cell[1:]]
		side := strings.IndexByte("+-", cell[0])
		if !ok || side < 0 {
			return phrase.Errorf("%q is not a piece", cell)
		}
		d.board[rank][file] = sided(letter, rules.Side(side))
	}
	if trim(text) != "" {
		return phrase.Errorf("a rank of the position has more than nine squares")
	}
	return nil
}

// place puts pieces of a side on squares and, from 00, in its hand. 00AL is all pieces
// that are nowhere else.
func (d *diagram) place(side rules.Side, text string) error {
	for ; len(text) >= 4; text = text[4:] {
		if text[:4] == "00AL" {
			d.rest(side)
			continue
		}
		letter, known := csaPieces[text[2:4]]
		file, rank, onBoard := csaSquare(text[:2])
		held := strings.Index(inHand, letter)
		switch {
		case known && onBoard:
			d.board[rank][file] = sided(letter, side)
		case known && text[:2] == "00" && held >= 0:
			d.hand[side][held]++
		default:
			return phrase.Errorf("%q is not a piece on a square", text[:4])
		}
	}
	if text != "" {
		return phrase.Errorf("%q is not a piece on a square", text)
	}
	return nil
}

// csaMove reads a move, its time, or the end.
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

// csaTime takes how long the last move, or the end, took.
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

// csaEnd takes an end. A word that is not known says nothing of the result.
func (b *builder) csaEnd(l line, word string, took time.Duration) {
	e, known := endingOf(word)
	if !known || word == "" {
		b.unusual(l, phrase.Say("an unknown ending"))
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
