package retro

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// back tells the positions from which a decided one is reached within the ending.
func (s *solver) back(turn bitboard.Side, index int, v uint8) {
	b := backward{solver: s, mover: turn ^ 1, value: v, index: index}
	if index >= s.Regular() {
		at, _ := s.PassingSquares(turn, index)
		b.at = at
		b.unpush(3-int(turn), at[3-turn])
		return
	}
	b.at = s.Squares(index)
	b.occupied, _ = s.occupied(b.at)
	b.king()
	for i := 2; i < s.count; i++ {
		if s.side[i] == b.mover {
			b.man(i)
		}
	}
}

// backward is a decided position and the side that has moved last.
type backward struct {
	*solver
	mover    bitboard.Side
	value    uint8
	index    int
	at       ending.Squares
	occupied bitboard.Bitboard
}

// king takes back the moves of the king. If symmetry gives two positions with both kings on
// the diagonal for one beside it, each counts once:
//   - to the diagonal, a position beside it is reached from both;
//   - from the diagonal, a position beside it reaches this one or its mirror image, which is
//     decided as well. It counts for the one of which it is not the mirror image.
func (b *backward) king() {
	i, diagonal := b.mover, b.Diagonal(b.index)
	for to := bitboard.KingAttacks(b.at[i]) &^ b.occupied; to != 0; {
		at := b.at
		at[i] = to.Pop()
		index, ok := b.Index(at)
		if !ok {
			continue
		}
		switch was := b.Diagonal(index); {
		case diagonal && !was && b.Transposes(at[0], at[1]):
			continue
		case was && !diagonal:
			if twin, ok := b.Index(b.Transposed(at)); ok {
				b.tell(twin, at)
			}
		}
		b.tell(index, at)
	}
}

// man takes back the moves of another man, without captures and promotions.
func (b *backward) man(i int) {
	from := b.at[i]
	if b.kind[i] == bitboard.Pawn {
		b.pawn(i, from)
		return
	}
	for to := bitboard.Attacks(b.kind[i], from, b.occupied) &^ b.occupied; to != 0; {
		b.put(i, to.Pop())
	}
}

func (b *backward) pawn(i int, from bitboard.Square) {
	up := ending.Up(b.mover)
	one := from - up
	if b.occupied.Has(one) || one < 8 || one >= 56 {
		return
	}
	b.put(i, one)
	// After a double step beside an enemy pawn there is a capture en passant.
	if from&^7 == ending.DoubleRank(b.mover) && !b.occupied.Has(one-up) && !(b.Passing() && b.Beside(b.mover^1, b.at)) {
		b.put(i, one-up)
	}
}

// unpush takes back the double step of a pawn.
func (b *backward) unpush(i int, from bitboard.Square) {
	b.put(i, from-2*ending.Up(b.mover))
}

// put tells the position with a man on another square.
func (b *backward) put(i int, to bitboard.Square) {
	at := b.at
	at[i] = to
	index, _ := b.Index(at)
	b.tell(index, at)
}

// tell notes for a position that a move leads to the decided one.
func (b *backward) tell(index int, at ending.Squares) {
	b.note(index)
	if b.Passing() {
		if index, ok := b.PassingIndex(b.mover, at); ok {
			b.note(index)
		}
	}
}

func (b *backward) note(index int) {
	due := b.due[b.mover][index]
	d := ending.Value(due)
	switch {
	case d == ending.NoValue:
	case ending.Value(b.value).Lost():
		if !d.Won() || due > b.value+1 {
			b.set(b.mover, index, b.value+1)
		}
	case !d.Won():
		b.left[b.mover][index]--
		if b.left[b.mover][index] == 0 {
			b.set(b.mover, index, max(due, b.value+1))
		}
	}
}
