package rules

import "strconv"

// A Shape describes the board of a game, as far as the rules determine it: its size, the
// names of its files and ranks, who sits where, and which pieces a hand can contain.
type Shape struct {
	Files, Ranks int
	// FileNames and RankNames are printed at the edges, in the order of Square.
	FileNames, RankNames []string
	// NativeRanks are the names of the ranks in the country that the game comes from, nil
	// if it has no other ones.
	NativeRanks []string
	// Below is the side whose home is rank 0. It sits at the bottom unless the board
	// is flipped.
	Below Side
	// Hand is the kinds that a side may have in hand, in the order in which they are
	// shown, nil in games without drops. There are not more of them than files or ranks.
	Hand []Kind
	// Zone is how many of the far ranks are those on which any piece may promote, 0 in games
	// without such a zone.
	Zone int
	// Gains is the kinds to which a piece promotes without losing any of its moves. A player
	// may have them chosen without being asked.
	Gains []Kind
	// Plain boards are not chequered. Their squares are divided by lines.
	Plain bool
	// Directed pieces look the same on both sides and point at the opponent.
	Directed bool
}

// chequered returns a chessboard of some size.
func chequered(files, ranks int) Shape {
	s := Shape{Files: files, Ranks: ranks, Gains: []Kind{Queen}}
	for i := range files {
		s.FileNames = append(s.FileNames, string(rune('a'+i)))
	}
	for i := range ranks {
		s.RankNames = append(s.RankNames, strconv.Itoa(i+1))
	}
	return s
}

// Bottom returns the side at the bottom of the board.
func (s Shape) Bottom(flipped bool) Side {
	if flipped {
		return s.Below.Other()
	}
	return s.Below
}

// Has reports whether a square is on the board.
func (s Shape) Has(at Square) bool {
	return at.File >= 0 && int(at.File) < s.Files && at.Rank >= 0 && int(at.Rank) < s.Ranks
}

// NameOf returns the name of a square, from the labels at the edges of the board.
func (s Shape) NameOf(at Square) SquareName {
	if !s.Has(at) {
		return SquareName{Text: at.String()}
	}
	n := SquareName{Text: s.FileNames[at.File] + s.RankNames[at.Rank]}
	if len(s.NativeRanks) > 0 {
		n.Native = s.FileNames[at.File] + s.NativeRanks[at.Rank]
	}
	return n
}
