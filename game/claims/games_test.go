package claims

import (
	"encoding/json"
	"os"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/longtest"
	"passedpawn/game/match/matchtest"
	"passedpawn/game/rules"
)

// A moment is a move of a game, another one that may be better, and a reply.
type moment struct {
	line                  []rules.Position
	played, better, reply rules.Move
}

// moments are moves of real games. The other moves are those that the file of
// PASSEDPAWN_BLUNDERS names, which TestClaims of game/calibrate writes, or any legal ones.
func moments(t testing.TB, every int) (all []moment) {
	games := matchtest.Mainlines(t, "../../testdata/pgn/lichess-clocks.pgn")
	if content, err := os.ReadFile(os.Getenv("PASSEDPAWN_BLUNDERS")); err == nil {
		for text := range strings.Lines(string(content)) {
			var b struct {
				Game, Ply     int
				Better, Reply string
			}
			if err := json.Unmarshal([]byte(text), &b); err != nil {
				t.Fatal(err)
			}
			line := games[b.Game].Positions[:b.Ply+1]
			played := games[b.Game].Moves[b.Ply]
			reply := find(t, after(line[b.Ply], played), b.Reply)
			all = append(all, moment{line, played, find(t, line[b.Ply], b.Better), reply})
		}
		return all
	}
	n := 0
	for _, g := range games {
		for ply, m := range g.Moves {
			if n++; n%every == 0 {
				legal := g.Positions[ply].Moves()
				one := moment{line: g.Positions[:ply+1], played: m, better: legal[n/every%len(legal)]}
				if ply+1 < len(g.Moves) {
					one.reply = g.Moves[ply+1]
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
	all := moments(t, longtest.OfNight(1200, 200, 20))
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
	if len(n) < 3 {
		t.Errorf("only %v", n)
	}
}

// BenchmarkAbout makes the claims about moves of real games.
func BenchmarkAbout(b *testing.B) {
	all := moments(b, 100)
	for i := 0; b.Loop(); i++ {
		m := all[i%len(all)]
		About(m.line, m.played, m.better, m.reply)
	}
}
