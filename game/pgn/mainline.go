package pgn

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/rules"
)

// Mainline reads the main line of a game of orthodox chess and nothing else,
// adding its moves to those given. It ends before a move that ReadSAN does not
// understand or that passes the turn; ok is false if there is no start.
func Mainline(item Item, moves []bitboard.Move) (start bitboard.Position, line []bitboard.Move, ok bool) {
	start = usual
	if !rules.Orthodox(item.Tag("Variant")) {
		return start, moves, false
	}
	if fen := item.Tag("FEN"); fen != "" {
		p, err := bitboard.Parse(fen)
		if err != nil {
			return start, moves, false
		}
		start = p
	}
	p, depth := start, 0
	lex := item.movetext()
	for t := lex.next(); t.kind != end; t = lex.next() {
		switch t.kind {
		case open:
			depth++
		case shut:
			depth = max(depth-1, 0)
		case result:
			if depth == 0 {
				return start, moves, true
			}
		case move, symbol:
			text, _ := parts(item.Text[t.from:t.to])
			if depth > 0 || text == "" {
				continue
			}
			m, _ := p.ReadSAN(text)
			if m == 0 {
				return start, moves, true
			}
			p.Make(m)
			moves = append(moves, m)
		}
	}
	return start, moves, true
}
