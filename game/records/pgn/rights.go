package pgn

import "strings"

// Castles960 reports whether the castling rights of a FEN are possible in Chess960 and not
// in chess: the files of rooks, or a king or a rook that begins elsewhere. A right without
// a rook on its side of the king is a mistake, and not another game.
func Castles960(fen string) bool {
	fields := strings.Fields(fen)
	if len(fields) < 3 {
		return false
	}
	pieces, rights := fields[0], fields[2]
	switch {
	case strings.Trim(rights, "ABCDEFGHKQabcdefghkq") != "":
		return false
	case strings.ContainsAny(rights, "ABCDEFGHabcdefgh"):
		return true
	}
	ranks := strings.Split(pieces, "/")
	white, black := files(ranks[len(ranks)-1]), strings.ToUpper(files(ranks[0]))
	elsewhere := false
	for _, right := range rights {
		rank := white
		if right >= 'a' {
			rank = black
		}
		king := strings.IndexByte(rank, 'K')
		if king < 0 || len(rank) != len(usualRank) {
			return false
		}
		rooks, corner := rank[king:], len(usualRank)-1
		if right|0x20 == 'q' {
			rooks, corner = rank[:king], 0
		}
		if strings.IndexByte(rooks, 'R') < 0 {
			return false
		}
		elsewhere = elsewhere || rank[corner] != 'R' || usualRank[king] != 'K'
	}
	return elsewhere
}

// usualRank is the first rank at the start of chess.
const usualRank = "RNBQKBNR"

// files returns a rank of a FEN with a dot for each empty square.
func files(rank string) string {
	var b strings.Builder
	for _, c := range rank {
		if c >= '1' && c <= '8' {
			b.WriteString("........"[:c-'0'])
			continue
		}
		b.WriteRune(c)
	}
	return b.String()
}
