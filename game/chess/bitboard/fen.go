package bitboard

import (
	"strconv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Start returns the standard start position.
func Start() Position { return start }

var start = func() Position {
	p, err := Parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	if err != nil {
		panic(err)
	}
	return p
}()

// Parse reads a FEN of four, five or six fields. It corrects harmless mistakes that are
// common in files: move number 0, a castling right whose king or rook has left its
// square, or an en passant square that no pawn has just passed. It returns an error for a
// position that cannot be played. Missing counters are 0 and 1.
func Parse(fen string) (Position, error) { return parse(fen, fenReader.parseRights) }

// A fenReader sets up a position from the fields of a FEN.
type fenReader struct{ *Position }

// parse reads a FEN whose castling field means what rights sets.
func parse(fen string, rights func(fenReader, string) error) (Position, error) {
	f := strings.Fields(fen)
	if len(f) < 4 || len(f) > 6 {
		return Position{}, phrase.Errorf("common.fen-four-six-fields", len(f))
	}
	p := fenReader{&Position{number: 1, home: &usual}}
	for i := range p.on {
		p.on[i] = NoKind
	}
	for _, err := range []error{p.parseBoard(f[0]), p.parseTurn(f[1])} {
		if err != nil {
			return Position{}, err
		}
	}
	if err := p.judge(); err != nil {
		return Position{}, err
	}
	for _, err := range []error{rights(p, f[2]), p.parsePassant(f[3]), p.parseCounters(f[4:])} {
		if err != nil {
			return Position{}, err
		}
	}
	p.checks = p.checkers()
	return *p.Position, nil
}

func (p fenReader) parseBoard(field string) error {
	ranks := strings.Split(field, "/")
	if len(ranks) != 8 {
		return phrase.Errorf("common.board-eight-ranks-fen", len(ranks))
	}
	for i, text := range ranks {
		rank, file := 7-i, 0
		for _, c := range text {
			kind := strings.IndexRune("pnbrqk", c|0x20)
			switch {
			case c >= '1' && c <= '8':
				file += int(c - '0')
			case kind < 0 || c >= 0x80:
				return phrase.Errorf("common.rank-fen-holds-no", rank+1, c)
			default:
				if onBoard(file, rank) {
					side := white
					if c >= 'a' {
						side = black
					}
					p.put(Square(rank*8+file), PieceType(kind), side)
				}
				file++
			}
		}
		if file != 8 {
			return phrase.Errorf("common.rank-fen-squares-instead", rank+1, file)
		}
	}
	return nil
}

func (p fenReader) parseTurn(field string) error {
	switch field {
	case "w":
	case "b":
		p.turn = black
		p.key ^= zobrist.turn
	default:
		return phrase.Errorf("common.side-move-w-b", field)
	}
	return nil
}

// judge returns an error for a position that cannot be played.
func (p fenReader) judge() error {
	if edge := p.kinds[Pawn] & (rank1 | rank8); edge != 0 {
		return rules.Illegal(phrase.Errorf("orthodox.pawn-stands-no-pawn", edge.First()))
	}
	for who := white; who <= black; who++ {
		if n := p.Pieces(King, who).Count(); n != 1 {
			return rules.Illegal(phrase.Errorf("common.kings-instead-one", rules.Side(who), n))
		}
	}
	if p.Attackers(p.King(p.turn^1), p.Occupied())&p.sides[p.turn] != 0 {
		turn := rules.Side(p.turn)
		return rules.Illegal(phrase.Errorf("common.move-but-king-captured", turn, turn.Other()))
	}
	return nil
}

func (p fenReader) parseRights(field string) error {
	if field != "-" && strings.Trim(field, "KQkq") != "" {
		return phrase.Errorf("orthodox.castling-field-hold-k", field)
	}
	for i, c := range "KQkq" {
		if strings.ContainsRune(field, c) && p.athome(i) {
			p.rights |= 1 << i
		}
	}
	p.key ^= zobrist.rights[p.rights]
	return nil
}

// athome reports whether the king and the rook of a castling right are on their original
// squares.
func (p fenReader) athome(right int) bool {
	side := Side(right / 2)
	return p.Pieces(King, side).Has(p.home.king[side]) && p.Pieces(Rook, side).Has(p.home.rook[right])
}

func (p fenReader) parsePassant(field string) error {
	if field == "-" {
		return nil
	}
	s, ok := parseSquare(field)
	if !ok || !(rank3 | rank6).Has(s) {
		return phrase.Errorf("common.en-passant-field-not", field)
	}
	if p.Passed(s) && table.pawn[p.turn^1][s]&p.Pieces(Pawn, p.turn) != 0 {
		p.passant = s
		p.key ^= zobrist.passant[s]
	}
	return nil
}

// Passed reports whether the last move may have been a double step of a pawn over s,
// whether or not a pawn can capture it there.
func (p *Position) Passed(s Square) bool {
	rank, pawn, home := 5, s-8, s+8
	if p.turn == black {
		rank, pawn, home = 2, s+8, s-8
	}
	return s.Rank() == rank && p.on[s] == NoKind && p.on[home] == NoKind && p.Pieces(Pawn, p.turn^1).Has(pawn)
}

// mostMoves is an upper limit for the counters of a FEN.
const mostMoves = 1 << 15

func (p fenReader) parseCounters(fields []string) error {
	if len(fields) > 0 {
		n, err := strconv.Atoi(fields[0])
		if err != nil || n < 0 || n > mostMoves {
			return phrase.Errorf("common.count-half-moves-not", fields[0], mostMoves)
		}
		p.halfmoveClock = uint16(n)
	}
	if len(fields) > 1 {
		n, err := strconv.Atoi(fields[1])
		if err != nil || n < 0 || n > mostMoves {
			return phrase.Errorf("common.move-number-not", fields[1], mostMoves)
		}
		p.number = uint16(max(n, 1))
	}
	return nil
}

func parseSquare(name string) (Square, bool) {
	if len(name) != 2 {
		return none, false
	}
	return squareAt(name[0], name[1])
}

// squareAt returns the square with the letter of a file and the digit of a rank.
func squareAt(file, rank byte) (Square, bool) {
	file, rank = file-'a', rank-'1'
	return Square(rank<<3 | file), file|rank < 8
}
