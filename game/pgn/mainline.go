package pgn

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
)

// A Line is the main line of a game of orthodox chess: its start, its moves, and the
// keys of its positions, the start's first.
type Line struct {
	Start bitboard.Position
	Moves []bitboard.Move
	Keys  []uint64
	now   bitboard.Position
}

// Read reads the main line of a game and nothing else, in the place of what the line
// was. It ends before a move that cannot be read or that passes the turn; false is a game
// without a start, or another game. Where the fast board does not understand a move the
// game is read with all that Read knows, if the games are given.
func (l *Line) Read(item Item, games rules.Games) bool {
	start, ok := startOf(item)
	if !ok {
		return false
	}
	l.begin(start)
	depth := 0
	lex := item.movetext()
	for t := lex.next(); t.kind != end; t = lex.next() {
		switch t.kind {
		case open:
			depth++
		case shut:
			depth = max(depth-1, 0)
		case result:
			if depth == 0 {
				return true
			}
		case move, symbol:
			if depth > 0 {
				continue
			}
			if text, _ := parts(item.Text[t.from:t.to]); text != "" && !l.read(text) {
				l.readSlowly(item, games)
				return true
			}
		}
	}
	return true
}

func (l *Line) begin(start bitboard.Position) {
	l.Start, l.now = start, start
	l.Moves, l.Keys = l.Moves[:0], append(l.Keys[:0], start.Key())
}

func (l *Line) read(text string) bool {
	m, _ := l.now.ReadSAN(text)
	if m != 0 {
		l.play(m)
	}
	return m != 0
}

func (l *Line) play(m bitboard.Move) {
	l.now.Make(m)
	l.Moves, l.Keys = append(l.Moves, m), append(l.Keys, l.now.Key())
}

// readSlowly is the main line as Read reads it.
func (l *Line) readSlowly(item Item, games rules.Games) {
	if games == nil {
		return
	}
	rec, _ := Read(item, games) // an error leaves what comes before it
	if rec == nil {
		return
	}
	l.begin(l.Start)
	for n, more := rec.Root().Next(); more; n, more = n.Next() {
		mv := n.Move()
		kind, known := convert.PieceType(mv.Promote)
		m := l.now.Legal(convert.FastSquare(mv.From), convert.FastSquare(mv.To), kind)
		if m == 0 || !known || mv.Null() {
			return
		}
		l.play(m)
	}
}
