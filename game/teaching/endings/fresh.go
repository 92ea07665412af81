package endings

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/rules"
)

// A Demand is how hard an exercise is to be.
type Demand int

// The demands. Fitting is that of the schedule.
const (
	Easy Demand = iota
	Fitting
	Hard
)

// demands say how many moves may keep the result and, of the endings that are about mate, which
// part of the longest way to mate the exercise has.
var demands = [...]struct {
	fewest, most    int
	shorter, longer float64
}{
	Easy:    {2, 3, 0.1, 0.5},
	Fitting: {1, 2, 0.4, 0.8},
	Hard:    {1, 1, 0.7, 1},
}

// tries is how many positions are looked at, and more how many after one that nearly suits. Of
// every hundred legal ones, some suit.
const (
	tries = 4000
	more  = 300
)

// Fresh returns a new exercise of a subject. draw returns a random number below n. ok is false if
// none was found, which is hardly possible.
func (t Trainer) Fresh(r rules.Rules, id string, d Demand, draw func(n int) int) (x Exercise, ok bool) {
	s, e, ok := find(id)
	if !ok {
		return x, false
	}
	var nearly *bitboard.Position
	for left := tries; left > 0; left-- {
		p, err := e.Board(bitboard.Side(draw(2)), e.Turned(e.Squares(draw(e.Regular())), draw(e.Symmetries())), false)
		if err != nil || p.InCheck() {
			continue
		}
		switch t.suits(s, &p, d) {
		case yes:
			return t.exercise(r, s, &p, draw)
		case almost:
			nearly, left = &p, min(left, more)
		}
	}
	if nearly == nil {
		return x, false
	}
	return t.exercise(r, s, nearly, draw)
}

// A fit is how well a position suits.
type fit int

const (
	no fit = iota
	almost
	yes
)

// suits reports whether a position makes an exercise as hard as is asked for.
func (t Trainer) suits(s Subject, p *bitboard.Position, d Demand) fit {
	demand := demands[d]
	if s.mates {
		if r, _ := wdl.Probe(p); r != wdl.Won {
			return no
		}
		plies := t.moves(p)[0].plies
		if part := float64(plies) / float64(max(1, wdl.Longest(p))); plies == 0 || part >= demand.shorter && part <= demand.longer {
			return yes
		}
		return almost
	}
	n := keepers(p)
	switch {
	case n == 0 || t.moves(p)[0].leaves:
		return no
	case n >= demand.fewest && n <= demand.most:
		return yes
	}
	return almost
}

// keepers returns how many moves keep a win or a draw, 0 if it is lost, if there is little to
// choose from or if there are too many of them.
func keepers(p *bitboard.Position) (n int) {
	const fewest, most = 4, 3
	r, _ := wdl.Probe(p)
	var l bitboard.List
	p.Generate(&l)
	if r == wdl.Lost || l.Count < fewest {
		return 0
	}
	for _, m := range l.All() {
		next := *p
		next.Make(m)
		if after, _ := wdl.Probe(&next); -after == r {
			n++
		}
		if n > most {
			return 0
		}
	}
	return n
}

// exercise returns the exercise of a position, half of the time with the colours exchanged.
func (t Trainer) exercise(r rules.Rules, s Subject, p *bitboard.Position, draw func(n int) int) (x Exercise, ok bool) {
	fen := p.String()
	if draw(2) == 1 {
		fen = ending.Exchanged(fen)
	}
	start, err := r.Parse(fen)
	if err != nil {
		return x, false
	}
	best := t.moves(p)[0]
	return Exercise{s, start, best.result == wdl.Won, (best.plies + 1) / 2}, true
}
