//go:build tools

// Run by hand: go test -tags tools ./game/teaching/tsume -run TestMake -v -timeout 12h

package tsume

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/shogi/shogimate"
)

// spread is how many problems of each length are made.
var spread = map[int]int{1: 55, 3: 70, 5: 60, 7: 35, 9: 20}

// alike is how many problems may end with the same three moves.
const alike = 3

// file has the problems, and gets those that are made.
const file = "../../../assets/tsume.txt"

// TestMake adds to the problems. The engine plays against itself, and wherever a side can
// mate by checks, pieces are removed until a problem remains or nothing does. Long ones
// are also made by putting checks before short ones. It ends when there are enough, or
// shortly before its time is over.
func TestMake(t *testing.T) {
	m := &maker{judge: judge{shogimate.New(1 << 14)}, known: map[string]bool{}, ends: map[string]int{}, found: map[int][]string{}}
	m.old(t)
	first := uint64(time.Now().Unix()) // so that the games are new ones
	m.rng = rand.New(rand.NewPCG(first, 0))
	m.lengthenOld(t)
	m.most = some
	for seed := first; !m.full() && !m.late(t); seed++ {
		m.rng = rand.New(rand.NewPCG(seed, 1))
		m.game(t, seed)
		t.Logf("%d games: %d, %d, %d, %d, %d problems", seed-first+1, len(m.found[1]), len(m.found[3]), len(m.found[5]), len(m.found[7]), len(m.found[9]))
		m.write(t)
	}
}

// late reports whether the time is nearly over.
func (m *maker) late(t *testing.T) bool {
	deadline, limited := t.Deadline()
	return limited && time.Until(deadline) < time.Minute
}

// old takes the problems that there are, without those that break a convention.
func (m *maker) old(t *testing.T) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	all, err := Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		b := board(t, p)
		if why := newProver().fault(b, p.Moves, beyond); why != "" {
			t.Logf("%s goes: %s", p.SFEN, why)
			continue
		}
		m.add(layoutOf(&b), p.Moves)
	}
}

func (m *maker) write(t *testing.T) {
	var b strings.Builder
	for plies := 1; plies <= Longest; plies += 2 {
		for _, p := range m.found[plies] {
			b.WriteString(p + "\n")
		}
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
