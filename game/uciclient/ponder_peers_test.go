package uciclient

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/longtest"
	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
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
	own := Config{Command: Command{os.Args[0], []string{"own"}}, Rules: c.Rules}
	c.Command = Command{os.Args[0], append([]string{"record", l.file, c.Command.Path}, c.Command.Args...)}
	e, other := thinker(t, c), thinker(t, own)
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
	idle(t, e)
	l.check(t)
	t.Logf("%d plies: pondered %d times, %d hits, %d misses", len(q.Moves), l.ponders, l.hits, l.misses)
	return l
}

// TestPonderPeers plays whole games with real engines that may ponder, if they are
// installed. GPSShogi cannot ponder when it is told to, and is not told to.
func TestPonderPeers(t *testing.T) {
	chess, shogi := clock.Turn{Left: 300 * time.Millisecond, Increment: time.Millisecond}, clock.Turn{Left: 300 * time.Millisecond, Free: 100 * time.Millisecond}
	for _, tt := range []struct {
		name, game string
		clocks     clock.Turn
		options    map[string]string
		never      bool
	}{
		{"own", "chess", chess, nil, false},
		{"own", "shogi", shogi, nil, false},
		{"stockfish", "chess", chess, map[string]string{"Hash": "16"}, false},
		{"stockfish", "chess", clock.Turn{}, nil, false},
		{"fairy-stockfish", "shogi", shogi, nil, false},
		{"gpsusi", "shogi", clock.Turn{}, map[string]string{"LimitDepth": "4", "Thread": "1", "USI_Ponder": "true"}, true},
	} {
		t.Run(tt.name+" "+tt.game, func(t *testing.T) {
			if tt.never && !longtest.Asked() {
				t.Skip("it needs a while to start")
			}
			c := Config{Command: Command{os.Args[0], []string{"own"}}}
			if tt.name != "own" {
				c = peer(t, tt.name)
			}
			c.Rules, c.Time = variants.All(), 100*time.Millisecond
			c.Waits.Hello = 5 * time.Minute // GPSShogi reads 200 MB when it starts
			c.Options = map[string]string{"Ponder": "true"}
			for name, value := range tt.options {
				c.Options[name] = value
			}
			plies := longtest.Of(24, 400)
			if tt.clocks == (clock.Turn{}) {
				plies = longtest.Of(6, 40)
			}
			l := ponderGame(t, c, tt.game, plies, tt.clocks)
			if tt.never != (l.ponders == 0) || !tt.never && (l.hits == 0 || l.misses == 0) {
				t.Errorf("it pondered %d times with %d hits and %d misses", l.ponders, l.hits, l.misses)
			}
		})
	}
}
