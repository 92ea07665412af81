package kifu

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// turn sets whose turn it is at the start. The standard position is treated like any
// other.
func (c csaReader) turn(side rules.Side) {
	if c.diagram == nil {
		if side == rules.White {
			return
		}
		d, _ := diagramOf(c.rules.Start().String())
		c.diagram = &d
	}
	c.diagram.turn, c.diagram.told = side, true
}

// board reads a part of the start position: PI, P1 to P9, P+ and P-.
func (c csaReader) board(l line) {
	var err error
	switch text := l.text; {
	case text[1] == 'I':
		d, _ := diagramOf(c.rules.Start().String())
		c.diagram = &d
		err = d.remove(text[2:])
		c.diagram = &d
	case text[1] >= '1' && text[1] <= '9':
		err = c.draw().csaRow(int(text[1]-'1'), strings.TrimRight(l.raw, blanks))
	case text[1] == '+' || text[1] == '-':
		err = c.draw().place(rules.Side(strings.IndexByte("+-", text[1])), text[2:])
	default:
		err = phrase.Errorf("kifu.not-part-position", text)
	}
	if err != nil {
		c.doubt(l, err)
	}
}

// remove removes pieces from the standard start position: 82HI22KA.
func (d *diagram) remove(text string) error {
	for ; len(text) >= 4; text = text[4:] {
		file, rank, ok := csaSquare(text[:2])
		if !ok {
			break
		}
		d.board[rank][file] = ""
	}
	if text != "" {
		return phrase.Errorf("kifu.not-piece-square", text)
	}
	return nil
}

// csaSquare returns the place in a diagram of a square with two digits.
func csaSquare(text string) (file, rank int, ok bool) {
	if text[0] < '1' || text[0] > '9' || text[1] < '1' || text[1] > '9' {
		return 0, 0, false
	}
	return int('9' - text[0]), int(text[1] - '1'), true
}

// csaRow reads a rank, such as P1-KY-KE * ....
func (d *diagram) csaRow(rank int, text string) error {
	for file, cell := range cells(strings.TrimLeft(text, blanks)[2:]) {
		if file == len(d.board[rank]) {
			return phrase.Errorf("kifu.rank-position-more-than")
		}
		if cell = trim(cell); cell == "" || cell == "*" {
			continue
		}
		letter, ok := csaPieces[cell[1:]]
		side := strings.IndexByte("+-", cell[0])
		if !ok || side < 0 {
			return phrase.Errorf("kifu.not-piece", cell)
		}
		d.board[rank][file] = sided(letter, rules.Side(side))
	}
	return nil
}

// cells splits a rank into its squares. They are three characters wide, but some programs
// and web pages collapse the blanks between them. Then the stars and signs divide them.
func cells(text string) (all []string) {
	for rest := trim(text); rest != ""; rest = strings.TrimLeft(rest, blanks) {
		width := min(3, len(rest))
		if rest[0] == '*' {
			width = 1
		}
		all, rest = append(all, rest[:width]), rest[width:]
	}
	if len(all) == 9 {
		return all
	}
	all = nil
	for rest := strings.TrimRight(text, blanks); rest != ""; rest = rest[min(3, len(rest)):] {
		all = append(all, rest[:min(3, len(rest))])
	}
	return all
}

// place puts pieces of a side on squares or, for square 00, in its hand. 00AL means all
// pieces that are not elsewhere.
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
			return phrase.Errorf("kifu.not-piece-square", text[:4])
		}
	}
	if text != "" {
		return phrase.Errorf("kifu.not-piece-square", text)
	}
	return nil
}
