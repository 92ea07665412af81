package orthodox

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// TestMover checks the mover against the rules over random games: the same moves, pieces,
// checks and counters, equal keys for equal positions, and all of it again after each
// move is unmade.
func TestMover(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 30 {
		p := Rules{}.Start()
		m := p.(board.Searchable).Mover()
		for ply := 0; ply < 120 && len(p.Moves()) > 0; ply++ {
			holds(t, p, m)
			list := m.Legal(nil)
			one := list[rng.IntN(len(list))]
			next, err := p.Play(m.RulesMove(one))
			if err != nil {
				t.Fatalf("%v: %v", p, err)
			}
			m.Make(one)
			m.Unmake()
			holds(t, p, m)
			m.Make(one)
			if p = next; m.Key() != p.(board.Searchable).Mover().Key() {
				t.Fatalf("%v: another key when it is reached", p)
			}
		}
	}
}

func holds(t *testing.T, p rules.Position, m board.Mover) {
	t.Helper()
	want := map[rules.Move]bool{}
	for _, one := range p.Moves() {
		want[one] = true
	}
	list := m.Legal(nil)
	for _, one := range list {
		if !want[m.RulesMove(one)] {
			t.Fatalf("%v: %v is not legal", p, m.RulesMove(one))
		}
	}
	if len(list) != len(want) || m.Turn() != p.Turn() || m.Check() != (len(p.Checks()) > 0) {
		t.Fatalf("%v: %d moves, turn %v, check %v", p, len(list), m.Turn(), m.Check())
	}
	l, royal := m.Field()
	for s := range l.All() {
		there, ok := p.At(l.Square(s))
		switch got := m.On(s); {
		case ok != (got != 0), ok && (got.Side() != there.Side || l.Kinds[got.Kind()].Name != there.Kind),
			ok && (there.Kind == rules.King) != (got.Kind() == royal):
			t.Fatalf("%v: %v on %v", p, got, l.Square(s))
		}
	}
}

func TestMoverTells(t *testing.T) {
	m := Rules{}.Start().(board.Searchable).Mover()
	l, royal := m.Field()
	for k, kind := range l.Kinds {
		next, far := m.(board.Climber).Next(k)
		if pawn := kind.Name == rules.Pawn; pawn != (next >= 0) || pawn && (!far || l.Kinds[next].Name != rules.Queen) {
			t.Errorf("%s becomes %d", kind.Name, next)
		}
	}
	if l.Kinds[royal].Name != rules.King {
		t.Errorf("%s is royal", l.Kinds[royal].Name)
	}
	worth := func(letter byte) float64 {
		k, _, _ := l.KindOf(letter)
		return m.Mobility(k)
	}
	if worth('Q') <= worth('R') || worth('R') <= worth('B') || worth('B') <= worth('N') || worth('N') <= worth('P') {
		t.Errorf("Q %.1f R %.1f B %.1f N %.1f P %.1f", worth('Q'), worth('R'), worth('B'), worth('N'), worth('P'))
	}
	if n := board.Perft(m, 4); n != 197281 {
		t.Errorf("perft 4 is %d", n)
	}
}
