package endings

import (
	"fmt"
	"hash/fnv"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/rules"
)

// An Exercise is a position of a subject, which the person is to win or to hold.
type Exercise struct {
	Subject Subject
	Start   rules.Position
	Wins    bool // it is to be won, not to be held
	Best    int  // moves to mate with best play, 0 if it is to be held or they are not known
}

// Code returns five letters and digits for the position, as a line of the log has them.
func (e Exercise) Code() string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(e.Start.String())) // never fails
	const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	code, n := []byte("00000"), h.Sum32()
	for i := range code {
		code[i] = digits[n%uint32(len(digits))]
		n /= uint32(len(digits))
	}
	return string(code)
}

// A Verdict is what is known of a move in an exercise.
type Verdict struct {
	Before, After wdl.Result // for the person
	Mate, Instead int        // moves to mate after the move and at best, 0 if they are not known
}

// Keeps reports whether the move keeps the result.
func (v Verdict) Keeps() bool { return v.Before == v.After }

// Slower reports whether the move wins, but not as fast as possible.
func (v Verdict) Slower() bool { return v.Keeps() && v.Instead > 0 && v.Mate > v.Instead }

// board returns a position on the fast board.
func board(p rules.Position) (bitboard.Position, error) {
	fast, err := convert.Fast(p)
	if err != nil {
		return fast, fmt.Errorf("endings: %w", err)
	}
	return fast, nil
}

// Good returns the moves that keep the result, the best first.
func (t Trainer) Good(at rules.Position) (all []rules.Move, err error) {
	p, err := board(at)
	if err != nil {
		return nil, err
	}
	for _, m := range keeping(t.moves(&p)) {
		all = append(all, convert.Move(m.Move))
	}
	return all, nil
}

// Judge judges a legal move.
func (t Trainer) Judge(at rules.Position, m rules.Move) (v Verdict, err error) {
	p, err := board(at)
	if err != nil {
		return v, err
	}
	all := t.moves(&p)
	for _, one := range all {
		if convert.Move(one.Move) == m {
			return Verdict{all[0].result, one.result, (one.plies + 1) / 2, (all[0].plies + 1) / 2}, nil
		}
	}
	return v, fmt.Errorf("endings: %v is not legal in %v", m, at)
}

// Reply returns the move of the other side, and false if the game is over.
func (t Trainer) Reply(at rules.Position) (m rules.Move, ok bool) {
	p, err := board(at)
	if err != nil {
		return m, false
	}
	fast, ok := t.reply(&p)
	return convert.Move(fast), ok
}

// An End is how an exercise ends well.
type End int

// The ends.
const (
	Open   End = iota // it goes on
	Mated             // by mate
	Solved            // another ending has come, which is not what the exercise is about
	Held              // the draw is safe
	Long              // the win is still there, but 50 moves without a capture or a pawn move are a draw
)

// enough is how many moves of the person hold a draw. most is after how many moves an exercise
// ends in any case: without pawns, the opponent can claim a draw then.
const (
	enough = 6
	most   = 50
)

// After returns how an exercise stands in a position after a number of moves of the person that
// have kept the result.
func (e Exercise) After(at rules.Position, moves int) End {
	start, err := board(e.Start)
	p, failed := board(at)
	if err != nil || failed != nil {
		return Solved
	}
	var l bitboard.List
	p.Generate(&l)
	changed := men(&p) != men(&start)
	switch {
	case l.Count == 0 && p.InCheck():
		return Mated
	case e.Wins:
		return e.won(&p, changed, moves)
	case l.Count == 0, moves >= enough, changed && p.Turn() != start.Turn(): // not after a promotion of the other side
		return Held
	}
	return Open
}

// won returns how an exercise stands in which the win was kept; changed is set in another ending.
func (e Exercise) won(p *bitboard.Position, changed bool, moves int) End {
	switch {
	case changed && !e.Subject.mates, moves >= most && pawns(p):
		return Solved
	case moves >= most:
		return Long
	}
	return Open
}

// pawns reports whether there is a pawn.
func pawns(p *bitboard.Position) bool {
	return p.Pieces(bitboard.Pawn, 0)|p.Pieces(bitboard.Pawn, 1) != 0
}

// men returns how many men of each kind and side there are.
func men(p *bitboard.Position) (all [2][bitboard.King + 1]int) {
	for side := range all {
		for kind := range all[side] {
			all[side][kind] = p.Pieces(bitboard.PieceType(kind), bitboard.Side(side)).Count()
		}
	}
	return all
}
