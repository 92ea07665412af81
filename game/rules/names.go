package rules

// A SideNamer is a rule set whose sides are not called White and Black.
type SideNamer interface {
	// SideNames are those of both sides, from White on, in a game that begins with a
	// position.
	SideNames(start Position) [2]string
}

// SideName is what a side is called in a game that begins with start. Where the rule
// set does not say, that is White or Black.
func SideName(r Rules, start Position, side Side) Phrase {
	name, _ := nameOf(r, start, side)
	return name
}

func nameOf(r Rules, start Position, side Side) (name Phrase, own bool) {
	if n, ok := r.(SideNamer); ok {
		return Say(n.SideNames(start)[side]), true
	}
	return Say(side.String()), false
}

// SquareName is what a square is called, by the files and ranks at the edges of the
// board: "e4", or in shogi "7f".
func SquareName(r Rules, s Square) string {
	shape := ShapeOf(r)
	if s.File < 0 || int(s.File) >= shape.Files || s.Rank < 0 || int(s.Rank) >= shape.Ranks {
		return s.String()
	}
	return shape.FileNames[s.File] + shape.RankNames[s.Rank]
}
