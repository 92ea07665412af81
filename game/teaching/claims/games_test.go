package claims

import (
	"sync"
	"testing"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// A moment is a move of a game, another one that may be better, and a reply.
type moment struct {
	line          []rules.Position
	played        rules.Move
	better, reply []rules.Move
}

// moments are moves of real games. The other moves are any legal ones.
func moments(t testing.TB, every int) (all []moment) {
	n := 0
	for _, g := range matchtest.Mainlines(t, "../../../testdata/pgn/lichess-clocks.pgn") {
		for ply, m := range g.Moves {
			if n++; n%every == 0 {
				legal := g.Positions[ply].Moves()
				one := moment{line: g.Positions[:ply+1], played: m, better: []rules.Move{legal[n/every%len(legal)]}}
				if ply+1 < len(g.Moves) {
					one.reply = g.Moves[ply+1:]
				}
				all = append(all, one)
			}
		}
	}
	return all
}

// TestProvedInGames holds the claims about moves of real games to the second
// implementation.
func TestProvedInGames(t *testing.T) {
	longtest.Alone(t)
	if n := prove(t, moments(t, longtest.OfNight(1000, 200, 20))); len(n) < 3 {
		t.Errorf("only %v", n)
	}
}

// prove holds the claims about moves to the second implementation, and returns how many
// there are of each kind.
func prove(t *testing.T, all []moment) map[Kind]int {
	t.Helper()
	n, checked, mutex := map[Kind]int{}, 0, sync.Mutex{}
	var group sync.WaitGroup
	for worker := range 2 {
		group.Go(func() {
			for i := worker; i < len(all); i += 2 {
				m := all[i]
				for _, c := range About(m.line, m.played, m.better, m.reply) {
					wrong := refute(m.line, c)
					mutex.Lock()
					n[c.Kind]++
					if checked++; checked%100 == 0 {
						t.Logf("%d claims checked, up to move %d of %d", checked, i, len(all))
					}
					mutex.Unlock()
					if wrong != "" {
						t.Errorf("%v, %v better %v: %s %v: %s", m.line[len(m.line)-1], m.played, m.better, c.Text, c.Line, wrong)
					}
				}
			}
		})
	}
	group.Wait()
	t.Logf("%d moves: %v", len(all), n)
	return n
}

// BenchmarkAbout makes the claims about moves of real games.
func BenchmarkAbout(b *testing.B) {
	all := moments(b, 100)
	for i := 0; b.Loop(); i++ {
		m := all[i%len(all)]
		About(m.line, m.played, m.better, m.reply)
	}
}
