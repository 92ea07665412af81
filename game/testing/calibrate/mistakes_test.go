//go:build tools

package calibrate

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

// mistakes are the wrong moves of the puzzles in the file that PASSEDPAWN_PUZZLES names, as
// lichess.org publishes it: the move that allows the solution and, in the puzzle, the capture or
// check that tempts most. PASSEDPAWN_EVERY says that only every so many puzzles are looked at. The
// judge says what would have been better, and the reply.
func mistakes(t *testing.T, judges []arbiter) (all []blunder) {
	t.Helper()
	content, err := os.ReadFile(os.Getenv("PASSEDPAWN_PUZZLES"))
	if err != nil {
		return nil
	}
	rows, every := strings.Split(strings.TrimSpace(string(content)), "\n")[1:], number("PASSEDPAWN_EVERY", 50)
	found := make([][]blunder, len(rows)/every)
	share(len(judges), len(found), func(worker, i int) {
		columns := strings.Split(rows[i*every], ",")
		found[i] = judges[worker].wrong(t, columns[1], strings.Fields(columns[2]))
	})
	for _, f := range found {
		all = append(all, f...)
	}
	return all
}

// wrong are the wrong moves of one puzzle: those that the judge calls blunders.
func (j arbiter) wrong(t *testing.T, fen string, moves []string) (all []blunder) {
	p, err := orthodox.Rules{}.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	first := blunder{Played: moves[0], Reply: moves[1], Then: moves[2:]}
	next, _ := p.Play(find(p, moves[0]))
	second := blunder{Played: tempting(next, moves[1]), Better: moves[1], Instead: moves[2:]}
	for i, b := range []blunder{first, second} {
		before := []rules.Position{p, next}[i]
		after, err := before.Play(find(before, b.Played))
		if err != nil || b.Played == "" {
			continue // nothing tempts
		}
		b.FEN = before.String()
		limit := fmt.Sprint("nodes ", 10*markNodes)
		best, then := j.look(question{fen: b.FEN, limit: limit}), j.look(question{fen: after.String(), limit: limit})
		if b.Better == "" {
			b.Better, b.Instead = best.Move, best.rest()
		}
		if b.Reply == "" {
			b.Reply, b.Then = then.Move, then.rest()
		}
		if isBlunder(best.white(rules.White), then.white(rules.Black)) {
			all = append(all, b)
		}
	}
	return all
}

// tempting is the capture that wins most at once, or else a check, but for the right move; "" if
// there is none.
func tempting(p rules.Position, right string) (move string) {
	most := 0
	for _, m := range p.Moves() {
		next, _ := p.Play(m)
		won := 2*(balance(next, p.Turn())-balance(p, p.Turn())) + len(next.Checks())
		if won > most && coordinates(m) != right {
			move, most = coordinates(m), won
		}
	}
	return move
}
