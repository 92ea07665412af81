package uciclient

import (
	"context"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// A ledger is what was said between an engine and the client, as it is written down.
type ledger struct {
	file                  string
	ponders, hits, misses int
}

// expected returns the answer to its last move that the engine expects.
func (l *ledger) expected() string {
	text, _ := os.ReadFile(l.file)
	_, last, _ := strings.Cut(string(text[max(strings.LastIndex(string(text), "< bestmove"), 0):]), "ponder ")
	word, _, _ := strings.Cut(last, "\n")
	return strings.TrimSpace(word)
}

// check holds that no search begins before the last one has ended, that only pondering is
// hit, and that nothing is being searched in the end.
func (l *ledger) check(t *testing.T) {
	t.Helper()
	text, _ := os.ReadFile(l.file)
	searching, pondering := false, false
	for n, line := range strings.Split(string(text), "\n") {
		words := strings.Fields(line + " . .")
		switch words[0] + " " + words[1] {
		case "> position", "> isready", "> setoption":
			if searching {
				t.Errorf("line %d, while it thinks: %s", n+1, line)
			}
		case "> go":
			if searching {
				t.Errorf("line %d, while it thinks: %s", n+1, line)
			}
			if searching, pondering = true, words[2] == "ponder"; pondering {
				l.ponders++
			}
		case "> ponderhit":
			if !pondering {
				t.Errorf("line %d, while it does not ponder", n+1)
			}
			l.hits++
			pondering = false
		case "> stop":
			if pondering {
				l.misses++
			}
		case "< bestmove":
			searching, pondering = false, false
		}
	}
	if searching {
		t.Error("in the end it still thinks")
	}
}

// ponderGame plays a game, or some plies of it, between a real engine that may ponder and
// the bundled one, which plays the expected move in every second of its turns. It returns
// what was said.
func ponderGame(t *testing.T, c Config, game string, plies int, clocks clock.Turn) *ledger {
	t.Helper()
	l := &ledger{file: filepath.Join(t.TempDir(), "said.txt")}
	c.Command = recorded(c.Command, l.file)
	e, other := thinker(t, c), thinker(t, peer(t, bundled))
	r, _ := c.Rules.Find(game)
	may := make(chan struct{})
	q := player.Question{Game: &player.Game{Rules: game}, Line: []rules.Position{r.Start()}, Clocks: [2]clock.Turn{clocks, clocks}}
	for len(q.Moves) < plies && !r.Outcome(q.Line).Over() {
		who := e
		if q.Ponder = may; len(q.Moves)%2 == 1 {
			who, q.Ponder = other, nil
		}
		a, err := who.Think(context.Background(), q)
		if err != nil {
			t.Fatalf("after %d plies: %v", len(q.Moves), err)
		}
		if a.Resign || a.Claim {
			break
		}
		if expected, ok := legal(r, q.Position(), l.expected()); ok && len(q.Moves)%4 == 1 {
			a.Move = expected
		}
		p, err := q.Position().Play(a.Move)
		if err != nil {
			t.Fatal(err)
		}
		q.Line, q.Moves = append(slices.Clip(q.Line), p), append(slices.Clip(q.Moves), a.Move)
	}
	close(may)
	idle(e)
	l.check(t)
	t.Logf("%d plies: pondered %d times, %d hits, %d misses", len(q.Moves), l.ponders, l.hits, l.misses)
	return l
}

// TestPonderCounts plays with an engine that foresees what the test makes happen: an
// expected move, another one, an expected one, and the end of the game.
func TestPonderCounts(t *testing.T) {
	p := pondering(t, "good", Waits{})
	l := &ledger{file: filepath.Join(t.TempDir(), "said.txt")}
	c := p.bench.config
	c.Command = recorded(c.Command, l.file)
	p.Engine = thinker(t, c)
	for n, moves := range []string{"", "e2e4 e7e5", "e2e4 e7e5 g1f3 h7h6", "e2e4 e7e5 g1f3 h7h6 f1b5 a7a6"} {
		if got := p.ask(t, moves); got != opening[2*n] {
			t.Errorf("after %q it plays %s, want %s", moves, got, opening[2*n])
		}
	}
	close(p.may)
	idle(p.Engine)
	if l.check(t); l.ponders != 4 || l.hits != 2 || l.misses != 2 {
		t.Errorf("it pondered %d times with %d hits and %d misses, want 4 with 2 and 2", l.ponders, l.hits, l.misses)
	}
}

// TestPonderPeers plays games with real engines that may ponder, if they are installed. How
// often they ponder and what they foresee is up to them. GPSShogi cannot ponder when it is
// told to, and is not told to.
func TestPonderPeers(t *testing.T) {
	chess, shogi := clock.Turn{Left: 300 * time.Millisecond, Increment: time.Millisecond}, clock.Turn{Left: 60 * time.Millisecond, Free: 30 * time.Millisecond}
	for _, tt := range []struct {
		name, game string
		clocks     clock.Turn
		options    map[string]string
	}{
		{bundled, "chess", chess, nil},
		{bundled, "shogi", shogi, nil},
		{"stockfish", "chess", chess, map[string]string{"Hash": "16"}},
		{"stockfish", "chess", clock.Turn{}, nil},
		{"fairy-stockfish", "shogi", shogi, nil},
		{"gpsusi", "shogi", clock.Turn{}, map[string]string{"LimitDepth": "4", "Thread": "1", "USI_Ponder": "true"}},
	} {
		t.Run(tt.name+" "+tt.game, func(t *testing.T) {
			if tt.name == "gpsusi" {
				longtest.Only(t) // it reads 200 MB when it starts
			}
			c := peer(t, tt.name)
			c.Options = map[string]string{"Ponder": "true"}
			maps.Copy(c.Options, tt.options)
			plies := longtest.OfNight(12, 40, 400)
			if tt.clocks == (clock.Turn{}) {
				plies = longtest.OfNight(4, 12, 40)
			}
			l := ponderGame(t, c, tt.game, plies, tt.clocks)
			if tt.name == "gpsusi" && l.ponders > 0 {
				t.Errorf("it pondered %d times", l.ponders)
			}
		})
	}
}
