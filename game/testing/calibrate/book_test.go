//go:build tools

// Run by hand: go test -tags tools ./game/testing/calibrate -run TestBook -v -timeout 0

package calibrate

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess/opening"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

const (
	bookNodes = 30_000 // of each search
	bookPlies = 16     // of the longest line
	bookLoss  = 35     // centipawns a move may be worse than the best
	bookEdge  = 90     // centipawns either side may be ahead
)

// TestBook writes the engine's opening book: the named openings, each as far as
// the engine finds nothing wrong with the moves.
func TestBook(t *testing.T) {
	var all [][]string
	for _, o := range opening.NewBookECO().Possible(nil) {
		all = append(all, strings.Fields(o.PGN()))
	}
	scores := map[uint64]int{}
	kept := map[string]bool{}
	for _, moves := range all {
		if line := sound(moves, scores); len(line) >= 4 {
			kept[strings.Join(line, " ")] = true
		}
	}
	var lines []string
	for line := range kept {
		lines = append(lines, line)
	}
	slices.Sort(lines)
	t.Logf("%d lines of %d, %d positions", len(lines), len(all), len(scores))
	if err := os.WriteFile("../../engines/engine/book.txt", []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// sound is the beginning of a line in which no move is bad.
func sound(moves []string, scores map[uint64]int) []string {
	p, _ := bitboard.Parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	for i, word := range moves[:min(len(moves), bookPlies)] {
		m := p.Find(word)
		best := score(&p, scores)
		if m == 0 {
			return moves[:i]
		}
		p.Make(m)
		if now := -score(&p, scores); now < best-bookLoss || now > bookEdge || now < -bookEdge {
			return moves[:i]
		}
	}
	return moves[:min(len(moves), bookPlies)]
}

func score(p *bitboard.Position, known map[uint64]int) int {
	if s, ok := known[p.Key()]; ok {
		return s
	}
	s := engine.Search(context.Background(), engine.Question{Position: *p, Limits: engine.Limits{Nodes: bookNodes}}, nil).Score
	known[p.Key()] = s
	return s
}
