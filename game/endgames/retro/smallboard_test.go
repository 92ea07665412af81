package retro

import "passedpawn/game/chess/bitboard"

// A small is a position of a king and a man against a king. Its moves are found here
// square by square, so that a comparison with them depends on nothing else. Squares are
// numbers from a1 = 0 to h8 = 63.
type small struct {
	turn              int // 0 for White, who has the man
	white, black, man int
	kind              bitboard.PieceType
}

// step returns the square some files and ranks from another, -1 if there is none.
func step(from, file, rank int) int {
	if file += from % 8; file < 0 || file > 7 {
		return -1
	}
	if rank += from / 8; rank < 0 || rank > 7 {
		return -1
	}
	return rank*8 + file
}

// steps calls do for the ways in which a kind can move: by files and ranks, and whether
// several times.
func steps(kind bitboard.PieceType, do func(file, rank int, far bool)) {
	for file := -2; file <= 2; file++ {
		for rank := -2; rank <= 2; rank++ {
			far := file*file <= 1 && rank*rank <= 1
			switch n := file*file + rank*rank; {
			case n == 5 && kind == bitboard.Knight:
				do(file, rank, false)
			case n == 1 && (kind == bitboard.Rook || kind == bitboard.Queen), n == 2 && (kind == bitboard.Bishop || kind == bitboard.Queen):
				do(file, rank, true)
			case far && n > 0 && kind == bitboard.King:
				do(file, rank, false)
			}
		}
	}
}

// attacks reports whether the man attacks a square.
func (p small) attacks(target int) (hit bool) {
	if p.kind == bitboard.Pawn {
		return step(p.man, -1, 1) == target || step(p.man, 1, 1) == target
	}
	p.ways(func(to int) { hit = hit || to == target })
	return hit
}

// ways calls do for the squares to which the man may go, also that of the black king.
func (p small) ways(do func(to int)) {
	steps(p.kind, func(file, rank int, far bool) {
		for to := step(p.man, file, rank); to >= 0 && to != p.white; to = step(to, file, rank) {
			do(to)
			if !far || to == p.black {
				break
			}
		}
	})
}

// legal reports whether the men can stand so: the side that has moved is not in check.
func (p small) legal() bool {
	file, rank := p.white%8-p.black%8, p.white/8-p.black/8
	apart := file*file > 1 || rank*rank > 1
	pawn := p.kind == bitboard.Pawn && (p.man < 8 || p.man > 55)
	return apart && !pawn && p.man != p.white && p.man != p.black && (p.turn == 1 || !p.attacks(p.black))
}

// moves calls do for the positions after each legal move. Where Black has captured the man,
// it calls captured.
func (p small) moves(do func(small), captured func()) {
	next := p
	next.turn = 1 - p.turn
	try := func(q small) {
		if q.legal() {
			do(q)
		}
	}
	steps(bitboard.King, func(file, rank int, _ bool) {
		q := next
		if p.turn == 0 {
			q.white = step(p.white, file, rank)
		} else if q.black = step(p.black, file, rank); q.black == p.man && q.away() {
			captured()
			return
		}
		if q.white >= 0 && q.black >= 0 {
			try(q)
		}
	})
	if p.turn == 1 {
		return
	}
	p.pushes(func(to int, kind bitboard.PieceType) {
		q := next
		q.man, q.kind = to, kind
		try(q)
	})
}

// away reports whether the white king does not guard the square of the black one.
func (p small) away() bool {
	p.man, p.turn, p.kind = -1, 1, bitboard.King
	return p.legal()
}

// pushes calls do for the moves of the man, with its kind afterwards.
func (p small) pushes(do func(to int, kind bitboard.PieceType)) {
	if p.kind != bitboard.Pawn {
		p.ways(func(to int) { do(to, p.kind) })
		return
	}
	one := p.man + 8
	if one == p.white || one == p.black {
		return
	}
	if one < 56 {
		do(one, bitboard.Pawn)
	} else {
		for k := bitboard.Knight; k <= bitboard.Queen; k++ {
			do(one, k)
		}
	}
	if two := one + 8; p.man < 16 && two != p.white && two != p.black {
		do(two, bitboard.Pawn)
	}
}
