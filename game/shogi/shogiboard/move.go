package shogiboard

// A Move packs the origin, the target, and whether it drops or promotes into 16 bits. The
// zero Move is not a move.
type Move uint16

const (
	promotion Move = 1 << 14
	drop      Move = 1 << 15
)

func newMove(from, to Square, special Move) Move { return Move(from) | Move(to)<<7 | special }

// Step returns a move on the board without promotion, legal or not.
func Step(from, to Square) Move { return newMove(from, to, 0) }

// From returns the origin of a move on the board; a drop has none.
func (m Move) From() Square { return Square(m & 127) }

// To returns the target of a move.
func (m Move) To() Square { return Square(m >> 7 & 127) }

// Promotes reports whether the piece promotes.
func (m Move) Promotes() bool { return m&promotion != 0 }

// Drop returns the kind that is dropped, NoKind for a move on the board.
func (m Move) Drop() PieceType {
	if m&drop == 0 {
		return NoKind
	}
	return PieceType(m & 127)
}

// String returns the move in USI: "7g7f", "8h2b+", "P*5e", and "0000" for no move.
func (m Move) String() string {
	switch {
	case m == 0:
		return "0000"
	case m&drop != 0:
		return m.Drop().String() + "*" + m.To().String()
	case m.Promotes():
		return m.From().String() + m.To().String() + "+"
	}
	return m.From().String() + m.To().String()
}

// Most is the capacity of a List. A position has at most 593 moves.
const Most = 600

// A List collects moves without allocating.
type List struct {
	Moves [Most]Move
	Count int
}

// Add adds a move, if there is room for it.
func (l *List) Add(m Move) {
	if l.Count < Most {
		l.Moves[l.Count] = m
		l.Count++
	}
}

// All returns the moves of l.
func (l *List) All() []Move { return l.Moves[:l.Count] }

// Find returns the legal move with a USI notation, and 0 if there is none.
func (p *Position) Find(text string) Move {
	var l List
	p.Generate(&l)
	for _, m := range l.All() {
		if m.String() == text {
			return m
		}
	}
	return 0
}
