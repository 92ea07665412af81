package pgn

import (
	"strings"

	"passedpawn/game/chess/bitboard"
)

// impossible reports whether a move in standard form is certainly not legal: no piece of
// its kind can move to its target. The rules would say the same, but they are slow, and a
// file can have such a move in every game.
func (b *chessBoard) impossible(text string) bool {
	kind, to, ok := standardMove(strings.TrimRight(text, "+#"))
	if !ok || kind == bitboard.King && b.pos.Chess960() {
		return false
	}
	var legal bitboard.List
	b.pos.Generate(&legal)
	for _, m := range legal.All() {
		if m.To() == to && b.pos.On(m.From()) == kind {
			return false
		}
	}
	return true
}

// standardMove returns the kind of the piece and the target of a move such as Nbxd7 or
// exd5. It returns false for every other form and for pawns of the b-file, because some
// people write bishops so.
func standardMove(text string) (kind bitboard.PieceType, to bitboard.Square, ok bool) {
	n := len(text) - 2
	if n < 0 || !isFile(text[n]) || !isRank(text[n+1]) {
		return 0, 0, false
	}
	to = bitboard.Square(text[n]-'a') + 8*bitboard.Square(text[n+1]-'1')
	from := strings.TrimSuffix(text[:n], "x")
	if i := strings.IndexByte("NBRQK", text[0]); i >= 0 {
		from = strings.TrimPrefix(from, text[:1])
		if from != "" && isFile(from[0]) {
			from = from[1:]
		}
		if from != "" && isRank(from[0]) {
			from = from[1:]
		}
		return bitboard.Knight + bitboard.PieceType(i), to, from == ""
	}
	pawn := from == "" || len(from) == 1 && isFile(from[0])
	return bitboard.Pawn, to, pawn && text[0] != 'b'
}

func isFile(c byte) bool { return c >= 'a' && c <= 'h' }

func isRank(c byte) bool { return c >= '1' && c <= '8' }
