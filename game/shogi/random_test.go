package shogi

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/testing/longtest"
)

// TestRandomGames plays random games: board and hands together have all pieces, positions
// read back, and every legal move reads back from each notation.
func TestRandomGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	drops, promotions, declined := 0, 0, 0
	for game := range longtest.OfNight(40, 1500, 10_000) {
		p := Rules{}.Start()
		if game%3 == 2 {
			p = play(t, Handicaps()[game/3%15].SFEN, "")[0]
		}
		men := men(p)
		checked := rng.IntN(100)
		for ply := range 200 {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			if ply%100 == checked {
				forms(t, p)
			}
			m := moves[rng.IntN(len(moves))]
			switch {
			case m.Drop != rules.NoKind:
				drops++
			case m.Promote != rules.NoKind:
				promotions++
			case len(rules.Choices(p, rules.On(m.From), m.To)) == 2:
				declined++
			}
			next, err := p.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			if p = next; men != counted(p) {
				t.Fatalf("%v holds %d pieces, want %d", p, counted(p), men)
			}
		}
		if again, err := (Rules{}).Parse(p.String()); err != nil || again.String() != p.String() {
			t.Fatalf("%v reads as %v: %v", p, again, err)
		}
		if t.Failed() {
			return
		}
	}
	if drops == 0 || promotions == 0 || declined == 0 {
		t.Errorf("%d drops, %d promotions, %d declined", drops, promotions, declined)
	}
}

func men(p rules.Position) int {
	b := Board(p)
	return b.Count()
}

// counted counts the pieces that a position shows.
func counted(p rules.Position) (n int) {
	for _, c := range rules.PieceCounts(p, 9, 9) {
		n += c
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, h := range p.Hand(side) {
			n += h.Count
		}
	}
	return n
}

// forms writes all legal moves of a position in each notation and reads them back.
func forms(t *testing.T, pos rules.Position) {
	t.Helper()
	p := pos.(*position)
	for i, m := range p.Moves() {
		for _, text := range []string{
			Rules{}.Write(p, m), Japanese(p, m), rules.Coordinates(Rules{}, m), csa(&p.board, p.small[i]),
		} {
			if got, err := (Rules{}).Read(p, text); err != nil || got != m {
				t.Errorf("%v: %s, written %s, reads as %v: %v", p, rules.Coordinates(Rules{}, m), text, got, err)
			}
		}
	}
}

// csa returns a move as CSA records write it.
func csa(b *shogiboard.Position, m shogiboard.Move) string {
	place := func(s shogiboard.Square) string { return string(rune('0'+s.File())) + string(rune('0'+s.Rank())) }
	sign := [...]string{"+", "-"}[b.Turn()]
	if k := m.Drop(); k != shogiboard.NoKind {
		return sign + "00" + place(m.To()) + csaKinds[k]
	}
	k := b.On(m.From())
	if m.Promotes() {
		k = k.Promoted()
	}
	return sign + place(m.From()) + place(m.To()) + csaKinds[k]
}
