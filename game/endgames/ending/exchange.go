package ending

import (
	"strings"
	"unicode"
)

// Exchanged returns the FEN of a position with the colours exchanged and the ranks in the opposite
// order, which is worth the same to the side to move. The position must have no right to castle
// and no capture en passant.
func Exchanged(fen string) string {
	fields := strings.Fields(fen)
	ranks := strings.Split(fields[0], "/")
	for i, j := 0, len(ranks)-1; i < j; i, j = i+1, j-1 {
		ranks[i], ranks[j] = ranks[j], ranks[i]
	}
	board := strings.Map(func(r rune) rune {
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		return unicode.ToUpper(r)
	}, strings.Join(ranks, "/"))
	turn := "w"
	if fields[1] == "w" {
		turn = "b"
	}
	return board + " " + turn + " - - 0 1"
}
