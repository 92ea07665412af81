package law

import (
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// ParseIllegal reads the illegal move that a text means, in SAN or in coordinates, with
// the kind it promotes to. It returns false if it cannot tell. If several pieces fit, it
// takes the one with the best explanation: one that could make the move but is prevented
// by another piece. letters are the kinds by the letters that moves begin with.
func ParseIllegal(r rules.Rules, p rules.Position, letters map[byte]rules.Kind, text string) (m rules.Move, ok bool) {
	if m, ok, own := rules.ReadIllegal(r, p, text); own {
		return m, ok && weight(r, p, m) > 0
	}
	text = strings.TrimRight(strings.TrimSpace(text), "+#!?")
	if way, castles := castling(text); castles {
		m, ok = castlingStep(r, p, way)
		return m, ok && weight(r, p, m) > 0
	}
	text = strings.TrimSpace(strings.TrimSuffix(strings.TrimSuffix(text, "e.p."), "ep"))
	text, m.Promote = promotion(letters, text)
	text = strings.NewReplacer("x", "", "-", "", ":", "").Replace(text)
	kind := rules.Pawn
	if text != "" && letters[text[0]] != rules.NoKind {
		kind, text = letters[text[0]], text[1:]
	}
	cut := strings.LastIndexAny(text, "abcdefghijklmnopqrstuvwxyz")
	if cut < 0 {
		return m, false
	}
	if m.To, ok = square(r, text[cut:]); !ok {
		return m, false
	}
	m.From, ok = mover(r, p, kind, text[:cut], m)
	return m, ok && weight(r, p, m) > 0
}

// promotion cuts the promotion off the end of a move: "=K", or a capital letter after the
// square. A letter that names no piece gives a kind that does not exist.
func promotion(letters map[byte]rules.Kind, text string) (rest string, kind rules.Kind) {
	rest, promoted, _ := strings.Cut(text, "=")
	if n := len(rest); promoted == "" && n > 2 && rest[n-1] >= 'A' && rest[n-1] <= 'Z' {
		rest, promoted = rest[:n-1], rest[n-1:]
	}
	if promoted == "" {
		return rest, rules.NoKind
	}
	letter := promoted[0] &^ 0x20
	if kind = letters[letter]; letter == 'P' {
		kind = rules.Pawn
	} else if kind == rules.NoKind {
		kind = rules.Kind(promoted)
	}
	return rest, kind
}

// square returns the square with a name, if it is on the board.
func square(r rules.Rules, name string) (rules.Square, bool) {
	s, err := rules.ParseSquare(name)
	files, ranks := r.Size()
	return s, err == nil && int(s.File) < files && int(s.Rank) < ranks
}

// castling returns how many files the king moves with O-O or O-O-O.
func castling(text string) (way int8, ok bool) {
	switch strings.NewReplacer("0", "O", "o", "O", "-", "").Replace(text) {
	case "OO":
		return 2, true
	case "OOO":
		return -2, true
	}
	return 0, false
}

func castlingStep(r rules.Rules, p rules.Position, way int8) (m rules.Move, ok bool) {
	if rules.Chess960(r.ID()) {
		return castlingStep960(p, way > 0)
	}
	files, _ := r.Size()
	for s, piece := range pieces(r, p) {
		if to := s.File + way; piece.Kind == rules.King {
			if home := (rules.Square{File: 4, Rank: 7 * int8(p.Turn())}); rules.Orthodox(r.ID()) && s != home {
				return rules.Move{From: s, To: s}, true // a king that is not on its original square has moved
			}
			return rules.Move{From: s, To: rules.Square{File: to, Rank: s.Rank}}, to >= 0 && int(to) < files
		}
	}
	return m, false
}

// castlingStep960 returns castling in Chess960 as the king's move onto the rook with the
// right to castle, else onto the farthest rook on that side. If there is none, the king
// stays where it is.
func castlingStep960(p rules.Position, short bool) (m rules.Move, ok bool) {
	pos, err := convert.Fast(p)
	if err != nil {
		return m, false
	}
	king := pos.King(pos.Turn())
	to := king
	for rooks := pos.Pieces(bitboard.Rook, pos.Turn()); rooks != 0; {
		if s := rooks.Pop(); s.Rank() == king.Rank() && (s > king) == short && (to == king || short) {
			to = s
		}
	}
	if way, may := pos.CastlingWay(pos.Turn(), short); may {
		to = way.Rook
	}
	return rules.Move{From: convert.Square(king), To: convert.Square(to)}, true
}

// pieces yields the squares and pieces of the side to move.
func pieces(r rules.Rules, p rules.Position) func(yield func(rules.Square, rules.Piece) bool) {
	return func(yield func(rules.Square, rules.Piece) bool) {
		files, ranks := r.Size()
		for i := range files * ranks {
			s := rules.Sq(i%files, i/files)
			if piece, ok := p.At(s); ok && piece.Side == p.Turn() && !yield(s, piece) {
				return
			}
		}
	}
}

// mover returns the square of the piece of a kind that was meant to go to a square, if
// none of them may. hint is its file, its rank or both, as far as the text gives them.
func mover(r rules.Rules, p rules.Position, kind rules.Kind, hint string, m rules.Move) (from rules.Square, ok bool) {
	if s, ok := square(r, hint); ok { // coordinates may mean any piece
		return s, true
	}
	best := 0
	for s, piece := range pieces(r, p) {
		name := s.String()
		fits := hint == "" || hint == name[:1] || hint == name[1:]
		if kind == rules.Pawn && hint == "" {
			fits = s.File == m.To.File
		}
		if piece.Kind != kind || !fits {
			continue
		}
		n := weight(r, p, rules.Move{From: s, To: m.To, Promote: m.Promote})
		if n == 0 {
			return from, false
		}
		if n > best {
			from, best = s, n
		}
	}
	return from, best > 0
}

// weight returns how much there is to explain about an illegal step, 0 if it is legal.
func weight(r rules.Rules, p rules.Position, m rules.Move) int {
	switch why := Refusal(r, []rules.Position{p}, m); {
	case why.Legal():
		return 0
	case why.Proven:
		return 2
	}
	return 1
}
