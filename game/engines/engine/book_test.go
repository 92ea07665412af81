package engine

import (
	"context"
	"strings"
	"testing"
)

// TestBook checks that every line of the book is legal to its end.
func TestBook(t *testing.T) {
	lines := 0
	for line := range strings.Lines(bookLines) {
		lines++
		p := question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{}).Position
		for _, word := range strings.Fields(line) {
			m := p.Find(word)
			if m == 0 {
				t.Fatalf("line %d: %s is not legal in %s", lines, word, line)
			}
			p.Make(m)
		}
	}
	if lines < 500 {
		t.Errorf("%d lines", lines)
	}
}

// TestGamesDiffer checks that games at full strength begin in different ways, that equal
// seeds begin in the same way, and that the book can be switched off.
func TestGamesDiffer(t *testing.T) {
	openings := map[string]bool{}
	for seed := range uint64(40) {
		openings[opening(t, seed)] = true
	}
	if len(openings) < 25 {
		t.Errorf("40 games begin in %d ways", len(openings))
	}
	if once, again := opening(t, 7), opening(t, 7); once != again {
		t.Errorf("equal seeds, %s and %s", once, again)
	}
	q := question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{Depth: 3})
	first := Search(context.Background(), q, nil).Line[0]
	for range 5 {
		if m := Search(context.Background(), q, nil).Line[0]; m != first {
			t.Errorf("a search without book plays %v and %v", first, m)
		}
	}
}

// TestTheBookCanBeClosed checks the switch at a level. From the book it answers without a
// search, which would report depths.
func TestTheBookCanBeClosed(t *testing.T) {
	q := question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{})
	for _, open := range []bool{true, false} {
		depth := 0
		q.Book = open
		Level(5).Choose(context.Background(), q, 1, func(i Info) { depth = max(depth, i.Depth) })
		if open != (depth == 0) {
			t.Errorf("book open %v, searched to depth %d", open, depth)
		}
	}
}

func opening(t *testing.T, seed uint64) string {
	t.Helper()
	q := question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{})
	var moves []string
	for range 8 {
		m := BookMove(q, seed)
		if m == 0 {
			break
		}
		moves = append(moves, m.String())
		q.Position.Make(m)
	}
	return strings.Join(moves, " ")
}
