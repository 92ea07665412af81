package claims

import "passedpawn/game/chess/bitboard"

// worth is what the pieces are worth, in pawns.
var worth = [...]int{bitboard.Pawn: 1, bitboard.Knight: 3, bitboard.Bishop: 3, bitboard.Rook: 5, bitboard.Queen: 9, bitboard.King: 0, bitboard.NoKind: 0}

// gain returns how much material a move wins at once: what it captures, and what a pawn
// becomes.
func gain(p *bitboard.Position, m bitboard.Move) int {
	won := worth[p.Captured(m)]
	if m.Promotion() != bitboard.NoKind {
		won += worth[m.Promotion()] - worth[bitboard.Pawn]
	}
	return won
}

// A forcer proves that one side, the winner, can win material by force. It tries moves of
// the winner and every reply of the loser for a number of plies. The material must then be
// won even if the loser goes on with captures, promotions and checks (settle.go). Being able to
// win it next is not enough.
type forcer struct {
	earlier map[uint64]int
	left    int     // positions that may still be examined
	spare   int     // more of them, for all deeper attempts together
	budget  *int    // those that all attempts about a move may still examine
	further int     // the winner's answers at the end that are looked at (settle.go)
	over    int     // how many plies may be left where a proof ends
	rough   *forcer // finds stubborn replies for a line, nil for this one
	wary    bool    // a knight that may be shut in does not count (corner.go)
	shut    bool    // some proof ended with such a knight
	known   verdicts
	killers [utmost]bitboard.Move // the last reply that refuted an attempt, by plies
}

const (
	deepest    = 5         // plies, from the winner's first move to its last
	deeper     = 7         // plies of which only the moves of an engine are tried first
	utmost     = 9         // and those if nothing else is found
	forceBound = 150_000   // positions for one attempt
	spareBound = 200_000   // more for all deeper attempts about a move
	roughSpare = 400_000   // and more for those that only look for a gain
	totalBound = 1_000_000 // positions for all attempts about a move

	nearly = 1 // the winner's answers that are looked at to find a gain
	wholly = 3 // and those to prove it
)

func newForcer(q *moveContext, further, spare int) *forcer {
	budget := totalBound
	return &forcer{earlier: q.earlier, further: further, spare: spare, budget: &budget, known: newVerdicts()}
}

// attempt asks whether something can be done within so many plies. The answer is false if it would
// take too many positions; then none are left.
func (f *forcer) attempt(plies int, can func() bool) bool {
	bound := forceBound
	if plies > deepest {
		bound += f.spare
	}
	bound = min(bound, *f.budget)
	f.left = bound
	ok := can()
	used := bound - max(f.left, 0)
	*f.budget -= used
	f.spare -= max(used-forceBound, 0)
	return ok
}

// wins reports whether the winner, who is to move, can win so much material within so many
// plies, an odd number, and returns the first move.
func (f *forcer) wins(p *bitboard.Position, need, plies int) bitboard.Move {
	if f.left--; f.left <= 0 {
		return 0
	}
	key := p.Key() ^ mix(plies, false)
	if m, _, ok := f.known.find(key, need); ok {
		return m
	}
	var moves bitboard.List
	f.order(p, need, plies, &moves)
	for _, m := range moves.All() {
		won := gain(p, m)
		undo := p.Make(m)
		ok := f.earlier[p.Key()] == 0 && f.holds(p, need-won, plies-1)
		p.Unmake(m, undo)
		if ok {
			f.known.prove(key, need, m)
			return m
		}
	}
	if f.left > 0 {
		f.known.refute(key, need)
	}
	return 0
}

// holds reports whether the winner still gets so much material whatever the loser, who is
// to move, plays. plies is even. Mate is as good as any material, and stalemate is not.
func (f *forcer) holds(p *bitboard.Position, need, plies int) bool {
	key := p.Key() ^ mix(plies, true)
	if _, yes, ok := f.known.find(key, need); ok {
		return yes
	}
	yes := (plies == 0 || plies <= f.over && need <= 0) && f.finished(p, need)
	if plies > 0 && !yes {
		yes = f.withstands(p, need, plies)
	}
	switch {
	case yes:
		f.known.prove(key, need, 0)
	case f.left > 0:
		f.known.refute(key, need)
	}
	return yes
}

// withstands is holds where plies are left: it plays every reply.
func (f *forcer) withstands(p *bitboard.Position, need, plies int) bool {
	if !bitboard.CanMove(p) {
		return p.InCheck()
	}
	if !f.threatens(p, need, plies) {
		return false
	}
	var all bitboard.List
	f.replies(p, &all, plies)
	for _, m := range all.All() {
		won := gain(p, m)
		undo := p.Make(m)
		ok := f.earlier[p.Key()] == 0 && f.wins(p, need+won, plies-1) != 0
		p.Unmake(m, undo)
		if !ok {
			f.killers[plies] = m
			return false
		}
	}
	return true
}

// threatens reports whether the winner would get so much material if the loser passed. If
// it would not, almost any reply refutes the attempt.
func (f *forcer) threatens(p *bitboard.Position, need, plies int) bool {
	if need <= 0 || p.InCheck() {
		return true
	}
	undo := p.MakeNull()
	ok := f.wins(p, need, plies-1) != 0
	p.UnmakeNull(undo)
	return ok
}
