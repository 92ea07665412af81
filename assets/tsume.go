package assets

import _ "embed"

//go:embed tsume.txt
var tsume string

// Tsume returns the mate problems of shogi as text, one per line.
func Tsume() string { return tsume }
