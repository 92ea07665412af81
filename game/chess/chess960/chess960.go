// Package chess960 is chess from one of 960 starting positions (FIDE Laws, Guidelines II),
// over package bitboard. Castling is a move of the king onto its rook.
package chess960

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/san"
	"passedpawn/game/rules"
)

// Rules is Chess960. Its zero value is ready to use.
type Rules struct{}

// Name is the name of the game, which is also the value of PGN's Variant tag.
const Name = "Chess960"

// ID implements rules.Rules.
func (Rules) ID() string { return "chess960" }

// Size implements rules.Rules.
func (Rules) Size() (files, ranks int) { return 8, 8 }

// Start implements rules.Rules. It returns the usual starting position, which is one of
// the 960.
func (Rules) Start() rules.Position { return wrap(start(Usual)) }

// Parse implements rules.Rules. It reads a FEN of four to six fields, with castling
// rights as in X-FEN or in Shredder-FEN.
func (Rules) Parse(fen string) (rules.Position, error) {
	p, err := bitboard.Parse960(fen)
	if err != nil {
		return nil, rules.Refused(err)
	}
	return wrap(p), nil
}

// Write implements rules.Rules. It writes SAN by the PGN standard (8.2.3).
func (Rules) Write(p rules.Position, m rules.Move) string {
	pos := p.(*position)
	fast := pos.legal(m)
	switch {
	case m.Null():
		return "--"
	case fast == 0:
		return m.From.String() + m.To.String()
	}
	return pos.fast.SAN(fast)
}

// Read implements rules.Rules. It also reads castling as a king's move in coordinates to
// the square where castling leaves it, if the king could not simply move there.
func (r Rules) Read(p rules.Position, text string) (rules.Move, error) {
	m, err := san.Read(r, p, text)
	if err != nil {
		if castling, ok := p.(*position).walked(text); ok {
			return castling, nil
		}
	}
	return m, err
}

// legal returns a legal move on the fast board, 0 if it is not legal.
func (p *position) legal(m rules.Move) bitboard.Move {
	kind, known := convert.PieceType(m.Promote)
	if !known || m.Drop != rules.NoKind || off(m.From) || off(m.To) {
		return 0
	}
	return p.fast.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), kind)
}

func off(s rules.Square) bool { return s.File < 0 || s.File > 7 || s.Rank < 0 || s.Rank > 7 }

// walked finds castling that is written as the king's move from its square to another.
func (p *position) walked(text string) (rules.Move, bool) {
	for _, m := range p.Moves() {
		if rules.Castles(p, m) {
			if to, _ := p.Castled(m); text == m.From.String()+to.String() {
				return m, true
			}
		}
	}
	return rules.Move{}, false
}
