package rules

// Choices returns the legal moves of p from a spot to a square: none if the step
// is not legal, one for most moves, several where the player must choose what a
// piece promotes to.
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

// Census counts the pieces on the board of p, which has the given size.
func Census(p Position, files, ranks int) map[Piece]int {
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

// Perft counts the leaf nodes of the tree of legal moves, depth plies deep,
// the field's measure of a move generator.
func Perft(p Position, depth int) (int, error) {
	if depth == 0 {
		return 1, nil
	}
	moves := p.Moves()
	if depth == 1 {
		return len(moves), nil
	}
	nodes := 0
	for _, m := range moves {
		next, err := p.Play(m)
		if err != nil {
			return 0, err
		}
		n, err := Perft(next, depth-1)
		if err != nil {
			return 0, err
		}
		nodes += n
	}
	return nodes, nil
}
