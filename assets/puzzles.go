package assets

// Puzzles returns the puzzles of chess as text that game/teaching/puzzles reads. They and
// their ratings come from lichess.org, which has placed them in the public domain (CC0). The text is empty if a page could
// not load it.
func Puzzles() string { return string(wanted("puzzles.gz")) }
