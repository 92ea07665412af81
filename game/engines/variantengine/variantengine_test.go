package variantengine

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"sync"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
	"passedpawn/game/testing/longtest"
	"passedpawn/game/variants/altpromo"
)

// begin begins the search for an answer.
func begin(o Opponent, q player.Question) *searcher {
	return newSearcher(context.Background(), o.Level, o.Task(q), q.Position().(board.Searchable).Mover())
}

// A seat chooses a move in the last position of a line.
type seat func(line []rules.Position) rules.Move

func level(t testing.TB, l Level, seed uint64) seat {
	return func(line []rules.Position) rules.Move {
		a, err := Opponent{Level: l, Seed: seed}.Think(context.Background(), player.Question{Line: line})
		if err != nil {
			t.Fatal(err)
		}
		return a.Move
	}
}

func random(rng *rand.Rand) seat {
	return func(line []rules.Position) rules.Move {
		moves := line[len(line)-1].Moves()
		return moves[rng.IntN(len(moves))]
	}
}

// play plays a game that begins with some random plies.
func play(t testing.TB, r rules.Rules, seats [2]seat, rng *rand.Rand, opening int) rules.Outcome {
	t.Helper()
	line := []rules.Position{r.Start()}
	for ply := 0; ; ply++ {
		o := r.Outcome(line)
		if o.Over() || ply >= 400 {
			return o
		}
		if o.Claim != rules.NoReason {
			return rules.Outcome{Result: rules.Drawn, Reason: o.Claim}
		}
		p := line[len(line)-1]
		m := random(rng)(line)
		if ply >= opening {
			m = seats[p.Turn()](line)
		}
		next, err := p.Play(m)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		line = append(line, next)
	}
}

// match plays games with alternating sides and returns the points of the first seat.
func match(t testing.TB, r rules.Rules, games int, first, second func(seed uint64) seat) (points float64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(7, uint64(len(r.ID()))))
	for i := range games {
		us := rules.Side(i % 2)
		seats := [2]seat{}
		seats[us], seats[us.Other()] = first(uint64(i)), second(uint64(i)+1000)
		switch play(t, r, seats, rng, 2).Result {
		case rules.Win(us):
			points++
		case rules.Drawn, rules.Ongoing:
			points += 0.5
		}
	}
	return points
}

// all returns chess and forms of the other game: one in a quick run, each at night.
func all() []rules.Rules {
	games := []rules.Rules{orthodox.Rules{}}
	for _, g := range altpromo.Games()[:longtest.OfNight(1, 4, 8)] {
		games = append(games, g)
	}
	return games
}

// games returns how many games to play: one with each side, more in long tests, or the
// number in PASSEDPAWN_GAMES.
func games() int {
	if n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_GAMES")); err == nil {
		return n
	}
	return longtest.OfNight(2, 4, 8)
}

func TestBeatsRandom(t *testing.T) {
	for _, r := range all() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			games := games()
			rng := rand.New(rand.NewPCG(1, 2))
			points := match(t, r, games, func(seed uint64) seat { return level(t, 8, seed) }, func(uint64) seat { return random(rng) })
			if points != float64(games) {
				t.Errorf("%v of %d", points, games)
			}
		})
	}
}

// TestLevels plays levels against the level two below, in all games together: level 3, or
// the levels in PASSEDPAWN_LEVELS, such as "3-10". In 40 games each, level 3 scored 96 % in
// chess and 91 % in a variant: if its true share is at least 85 %, it fails by chance once
// in a million runs with other seeds.
func TestLevels(t *testing.T) {
	longtest.Only(t)
	longtest.Alone(t)
	lowest, highest := Level(3), Level(3)
	if n, _ := fmt.Sscanf(os.Getenv("PASSEDPAWN_LEVELS"), "%d-%d", &lowest, &highest); n == 1 {
		highest = lowest
	}
	for l := lowest; l <= highest; l++ {
		each, sum, all := max(games(), 6), 0.0, all()
		var mu sync.Mutex
		t.Run(fmt.Sprint(l), func(t *testing.T) {
			for _, r := range all {
				t.Run(r.ID(), func(t *testing.T) {
					t.Parallel()
					points := match(t, r, each, func(seed uint64) seat { return level(t, l, seed) }, func(seed uint64) seat { return level(t, l-2, seed) })
					t.Logf("level %d against level %d: %v of %d", l, l-2, points, each)
					mu.Lock()
					defer mu.Unlock()
					sum += points
				})
			}
		})
		if n := each * len(all); sum < float64(longtest.Least(n, 0.85)) {
			t.Errorf("level %d against level %d: %v of %d, want %d", l, l-2, sum, n, longtest.Least(n, 0.85))
		}
	}
}

// TestLevelsDiffer checks that every level examines more positions and has a smaller
// error than the one below, and that the lowest plays differently from game to game. In
// 400 games it began with each of the 20 moves, 12 to 31 times: that 20 games begin in
// fewer than six ways happens with one choice of seeds in a million.
func TestLevelsDiffer(t *testing.T) {
	for l := Level(2); l <= Levels; l++ {
		if now, below := l.strength(), (l - 1).strength(); now.Nodes <= below.Nodes || now.Noise >= below.Noise || now.Whim > below.Whim {
			t.Errorf("level %d is %+v, below it is %+v", l, now, below)
		}
	}
	g, seen := altpromo.Games()[0], map[rules.Move]bool{}
	for seed := range uint64(20) {
		seen[level(t, 1, seed)([]rules.Position{g.Start()})] = true
	}
	if len(seen) < 6 {
		t.Errorf("20 games of the lowest level begin in %d ways", len(seen))
	}
}

