package puzzles

// Draw returns up to n different puzzles with a theme, or with any if theme is "", and with ratings
// from least up to most, in the order of their ratings. draw returns a random number below n.
func (s *Set) Draw(theme Theme, least, most float64, n int, draw func(n int) int) (all []Puzzle) {
	var fit []int
	for i := range s.with(theme) {
		if r := s.all[i].Rating.Mean; r >= least && r < most {
			fit = append(fit, i)
		}
	}
	// Each place is taken with the chance that is still needed (Knuth, 3.4.2, algorithm S).
	for k, i := range fit {
		if draw(len(fit)-k) < n-len(all) {
			all = append(all, s.all[i])
		}
	}
	return all
}
