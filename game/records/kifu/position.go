package kifu

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// position reads a line before the moves: a header, a handicap, a part of a diagram, or
// the side to move. It returns false if the line is something else.
func (b *builder) position(l line) bool {
	text := l.text
	if isRow(text) {
		b.row(l)
		return true
	}
	for side, p := range players {
		for _, turn := range p.turn {
			if text == turn {
				b.draw().turn = rules.Side(side)
				b.diagram.told = true
				return true
			}
		}
	}
	if rest, ok := strings.CutPrefix(text, "手数"); ok && strings.ContainsAny(rest, "＝=") {
		b.played(rest)
		return true
	}
	name, value, ok := cutHeader(text)
	if !ok {
		return false
	}
	for side, p := range players {
		if name == p.hand[0] || name == p.hand[1] {
			if err := b.draw().readHeld(rules.Side(side), value); err != nil {
				b.doubt(l, err)
			}
			return true
		}
	}
	if name == handicapName {
		b.handicap(l, value)
		return true
	}
	if _, _, numbered := cutNumber(text); numbered || ki2Words(text) != nil {
		return false
	}
	b.tags = setHeader(b.tags, tagOf(name), name, value, text)
	return true
}

// strange reports an unknown handicap, unless there is a diagram.
func (b *builder) strange() {
	if _, name, ok := cutHeader(b.foreign.text); ok && b.diagram == nil {
		b.doubt(b.foreign, phrase.Errorf("kifu.not-known-handicap", name))
	}
}

// draw returns the diagram, and begins it at its first line.
func (b *builder) draw() *diagram {
	if b.diagram == nil {
		b.diagram = new(diagram)
	}
	return b.diagram
}

// row reads the next rank of a diagram.
func (b *builder) row(l line) {
	d := b.draw()
	if d.rows == len(d.board) {
		b.doubt(l, phrase.Errorf("kifu.diagram-more-than-nine"))
		return
	}
	row, err := readRow(l.text)
	if err != nil {
		b.doubt(l, err)
	}
	d.board[d.rows] = row
	d.rows++
}

// doubt reports an error in the start position.
func (b *builder) doubt(l line, err error) {
	b.errs = append(b.errs, &pgn.Error{Game: b.item.Number, Line: l.number, Why: err.Error()})
}

// played reads ＝24  ▲７六歩  まで: the number of moves before a diagram, and the
// last of them.
func (b *builder) played(text string) {
	text = strings.TrimLeft(text, "＝= 　")
	end := strings.IndexFunc(text, func(r rune) bool { return digit(r) < 0 })
	if end < 0 {
		end = len(text)
	}
	n, ok := count(text[:end])
	if !ok {
		return
	}
	d := b.draw()
	d.number = n + 1
	if d.told {
		return
	}
	switch last := trim(text[end:]); {
	case strings.HasPrefix(last, "▲"), strings.HasPrefix(last, "☗"):
		d.turn, d.told = rules.Black, true
	case strings.HasPrefix(last, "△"), strings.HasPrefix(last, "☖"):
		d.turn, d.told = rules.White, true
	}
}

// handicap reads the name of a start position.
func (b *builder) handicap(l line, name string) {
	name = strings.ReplaceAll(strings.ReplaceAll(name, " ", ""), "　", "")
	switch start, ok := startOfHandicap(name); {
	case ok:
		b.start = start
	case name == "その他", name == "":
	default: // a diagram may show it
		b.tags = append(b.tags, record.Tag{Name: otherHeader, Value: l.text})
		b.foreign = l
	}
}
