package board

import "passedpawn/game/rules"

// A Move is from one square to another. Becomes is the kind that arrives, if it
// is another than the one that left, or else -1; What is the game's own.
type Move struct {
	From, To Square
	Becomes  int8
	What     uint8
}

// A Mover is a game at a position, on which moves are made and taken back, for
// those who look at millions.
type Mover interface {
	// Legal adds the legal moves to a list.
	Legal(to []Move) []Move
	// Make plays a legal move, Unmake takes the last one back.
	Make(Move)
	Unmake()
	// Turn is the side to move, Check reports whether its king is in check.
	Turn() rules.Side
	Check() bool
	// Key is equal for equal positions.
	Key() uint64
	// HalfmoveClock counts the plies since the last that cannot be undone.
	HalfmoveClock() int
	// On is the piece on a square.
	On(Square) Piece
	// RulesMove is a move in the words of the rules.
	RulesMove(Move) rules.Move
	// Mobility is how many squares a kind can go to on the average.
	Mobility(kind int) float64
	// Field is the layout it is played on, and the kind that is royal.
	Field() (l *Layout, royal int)
}

// A Climber is a Mover of a game in which pieces become others. Without it they are
// worth nothing more for what they may become.
type Climber interface {
	// Next is what a kind becomes on the far rank, or on its own, -1 for
	// nothing.
	Next(kind int) (becomes int, far bool)
}

// Searchable positions can be made moves on.
type Searchable interface{ Mover() Mover }

// Perft counts the lines of so many plies.
func Perft(m Mover, depth int) uint64 {
	n, _ := perft(m, depth, nil)
	return n
}

// perft keeps the moves of all plies in one list.
func perft(m Mover, depth int, list []Move) (n uint64, _ []Move) {
	if depth <= 0 {
		return 1, list
	}
	begin := len(list)
	list = m.Legal(list)
	end := len(list)
	if depth == 1 {
		return uint64(end - begin), list[:begin]
	}
	for i := begin; i < end; i++ {
		m.Make(list[i])
		var lines uint64
		lines, list = perft(m, depth-1, list)
		n += lines
		m.Unmake()
	}
	return n, list[:begin]
}

// Mobility is how many squares a kind can go to on the average, over all squares
// of boards on which about a third of the squares hold a piece of either side.
func (l *Layout) Mobility(kind int) float64 {
	const boards = 40
	state := uint64(1)
	next := func() uint64 {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
		return state
	}
	sum, n := 0, 0
	var to []Square
	for range boards {
		b := Mailbox{Layout: l}
		for s := range l.All() {
			if next()%10 < 3 {
				b.Set(s, NewPiece(kind, rules.Side(next()>>20&1)))
			}
		}
		for s := range l.All() {
			was := b.On(s)
			b.Set(s, NewPiece(kind, rules.White))
			to = b.Targets(s, to[:0])
			b.Set(s, was)
			sum, n = sum+len(to), n+1
		}
	}
	return float64(sum) / float64(n)
}
