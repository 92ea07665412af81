package bitboard

import (
	"fmt"
	"strconv"
	"strings"
)

// Parse reads a FEN. A position in which a king could be taken or a pawn stands
// on the edge is refused; castling rights and en passant squares that mean
// nothing are dropped. Missing counters are 0 and 1.
func Parse(fen string) (Position, error) {
	f := strings.Fields(fen)
	if len(f) < 4 {
		return Position{}, fmt.Errorf("FEN %q has too few fields", fen)
	}
	p := Position{number: 1}
	for i := range p.on {
		p.on[i] = NoKind
	}
	if err := p.parseBoard(f[0]); err != nil {
		return Position{}, err
	}
	if p.kinds[Pawn]&(rank1|rank8) != 0 {
		return Position{}, fmt.Errorf("FEN %q has a pawn on the first or last rank", fen)
	}
	if f[1] == "b" {
		p.turn = black
		p.key ^= zobrist.turn
	}
	for i, c := range "KQkq" {
		if strings.ContainsRune(f[2], c) && p.athome(i) {
			p.rights |= 1 << i
		}
	}
	p.key ^= zobrist.rights[p.rights]
	if s, ok := parseSquare(f[3]); ok && p.passable(s) {
		p.passant = s
		p.key ^= zobrist.passant[s]
	}
	if p.Attackers(p.King(p.turn^1), p.Occupied())&p.sides[p.turn] != 0 {
		return Position{}, fmt.Errorf("FEN %q lets a king be taken", fen)
	}
	p.checks = p.checkers()
	if len(f) > 5 {
		halfmoveClock, _ := strconv.ParseUint(f[4], 10, 16)
		number, _ := strconv.ParseUint(f[5], 10, 16)
		p.halfmoveClock, p.number = uint16(halfmoveClock), uint16(number)
	}
	return p, nil
}

// athome reports whether king and rook stand where a castling right needs them.
func (p *Position) athome(right int) bool {
	side := Side(right / 2)
	king, rook := Square(4), Square(7)
	if right%2 == 1 {
		rook = 0
	}
	if side == black {
		king, rook = king+56, rook+56
	}
	return p.Pieces(King, side).Has(king) && p.Pieces(Rook, side).Has(rook)
}

// passable reports whether a pawn can be taken in passing on s.
func (p *Position) passable(s Square) bool {
	rank, pawn := 5, s-8
	if p.turn == black {
		rank, pawn = 2, s+8
	}
	return s.Rank() == rank && p.on[s] == NoKind &&
		p.Pieces(Pawn, p.turn^1).Has(pawn) && table.pawn[p.turn^1][s]&p.Pieces(Pawn, p.turn) != 0
}

func (p *Position) parseBoard(field string) error {
	file, rank := 0, 7
	for _, c := range field {
		switch kind := strings.IndexRune("pnbrqk", c|0x20); {
		case c == '/':
			file, rank = 0, rank-1
		case c >= '1' && c <= '8':
			file += int(c - '0')
		case kind >= 0 && onBoard(file, rank):
			side := white
			if c >= 'a' {
				side = black
			}
			p.put(Square(rank*8+file), PieceType(kind), side)
			file++
		default:
			return fmt.Errorf("FEN board %q cannot be read at %q", field, c)
		}
	}
	if p.Pieces(King, white).Count() != 1 || p.Pieces(King, black).Count() != 1 {
		return fmt.Errorf("FEN board %q does not have one king a side", field)
	}
	return nil
}

func parseSquare(name string) (Square, bool) {
	if len(name) != 2 {
		return none, false
	}
	return squareAt(name[0], name[1])
}

// squareAt is the square of a file's letter and a rank's digit.
func squareAt(file, rank byte) (Square, bool) {
	file, rank = file-'a', rank-'1'
	return Square(rank<<3 | file), file|rank < 8
}

// String is the position in FEN. The en passant square is written only where
// a pawn attacks it.
func (p *Position) String() string {
	var b strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := 0
		for file := range 8 {
			s := Square(rank*8 + file)
			if p.on[s] == NoKind {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteByte('0' + byte(empty))
				empty = 0
			}
			c := "pnbrqk"[p.on[s]]
			if p.sides[white].Has(s) {
				c -= 'a' - 'A'
			}
			b.WriteByte(c)
		}
		if empty > 0 {
			b.WriteByte('0' + byte(empty))
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	rights := ""
	for i, c := range "KQkq" {
		if p.rights>>i&1 == 1 {
			rights += string(c)
		}
	}
	if rights == "" {
		rights = "-"
	}
	square := "-"
	if p.passant != none {
		square = p.passant.String()
	}
	return fmt.Sprintf("%s %c %s %s %d %d", b.String(), "wb"[p.turn], rights, square, p.halfmoveClock, p.number)
}
