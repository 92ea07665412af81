//go:build tools

// Run by hand, with Stockfish and the file of puzzles that lichess.org publishes:
//
//	go test -tags tools ./game/teaching/puzzles -run TestMake -v -timeout 12h -args FILE

package puzzles

import (
	"cmp"
	"compress/gzip"
	"context"
	"encoding/csv"
	"flag"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/uciclient"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

const (
	// file gets the puzzles.
	file = "../../../assets/puzzles.gz"
	// nodes is how many positions the engine examines for each move of a solution, and
	// deeper is how many when it doubts the solution.
	nodes, deeper = 80_000, 1_000_000
	// glance is how many positions it examines to tell a blunder.
	glance = 12_000
	// apart is by how many percentage points of winning chances a solution must be better
	// than any other move.
	apart = 10
	// costs is how many percentage points of winning chances a blunder costs at least.
	costs = 15
	// workers is how many engines work at the same time.
	workers = 2
)

// TestMake packs the puzzles with one of the Themes and without a second solution.
func TestMake(t *testing.T) {
	rows := read(t, flag.Arg(0))
	sound := make([]string, len(rows)) // why a puzzle is left out, "" if it is not
	next := make(chan int)
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			e := uciclient.New(uciclient.Config{Command: uciclient.Command{Path: "stockfish"}, Protocol: uciclient.UCI, Rules: orthodox.Rules{}})
			defer func() { _ = e.Close() }()
			for i := range next {
				if sound[i] = fault(e, rows[i]); sound[i] == "" && blunder(e, rows[i]) {
					rows[i][6] = blundered
				}
			}
		})
	}
	for i := range rows {
		if i%500 == 0 {
			t.Logf("%d of %d", i, len(rows))
		}
		next <- i
	}
	close(next)
	all.Wait()
	why := map[string]int{}
	var kept [][columns]string
	for i, row := range rows {
		if sound[i] != "" {
			t.Logf("%s, rated %s: %s", row[0], row[3], sound[i])
			why[sound[i]]++
			continue
		}
		kept = append(kept, row)
	}
	t.Logf("%d of %d puzzles are kept; left out are %v", len(kept), len(rows), why)
	write(t, kept)
}

// read returns the columns of the puzzles with one of the Themes, in the order of their ratings.
func read(t *testing.T, name string) (rows [][columns]string) {
	in, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	table, err := csv.NewReader(in).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	column := map[string]int{}
	for i, name := range table[0] {
		column[name] = i
	}
	for _, row := range table[1:] {
		of := func(name string) string { return row[column[name]] }
		var themes []string
		for _, theme := range Themes() {
			if slices.Contains(strings.Fields(of("Themes")), string(theme)) {
				themes = append(themes, string(theme))
			}
		}
		if len(themes) == 0 || len(of("PuzzleId")) != 5 {
			continue // a shorter ID has lost its zeros in a table, and is there once more
		}
		before := strings.Join(strings.Fields(of("FEN"))[:4], " ")
		rows = append(rows, [columns]string{of("PuzzleId"), before, of("Moves"), of("Rating"), of("RatingDeviation"), strings.Join(themes, " "), ""})
	}
	slices.SortFunc(rows, func(a, b [columns]string) int {
		one, _ := strconv.Atoi(a[3])
		two, _ := strconv.Atoi(b[3])
		return cmp.Or(cmp.Compare(one, two), strings.Compare(a[0], b[0]))
	})
	return rows
}

// fault returns what is wrong with a puzzle, "" if nothing is.
func fault(e *uciclient.Engine, row [columns]string) string {
	p, err := orthodox.Rules{}.Parse(row[1] + " 0 1")
	if err != nil {
		return "the position is not legal"
	}
	for i, text := range strings.Fields(row[2]) {
		m, ok := find(p, text)
		if !ok {
			return "a move is not legal"
		}
		after, _ := p.Play(m)
		if i%2 == 1 && !rules.Mated(after) && len(p.Moves()) > 1 {
			why := doubt(e, p, m, nodes)
			if why != "" {
				why = doubt(e, p, m, deeper)
			}
			if why != "" {
				return why
			}
		}
		p = after
	}
	return ""
}

// blunder reports whether the opponent's move before a puzzle is one.
func blunder(e *uciclient.Engine, row [columns]string) bool {
	p, err := orthodox.Rules{}.Parse(row[1] + " 0 1")
	if err != nil {
		panic(err) // fault has found it
	}
	m, _ := find(p, strings.Fields(row[2])[0])
	after, _ := p.Play(m)
	of := func(p rules.Position) float64 {
		return review.ScoreOf(orthodox.Rules{}, think(e, p, glance)[1]).Of(p.Turn()).Chance()
	}
	return of(p)-(100-of(after)) >= costs
}

func find(p rules.Position, text string) (rules.Move, bool) {
	moves := p.Moves()
	i := slices.IndexFunc(moves, func(m rules.Move) bool { return rules.Coordinates(orthodox.Rules{}, m) == text })
	if i < 0 {
		return rules.Move{}, false
	}
	return moves[i], true
}

// doubt returns why a move is not the only solution, "" if it is.
func doubt(e *uciclient.Engine, p rules.Position, m rules.Move, nodes int) string {
	best := think(e, p, nodes)
	chance := func(rank int) float64 { return review.ScoreOf(orthodox.Rules{}, best[rank]).Of(p.Turn()).Chance() }
	switch {
	case best[1].Line[0] != m:
		return "another move is better"
	case chance(1)-chance(2) < apart:
		return "another move is as good"
	}
	return ""
}

// think returns the two best lines in a position, by their ranks.
func think(e *uciclient.Engine, p rules.Position, nodes int) map[int]player.Thought {
	var mu sync.Mutex
	best := map[int]player.Thought{}
	q := player.Question{
		Game: &player.Game{Rules: orthodox.Rules{}.ID(), Start: p.String()}, Line: []rules.Position{p}, Limits: player.Limits{Nodes: nodes}, Lines: 2,
	}
	q.Watch = func(t player.Thought) {
		mu.Lock()
		defer mu.Unlock()
		if len(t.Line) > 0 {
			best[max(1, t.Rank)] = t
		}
	}
	if _, err := e.Think(context.Background(), q); err != nil {
		panic(err) // t.Fatal would only end this goroutine
	}
	mu.Lock()
	defer mu.Unlock()
	return best
}

func write(t *testing.T, rows [][columns]string) {
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	packer, _ := gzip.NewWriterLevel(out, gzip.BestCompression)
	for column := range columns {
		for _, row := range rows {
			if _, err := packer.Write([]byte(row[column] + "\n")); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := packer.Close(); err != nil {
		t.Fatal(err)
	}
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
}
