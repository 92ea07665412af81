package board

import "passedpawn/game/rules"

// A Move is a move from one square to another. Becomes is the new kind of the piece if it
// changes, otherwise -1. The meaning of What depends on the game.
type Move struct {
	From, To Square
	Becomes  int8
	What     uint8
}

// A Mover is a position in which moves can be made and unmade, for code that examines
// millions of positions.
type Mover interface {
	// Legal appends the legal moves to a list.
	Legal(to []Move) []Move
	// Make plays a legal move, and Unmake undoes the last one.
	Make(Move)
	Unmake()
	// Turn returns the side to move, and Check reports whether its king is in check.
	Turn() rules.Side
	Check() bool
	// Key returns a key that is equal for equal positions.
	Key() uint64
	// HalfmoveClock returns the number of plies since the last irreversible one.
	HalfmoveClock() int
	// On returns the piece on a square.
	On(Square) Piece
	// RulesMove converts a move to one of the rules.
	RulesMove(Move) rules.Move
	// Mobility returns the average number of squares to which a kind can move.
	Mobility(kind int) float64
	// Field returns the layout of the game and the royal kind.
	Field() (l *Layout, royal int)
}

// A Climber is a Mover of a game in which pieces change their kind. For other Movers, the
// value of a piece does not include what it may become.
type Climber interface {
	// Next returns what a kind becomes on the far rank, if far is true, or on its side's
	// home rank, -1 for nothing.
	Next(kind int) (becomes int, far bool)
}

// A Searchable is a position that has a Mover.
type Searchable interface{ Mover() Mover }

// Perft returns the number of lines of depth plies.
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

// Mobility returns the average number of squares to which a kind can move, over all
// squares of boards on which about a third of the squares have a piece of either side.
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
