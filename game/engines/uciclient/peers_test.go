package uciclient

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
	"passedpawn/game/variants"
)

// bundled is the name of the engine of this program, which is always there.
const bundled = "own"

// peer returns a real engine, and skips the test if it is not installed. It may take any
// time for its answers: what its clock says is told to it, and nobody looks at it.
func peer(t *testing.T, name string, args ...string) Config {
	t.Helper()
	c := Config{Rules: variants.All(), Waits: patiently(Waits{Quit: 2 * time.Second}), Time: 100 * time.Millisecond}
	if name == bundled {
		c.Command = Command{os.Args[0], []string{"own"}}
		return c
	}
	path, err := exec.LookPath(name)
	if err != nil {
		path = filepath.Join("/usr/games", name)
	}
	if _, err := os.Stat(path); err != nil {
		t.Skipf("%s is not installed; .github/setup.sh test installs it on Debian", name)
	}
	c.Command = Command{path, args}
	return c
}

// probed returns what a real engine says of itself.
func probed(t *testing.T, c Config) Info {
	t.Helper()
	i, err := probe(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

// thinker returns an engine that is closed at the end of the test.
func thinker(t *testing.T, c Config) *Engine {
	t.Helper()
	e := New(c)
	t.Cleanup(func() { _ = e.Close() })
	return e
}

// play plays a game of an engine against itself to its end, or for some plies. It is told
// that there is very little time, but no move is late.
func play(t *testing.T, c Config, game string, plies int) {
	t.Helper()
	e, g := thinker(t, c), &player.Game{Rules: game}
	r, ok := c.Rules.Find(game)
	if !ok {
		t.Fatalf("there is no game %q", game)
	}
	var thoughts atomic.Int64
	line, moves := []rules.Position{r.Start()}, []rules.Move(nil)
	for len(moves) < plies && !r.Outcome(line).Over() {
		q := player.Question{Game: g, Line: line, Moves: moves, Watch: func(player.Thought) { thoughts.Add(1) }}
		for side := range q.Clocks {
			q.Clocks[side] = clock.Turn{Left: 200 * time.Millisecond}
		}
		a, err := e.Think(context.Background(), q)
		if err != nil {
			t.Fatalf("after %d plies: %v", len(moves), err)
		}
		if a.Resign || a.Claim {
			break
		}
		p, err := q.Position().Play(a.Move)
		if err != nil {
			t.Fatal(err)
		}
		line, moves = append(slices.Clip(line), p), append(slices.Clip(moves), a.Move)
	}
	if thoughts.Load() == 0 {
		t.Error("it reports no thoughts")
	}
}

// TestStockfish plays a whole game, if Stockfish is installed.
func TestStockfish(t *testing.T) {
	c := peer(t, "stockfish")
	i := probed(t, c)
	threads, _ := find(i.Options, "threads")
	hash, _ := find(i.Options, "hash")
	if i.Protocol != UCI || !slices.Contains(i.Games, "chess") || !slices.Contains(i.Games, "chess960") || threads.Max < 1 || hash.Type != OptionSpin {
		t.Errorf("it says %+v", i)
	}
	if _, known := find(i.Options, "MultiPV"); known {
		t.Error("the number of lines is offered as an option")
	}
	c.Options = map[string]string{"Skill Level": "0", "Hash": "16"}
	play(t, c, "", 400)
}

// TestStockfish960 plays Chess960 and then chess with the same process: castling has
// another form in each.
func TestStockfish960(t *testing.T) {
	c := peer(t, "stockfish")
	e := thinker(t, c)
	for _, tt := range []struct{ game, fen, move string }{ // in Chess960 there is one legal move
		{"chess960", "k4r2/8/8/8/8/7p/6pP/6KR w K - 0 1", "g1h1"},
		{"chess", "8/8/8/8/8/8/8/k3K2R w K - 0 1", ""},
		{"chess960", "k4r2/8/8/8/8/7p/6pP/6KR w H - 0 1", "g1h1"},
	} {
		r, _ := c.Rules.Find(tt.game)
		p, err := r.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		q := player.Question{Game: &player.Game{Rules: tt.game}, Line: []rules.Position{p}, Limits: player.Limits{Depth: 6}}
		a, err := e.Think(context.Background(), q)
		if err != nil || tt.move != "" && rules.Coordinates(r, a.Move) != tt.move {
			t.Errorf("%s: %v, %v", tt.fen, a.Move, err)
		}
	}
}

// TestOwnEngine plays with the engine of this program as another program would.
func TestOwnEngine(t *testing.T) {
	c := peer(t, bundled)
	i := probed(t, c)
	c.Protocol, c.Games = i.Protocol, i.Games
	play(t, c, "", longtest.OfNight(40, 100, 400))
	for n, game := range i.Games {
		if n%6 == 0 || longtest.Asked() {
			play(t, c, game, 6)
		}
	}
	c.Protocol, c.Games = USI, nil
	play(t, c, "shogi", 10)
}

// TestGNUChess plays a whole game, if GNU Chess is installed.
func TestGNUChess(t *testing.T) {
	c := peer(t, "gnuchess", "--uci")
	if i := probed(t, c); i.Protocol != UCI || i.Name == "" || !slices.Contains(i.Games, "chess") {
		t.Errorf("it says %+v", i)
	}
	play(t, c, "", 40)
}

// TestFairyStockfish plays chess in UCI and shogi in USI with the same program, if
// Fairy-Stockfish is installed.
func TestFairyStockfish(t *testing.T) {
	c := peer(t, "fairy-stockfish")
	i := probed(t, c)
	c.Protocol, c.Games = i.Protocol, i.Games
	for _, game := range []string{"chess", "shogi", "shogi-24"} {
		if !slices.Contains(i.Games, game) {
			t.Errorf("it does not play %s but %v", game, i.Games)
			continue
		}
		play(t, c, game, longtest.OfNight(20, 60, 400))
	}
	e := thinker(t, c)
	r, _ := c.Rules.Find("chess")
	q := player.Question{Game: &player.Game{Rules: variants.All()[4].ID()}, Line: []rules.Position{r.Start()}}
	if _, err := e.Think(context.Background(), q); err == nil || e.process != nil {
		t.Errorf("a game that it does not play: %v", err)
	}
}

// TestGPSShogi plays a whole game of shogi, if GPSShogi is installed, and gives it a
// question for each of the other kinds of "go".
func TestGPSShogi(t *testing.T) {
	longtest.Only(t) // it reads 200 MB when it starts
	c := peer(t, "gpsusi")
	c.Waits.TryUSI = time.Second // it does not answer "uci"
	i := probed(t, c)
	if i.Protocol != USI || !slices.Contains(i.Games, "shogi") || !slices.Contains(i.Games, "shogi-24") {
		t.Fatalf("it says %+v", i)
	}
	c.Protocol, c.Games = i.Protocol, i.Games
	c.Options = map[string]string{"LimitDepth": "4", "Thread": "1", "BookDepth": "0"}
	play(t, c, "shogi", longtest.OfNight(12, 40, 400))
	c.Analysis = true
	e := thinker(t, c)
	r, _ := c.Rules.Find("shogi")
	for _, limits := range []player.Limits{{Depth: 3}, {Nodes: 100}, {}} {
		ctx, cancel := context.WithCancel(context.Background())
		q := player.Question{Game: &player.Game{Rules: "shogi"}, Line: []rules.Position{r.Start()}, Limits: limits, Watch: func(player.Thought) { cancel() }}
		if _, err := e.Think(ctx, q); err != nil && ctx.Err() == nil {
			t.Errorf("limits %+v: %v", limits, err)
		}
	}
}
