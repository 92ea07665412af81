package shogiboard

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Square is the number of a square, from 1a = 0 down the files to 9i.
type Square int8

// Squares is the number of squares.
const Squares = 81

// None means no square, such as that of a king that is not on the board.
const None Square = -1

// At returns the square on a file from 1 to 9 and a rank from 1, which is rank a, to 9.
func At(file, rank int) Square { return Square(9*(file-1) + rank - 1) }

// File returns the file, 1 to 9.
func (s Square) File() int { return int(s)/9 + 1 }

// Rank returns the rank, from 1, which is rank a, to 9.
func (s Square) Rank() int { return int(s)%9 + 1 }

// String returns the name of s in USI: "7f".
func (s Square) String() string {
	return string([]byte{'0' + byte(s.File()), 'a' + byte(s.Rank()) - 1})
}

// KanjiRanks are the Japanese names of the ranks, from rank a on.
const KanjiRanks = "一二三四五六七八九"

// In returns s in a language, as a phrase.Word: "7六" if moves have their native form.
func (s Square) In(l *phrase.Language) string {
	if l.Native {
		return s.String()[:1] + string([]rune(KanjiRanks)[s.Rank()-1])
	}
	return s.String()
}

// Set returns the set that contains only s.
func (s Square) Set() Set { return table.square[s] }

// ParseSquare reads the name of a square. It returns false for anything else.
func ParseSquare(name string) (Square, bool) {
	if len(name) != 2 || name[0] < '1' || name[0] > '9' || name[1] < 'a' || name[1] > 'i' {
		return None, false
	}
	return At(int(name[0]-'0'), int(name[1]-'a')+1), true
}

// Seen converts s to a square of the rules, where file 9 and rank i come first.
func (s Square) Seen() rules.Square { return rules.Sq(9-s.File(), 9-s.Rank()) }

// SquareOf converts a square of the rules, and returns None if it is not on the board.
func SquareOf(s rules.Square) Square {
	if s.File < 0 || s.File > 8 || s.Rank < 0 || s.Rank > 8 {
		return None
	}
	return At(9-int(s.File), 9-int(s.Rank))
}
