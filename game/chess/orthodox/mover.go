package orthodox

import (
	"fmt"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// field is the chessboard, with its kinds in the order of package bitboard.
var field = func() *board.Layout {
	l, err := board.NewLayout(8, 8, []board.PieceDef{
		{Name: rules.Pawn, Letter: 'P', Ways: board.Pawn},
		{Name: rules.Knight, Letter: 'N', Ways: board.Knight},
		{Name: rules.Bishop, Letter: 'B', Ways: board.Bishop},
		{Name: rules.Rook, Letter: 'R', Ways: board.Rook},
		{Name: rules.Queen, Letter: 'Q', Ways: board.Queen},
		{Name: rules.King, Letter: 'K', Ways: board.King},
	})
	if err != nil {
		panic(err) // the table above is wrong
	}
	return l
}()

// mover implements board.Mover with a bitboard.Position.
type mover struct {
	on   bitboard.Position
	done []made
}

type made struct {
	move bitboard.Move
	undo bitboard.Undo
}

// Mover returns the position as a board.Mover.
func (p *position) Mover() board.Mover {
	fast, err := convert.Fast(p)
	if err != nil {
		panic(fmt.Sprintf("a position of chess is refused: %v", err)) // FuzzRead checks that none is
	}
	return NewMover(fast)
}

// NewMover returns a position of the fast board as a board.Mover, also of Chess960.
func NewMover(fast bitboard.Position) board.Mover { return &mover{on: fast, done: make([]made, 0, 64)} }

func (m *mover) Legal(to []board.Move) []board.Move {
	var l bitboard.List
	m.on.Generate(&l)
	for _, fast := range l.All() {
		one := board.Move{From: board.Square(fast.From()), To: board.Square(fast.To()), Becomes: -1}
		if k := fast.Promotion(); k != bitboard.NoKind {
			one.Becomes = int8(k)
		}
		to = append(to, one)
	}
	return to
}

func (m *mover) Make(one board.Move) {
	becomes := bitboard.NoKind
	if one.Becomes >= 0 {
		becomes = bitboard.PieceType(one.Becomes)
	}
	fast := m.on.Legal(bitboard.Square(one.From), bitboard.Square(one.To), becomes)
	m.done = append(m.done, made{fast, m.on.Make(fast)})
}

func (m *mover) Unmake() {
	n := len(m.done) - 1
	m.on.Unmake(m.done[n].move, m.done[n].undo)
	m.done = m.done[:n]
}

func (m *mover) Turn() rules.Side { return rules.Side(m.on.Turn()) }

func (m *mover) Check() bool { return m.on.InCheck() }

func (m *mover) Key() uint64 { return m.on.Key() }

func (m *mover) HalfmoveClock() int { return m.on.HalfmoveClock() }

func (m *mover) On(s board.Square) board.Piece {
	at := bitboard.Square(s)
	k := m.on.On(at)
	switch {
	case k == bitboard.NoKind:
		return 0
	case m.on.Side(bitboard.Side(rules.White)).Has(at):
		return board.NewPiece(int(k), rules.White)
	}
	return board.NewPiece(int(k), rules.Black)
}

func (m *mover) RulesMove(one board.Move) rules.Move {
	move := rules.Move{From: field.Square(one.From), To: field.Square(one.To)}
	if one.Becomes >= 0 {
		move.Promote = field.Kinds[one.Becomes].Name
	}
	return move
}

func (m *mover) Next(kind int) (becomes int, far bool) {
	if bitboard.PieceType(kind) == bitboard.Pawn {
		return int(bitboard.Queen), true
	}
	return -1, true
}

func (m *mover) Mobility(kind int) float64 { return field.Mobility(kind) }

func (m *mover) Field() (l *board.Layout, royal int) { return field, int(bitboard.King) }
