package bitboard

// A magic turns the occupancy around one square into an index of its attacks
// (the field's "fancy magic bitboards").
type magic struct {
	mask   Board
	number uint64
	first  uint32 // of its attacks among those of all squares
	shift  uint8
}

// index is where the attacks stand on a board so occupied.
func (m *magic) index(occupied Board) uint32 {
	return m.first + uint32(uint64(occupied&m.mask)*m.number>>(m.shift&63))
}

type tables struct {
	rook, bishop   [64]magic
	ridden         [102400 + 5248]Board // attacks of rooks, then of bishops
	knight, king   [64]Board
	pawn           [2][64]Board
	between, lines [64][64]Board
}

var table tables

func init() { table.fill() }

var (
	straight = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonal = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	leaps    = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

func (t *tables) fill() {
	next := uint32(0)
	for s := Square(0); s < 64; s++ {
		next = t.ride(&t.rook[s], s, next, straight, rookMagics[s])
	}
	for s := Square(0); s < 64; s++ {
		next = t.ride(&t.bishop[s], s, next, diagonal, bishopMagics[s])
		t.knight[s] = step(s, leaps)
		t.king[s] = step(s, straight) | step(s, diagonal)
		t.pawn[white][s] = step(s, [][2]int{{-1, 1}, {1, 1}})
		t.pawn[black][s] = step(s, [][2]int{{-1, -1}, {1, -1}})
	}
	for a := Square(0); a < 64; a++ {
		for _, rays := range [][][2]int{straight, diagonal} {
			for b := slide(a, 0, rays, false); b != 0; {
				s := b.Pop()
				t.between[a][s] = slide(a, s.Bit(), rays, false) & slide(s, a.Bit(), rays, false)
				t.lines[a][s] = slide(a, 0, rays, false)&slide(s, 0, rays, false) | a.Bit() | s.Bit()
			}
		}
	}
}

// ride works out the attacks of a rider from a square, which stand from first
// on, and tells where the next may stand.
func (t *tables) ride(m *magic, s Square, first uint32, rays [][2]int, number uint64) (next uint32) {
	*m = magic{mask: slide(s, 0, rays, true), number: number, first: first}
	m.shift = uint8(64 - m.mask.Count())
	for occupied := Board(0); ; {
		t.ridden[m.index(occupied)] = slide(s, occupied, rays, false)
		occupied = (occupied - m.mask) & m.mask // the next subset of the mask
		if occupied == 0 {
			return first + 1<<m.mask.Count()
		}
	}
}

func onBoard(file, rank int) bool { return file >= 0 && file < 8 && rank >= 0 && rank < 8 }

func step(s Square, deltas [][2]int) Board {
	var b Board
	for _, d := range deltas {
		if f, r := s.File()+d[0], s.Rank()+d[1]; onBoard(f, r) {
			b |= Square(r*8 + f).Bit()
		}
	}
	return b
}

// slide walks the rays up to and including the first occupied square; inner
// leaves out the last square of each ray, which never changes the attacks.
func slide(s Square, occupied Board, rays [][2]int, inner bool) Board {
	var b Board
	for _, d := range rays {
		for f, r := s.File()+d[0], s.Rank()+d[1]; onBoard(f, r); f, r = f+d[0], r+d[1] {
			if inner && !onBoard(f+d[0], r+d[1]) {
				break
			}
			at := Square(r*8 + f).Bit()
			b |= at
			if occupied&at != 0 {
				break
			}
		}
	}
	return b
}

// RookAttacks are the squares a rook on s attacks on a board so occupied.
func RookAttacks(s Square, occupied Board) Board {
	return table.ridden[table.rook[s&63].index(occupied)]
}

// BishopAttacks are the squares a bishop on s attacks on a board so occupied.
func BishopAttacks(s Square, occupied Board) Board {
	return table.ridden[table.bishop[s&63].index(occupied)]
}

// KnightAttacks are the squares a knight on s attacks.
func KnightAttacks(s Square) Board { return table.knight[s&63] }

// KingAttacks are the squares a king on s attacks.
func KingAttacks(s Square) Board { return table.king[s&63] }

// PawnAttacks are the squares a pawn of side on s attacks.
func PawnAttacks(side Side, s Square) Board { return table.pawn[side&1][s&63] }

// Attacks are the squares a piece of kind other than a pawn attacks from s.
func Attacks(kind Kind, s Square, occupied Board) Board {
	switch kind {
	case Knight:
		return KnightAttacks(s)
	case Bishop:
		return BishopAttacks(s, occupied)
	case Rook:
		return RookAttacks(s, occupied)
	case Queen:
		return RookAttacks(s, occupied) | BishopAttacks(s, occupied)
	default:
		return KingAttacks(s)
	}
}
