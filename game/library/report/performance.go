package report

// differences lists the rating difference that belongs to a score in percent, from 50 to
// 100 (FIDE Rating Regulations effective from 1 March 2024, 8.1.1). Scores below 50 have
// the same differences with a minus.
var differences = [51]int{
	0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
	202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
}

// Performance returns the performance rating for a score in games against opponents whose
// ratings have a sum: their average plus the difference for the score (FIDE Rating
// Regulations, 8.2.3 and 8.1.1). It is 0 without games.
func Performance(score Points, games, sum int) int {
	if games == 0 {
		return 0
	}
	percent := rounded(100*int(score), 2*games)
	difference := 0
	if percent >= 50 {
		difference = differences[percent-50]
	} else {
		difference = -differences[50-percent]
	}
	return rounded(sum, games) + difference
}

// rounded returns a/b, rounded half up.
func rounded(a, b int) int { return (2*a + b) / (2 * b) }
