package bitboard

// A Coder writes and reads the moves of a game, most of them as one byte: the number of
// the piece among those that its side began with, and a code for where it goes. Scid keeps
// moves in this way. A Coder plays moves without judging them. It has no legality to check,
// so that it reads a game in a small part of the time that a Position takes.
type Coder struct {
	at       [2][coded]Square
	kind     [2][coded]PieceType
	number   [64]uint8 // of the piece on a square, from 1; 0 for none
	men      [2]Bitboard
	pawns    [2]Bitboard
	turn     Side
	anywhere bool // castling goes onto the rook
}

// coded is how many pieces of a side can be numbered.
const coded = 16

// The codes of moves that are not a step on a line. A queen's move along her own file or
// rank names its target in a second byte.
const (
	castleLeft   = 8
	castleRight  = 9
	doubleStep   = 15
	acrossBishop = 8
	alongFile    = 8
)

// NewCoder returns a Coder for a game from a position. It returns false if a side has more
// pieces than can be numbered.
func NewCoder(p *Position) (c Coder, ok bool) {
	c.turn, c.anywhere = p.turn, p.home.anywhere
	for side := range c.men {
		left := p.sides[side]
		if left.Count() > coded {
			return c, false
		}
		c.men[side], c.pawns[side] = left, p.kinds[Pawn]&left
		for n := 0; left != 0; n++ {
			s := left.Pop()
			c.at[side][n], c.kind[side][n], c.number[s] = s, p.on[s], uint8(n+1)
		}
	}
	return c, true
}

// Side returns the squares of all pieces of a side.
func (c *Coder) Side(s Side) Bitboard { return c.men[s] }

// On returns the kind of the piece on a square, NoKind if there is none.
func (c *Coder) On(s Square) PieceType {
	n := c.number[s]
	switch {
	case n == 0:
		return NoKind
	case c.men[black].Has(s):
		return c.kind[black][n-1]
	}
	return c.kind[white][n-1]
}

// Pawns returns the squares of the pawns of a side.
func (c *Coder) Pawns(s Side) Bitboard { return c.pawns[s] }

// Append appends a legal move, which it plays.
func (c *Coder) Append(b []byte, m Move) []byte {
	from, to := m.From(), m.To()
	n := c.number[from] - 1
	code, more := c.code(m, c.kind[c.turn][n])
	b = append(b, n<<4|code)
	if more {
		b = append(b, byte(to))
	}
	c.play(n, m)
	return b
}

// code returns the code of a move by a piece of a kind, and whether the target follows.
func (c *Coder) code(m Move, kind PieceType) (code uint8, more bool) {
	from, to := m.From(), m.To()
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	switch {
	case m.Castling() && files > 0:
		return castleRight, c.anywhere
	case m.Castling():
		return castleLeft, c.anywhere
	case kind == Pawn:
		return pawnCode(m, files), false
	case kind == Knight || kind == King:
		return stepCode(kind, to-from), false
	case kind == Bishop && files*ranks < 0:
		return uint8(to.File()) | acrossBishop, false
	case kind == Bishop || ranks == 0:
		return uint8(to.File()), false
	case files == 0:
		return uint8(to.Rank()) | alongFile, false
	}
	return uint8(from.File()), true // a queen does not stay where she is
}

// pawnCode returns the code of a pawn's move.
func pawnCode(m Move, files int) uint8 {
	switch {
	case m&specialBit == double:
		return doubleStep
	case m&promotion != 0:
		return uint8(files + 1 + 3*int(m.Promotion()))
	}
	return uint8(files + 1)
}

// The steps of knights and kings by their codes.
var (
	knightSteps = [8]Square{-17, -15, -10, -6, 6, 10, 15, 17}
	kingSteps   = [8]Square{-9, -8, -7, -1, 1, 7, 8, 9}
)

// stepCode returns the code of a step.
func stepCode(kind PieceType, step Square) uint8 {
	steps := &knightSteps
	if kind == King {
		steps = &kingSteps
	}
	for i, s := range steps {
		if s == step {
			return uint8(i)
		}
	}
	return 0
}
