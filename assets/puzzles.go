package assets

// Puzzles returns the puzzles of chess as text that game/teaching/puzzles reads. They and
// their ratings come from lichess.org, which has placed them in the public domain (CC0).
func Puzzles() string { return string(must("puzzles.gz")) }
