package chess960

import (
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/rules"
)

// Starts is how many starting positions there are. They are numbered from 0 by Reinhard
// Scharnagl's method: the number says where the bishops, the queen, the knights and the
// rest are, in that order.
const Starts = 960

// Usual is the number of the usual starting position.
const Usual = 518

// Starts implements rules.Shuffler.
func (Rules) Starts() int { return Starts }

// NumberedStart implements rules.Shuffler.
func (Rules) NumberedStart(number int) rules.Position { return wrap(start(number)) }

// StartNumber implements rules.Shuffler.
func (Rules) StartNumber(p rules.Position) (number int, ok bool) { return Number(p.String()) }

// knights are the places of the knights among the five that bishops and queen leave.
var knights = [10][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}

// rank returns White's first rank in a starting position, from the a-file.
func rank(number int) string {
	var files [8]byte
	files[2*(number%4)+1] = 'B' // on a light square
	number /= 4
	files[2*(number%4)] = 'B'
	number /= 4
	put(&files, number%6, 'Q')
	pair := knights[number/6]
	put(&files, pair[1], 'N') // the farther first, so that it does not move the nearer
	put(&files, pair[0], 'N')
	for _, piece := range []byte("RKR") {
		put(&files, 0, piece)
	}
	return string(files[:])
}

// put places a piece on the empty file with an index among the empty ones.
func put(files *[8]byte, index int, piece byte) {
	for i, c := range files {
		if c != 0 {
			continue
		}
		if index == 0 {
			files[i] = piece
			return
		}
		index--
	}
}

// FEN returns a starting position by its number, from 0 to 959.
func FEN(number int) string {
	first := rank(number)
	return strings.ToLower(first) + "/pppppppp/8/8/8/8/PPPPPPPP/" + first + " w KQkq - 0 1"
}

// Number returns the number of a starting position in FEN, and false if it is none.
func Number(fen string) (number int, ok bool) {
	placed, _, _ := strings.Cut(fen, " ")
	first := placed[strings.LastIndexByte(placed, '/')+1:]
	for number = range Starts {
		if rank(number) == first {
			start, _, _ := strings.Cut(FEN(number), " ")
			return number, start == placed
		}
	}
	return 0, false
}

func start(number int) bitboard.Position {
	p, err := bitboard.Parse960(FEN(number))
	if err != nil {
		panic(err) // a test reads all of them
	}
	return p
}
