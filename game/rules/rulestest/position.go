package rulestest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/rules"
)

type position struct {
	men   [size][size]rules.Piece // by rank and file
	hands [2][]rules.HandPiece
	turn  rules.Side
}

// put changes how many of a kind are in a hand.
func put(hand []rules.HandPiece, kind rules.Kind, by int) []rules.HandPiece {
	hand = slices.Clone(hand)
	for i := range hand {
		if hand[i].Kind == kind {
			hand[i].Count += by
			return slices.DeleteFunc(hand, func(h rules.HandPiece) bool { return h.Count == 0 })
		}
	}
	return append(hand, rules.HandPiece{Kind: kind, Count: by})
}

func (p position) Turn() rules.Side { return p.turn }

func (p position) At(s rules.Square) (rules.Piece, bool) {
	if s.File < 0 || s.File >= size || s.Rank < 0 || s.Rank >= size {
		return rules.Piece{}, false
	}
	man := p.men[s.Rank][s.File]
	return man, man.Kind != rules.NoKind
}

func (p position) Hand(side rules.Side) []rules.HandPiece { return p.hands[side] }

// ahead is the step in ranks towards the opponent.
func ahead(side rules.Side) int {
	if side == rules.Black {
		return 1
	}
	return -1
}

// left is how many ranks lie ahead of one.
func left(side rules.Side, rank int) int {
	if side == rules.Black {
		return size - 1 - rank
	}
	return rank
}

// steps calls do with what a man attacks or may move to.
func (p position) steps(from rules.Square, man rules.Piece, do func(rules.Square)) {
	straight, diagonal := [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}, [][2]int{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	switch man.Kind {
	case rules.Pawn:
		p.ride(from, man, [][2]int{{0, ahead(man.Side)}}, 1, do)
	case rules.Rook:
		p.ride(from, man, straight, size, do)
	case rules.Bishop:
		p.ride(from, man, diagonal, size, do)
	default:
		p.ride(from, man, append(straight, diagonal...), 1, do)
	}
}

// ride calls do with the squares at most so far away in some directions.
func (p position) ride(from rules.Square, man rules.Piece, directions [][2]int, far int, do func(rules.Square)) {
	for _, d := range directions {
		for n := 1; n <= far; n++ {
			to := rules.Sq(int(from.File)+n*d[0], int(from.Rank)+n*d[1])
			if to.File < 0 || to.File >= size || to.Rank < 0 || to.Rank >= size {
				break
			}
			there, taken := p.At(to)
			if !taken || there.Side != man.Side {
				do(to)
			}
			if taken {
				break
			}
		}
	}
}

func (p position) each(do func(rules.Square, rules.Piece)) {
	for r := range size {
		for f := range size {
			do(rules.Sq(f, r), p.men[r][f])
		}
	}
}

// inCheck reports whether a side's king is attacked.
func (p position) inCheck(side rules.Side) (at rules.Square, attacked bool) {
	p.each(func(s rules.Square, man rules.Piece) {
		if man == (rules.Piece{Side: side, Kind: rules.King}) {
			at = s
		}
	})
	p.each(func(s rules.Square, man rules.Piece) {
		if man.Kind != rules.NoKind && man.Side != side {
			p.steps(s, man, func(to rules.Square) { attacked = attacked || to == at })
		}
	})
	return at, attacked
}

func (p position) Checks() []rules.Square {
	if at, attacked := p.inCheck(p.turn); attacked {
		return []rules.Square{at}
	}
	return nil
}

func (p position) Moves() []rules.Move {
	var all []rules.Move
	add := func(m rules.Move) {
		if _, exposed := p.after(m).inCheck(p.turn); !exposed {
			all = append(all, m)
		}
	}
	p.each(func(s rules.Square, man rules.Piece) {
		switch {
		case man.Kind == rules.NoKind:
			for _, h := range p.hands[p.turn] {
				if h.Kind != rules.Pawn || left(p.turn, int(s.Rank)) > 0 {
					add(rules.Move{To: s, Drop: h.Kind})
				}
			}
		case man.Side == p.turn:
			p.steps(s, man, func(to rules.Square) {
				far := left(p.turn, int(to.Rank))
				if man.Kind == rules.Pawn && far < 2 {
					add(rules.Move{From: s, To: to, Promote: rules.Bishop})
				}
				if man.Kind != rules.Pawn || far > 0 {
					add(rules.Move{From: s, To: to})
				}
			})
		}
	})
	return all
}

// after is the position after a move that need not be legal.
func (p position) after(m rules.Move) position {
	next := p
	next.turn = p.turn.Other()
	man := rules.Piece{Side: p.turn, Kind: m.Drop}
	if m.Drop != rules.NoKind {
		next.hands[p.turn] = put(p.hands[p.turn], m.Drop, -1)
	} else {
		man = p.men[m.From.Rank][m.From.File]
		next.men[m.From.Rank][m.From.File] = rules.Piece{}
	}
	if taken := p.men[m.To.Rank][m.To.File]; taken.Kind != rules.NoKind {
		kind := taken.Kind
		if kind == rules.Bishop {
			kind = rules.Pawn
		}
		next.hands[p.turn] = put(p.hands[p.turn], kind, 1)
	}
	if m.Promote != rules.NoKind {
		man.Kind = m.Promote
	}
	next.men[m.To.Rank][m.To.File] = man
	return next
}

func (p position) Play(m rules.Move) (rules.Position, error) {
	switch {
	case m.Null() && len(p.Checks()) > 0:
		return nil, fmt.Errorf("the king is in check")
	case m.Null():
		p.turn = p.turn.Other()
		return p, nil
	case !rules.Legal(p, m):
		return nil, fmt.Errorf("%v is not legal", m)
	}
	return p.after(m), nil
}

func (p position) String() string {
	var b strings.Builder
	for r := size - 1; r >= 0; r-- {
		empty := 0
		for f := 0; f <= size; f++ {
			if f < size && p.men[r][f].Kind == rules.NoKind {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteString(strconv.Itoa(empty))
				empty = 0
			}
			if f < size {
				b.WriteByte(letter(p.men[r][f]))
			}
		}
		if r > 0 {
			b.WriteByte('/')
		}
	}
	b.WriteByte('[')
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, h := range p.hands[side] {
			b.WriteString(strings.Repeat(string(letter(rules.Piece{Side: side, Kind: h.Kind})), h.Count))
		}
	}
	return b.String() + "] " + map[rules.Side]string{rules.White: "w", rules.Black: "b"}[p.turn]
}
