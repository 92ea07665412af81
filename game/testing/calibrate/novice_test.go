//go:build tools

// Run by hand: go test -tags tools ./game/testing/calibrate -run TestLowest -v -timeout 0

package calibrate

import (
	"math/rand/v2"
	"testing"
	"time"

	"passedpawn/game/chess/bitboard"
)

// A novice is a model of a child who has just learnt how the pieces move: it plays
// any legal move, but for what it notices now and then. It is a model and not
// measured; a novice who notices nothing plays by chance.
type novice struct {
	rng    *rand.Rand
	mates  float64 // how often a mate in one is noticed
	takes  float64 // how often something that can be taken for nothing is
	saves  float64 // how often a piece that is attacked is moved away
	greedy float64 // how often it takes something without looking further
}

func child(seed uint64) *novice {
	return &novice{rand.New(rand.NewPCG(seed, 1)), 0.3, 0.6, 0.35, 0.2}
}

func chancy(seed uint64) *novice { return &novice{rng: rand.New(rand.NewPCG(seed, 1))} }

func (n *novice) fresh() {}

var worths = [...]int{bitboard.Pawn: 1, bitboard.Knight: 3, bitboard.Bishop: 3, bitboard.Rook: 5, bitboard.Queen: 9, bitboard.King: 100, bitboard.NoKind: 0}

func (n *novice) move(g *game, _ [2]time.Duration, _ time.Duration) bitboard.Move {
	legal := g.legal()
	if n.rng.Float64() < n.mates {
		if m := mateInOne(&g.pos); m != 0 {
			return m
		}
	}
	if m := n.prize(&g.pos, legal); m != 0 && n.rng.Float64() < n.takes {
		return m
	}
	var some []bitboard.Move
	for _, m := range legal {
		if g.pos.On(m.To()) != bitboard.NoKind {
			some = append(some, m)
		}
	}
	if len(some) > 0 && n.rng.Float64() < n.greedy {
		return some[n.rng.IntN(len(some))]
	}
	if n.rng.Float64() < n.saves {
		if away := n.flights(g, legal); len(away) > 0 {
			return away[n.rng.IntN(len(away))]
		}
	}
	return legal[n.rng.IntN(len(legal))]
}

// prize is the capture that wins most at a glance: a larger piece, or one that is
// not taken back.
func (n *novice) prize(p *bitboard.Position, legal []bitboard.Move) (best bitboard.Move) {
	most := 0
	for _, m := range legal {
		gain := worths[p.On(m.To())]
		if gain == 0 {
			continue
		}
		if answered(p, m) {
			gain -= worths[p.On(m.From())]
		}
		if gain > most {
			best, most = m, gain
		}
	}
	return best
}

// answered reports whether the piece that moves can be taken where it goes.
func answered(p *bitboard.Position, m bitboard.Move) bool {
	after := *p
	after.Make(m)
	for _, r := range (&game{pos: after}).legal() {
		if r.To() == m.To() {
			return true
		}
	}
	return false
}

// flights are moves of the largest attacked piece to where it is not attacked.
func (n *novice) flights(g *game, legal []bitboard.Move) (away []bitboard.Move) {
	if g.pos.InCheck() {
		return nil
	}
	other := g.pos
	other.MakeNull()
	var at bitboard.Square
	most := 1
	for _, m := range (&game{pos: other}).legal() {
		if w := worths[other.On(m.To())]; w > most && other.On(m.To()) != bitboard.NoKind {
			most, at = w, m.To()
		}
	}
	if most == 1 {
		return nil
	}
	for _, m := range legal {
		if m.From() == at && !answered(&g.pos, m) {
			away = append(away, m)
		}
	}
	return away
}

// TestLowest plays levels against the model of a child, and against chance.
func TestLowest(t *testing.T) {
	from, to := measured()
	for l := from; l <= to; l++ {
		for name, who := range map[string]func(uint64) *novice{"a child": child, "chance": chancy} {
			var pairs [][2]side
			for i := range uint64(number("PASSEDPAWN_SIDE_BY_SIDE", 2)) {
				pairs = append(pairs, [2]side{&leveled{l, i << 32}, who(i)})
			}
			t.Logf("level %d against %s: %v", l, name, match(t, number("PASSEDPAWN_GAMES", 200), 0, 0, pairs))
		}
	}
	var pairs [][2]side
	for i := range uint64(2) {
		pairs = append(pairs, [2]side{child(i), chancy(i)})
	}
	t.Logf("a child against chance: %v", match(t, number("PASSEDPAWN_GAMES", 200), 0, 0, pairs))
}
