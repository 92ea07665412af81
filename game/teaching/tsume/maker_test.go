//go:build tools

package tsume

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
)

// A maker makes problems.
type maker struct {
	judge
	rng   *rand.Rand
	known map[string]bool // problems and solutions, also mirrored
	ends  map[string]int  // how many solutions end with the same three moves
	found map[int][]string
	most  int // how many positions are tried before a problem
}

func (m *maker) full() bool {
	for plies, n := range spread {
		if len(m.found[plies]) < n {
			return false
		}
	}
	return true
}

// game plays a game and makes problems of its positions, one of each length for each
// square of a king.
func (m *maker) game(t *testing.T, seed uint64) {
	level := shogiengine.Level(8 + seed%5)
	line := []rules.Position{shogi.Rules{}.Start()}
	done, last := map[string]bool{}, [2]int{}
	for len(line) < 300 {
		p := line[len(line)-1]
		if len(p.Moves()) == 0 {
			return
		}
		if len(line) > 30 {
			b := shogi.Board(p)
			n := m.glance(&b, Longest)
			if n > 0 && (n <= 3 || n != last[len(line)%2]-2) { // otherwise it is a long mate that was seen before
				m.position(layoutOf(&b), n, done)
			}
			last[len(line)%2] = n
		}
		a, err := shogiengine.Opponent{Level: level, Seed: seed + uint64(len(line)%2)*1000}.Think(context.Background(), player.Question{Line: line})
		if err != nil {
			t.Fatal(err)
		}
		if a.Claim || a.Resign {
			return
		}
		next, err := p.Play(a.Move)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, next)
	}
}

// orders is in how many orders pieces are removed from a position.
const orders = 6

// position makes problems of a position with a mate in a number of plies.
func (m *maker) position(from layout, plies int, done map[string]bool) {
	for n := range orders {
		l, plies := m.strip(from, n%2 == 0 || len(m.found[plies]) >= spread[plies])
		m.take(l, plies, done)
	}
}

// take keeps a layout if it is a new problem. Where there are enough of its length, longer
// ones are still made of it.
func (m *maker) take(l layout, plies int, done map[string]bool) {
	b, err := l.board()
	if err != nil {
		return
	}
	mark := fmt.Sprint(plies, b.King(shogiboard.Gote))
	if done[mark] || m.known[l.sfen(false)] {
		return
	}
	if solution := m.solve(&b, plies); solution != nil {
		done[mark] = true
		if len(m.found[plies]) < spread[plies] {
			m.keep(l, solution)
		}
		if plies > 1 {
			m.lengthen(l, plies)
		}
	}
}

// least removes pieces that do not change the solution.
func least(l layout, solution []string) layout {
	for _, part := range l.parts() {
		less := l.without(part)
		if b, err := less.board(); err == nil && newProver().fault(b, solution, 0) == "" {
			return least(less, solution)
		}
	}
	return l
}

// keep adds a problem if it is proved, and not like others.
func (m *maker) keep(l layout, solution []shogiboard.Move) {
	var line []string
	for _, move := range solution {
		line = append(line, move.String())
	}
	l = least(l, line)
	b, err := l.board()
	if m.known[strings.Join(line, " ")] || m.ends[end(line)] >= alike || err != nil || newProver().fault(b, line, beyond) != "" {
		return
	}
	m.add(l, line)
}

// end returns the last three moves of a solution.
func end(line []string) string { return strings.Join(line[max(0, len(line)-3):], " ") }

// add adds a problem.
func (m *maker) add(l layout, solution []string) {
	var there []string
	for _, move := range solution {
		there = append(there, mirrored(move))
	}
	m.ends[end(solution)]++
	line := strings.Join(solution, " ")
	for _, text := range []string{line, strings.Join(there, " "), l.sfen(false), l.sfen(true)} {
		m.known[text] = true
	}
	m.found[len(solution)] = append(m.found[len(solution)], l.sfen(false)+" moves "+line)
}

// mirrored returns a move with the files the other way round.
func mirrored(move string) string {
	text := []byte(move)
	for i, c := range text {
		if c >= '1' && c <= '9' {
			text[i] = '0' + ('9' + 1 - c)
		}
	}
	return string(text)
}
