package rules

// Choices returns the legal moves of p from a spot to a square: none if the step is not
// legal, one for most moves, and several if the player must choose what a piece promotes
// to.
func Choices(p Position, from Spot, to Square) []Move {
	var found []Move
	for _, m := range p.Moves() {
		if m.To == to && m.Origin(p.Turn()) == from {
			found = append(found, m)
		}
	}
	return found
}

// Legal reports whether m is among the legal moves of p.
func Legal(p Position, m Move) bool {
	for _, l := range p.Moves() {
		if l == m {
			return true
		}
	}
	return false
}

// PieceCounts counts the pieces on the board of p. files and ranks are its size.
func PieceCounts(p Position, files, ranks int) map[Piece]int {
	count := make(map[Piece]int)
	for f := range files {
		for r := range ranks {
			if piece, ok := p.At(Sq(f, r)); ok {
				count[piece]++
			}
		}
	}
	return count
}
