//go:build tools

package tsume

import (
	"math"
	"slices"
	"testing"

	"passedpawn/game/shogi/shogiboard"
)

// lengthen puts checks before a problem for as long as that makes longer ones, and keeps
// the longest: long mates are rare in games.
func (m *maker) lengthen(l layout, plies int) {
	var solution []shogiboard.Move
	for plies < Longest {
		before, moves := m.before(l, plies+2)
		if moves == nil {
			break
		}
		l, solution, plies = before, moves, plies+2
	}
	if solution != nil && len(m.found[plies]) < spread[plies] {
		m.keep(l, solution)
	}
}

// some is how many positions are tried before a problem of a game that has just been
// played.
const some = 300

// lengthenOld puts checks before the problems that there are, and tries every position:
// there are few of them.
func (m *maker) lengthenOld(t *testing.T) {
	m.most = math.MaxInt
	for plies := Longest - 2; plies > 3; plies -= 2 {
		for i, line := range slices.Clone(m.found[plies]) {
			if m.full() || m.late(t) {
				return
			}
			all, err := Parse(line)
			if err != nil {
				t.Fatal(err)
			}
			b := board(t, all[0])
			m.lengthen(layoutOf(&b), plies)
			m.write(t)
			t.Logf("problem %d of %d plies: %d of the longest", i+1, plies, len(m.found[Longest]))
		}
	}
}

// before returns a problem of a number of plies with one check and a move of the king more
// than another one, no solution if it finds none.
func (m *maker) before(l layout, plies int) (layout, []shogiboard.Move) {
	all := earlier(l)
	m.rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, try := range all[:min(len(all), m.most)] {
		b, err := try.board()
		if err != nil || m.glance(&b, plies) != plies {
			continue
		}
		if solution := m.solve(&b, plies); solution != nil {
			return try, solution
		}
	}
	return l, nil
}

// earlier returns positions before a move of the king, with the check that it answered
// taken back: a drop of a piece that is on the board, or that the king captured, or a move
// of a piece.
func earlier(l layout) (all []layout) {
	king := l.king()
	for from := range shogiboard.Square(shogiboard.Squares) {
		if from == king || l.on[from].there || abs(from.File()-king.File()) > 1 || abs(from.Rank()-king.Rank()) > 1 {
			continue
		}
		moved := l
		moved.on[from], moved.on[king] = l.on[king], man{}
		for k := range moved.hand {
			sacrifice := moved
			sacrifice.hand[k]++
			all = append(all, sacrifice)
		}
		for s, piece := range moved.on {
			if piece.there && piece.kind != shogiboard.King && piece.side == shogiboard.Sente {
				all = append(all, moved.back(s)...)
			}
		}
	}
	return all
}

// back returns layouts with a piece of the attacker in hand, or elsewhere.
func (l layout) back(s int) (all []layout) {
	piece := l.on[s]
	l.on[s] = man{}
	if piece.kind < shogiboard.King {
		dropped := l
		dropped.hand[piece.kind]++
		all = append(all, dropped)
	}
	for from := range l.on {
		if !l.on[from].there && from != s {
			moved := l
			moved.on[from] = piece
			all = append(all, moved)
		}
	}
	return all
}

func (l *layout) king() shogiboard.Square {
	for s, m := range l.on {
		if m.there && m.kind == shogiboard.King {
			return shogiboard.Square(s)
		}
	}
	return shogiboard.None
}

func abs(n int) int { return max(n, -n) }
