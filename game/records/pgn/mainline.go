package pgn

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// A Line is the main line of a game of orthodox chess or Chess960: its start position, its moves, and
// the keys and states of its positions, beginning with the start.
type Line struct {
	Start  bitboard.Position
	Moves  []bitboard.Move
	Keys   []uint64
	States []bitboard.State
	Most   int  // the most moves to be read, 0 for all
	Whole  bool // the game has no moves that cannot be read
	now    bitboard.Position
}

// Read replaces the line by the main line of a game. The line ends before a move that
// cannot be read or a null move. Read returns false for a game without a usable start or
// of another variant. If the fast board does not understand a move and games is given,
// Read reads the whole game with the function Read.
func (l *Line) Read(item Item, games rules.Games) bool {
	start, ok := startOf(item)
	if !ok {
		return false
	}
	l.begin(start)
	depth := 0
	lex := item.movetext()
	for {
		if depth == 0 {
			l.readPlain(&lex)
		}
		if l.full() {
			return true
		}
		t := lex.next()
		switch t.kind {
		case end:
			return true
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
			if !l.word(t.kind, item.Text[t.from:t.to]) {
				l.readSlowly(item, games)
				return true
			}
		}
	}
}

// word reads a word that is a move or an annotation sign. It returns false if it cannot.
func (l *Line) word(kind tokenKind, text string) bool {
	if kind == symbol {
		text, _ = parts(text)
	}
	return text == "" || l.read(text)
}

// full reports whether there are as many moves as are to be read.
func (l *Line) full() bool { return len(l.Moves) == l.Most && l.Most > 0 }

func (l *Line) begin(start bitboard.Position) {
	l.Start, l.now, l.Whole = start, start, true
	l.Moves, l.Keys, l.States = l.Moves[:0], append(l.Keys[:0], start.Key()), append(l.States[:0], bitboard.StateOf(&start))
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
	l.Moves = append(l.Moves, m) // one by one, which takes less time
	l.Keys = append(l.Keys, l.now.Key())
	l.States = append(l.States, bitboard.StateOf(&l.now))
}

// readSlowly sets the line to the main line that the function Read finds.
func (l *Line) readSlowly(item Item, games rules.Games) {
	if l.Whole = false; games == nil {
		return
	}
	rec, errs := ReadAll(item, games) // despite an error, the moves before it are there
	if rec == nil {
		return
	}
	l.begin(l.Start)
	l.Whole = len(errs) == 0
	for n, more := rec.Root().Next(); more; n, more = n.Next() {
		mv := n.Move()
		kind, known := convert.PieceType(mv.Promote)
		m := l.now.Legal(convert.FastSquare(mv.From), convert.FastSquare(mv.To), kind)
		if m == 0 || !known || mv.Null() {
			l.Whole = false
			return
		}
		l.play(m)
	}
}
