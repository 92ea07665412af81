// Package enginetest writes down how an engine searches, for the tests of the bundled
// engines. A search that changes when it should not is seen in them.
package enginetest

import (
	"context"
	"fmt"
	"hash"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A Log is what an engine answered and thought, in lines of text without times.
type Log struct {
	rules rules.Rules
	lines []string
}

// New returns an empty log of searches in a game.
func New(r rules.Rules) *Log { return &Log{rules: r} }

// Ask asks an engine, and writes down the answer, the last thought about the best line,
// and a checksum of all thoughts.
func (l *Log) Ask(t testing.TB, name string, who player.Thinker, q player.Question) player.Action {
	t.Helper()
	sum, last := fnv.New32a(), player.Thought{}
	q.Watch = func(th player.Thought) { last = note(sum, th, last) }
	a, err := who.Think(context.Background(), q)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	l.add(name, l.answer(q, a), last, sum)
	return a
}

// Play has an engine play against itself from the start of the game, and writes down the
// moves as one search.
func (l *Log) Play(t testing.TB, name string, who player.Thinker, plies int, q player.Question) {
	t.Helper()
	sum, last, moves := fnv.New32a(), player.Thought{}, ""
	q.Line = []rules.Position{l.rules.Start()}
	q.Watch = func(th player.Thought) { last = note(sum, th, last) }
	for range plies {
		a, err := who.Think(context.Background(), q)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		next, err := q.Position().Play(a.Move)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		moves += " " + l.answer(q, a)
		q.Line = append(q.Line, next)
	}
	l.add(name, moves[1:], last, sum)
}

// note adds a thought to a checksum, and returns the last one about the best line.
func note(sum hash.Hash32, t, last player.Thought) player.Thought {
	fmt.Fprintln(sum, t.Rank, t.Depth, t.SelDepth, t.Score, t.Mate, t.Nodes, t.Threads, t.Line)
	if t.Rank == 1 {
		return t
	}
	return last
}

func (l *Log) answer(q player.Question, a player.Action) string {
	switch {
	case q.Offer && a.Accept:
		return "accepts"
	case q.Offer:
		return "declines"
	case a.Claim:
		return "claims"
	case a.Move.Null():
		return "no move"
	}
	return rules.Coordinates(l.rules, a.Move)
}

func (l *Log) add(name, answer string, last player.Thought, sum hash.Hash32) {
	l.lines = append(l.lines, fmt.Sprintf("%s: %s, depth %d/%d, score %d, %d nodes, %08x",
		name, answer, last.Depth, last.SelDepth, last.Score, last.Nodes, sum.Sum32()))
}

// Add adds the lines of a log of another game.
func (l *Log) Add(other *Log) { l.lines = append(l.lines, other.lines...) }

// Compare compares the log with a file. To change a search on purpose, replace the file by
// the text that a failing test prints.
func (l *Log) Compare(t testing.TB, file string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Error(err)
	}
	want := strings.Split(strings.TrimSpace(string(data)), "\n")
	same := len(want) == len(l.lines)
	for i, line := range l.lines[:min(len(want), len(l.lines))] {
		if line != want[i] {
			same = false
			t.Errorf("%s\nbut it was\n%s", line, want[i])
		}
	}
	if !same {
		t.Errorf("the searches of %s are now\n%s", file, strings.Join(l.lines, "\n"))
	}
}
