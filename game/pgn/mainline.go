package pgn

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
)

// Mainline reads the main line of a game of orthodox chess and nothing else,
// adding its moves to those given. It ends before a move that cannot be read or that
// passes the turn; ok is false if there is no start. Where ReadSAN does not understand
// a move the game is read with all that Read knows, if the games are given.
func Mainline(item Item, games rules.Games, moves []bitboard.Move) (start bitboard.Position, line []bitboard.Move, ok bool) {
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
	p, depth, read := start, 0, 0
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
				return start, slowly(item, games, start, moves, len(moves)-read), true
			}
			p.Make(m)
			moves = append(moves, m)
			read++
		}
	}
	return start, moves, true
}

// slowly is the main line from a start on as Read reads it, behind the first of some
// moves.
func slowly(item Item, games rules.Games, p bitboard.Position, moves []bitboard.Move, first int) []bitboard.Move {
	if games == nil {
		return moves
	}
	rec, _ := Read(item, games) // an error leaves what comes before it
	if rec == nil {
		return moves
	}
	line := moves[:first]
	for n, more := rec.Root().Next(); more; n, more = n.Next() {
		mv := n.Move()
		kind, known := convert.PieceType(mv.Promote)
		m := p.Legal(convert.FastSquare(mv.From), convert.FastSquare(mv.To), kind)
		if m == 0 || !known || mv.Null() {
			break
		}
		p.Make(m)
		line = append(line, m)
	}
	return line
}
