package vision

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/editor"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A maker makes random questions.
type maker struct {
	game  rules.Rules // orthodox chess
	empty editor.Position
	draw  func(n int) int // returns a number from 0 to n-1
}

// square returns any square.
func (m maker) square() rules.Square { return rules.Sq(m.draw(8), m.draw(8)) }

// free returns a square without a piece on which a piece of a kind may stand.
func (m maker) free(p editor.Position, k rules.Kind) rules.Square {
	for {
		s := m.square()
		if _, there := p.At(s); !there && (k != rules.Pawn || s.Rank > 0 && s.Rank < 7) {
			return s
		}
	}
}

// among puts a piece of one of some kinds on a free square.
func (m maker) among(p editor.Position, side rules.Side, kinds ...rules.Kind) (editor.Position, rules.Square) {
	k := kinds[m.draw(len(kinds))]
	s := m.free(p, k)
	return p.Put(s, rules.Piece{Kind: k, Side: side}), s
}

// colour asks for the colour of a square.
func (m maker) colour() Question {
	s := m.square()
	return Question{
		Task: phrase.Say("vision.is-colour", s), Before: m.empty, After: m.empty, Blind: true, Bare: true,
		choice: true, squares: []rules.Square{s},
	}
}

// find asks for a square. At the second level Black is below.
func (m maker) find(level int) Question {
	s := m.square()
	return Question{Task: phrase.Say("vision.choose", s), Before: m.empty, After: m.empty, Bare: true, Black: level == 2, squares: []rules.Square{s}}
}

// knight asks for the way of a knight: two moves, three moves, or more.
func (m maker) knight(level int) Question {
	for {
		from, to := m.square(), m.square()
		n := distances(to)[convert.FastSquare(from)]
		if n != level+1 && (level < 3 || n < 4) {
			continue
		}
		p := m.empty.Put(from, rules.Piece{Kind: rules.Knight})
		return Question{
			Task: phrase.Say("vision.way", from, to, n), Before: p, After: p, Target: &to, way: true, from: from,
		}
	}
}

// most is how many squares an answer has at most.
const most = 4

// attacks asks which pieces a piece attacks or, at the second level, which are not protected.
func (m maker) attacks(level int) Question {
	ask := m.attacked
	if level == 2 {
		ask = m.loose
	}
	for {
		if q := ask(); len(q.squares) > 0 && len(q.squares) <= most {
			return q
		}
	}
}

// attacked asks which pieces a white piece attacks.
func (m maker) attacked() Question {
	p, from := m.among(m.empty, rules.White, rules.Queen, rules.Rook, rules.Bishop, rules.Knight)
	for range 9 {
		p, _ = m.among(p, rules.Black, rules.Rook, rules.Bishop, rules.Knight, rules.Pawn, rules.Pawn)
	}
	return Question{
		Task: phrase.Say("vision.choose-attacked", from), Before: p, After: p,
		squares: enemies(p, from), Attacker: &from,
	}
}

// enemies returns the squares of the enemy pieces that a piece attacks.
func enemies(p rules.Position, from rules.Square) (all []rules.Square) {
	piece, _ := p.At(from)
	for _, s := range reach(p, from) {
		if other, there := p.At(s); there && other.Side != piece.Side {
			all = append(all, s)
		}
	}
	return all
}

// loose asks which pieces are not protected.
func (m maker) loose() Question {
	p := m.empty
	for range 8 {
		p, _ = m.among(p, rules.Black, rules.Queen, rules.Rook, rules.Bishop, rules.Knight, rules.Pawn, rules.Pawn)
	}
	guarded := map[rules.Square]bool{}
	for _, s := range occupied(p) {
		for _, to := range reach(p, s) {
			guarded[to] = true
		}
	}
	q := Question{Task: phrase.Say("vision.choose-loose"), Before: p, After: p}
	for _, s := range occupied(p) {
		if !guarded[s] {
			q.squares = append(q.squares, s)
		}
	}
	return q
}

// occupied returns the squares with pieces.
func occupied(p rules.Position) (all []rules.Square) {
	for s := range bitboard.Square(64) {
		if _, there := p.At(convert.Square(s)); there {
			all = append(all, convert.Square(s))
		}
	}
	return all
}

// reach returns the squares that a piece attacks.
func reach(p rules.Position, from rules.Square) (all []rules.Square) {
	piece, _ := p.At(from)
	at := convert.FastSquare(from)
	to := bitboard.PawnAttacks(bitboard.Side(piece.Side), at)
	if kind, ok := convert.PieceType(piece.Kind); ok && piece.Kind != rules.Pawn {
		var filled bitboard.Bitboard
		for _, s := range occupied(p) {
			filled |= convert.FastSquare(s).Bit()
		}
		to = bitboard.Attacks(kind, at, filled)
	}
	for to != 0 {
		all = append(all, convert.Square(to.Pop()))
	}
	return all
}
