package shogiengine

import "passedpawn/game/shogi/shogiboard"

// A memory is what searches have learnt about quiet moves. The next search of a game goes on with
// it.
type memory struct {
	history [2][origins][shogiboard.Squares]int32
	answers [2][shogiboard.NoKind + 1][shogiboard.Squares]shogiboard.Move
	after   []int16 // the history by the cells of the last move and of this one, nil in a small table
}

// cells is the number of pairs of a kind and a square.
const cells = int(shogiboard.NoKind) * shogiboard.Squares

// cell returns the index of a move of a kind, with the board seen from the side that makes it.
func cell(side shogiboard.Side, k shogiboard.PieceType, to shogiboard.Square) int {
	if side == shogiboard.Gote {
		to = shogiboard.Squares - 1 - to
	}
	return int(k)*shogiboard.Squares + int(to)
}

// after returns the history of moves after the last one by their cells, nil if there is none.
func (s *searcher) after(ply int) []int16 {
	if s.table.memory.after == nil || ply == 0 || s.stack[ply-1].move == 0 {
		return nil
	}
	last := s.stack[ply-1].move
	at := cell(s.board.Turn().Other(), s.board.On(last.To()), last.To())
	return s.table.memory.after[at*cells : (at+1)*cells]
}

// moved returns the kind of the piece that a move moves or drops.
func moved(b *shogiboard.Position, m shogiboard.Move) shogiboard.PieceType {
	if k := m.Drop(); k != shogiboard.NoKind {
		return k
	}
	return b.On(m.From())
}

// praise remembers a quiet move that refuted the opponent's move, and that those tried
// before it did not.
func (s *searcher) praise(f *frame, ply, depth int, m shogiboard.Move) {
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
	if a := s.answered(ply); a != nil {
		*a = m
	}
	bonus := int32(min(depth*depth*16, 1600))
	after := s.after(ply)
	s.learn(after, m, bonus)
	for _, other := range f.tried[:f.quiet] {
		if other != m {
			s.learn(after, other, -bonus)
		}
	}
}

// learn changes the history of a move. The nearer it is to its limit, the less it changes.
func (s *searcher) learn(after []int16, m shogiboard.Move, by int32) {
	us := s.board.Turn()
	h := &s.table.memory.history[us][origin(m)][m.To()]
	*h += by - *h*max(by, -by)/enough
	if after != nil {
		a := &after[cell(us, moved(&s.board, m), m.To())]
		*a += int16(by - int32(*a)*max(by, -by)/enough)
	}
}

// answered returns where the move is kept that last refuted the move before this ply, nil
// if none was made.
func (s *searcher) answered(ply int) *shogiboard.Move {
	if ply == 0 || s.stack[ply-1].move == 0 {
		return nil
	}
	last := s.stack[ply-1].move
	return &s.table.memory.answers[s.board.Turn()][s.board.On(last.To())][last.To()]
}

func (s *searcher) answer(ply int) shogiboard.Move {
	if a := s.answered(ply); a != nil {
		return *a
	}
	return 0
}
