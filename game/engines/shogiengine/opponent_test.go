package shogiengine

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/testing/longtest"
)

var game shogi.Rules

func at(t testing.TB, sfen string) rules.Position {
	t.Helper()
	p, err := game.Parse(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// begin begins the search for an answer.
func begin(ctx context.Context, o Opponent, q player.Question) *searcher {
	return newSearcher(ctx, o.Level, o.Task(q))
}

func move(t testing.TB, o Opponent, q player.Question) string {
	t.Helper()
	a, err := o.Think(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	return game.Coordinates(a.Move)
}

// TestFinds checks that the levels above those of beginners see simple moves. Levels 8
// to 11 play on a whim now and then; they found each of the moves with 94 % of 400 seeds or
// more. If the true share is at least 90 %, one fails by chance once in a million runs.
func TestFinds(t *testing.T) {
	longtest.Alone(t)
	for _, tt := range []struct {
		name, sfen string
		from       Level
		want       string
	}{
		{"mate with a gold", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 11, "G*5b"},
		{"takes a rook", "4k4/9/9/4r4/9/9/9/4R4/4K4 b - 1", 9, "5h5d"},
		{"promotes a pawn", "8k/4P4/9/9/9/9/9/9/K8 b - 1", 11, "5b5a+"},
		{"saves its rook", "4k4/9/9/9/9/4p4/4R4/9/3K5 b - 1", 6, "5g5f"},
	} {
		q := player.Question{Line: []rules.Position{at(t, tt.sfen)}, Limits: player.Limits{Nodes: longtest.Of(100_000, 1_000_000)}}
		for l := tt.from; l <= Levels; l++ {
			seeds, least, found := 1, 1, 0
			if strengths[l].Whim > 0 {
				seeds, least = 40, longtest.Least(40, 0.9)
			}
			for seed := range uint64(seeds) {
				if move(t, Opponent{Level: l, Seed: seed}, q) == tt.want {
					found++
				}
			}
			if found < least {
				t.Errorf("%s: level %d plays %s with %d of %d seeds, want %d", tt.name, l, tt.want, found, seeds, least)
			}
		}
	}
}

// mates reports whether the side to move mates in a number of moves with checks only.
func mates(b *shogiboard.Position, moves int) bool {
	var l shogiboard.List
	b.Generate(&l)
	for _, m := range l.All() {
		undo := b.Make(m)
		mate := b.InCheck() && mated(b, moves-1)
		b.Unmake(m, undo)
		if mate {
			return true
		}
	}
	return false
}

// mated reports whether every answer to a check is mated in a number of further moves.
func mated(b *shogiboard.Position, moves int) bool {
	var l shogiboard.List
	b.Generate(&l)
	for _, m := range l.All() {
		if moves == 0 {
			return false
		}
		undo := b.Make(m)
		still := mates(b, moves)
		b.Unmake(m, undo)
		if !still {
			return false
		}
	}
	return true
}

// TestFindsMates searches positions of random games in which there is a mate in two moves
// by checks. The highest level plays it and reports it.
func TestFindsMates(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for found := 0; found < longtest.Of(6, 40); {
		b, err := shogiboard.Parse(shogiboard.Start)
		if err != nil {
			t.Fatal(err)
		}
		for ply := 0; ply < 120 && found < longtest.Of(6, 40); ply++ {
			var l shogiboard.List
			if b.Generate(&l); l.Count == 0 {
				break
			}
			if ply > 40 && !mates(&b, 1) && mates(&b, 2) {
				found++
				said := 0
				q := player.Question{Line: []rules.Position{shogi.From(b)}, Watch: func(th player.Thought) { said = th.Mate }}
				best := b.Find(move(t, Opponent{Level: Levels}, q))
				undo := b.Make(best)
				if said != 2 || !mated(&b, 1) {
					t.Errorf("%s: it plays %v and says mate in %d", q.Line[0], best, said)
				}
				b.Unmake(best, undo)
			}
			b.Make(l.Moves[r.IntN(l.Count)])
		}
	}
}

// TestSame plays openings: a seed gives the same one twice, and other seeds differ.
func TestSame(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(6) {
		first, again := opens(t, seed), opens(t, seed)
		if first != again {
			t.Errorf("seed %d plays %s and then %s", seed, first, again)
		}
		seen[first] = true
	}
	if len(seen) < 4 {
		t.Errorf("six seeds play %v", seen) // twelve seeds played twelve openings
	}
}

// opens returns the first moves that an opponent with a seed plays against itself.
func opens(t *testing.T, seed uint64) (text string) {
	t.Helper()
	p := game.Start()
	for range 8 {
		m := move(t, Opponent{Level: 8, Seed: seed}, player.Question{Line: []rules.Position{p}})
		for _, known := range p.Moves() {
			if game.Coordinates(known) == m {
				p, _ = p.Play(known)
				break
			}
		}
		text += m + " "
	}
	return text
}

// TestObeys checks that thinking ends when it should: by a deadline, a withdrawn
// question, a person who wants the move now, and a clock.
func TestObeys(t *testing.T) {
	long := Opponent{Level: Levels}
	q := player.Question{Line: []rules.Position{game.Start()}}
	gone, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := long.Think(gone, q); !errors.Is(err, context.Canceled) {
		t.Errorf("withdrawn, it says %v", err)
	}
	now := make(chan struct{})
	close(now)
	for name, q := range map[string]player.Question{
		"nodes": {Line: q.Line, Limits: player.Limits{Nodes: 300}},
		"depth": {Line: q.Line, Limits: player.Limits{Depth: 1}},
		"time":  {Line: q.Line, Limits: player.Limits{Time: time.Millisecond}},
		"clock": {Line: q.Line, Clocks: [2]clock.Turn{{Left: 50 * time.Millisecond}, {Left: time.Hour}}},
		"now":   {Line: q.Line, Now: now},
	} {
		ctx, done := context.WithCancel(context.Background())
		s := begin(ctx, long, q)
		if q.Budget() > 0 {
			s.Stop = func() bool { return true } // its time is up
		}
		if s.Score(); s.Best == 0 || s.Nodes > 3000 {
			t.Errorf("%s: %v after %d positions", name, s.Best, s.Nodes)
		}
		if a, err := long.Think(ctx, q); err != nil || !rules.Legal(q.Line[0], a.Move) {
			t.Errorf("%s: %+v, %v", name, a.Move, err)
		}
		done()
	}
	analyst, stop := context.WithCancel(context.Background())
	q.Watch = func(th player.Thought) {
		if th.Depth == 3 {
			stop()
		}
	}
	if _, err := (Opponent{Level: Levels, Unlimited: true}).Think(analyst, q); !errors.Is(err, context.Canceled) {
		t.Errorf("an analysis that is stopped says %v", err)
	}
	for sfen, want := range map[string]bool{"4k4/9/9/9/9/9/9/9/4K4 b R 1": true, "4k4/9/9/9/9/9/9/9/4K4 b r 1": false} {
		a, err := long.Think(context.Background(), player.Question{Line: []rules.Position{at(t, sfen)}, Offer: true})
		if err != nil || a.Accept != want {
			t.Errorf("offered a draw in %s it says %v, %v", sfen, a.Accept, err)
		}
	}
	if _, err := long.Think(context.Background(), player.Question{Line: []rules.Position{at(t, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1")}}); err == nil {
		t.Error("it moves where it is mate")
	}
}

// TestThoughts checks that the reported lines consist of legal moves.
func TestThoughts(t *testing.T) {
	start := game.Start()
	heard := 0
	q := player.Question{Line: []rules.Position{start}, Watch: func(th player.Thought) {
		heard++
		p := th.Position
		for _, m := range th.Line {
			next, err := p.Play(m)
			if err != nil {
				t.Fatalf("depth %d: %v", th.Depth, err)
			}
			p = next
		}
		if len(th.Line) == 0 {
			t.Errorf("depth %d has no line", th.Depth)
		}
	}}
	if move(t, Opponent{Level: 10}, q); heard < 3 {
		t.Errorf("it told %d thoughts", heard)
	}
}

// TestRepetition checks that the engine does not repeat when it is ahead, and does not
// give perpetual check, which would lose.
func TestRepetition(t *testing.T) {
	line := []rules.Position{at(t, "4k4/9/9/9/9/9/9/3R5/4K4 b - 1")}
	for _, m := range []string{"6h7h", "5a4a", "7h6h", "4a5a"} {
		last := line[len(line)-1]
		for _, mv := range last.Moves() {
			if game.Coordinates(mv) == m {
				next, err := last.Play(mv)
				if err != nil {
					t.Fatal(err)
				}
				line = append(line, next)
			}
		}
	}
	if len(line) != 5 {
		t.Fatalf("%d positions", len(line))
	}
	s := begin(context.Background(), Opponent{Level: 4}, player.Question{Line: line})
	if score, again := s.repeated(); !again || score != -perpetual && score != 0 {
		t.Errorf("%d, %v", score, again)
	}
	s.line = []visited{{key: 1, check: true}, {key: 2}, {key: 3, check: true}, {key: 4}, {key: 1, check: true}}
	if score, again := s.repeated(); !again || score != perpetual {
		t.Errorf("who is checked for ever has %d, %v", score, again)
	}
	s.line = append(s.line[1:], visited{key: 2})
	if score, again := s.repeated(); !again || score != -perpetual {
		t.Errorf("who checks for ever has %d, %v", score, again)
	}
}

// play plays a game between two opponents and returns its outcome.
func play(t testing.TB, sente, gote Opponent) rules.Outcome {
	t.Helper()
	line := []rules.Position{game.Start()}
	for {
		if o := game.Outcome(line); o.Over() {
			return o
		}
		last := line[len(line)-1]
		who := sente
		if last.Turn() == rules.Black {
			who = gote
		}
		a, err := who.Think(context.Background(), player.Question{Line: line})
		if err != nil {
			t.Fatal(err)
		}
		if a.Claim {
			return game.Outcome(line).Claimed(last.Turn())
		}
		next, err := last.Play(a.Move)
		if err != nil {
			t.Fatalf("an illegal move in %s: %v", last, err)
		}
		line = append(line, next)
	}
}

// TestPlaysWholeGames plays against itself to the end. Every move is legal.
func TestPlaysWholeGames(t *testing.T) {
	ends := map[rules.Reason]int{}
	for seed := range uint64(longtest.OfNight(3, 12, 100)) {
		l := Level(3)
		if seed%10 == 9 {
			l = 4
		}
		o := play(t, Opponent{Level: l, Seed: seed}, Opponent{Level: 3, Seed: seed + 1000})
		ends[o.Reason]++
	}
	t.Logf("the games end by %v", ends)
}

func BenchmarkSearch(b *testing.B) {
	p, err := game.Parse("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1")
	if err != nil {
		b.Fatal(err)
	}
	for name, q := range map[string]player.Question{"start": {Line: []rules.Position{game.Start()}}, "middle": {Line: []rules.Position{p}}} {
		b.Run(name, func(b *testing.B) {
			nodes := 0
			for b.Loop() {
				s := begin(context.Background(), Opponent{Level: Levels}, q)
				s.Limit = 200_000
				s.Score()
				nodes += s.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
