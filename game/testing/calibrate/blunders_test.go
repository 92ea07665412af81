//go:build tools

package calibrate

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// A blunder is a move of a game that was marked as one, the judge's better move, and its
// reply to the one that was played.
type blunder struct {
	Game, Ply             int
	Played, Better, Reply string   // as UCI says them
	Instead, Then         []string `json:",omitempty"` // how the judge would go on from Better, and from Reply
	FEN                   string   `json:",omitempty"` // of the position before the move, which is in no game

	line []rules.Position // up to the one before the move
}

func (b blunder) fen() string { return b.line[len(b.line)-1].String() }

// reply is the moves from Reply on, none if there is no reply.
func (b blunder) reply() []rules.Move {
	before := b.line[len(b.line)-1]
	after, err := before.Play(find(before, b.Played))
	if err != nil {
		return nil
	}
	return read(after, append([]string{b.Reply}, b.Then...))
}

// better is the moves from Better on.
func (b blunder) better() []rules.Move {
	return read(b.line[len(b.line)-1], append([]string{b.Better}, b.Instead...))
}

// read returns moves as UCI says them, as far as they are legal.
func read(p rules.Position, line []string) (all []rules.Move) {
	for _, text := range line {
		m := find(p, text)
		if m.Null() {
			break
		}
		all = append(all, m)
		p, _ = p.Play(m)
	}
	return all
}

// blunders are those of the first games of lichess-clocks.pgn, by the evaluations in the file where
// it has them and by the judge where it has not, and the wrong moves of puzzles.
// PASSEDPAWN_BLUNDERS names a file that keeps them for the next run.
func blunders(t *testing.T, judges []arbiter, games int) (all, puzzles []blunder) {
	t.Helper()
	kept := os.Getenv("PASSEDPAWN_BLUNDERS")
	found := readBlunders(kept)
	if len(found) == 0 {
		found = findBlunders(t, judges, games)
		writeBlunders(kept, found)
	}
	if found[len(found)-1].FEN == "" {
		found = append(found, mistakes(t, judges)...)
		writeBlunders(kept, found)
	}
	lines := mainlines(t)
	for _, b := range found {
		if b.FEN == "" {
			b.line = lines[b.Game].Positions[:b.Ply+1]
			all = append(all, b)
			continue
		}
		p, err := orthodox.Rules{}.Parse(b.FEN)
		if err != nil {
			t.Fatal(err)
		}
		b.line = []rules.Position{p}
		puzzles = append(puzzles, b)
	}
	return all, puzzles
}

func writeBlunders(file string, all []blunder) {
	var text strings.Builder
	for _, b := range all {
		line, _ := json.Marshal(b)
		fmt.Fprintf(&text, "%s\n", line)
	}
	_ = os.WriteFile(file, []byte(text.String()), 0o644)
}

func readBlunders(file string) (all []blunder) {
	content, _ := os.ReadFile(file)
	for line := range strings.Lines(string(content)) {
		var b blunder
		if json.Unmarshal([]byte(line), &b) == nil {
			all = append(all, b)
		}
	}
	return all
}

// mainlines are the games of which the moves are.
func mainlines(t *testing.T) []matchtest.Mainline {
	t.Helper()
	return matchtest.Mainlines(t, "../../../testdata/pgn/lichess-clocks.pgn")
}

// markNodes is how long the judge looks at each position of games without evaluations.
const markNodes = 8_000

func findBlunders(t *testing.T, judges []arbiter, games int) (all []blunder) {
	lines := mainlines(t)
	lines = lines[:min(games, len(lines))]
	found := make([][]blunder, len(lines))
	share(len(judges), len(lines), func(worker, i int) {
		l := lines[i]
		r := judges[worker].rival
		before := review.Score{Centipawns: 20}
		for ply, m := range l.Moves {
			after, ok := review.ParseScore(l.Nodes[ply].Command("eval"))
			if !ok {
				after = r.look(question{fen: l.Positions[ply+1].String(), limit: fmt.Sprint("nodes ", markNodes)}).white(l.Positions[ply+1].Turn())
			}
			if side := l.Positions[ply].Turn(); isBlunder(before.Of(side), after.Of(side)) {
				best := r.look(question{fen: l.Positions[ply].String(), limit: fmt.Sprint("nodes ", 10*markNodes)})
				reply := r.look(question{fen: l.Positions[ply+1].String(), limit: fmt.Sprint("nodes ", 10*markNodes)})
				found[i] = append(found[i], blunder{
					Game: i, Ply: ply, Played: coordinates(m), Better: best.Move, Reply: reply.Move, Instead: best.rest(), Then: reply.rest(),
				})
			}
			before = after
		}
	})
	for _, f := range found {
		all = append(all, f...)
	}
	return all
}

// rest is how a line goes on after the move. The line is another one if the search ended early.
func (s sight) rest() []string {
	if len(s.Line) == 0 || s.Line[0] != s.Move {
		return nil
	}
	return s.Line[1:]
}

// isBlunder marks as lichess does: 15 points of winning chance, or a mate that was not
// there before, or no longer is, if the game was or is open.
func isBlunder(before, after review.Score) bool {
	switch {
	case after.Mate < 0 && before.Mate == 0:
		return before.Centipawns > -700
	case before.Mate > 0 && after.Mate <= 0 && !after.Over:
		return after.Mate < 0 || after.Centipawns < 700
	case before.Mate != 0 || after.Mate != 0:
		return false
	}
	return before.Of(0).Chance()-after.Of(0).Chance() >= 15
}

// find is the legal move of a position that UCI says so.
func find(p rules.Position, text string) rules.Move {
	for _, m := range p.Moves() {
		if coordinates(m) == text {
			return m
		}
	}
	return rules.Move{}
}
