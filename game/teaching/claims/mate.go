package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// The bounds of the search for mates, in moves of the attacker and positions.
const (
	deepestMate = 5       // with checks only
	deepestFull = 3       // with all moves
	mateBound   = 100_000 // for one question about one position
)

// mates claims that the opponent can force mate after the played move, or that the better
// move would have forced it. A mate in n is proved if, with at most n moves of the
// attacker, every reply of the defender leads to mate. It is not claimed if the move that
// is compared with it does as well: the better move also allows a mate as short, or the
// played one still forces a mate. Mates that are too long for trying every first move are only
// looked for after the moves that the engine names.
func mates(q *moveContext) (all []Claim) {
	s, far := newMateProver(q), newMateSearch(q.earlier)
	n, line := s.shortest(q.after)
	if n == 0 {
		n, line = far.from(q.after, q.reply)
	}
	if n > 0 {
		if q.better == 0 || !s.mated(q.then(q.better), n) && !far.can(q.then(q.better), n) {
			all = append(all, mateClaim(q.after, n, false, line, q.played))
		}
	}
	if n, line = s.shortest(q.before); n == 0 {
		n, line = far.from(q.before, q.better)
	}
	if n > 0 && line[0] != q.played && !s.loses(q.after) && !far.begins(q.before, q.played) {
		all = append(all, mateClaim(q.before, n, true, line))
	}
	return all
}

// mateClaim is the claim that the side to move mates by a line. Before the line come the
// moves that led to the position.
func mateClaim(p bitboard.Position, n int, better bool, line []bitboard.Move, before ...bitboard.Move) Claim {
	by, first := p.Turn(), written(p, line[0])
	c := Claim{Kind: Mate, Side: side(by), Moves: n, Better: better, Line: moves(append(before, line...)...)}
	c.Squares = []rules.Square{convert.Square(line[len(line)-1].To())}
	if n == 1 {
		c.Text = say(mateNext, better, sideWord(by), first)
	} else {
		c.Text = say(mate, better, sideWord(by), n, first)
	}
	return c
}

// A mateProver proves mates by an AND/OR search.
type mateProver struct {
	earlier map[uint64]int
	checks  bool // the attacker only gives check
	left    int  // positions that may still be examined
	known   verdicts
}

func newMateProver(q *moveContext) *mateProver {
	return &mateProver{earlier: q.earlier, known: newVerdicts()}
}

// A try is a number of moves and whether the attacker only gives check.
type try struct {
	n      int
	checks bool
}

// tries are in the order of their cost; a shorter mate comes first where it matters.
func tries() (all []try) {
	for n := 1; n <= deepestMate; n++ {
		all = append(all, try{n, true})
		if n > 1 && n <= deepestFull {
			all = append(all, try{n, false})
		}
	}
	return all
}

// shortest returns the number of moves of the shortest mate found for the side to move,
// and a line of moves, 0 if there is none within the bounds.
func (s *mateProver) shortest(p bitboard.Position) (int, []bitboard.Move) {
	s.left = mateBound
	for _, t := range tries() {
		if p.HalfmoveClock()+2*t.n >= 99 {
			return 0, nil
		}
		s.checks = t.checks
		if m := s.attack(&p, t.n); m != 0 {
			return t.n, answer(s.soonest).line(p, m, t.n)
		}
	}
	return 0, nil
}

// mated reports whether the side to move can mate in at most n moves.
func (s *mateProver) mated(p bitboard.Position, n int) bool {
	found, _ := s.shortest(p)
	return found > 0 && found <= n
}

// loses reports whether the side to move is mated or can be mated.
func (s *mateProver) loses(p bitboard.Position) bool {
	s.left = mateBound
	for _, t := range append(tries(), try{0, true}) {
		s.checks = t.checks
		if s.defend(&p, t.n) {
			return true
		}
	}
	return false
}

// attack returns a move that mates in at most n moves, 0 if there is none or the bound is
// reached.
func (s *mateProver) attack(p *bitboard.Position, n int) bitboard.Move {
	if s.left--; s.left <= 0 {
		return 0
	}
	key := p.Key() ^ mix(0, s.checks)
	if m, _, ok := s.known.find(key, -n); ok {
		return m
	}
	var all bitboard.List
	p.Generate(&all)
	sights := bitboard.NewSights(p)
	for _, checks := range [...]bool{true, false} {
		if !checks && (s.checks || n == 1) {
			break
		}
		for _, m := range all.All() {
			if sights.Checks(p, m) != checks {
				continue
			}
			undo := p.Make(m)
			ok := s.earlier[p.Key()] == 0 && s.defend(p, n-1)
			p.Unmake(m, undo)
			if ok {
				s.known.prove(key, -n, m)
				return m
			}
		}
	}
	if s.left > 0 {
		s.known.refute(key, -n)
	}
	return 0
}

// defend reports whether the side to move is mated, or is mated in n moves whatever it
// plays.
func (s *mateProver) defend(p *bitboard.Position, n int) bool {
	if n == 0 {
		return p.InCheck() && !bitboard.CanMove(p)
	}
	var all bitboard.List
	p.Generate(&all)
	if all.Count == 0 {
		return p.InCheck()
	}
	for _, m := range all.All() {
		undo := p.Make(m)
		ok := s.earlier[p.Key()] == 0 && s.attack(p, n) != 0
		p.Unmake(m, undo)
		if !ok {
			return false
		}
	}
	return true
}

// soonest is an answer by the kind of search that is set.
func (s *mateProver) soonest(p *bitboard.Position, n int) (bitboard.Move, int) {
	s.left = mateBound
	for k := 1; k <= n; k++ {
		if m := s.attack(p, k); m != 0 {
			return m, k
		}
	}
	return 0, 0
}

// any is an answer by all kinds of search.
func (s *mateProver) any(p *bitboard.Position, n int) (bitboard.Move, int) {
	for _, t := range tries() {
		s.checks = t.checks
		if t.n > n {
			break
		}
		if m := s.attack(p, t.n); m != 0 {
			return m, t.n
		}
	}
	return 0, 0
}
