package rules

// Ahead returns the moves that the side not to move can make in advance: those that are
// legal after at least one legal move of the other side. They include a recapture on a
// square that the side's own piece still occupies, and exclude moves that can never
// become legal.
func Ahead(p Position) []Move {
	var found []Move
	seen := map[Move]bool{}
	for next := range Replies(p) {
		for _, m := range next.Moves() {
			if !seen[m] {
				seen[m] = true
				found = append(found, m)
			}
		}
	}
	return found
}

// Replies yields the positions after each legal move of p.
func Replies(p Position) func(yield func(Position) bool) {
	return func(yield func(Position) bool) {
		for _, m := range p.Moves() {
			if next, err := p.Play(m); err == nil && !yield(next) {
				return
			}
		}
	}
}
