package altpromo

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// parse reads a FEN of four to six fields. It drops a castling right if the king or the
// partner is not at home, and an en passant square that no pawn has just passed. It
// refuses a position that cannot be played, and gives the reason.
func (g *Game) parse(text string) (s state, err error) {
	f := strings.Fields(text)
	if len(f) < 4 || len(f) > 6 {
		return s, phrase.Errorf("common.fen-four-six-fields", len(f))
	}
	s = state{Mailbox: board.Mailbox{Layout: g.layout}, game: g, passant: board.None, number: 1}
	if err := s.place(f[0]); err != nil {
		return s, err
	}
	switch f[1] {
	case "w":
	case "b":
		s.turn = rules.Black
	default:
		return s, phrase.Errorf("common.side-move-w-b", f[1])
	}
	if them := s.turn.Other(); s.inCheck(them) {
		return s, rules.Illegal(phrase.Errorf("common.move-but-king-captured", s.turn, them))
	}
	if err := s.rights(f[2]); err != nil {
		return s, err
	}
	if err := s.passed(f[3]); err != nil {
		return s, err
	}
	err = s.counters(f[4:])
	return s, err
}

// mostMoves is an upper limit for the counters of a FEN.
const mostMoves = 60_000

// counters reads the last two fields, which may be missing.
func (s *state) counters(fields []string) error {
	for i, c := range []struct {
		to    *uint16
		wrong string
	}{{&s.halfmoveClock, "common.count-half-moves-not"}, {&s.number, "common.move-number-not"}} {
		if len(fields) > i {
			n, err := strconv.ParseUint(fields[i], 10, 16)
			if err != nil || n > mostMoves {
				return phrase.Errorf(c.wrong, fields[i], mostMoves)
			}
			*c.to = uint16(n)
		}
	}
	s.number = max(s.number, 1)
	return nil
}

// place reads the board field.
func (s *state) place(field string) error {
	ranks := strings.Split(field, "/")
	if len(ranks) != 8 {
		return phrase.Errorf("common.board-eight-ranks-fen", len(ranks))
	}
	kings := [2]int{}
	for i, text := range ranks {
		at, end := board.Square(8*(7-i)), board.Square(8*(8-i))
		for j := range len(text) {
			c := text[j]
			kind, side, ok := s.KindOf(c)
			switch {
			case c >= '1' && c <= '8':
				at += board.Square(c - '0')
				continue
			case !ok:
				return phrase.Errorf("altpromo.rank-fen-holds-no", 8-i, c)
			case at >= end:
				return phrase.Errorf("altpromo.rank-fen-more-than", 8-i)
			case kind == int(s.game.pawn) && (i == 0 || i == 7):
				return rules.Illegal(phrase.Errorf("altpromo.pawn-stands-rank-no", 8-i))
			case kind == int(s.game.royal):
				kings[side]++
				s.king[side] = at
			}
			s.Set(at, board.NewPiece(kind, side))
			at++
		}
		if at != end {
			return phrase.Errorf("common.rank-fen-squares-instead", 8-i, int(at)-8*(7-i))
		}
	}
	for side, n := range kings {
		if n != 1 {
			return rules.Illegal(phrase.Errorf("common.kings-instead-one", rules.Side(side), n))
		}
	}
	return nil
}

// rights reads the castling field: a letter for each corner whose piece may castle, and E
// or e for a king that has never moved but has no partner now.
func (s *state) rights(field string) error {
	if field == "-" {
		return nil
	}
	for i := range len(field) {
		side, c := rules.White, field[i]
		if c >= 'a' {
			side, c = rules.Black, c-'a'+'A'
		}
		first := home(side)
		at := first
		switch c {
		case 'E':
		case 'K':
			at = first + 7
		case 'Q':
		default:
			return phrase.Errorf("altpromo.castling-field-hold-k", field)
		}
		if s.king[side] != first+4 {
			continue
		}
		if p := s.On(at); c != 'E' && p != 0 && p.Side() == side && s.game.partner[p.Kind()] {
			s.corners |= corner(at)
		} else if c != 'E' {
			continue
		}
		s.fresh |= 1 << side
	}
	return nil
}

// passed reads the en passant field.
func (s *state) passed(field string) error {
	if field == "-" {
		return nil
	}
	sq, err := rules.ParseSquare(field)
	at := s.Layout.At(sq)
	if err != nil || at == board.None || sq.Rank != 2 && sq.Rank != 5 {
		return phrase.Errorf("common.en-passant-field-not", field)
	}
	back := int(8)
	if s.turn == rules.Black {
		back = -8
	}
	stands, began := board.Square(int(at)-back), board.Square(int(at)+back)
	theirs := board.NewPiece(int(s.game.pawn), s.turn.Other())
	if (sq.Rank == 5) == (s.turn == rules.White) && s.On(at) == 0 && s.On(began) == 0 && s.On(stands) == theirs {
		s.passant = at
	}
	return nil
}

// String returns the position in FEN.
func (s *state) String() string {
	var b strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := 0
		for file := range 8 {
			p := s.On(board.Square(8*rank + file))
			if p == 0 {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteByte('0' + byte(empty))
				empty = 0
			}
			b.WriteByte(s.letter(p))
		}
		if empty > 0 {
			b.WriteByte('0' + byte(empty))
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	passant := "-"
	if s.passant != board.None {
		passant = s.Square(s.passant).String()
	}
	fmt.Fprintf(&b, " %c %s %s %d %d", "wb"[s.turn], s.castlingField(), passant, s.halfmoveClock, s.number)
	return b.String()
}

func (s *state) letter(p board.Piece) byte {
	c := s.Kinds[p.Kind()].Letter
	if p.Side() == rules.Black {
		c += 'a' - 'A'
	}
	return c
}

func (s *state) castlingField() string {
	field := ""
	for side := rules.White; side <= rules.Black; side++ {
		first, letters := home(side), "KQE"
		if side == rules.Black {
			letters = "kqe"
		}
		short, long := s.partnerMay(first+7), s.partnerMay(first)
		switch {
		case s.fresh&(1<<side) == 0:
		case short && long:
			field += letters[:2]
		case short:
			field += letters[:1]
		case long:
			field += letters[1:2]
		default:
			field += letters[2:]
		}
	}
	if field == "" {
		return "-"
	}
	return field
}
