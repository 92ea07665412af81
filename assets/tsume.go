package assets

// Tsume returns the mate problems of shogi as text, one per line.
func Tsume() string { return string(must("tsume.txt")) }
