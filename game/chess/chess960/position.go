package chess960

import (
	"sync"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/chess/unwinnable"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// position makes a fast board safe to share. It never changes, and its moves are listed
// once, when they are first needed.
type position struct {
	fast  bitboard.Position
	once  sync.Once
	moves []rules.Move

	deadOnce sync.Once
	isDead   bool
}

func wrap(fast bitboard.Position) *position { return &position{fast: fast} }

// Fast implements convert.Faster.
func (p *position) Fast() bitboard.Position { return p.fast }

// Mover returns the position as a board.Mover.
func (p *position) Mover() board.Mover { return orthodox.NewMover(p.fast) }

// Turn implements rules.Position.
func (p *position) Turn() rules.Side { return rules.Side(p.fast.Turn()) }

// At implements rules.Position.
func (p *position) At(s rules.Square) (rules.Piece, bool) {
	if off(s) {
		return rules.Piece{}, false
	}
	at := convert.FastSquare(s)
	kind := p.fast.On(at)
	if kind == bitboard.NoKind {
		return rules.Piece{}, false
	}
	side := rules.White
	if p.fast.Side(bitboard.Side(rules.Black)).Has(at) {
		side = rules.Black
	}
	return rules.Piece{Side: side, Kind: convert.Kind(kind)}, true
}

// Hand implements rules.Position: there are no drops.
func (p *position) Hand(rules.Side) []rules.HandPiece { return nil }

// Moves implements rules.Position. Callers must not change the list, which is shared.
func (p *position) Moves() []rules.Move {
	p.once.Do(func() {
		var l bitboard.List
		p.fast.Generate(&l)
		p.moves = make([]rules.Move, l.Count)
		for i, m := range l.All() {
			p.moves[i] = convert.Move(m)
		}
	})
	return p.moves
}

// Play implements rules.Position.
func (p *position) Play(m rules.Move) (rules.Position, error) {
	next := p.fast
	if m.Null() {
		if next.InCheck() {
			return nil, phrase.Errorf("common.side-check-cannot-pass")
		}
		next.MakeNull()
		return wrap(next), nil
	}
	fast := p.legal(m)
	if fast == 0 {
		return nil, phrase.Errorf("common.move-from-not-legal", m.From, m.To)
	}
	next.Make(fast)
	return wrap(next), nil
}

// Checks implements rules.Position.
func (p *position) Checks() []rules.Square {
	if !p.fast.InCheck() {
		return nil
	}
	return []rules.Square{convert.Square(p.fast.King(p.fast.Turn()))}
}

// String implements rules.Position. It returns the position in X-FEN.
func (p *position) String() string { return p.fast.String() }

// Castled returns the squares on which a legal castling move leaves the king and the rook.
func (p *position) Castled(m rules.Move) (king, rook rules.Square) {
	fast, _, to := p.fast.Castled(p.legal(m))
	return convert.Square(fast), convert.Square(to)
}

// dead reports whether no series of legal moves can end in mate (5.2.2).
func (p *position) dead() bool {
	p.deadOnce.Do(func() { p.isDead = unwinnable.Dead(&p.fast) })
	return p.isDead
}
