package bitboard

// A magic maps the occupancy around a square to an index of the attacks from it (known as
// "fancy magic bitboards").
type magic struct {
	mask   Bitboard
	number uint64
	shift  uint
	slots  []Bitboard
}

func (m *magic) attacks(occupied Bitboard) Bitboard {
	return m.slots[uint64(occupied&m.mask)*m.number>>m.shift]
}

type tables struct {
	rook, bishop [64]magic
	pawn         [2][64]Bitboard
	open         [NoKind][64]Bitboard // attacks of each kind on an empty board, except pawns
	lines        [64][64]Bitboard     // the whole line through two squares
}

var table = newTables()

var (
	straight = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonal = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	leaps    = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

func newTables() *tables {
	t := new(tables)
	for s := Square(0); s < 64; s++ {
		t.rook[s] = newMagic(s, straight, rookMagics[s])
		t.bishop[s] = newMagic(s, diagonal, bishopMagics[s])
		t.pawn[white][s] = step(s, [][2]int{{-1, 1}, {1, 1}})
		t.pawn[black][s] = step(s, [][2]int{{-1, -1}, {1, -1}})
		t.open[Knight][s], t.open[King][s] = step(s, leaps), step(s, straight)|step(s, diagonal)
		t.open[Rook][s], t.open[Bishop][s] = slide(s, 0, straight, false), slide(s, 0, diagonal, false)
		t.open[Queen][s] = t.open[Rook][s] | t.open[Bishop][s]
	}
	for a := Square(0); a < 64; a++ {
		for _, rays := range [][][2]int{straight, diagonal} {
			for b := slide(a, 0, rays, false); b != 0; {
				s := b.Pop()
				t.lines[a][s] = slide(a, 0, rays, false)&slide(s, 0, rays, false) | a.Bit() | s.Bit()
			}
		}
	}
	return t
}

func newMagic(s Square, rays [][2]int, number uint64) magic {
	m := magic{mask: slide(s, 0, rays, true), number: number}
	m.shift = uint(64 - m.mask.Count())
	m.slots = make([]Bitboard, 1<<m.mask.Count())
	for occupied := Bitboard(0); ; {
		m.slots[uint64(occupied)*number>>m.shift] = slide(s, occupied, rays, false)
		occupied = (occupied - m.mask) & m.mask // the next subset of the mask
		if occupied == 0 {
			return m
		}
	}
}

func onBoard(file, rank int) bool { return file >= 0 && file < 8 && rank >= 0 && rank < 8 }

func step(s Square, deltas [][2]int) Bitboard {
	var b Bitboard
	for _, d := range deltas {
		if f, r := s.File()+d[0], s.Rank()+d[1]; onBoard(f, r) {
			b |= Square(r*8 + f).Bit()
		}
	}
	return b
}

// slide follows the rays up to and including the first occupied square. inner omits the
// last square of each ray, whose occupancy never changes the attacks.
func slide(s Square, occupied Bitboard, rays [][2]int, inner bool) Bitboard {
	var b Bitboard
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

// RookAttacks returns the squares that a rook on s attacks, given the occupied squares.
func RookAttacks(s Square, occupied Bitboard) Bitboard { return table.rook[s].attacks(occupied) }

// BishopAttacks returns the squares that a bishop on s attacks, given the occupied
// squares.
func BishopAttacks(s Square, occupied Bitboard) Bitboard { return table.bishop[s].attacks(occupied) }

// KnightAttacks returns the squares that a knight on s attacks.
func KnightAttacks(s Square) Bitboard { return table.open[Knight][s] }

// KingAttacks returns the squares that a king on s attacks.
func KingAttacks(s Square) Bitboard { return table.open[King][s] }

// PawnAttacks returns the squares that a pawn of a side on s attacks.
func PawnAttacks(side Side, s Square) Bitboard { return table.pawn[side][s] }

// Attacks returns the squares that a piece on s attacks, for any kind except a pawn.
func Attacks(kind PieceType, s Square, occupied Bitboard) Bitboard {
	switch kind {
	case Knight:
		return table.open[Knight][s]
	case Bishop:
		return table.bishop[s].attacks(occupied)
	case Rook:
		return table.rook[s].attacks(occupied)
	case Queen:
		return table.rook[s].attacks(occupied) | table.bishop[s].attacks(occupied)
	default:
		return table.open[King][s]
	}
}
