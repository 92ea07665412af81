package index

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"slices"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// A Place is a position to search for.
type Place struct {
	Rules    rules.Rules
	Position rules.Position
}

// Ply returns how many moves a game had made when the position first occurred, and false
// if it never did. line is the positions of the game.
func (p Place) Ply(line []rules.Position) (ply int, ok bool) {
	want, err := p.target()
	if err != nil {
		return 0, false
	}
	for i, at := range line {
		if q, err := (Place{p.Rules, at}).target(); err == nil && q.key() == want.key() {
			return i, true
		}
	}
	return 0, false
}

// A target is a position to find in the records of Positions.
type target interface {
	key() uint64
	// shape returns the shape of the target's pawns, 0 if that is not kept.
	shape() shape
	// reached plays a game from its start until it reaches the target, and returns the
	// code of the move that follows, lastCode for none, or false if it does not.
	reached(r record) (code uint16, ok bool)
	// move returns the move for a code, or the zero Move if it is not legal in the
	// target.
	move(code uint16) rules.Move
}

func (p Place) target() (target, error) {
	if !rules.Chess(p.Rules.ID()) {
		return variantTarget{p, variantText(p.Position)}, nil
	}
	pos, err := convert.Fast(p.Position)
	if err != nil {
		return nil, fmt.Errorf("the position cannot be looked for: %w", err)
	}
	return &chessTarget{want: pos, gameReader: newGameReader()}, nil
}

// chess960Start comes before the start of a game of Chess960.
const chess960Start = "chess960\n"

// setUp returns the start of a game on the fast board.
func setUp(start string) (bitboard.Position, error) {
	if fen, ok := strings.CutPrefix(start, chess960Start); ok {
		return bitboard.Parse960(fen)
	}
	if start == "" {
		return bitboard.Start(), nil
	}
	return bitboard.Parse(start)
}

// legal reports whether a move from a file is legal.
func legal(p *bitboard.Position, m bitboard.Move) bool {
	return m != 0 && p.Legal(m.From(), m.To(), m.Promotion()) == m
}

// A variantTarget is a position of another rule set. A game starts with the name of the
// rule set and the text of its position; its moves are indices in the lists of legal
// moves.
type variantTarget struct {
	Place
	text string
}

func variantStart(r rules.Rules, p rules.Position) string { return r.ID() + "\n" + p.String() }

// variantText returns a text that is the same for equal positions: without counters, and
// without an en passant square on which no pawn can capture.
func variantText(p rules.Position) string {
	fields := strings.Fields(rules.Placement(p))
	for i, f := range fields {
		if passed, err := rules.ParseSquare(f); err == nil && !takenByPawn(p, passed) {
			fields[i] = "-"
		}
	}
	return strings.Join(fields, " ")
}

func takenByPawn(p rules.Position, at rules.Square) bool {
	return slices.ContainsFunc(p.Moves(), func(m rules.Move) bool {
		piece, _ := p.At(m.From)
		return m.To == at && piece.Kind == rules.Pawn
	})
}

// textKey returns the key of a position of a game other than orthodox chess.
func textKey(r rules.Rules, text string) uint64 {
	h := fnv.New64a()
	_, _ = io.WriteString(h, r.ID()+"\n"+text)
	return h.Sum64()
}

func (q variantTarget) key() uint64 { return textKey(q.Rules, q.text) }

func (q variantTarget) shape() shape { return 0 }

func (q variantTarget) reached(r record) (code uint16, ok bool) {
	text, ok := strings.CutPrefix(string(r.start), q.Rules.ID()+"\n")
	if !ok {
		return 0, false
	}
	p, err := q.Rules.Parse(text)
	moves := r.moves
	for ; err == nil && variantText(p) != q.text; moves = moves[2:] {
		if len(moves) < 2 {
			return 0, false
		}
		legal, n := p.Moves(), int(binary.LittleEndian.Uint16(moves))
		if n >= len(legal) {
			return 0, false
		}
		p, err = p.Play(legal[n])
	}
	return firstCode(moves), err == nil
}

func (q variantTarget) move(code uint16) rules.Move {
	if legal := q.Position.Moves(); int(code) < len(legal) {
		return legal[code]
	}
	return rules.Move{}
}
