// Package orthodox is chess by the FIDE Laws. It is based on github.com/notnil/chess and
// is the only package that imports it. From that library it uses legal moves, making a
// move, FEN output and SAN output, which were tested and found correct. Reading FEN and
// SAN, repetitions, dead positions and results are implemented here, because the
// library's versions are not correct.
package orthodox

import (
	"sync"

	"github.com/notnil/chess"

	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// position makes a library position safe to share. Its caches are filled once, on demand
// and under a lock. Filling that of the legal moves at once costs ten times more, and the
// library takes 10 µs to write a FEN.
type position struct {
	lib  *chess.Position
	fenO sync.Once
	fen  string
	once sync.Once
	list []rules.Move
	byMv map[rules.Move]*chess.Move
	keyO sync.Once
	keyS string

	deadO  sync.Once
	isDead bool
}

func wrap(lib *chess.Position) *position { return &position{lib: lib} }

func (p *position) fill() {
	p.once.Do(func() {
		legal := p.lib.ValidMoves()
		p.list = make([]rules.Move, len(legal))
		p.byMv = make(map[rules.Move]*chess.Move, len(legal))
		for i, m := range legal {
			p.list[i] = rules.Move{From: square(m.S1()), To: square(m.S2()), Promote: kinds[m.Promo()]}
			p.byMv[p.list[i]] = m
		}
	})
}

// Turn implements rules.Position.
func (p *position) Turn() rules.Side { return side(p.lib.Turn()) }

// At implements rules.Position.
func (p *position) At(s rules.Square) (rules.Piece, bool) {
	if s.File < 0 || s.File > 7 || s.Rank < 0 || s.Rank > 7 {
		return rules.Piece{}, false
	}
	piece := p.lib.Board().Piece(libSquare(s))
	if piece == chess.NoPiece {
		return rules.Piece{}, false
	}
	return rules.Piece{Side: side(piece.Color()), Kind: kinds[piece.Type()]}, true
}

// Hand implements rules.Position: chess has no drops.
func (p *position) Hand(rules.Side) []rules.HandPiece { return nil }

// Moves implements rules.Position. Callers must not change the list, which is shared.
func (p *position) Moves() []rules.Move {
	p.fill()
	return p.list
}

// Play implements rules.Position.
func (p *position) Play(m rules.Move) (rules.Position, error) {
	if m.Null() {
		return p.pass()
	}
	p.fill()
	lib, ok := p.byMv[m]
	if !ok {
		return nil, phrase.Errorf("common.move-from-not-legal", m.From, m.To)
	}
	return wrap(p.lib.Update(lib)), nil
}

// pass gives the move to the other side, as a null move does.
func (p *position) pass() (rules.Position, error) {
	if len(p.Checks()) > 0 {
		return nil, phrase.Errorf("common.side-check-cannot-pass")
	}
	fast, err := convert.Fast(p)
	if err != nil {
		return nil, err
	}
	fast.MakeNull()
	return fromFEN(fast.String())
}

// String implements rules.Position. It returns the position in FEN.
func (p *position) String() string {
	p.fenO.Do(func() { p.fen = p.lib.String() })
	return p.fen
}

// Checks implements rules.Position. It returns the square of the king of the side to move
// if that is attacked.
func (p *position) Checks() []rules.Square {
	us := p.Turn()
	for f := range 8 {
		for r := range 8 {
			s := rules.Sq(f, r)
			if piece, ok := p.At(s); ok && piece == (rules.Piece{Side: us, Kind: rules.King}) && attacked(p, s, us.Other()) {
				return []rules.Square{s}
			}
		}
	}
	return nil
}

var kinds = map[chess.PieceType]rules.Kind{
	chess.NoPieceType: rules.NoKind,
	chess.Pawn:        rules.Pawn,
	chess.Knight:      rules.Knight,
	chess.Bishop:      rules.Bishop,
	chess.Rook:        rules.Rook,
	chess.Queen:       rules.Queen,
	chess.King:        rules.King,
}

func side(c chess.Color) rules.Side {
	if c == chess.White {
		return rules.White
	}
	return rules.Black
}

func square(s chess.Square) rules.Square { return rules.Sq(int(s.File()), int(s.Rank())) }

func libSquare(s rules.Square) chess.Square {
	return chess.NewSquare(chess.File(s.File), chess.Rank(s.Rank))
}