// TestStops asks the strongest level for a move, and after its first thoughts withdraws
// the question or wants the move now: it thinks no deeper.
func TestStops(t *testing.T) {
	g := altpromo.Games()[0]
	for _, how := range []string{"withdrawn", "move now"} {
		ctx, cancel := context.WithCancel(context.Background())
		now, deepest := make(chan struct{}), 0
		q := player.Question{Line: []rules.Position{g.Start()}, Now: now, Watch: func(t player.Thought) {
			switch deepest = t.Depth; {
			case deepest != 3:
			case how == "withdrawn":
				cancel()
			default:
				close(now)
			}
		}}
		a, err := Opponent{Level: Levels, Seed: 1}.Think(ctx, q)
		if (err != nil) != (how == "withdrawn") || a.Move.Null() || deepest != 3 {
			t.Errorf("%s: %v %v after %d plies", how, a, err, deepest)
		}
		cancel()
	}
}

// TestOnAClock checks that the answer comes in time, however deep the search may go.
func TestOnAClock(t *testing.T) {
	start := altpromo.Games()[0].Start()
	var free, hurried int
	for _, run := range []struct {
		depth *int
		left  time.Duration
	}{{&free, 0}, {&hurried, time.Millisecond}} {
		o := Opponent{Level: 10, Seed: 1} // which looks at many more positions than there is time for
		if run.left > 0 {
			o.Pause = time.Hour
		}
		a, err := o.Think(context.Background(), player.Question{
			Line: []rules.Position{start}, Clocks: [2]clock.Turn{{Left: run.left}, {Left: time.Hour}},
			Watch: func(t player.Thought) { *run.depth = t.Depth },
		})
		if err != nil || !rules.Legal(start, a.Move) {
			t.Errorf("%v: %v, %v", run.left, a, err)
		}
	}
	if hurried >= free {
		t.Errorf("it looks %d plies deep with no time and %d without a clock", hurried, free)
	}
}

// TestNoMover asks about a position that has no board.Mover.
func TestNoMover(t *testing.T) {
	plain := struct{ rules.Position }{orthodox.Rules{}.Start()}
	if a, err := (Opponent{Level: 1}).Think(context.Background(), player.Question{Line: []rules.Position{plain}}); err == nil {
		t.Errorf("it plays %v", a.Move)
	}
}

// TestDrawOffers checks that a draw is accepted in a losing position, and declined in a
// winning one and at the start.
func TestDrawOffers(t *testing.T) {
	for fen, want := range map[string]bool{
		"4k3/8/8/8/8/8/PPPP4/R3K3 w - - 0 1":                       true, // it has Black, and is losing
		"4k3/pppp4/8/8/8/8/8/r3K3 w - - 0 1":                       false,
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": false,
	} {
		p, err := altpromo.Games()[0].Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		a, err := Opponent{Level: 6}.Think(context.Background(), player.Question{Line: []rules.Position{p}, Offer: true})
		if err != nil || a.Accept != want {
			t.Errorf("%s: accepts %v, %v", fen, a.Accept, err)
		}
	}
}

// TestMates finds mates in one and two.
func TestMates(t *testing.T) {
	g := altpromo.Games()[0]
	for fen, want := range map[string]string{
		"7k/8/6K1/8/8/8/8/R7 w - - 0 1":    "Ra8=H#",
		"7k/5ppp/8/8/8/8/8/K2R4 w - - 0 1": "Rd8=H#",
	} {
		p, err := g.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Write(p, level(t, 9, 1)([]rules.Position{p})); got != want {
			t.Errorf("%s: %s, want %s", fen, got, want)
		}
	}
}

// TestThoughts checks what a search reports: lines that can be played, and mates.
func TestThoughts(t *testing.T) {
	g := altpromo.Games()[0]
	for fen, mate := range map[string]int{
		"7k/8/6K1/8/8/8/8/R7 w - - 0 1":                            1,
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": 0,
	} {
		p, err := g.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		var last player.Thought
		q := player.Question{Line: []rules.Position{p}, Watch: func(t player.Thought) { last = t }}
		a, err := Opponent{Level: 6, Seed: 3}.Think(context.Background(), q)
		if err != nil || last.Position != p || last.Mate != mate || len(last.Line) == 0 || last.Line[0] != a.Move {
			t.Fatalf("%s: %v, told %+v", fen, a.Move, last)
		}
		now := p
		for _, m := range last.Line {
			if now, err = now.Play(m); err != nil {
				t.Fatalf("%s: the line %v cannot be played: %v", fen, last.Line, err)
			}
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	g := altpromo.Games()[0]
	q := player.Question{Line: []rules.Position{g.Start()}}
	b.ReportAllocs()
	nodes := 0
	for b.Loop() {
		s := begin(Opponent{Level: 8}, q)
		s.Score()
		nodes += s.Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
