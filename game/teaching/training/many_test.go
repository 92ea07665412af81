//go:build tools

// Run by hand, with Stockfish. What is found stands in the file PASSEDPAWN_FOUND, and the games
// in it are not examined again:
//
//	PASSEDPAWN_FOUND=/tmp/found.tsv go test -tags tools ./game/teaching/training -run TestManyGames -v -timeout 48h

package training

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/uciclient"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// TestManyGames makes cards of both players' mistakes in the games of a file, without their
// evaluations. Stockfish searches each card to a depth of 20: only one move may be right.
// PASSEDPAWN_FIRST is the game to begin with, after which the others follow in a ring, so that
// games on which the rule was not tuned can come first.
func TestManyGames(t *testing.T) {
	text, err := os.ReadFile("../../../testdata/pgn/lichess-clocks.pgn")
	if err != nil {
		t.Fatal(err)
	}
	var found findings
	if found.path = os.Getenv("PASSEDPAWN_FOUND"); found.path == "" {
		t.Fatal("PASSEDPAWN_FOUND names no file")
	}
	e := uciclient.New(uciclient.Config{Command: uciclient.Command{Path: "stockfish"}, Protocol: uciclient.UCI, Rules: orthodox.Rules{}})
	defer func() { _ = e.Close() }()
	first, _ := strconv.Atoi(os.Getenv("PASSEDPAWN_FIRST")) // 0 if it is not set
	items := pgn.Scan(string(text))
	found.read(t)
	for i := range items {
		number := (i + first) % len(items)
		if found.done[number] {
			continue
		}
		rec, err := pgn.Read(items[number], orthodox.Rules{})
		if err != nil || rec.Start != "" {
			continue
		}
		var lines []string
		for _, c := range cardsOf(t, rec) {
			lines = append(lines, strings.Join(append([]string{"card", strconv.Itoa(number)}, checked(t, e, c)...), "\t"))
		}
		found.add(t, append(lines, fmt.Sprintf("game\t%d", number)))
	}
	if n := found.with("two") + found.with("other"); n > 0 {
		t.Errorf("%d cards with another right move", n)
	}
}

// cardsOf returns the cards of both players of a game.
func cardsOf(t *testing.T, rec *record.Record) (cards []Card) {
	p := orthodox.Rules{}.Start()
	g := review.Game{Game: &player.Game{Rules: "chess"}, Rules: orthodox.Rules{}, Line: []rules.Position{p}}
	for _, n := range rec.Main() {
		var err error
		if p, err = p.Play(n.Move()); err != nil {
			t.Fatal(err)
		}
		g.Line, g.Moves = append(g.Line, p), append(g.Moves, n.Move())
	}
	bundled := func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} }
	for _, side := range []rules.Side{rules.White, rules.Black} {
		h, err := FromGame(t.Context(), g, bare(rec), side, bundled)
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, h.Cards...)
	}
	return cards
}

// checked returns a card, what Stockfish thinks of its two best moves, and a verdict: "one" if
// only the move of the card is right, "two" if another one is, and "other" if Stockfish prefers
// another one.
func checked(t *testing.T, e *uciclient.Engine, c Card) []string {
	best, second := stockfish(t, e, c)
	r, side, verdict := orthodox.Rules{}, c.Position.Turn(), "one"
	switch {
	case best.Line[0] != c.Moves[0]:
		verdict = "other"
	case len(second.Line) > 0 && review.Within(score(best), score(second), side, alike):
		verdict = "two"
	}
	fields := []string{verdict, c.Position.String(), r.Write(c.Position, c.Moves[0])}
	for _, thought := range []player.Thought{best, second} {
		if len(thought.Line) > 0 {
			fields = append(fields, r.Write(c.Position, thought.Line[0]), fmt.Sprintf("%.1f", score(thought).Of(side).Chance()))
		}
	}
	return fields
}

// Findings are the lines of a file: those of the cards of a game, and then one of the game.
type findings struct {
	path     string
	done     map[int]bool      // games by their numbers
	verdicts map[string]string // by the position
}

// read reads what was found before. If the test was killed while it wrote, the file ends with
// a part of a game, which is removed.
func (f *findings) read(t *testing.T) {
	f.done, f.verdicts = map[int]bool{}, map[string]string{}
	text, err := os.ReadFile(f.path)
	if os.IsNotExist(err) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	whole, read := 0, 0
	var game []string
	for line := range strings.Lines(string(text)) {
		read += len(line)
		game = append(game, strings.TrimSuffix(line, "\n"))
		if strings.HasPrefix(line, "game\t") && strings.HasSuffix(line, "\n") {
			f.count(game)
			whole, game = read, nil
		}
	}
	if err = os.Truncate(f.path, int64(whole)); err != nil {
		t.Fatal(err)
	}
	t.Log(f.tally())
}

func (f *findings) count(game []string) {
	for _, line := range game {
		fields := strings.Split(line, "\t")
		if fields[0] == "card" {
			f.verdicts[fields[3]] = fields[2]
			continue
		}
		number, _ := strconv.Atoi(fields[1]) // as it was written
		f.done[number] = true
	}
}

func (f *findings) add(t *testing.T, game []string) {
	file, err := os.OpenFile(f.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = file.WriteString(strings.Join(game, "\n") + "\n"); err != nil {
		t.Fatal(err)
	}
	if err = file.Close(); err != nil {
		t.Fatal(err)
	}
	f.count(game)
	t.Log(f.tally())
}

// with returns how many cards have a verdict.
func (f *findings) with(verdict string) (n int) {
	for _, v := range f.verdicts {
		if v == verdict {
			n++
		}
	}
	return n
}

func (f *findings) tally() string {
	return fmt.Sprintf("%d games: %d cards, %d with two right moves, %d with another one", len(f.done), len(f.verdicts), f.with("two"), f.with("other"))
}

func score(t player.Thought) review.Score { return review.ScoreOf(orthodox.Rules{}, t) }

// stockfish returns the two best lines at a depth of 20.
func stockfish(t *testing.T, e *uciclient.Engine, c Card) (best, second player.Thought) {
	var mu sync.Mutex
	q := player.Question{
		Game: &player.Game{Rules: "chess", Start: c.Position.String()}, Line: []rules.Position{c.Position},
		Limits: player.Limits{Depth: 20}, Lines: 2,
	}
	q.Watch = func(t player.Thought) {
		mu.Lock()
		defer mu.Unlock()
		switch {
		case len(t.Line) > 0 && t.Rank <= 1:
			best = t
		case len(t.Line) > 0:
			second = t
		}
	}
	if _, err := e.Think(context.Background(), q); err != nil {
		t.Fatal(err)
	}
	mu.Lock()
	defer mu.Unlock()
	return best, second
}

// bare returns a record with the tags of another one, and without its evaluations.
func bare(rec *record.Record) *record.Record {
	tags := record.New(rec.Rules, "")
	for _, name := range []string{"White", "Black", "Date", "Event"} {
		tags.SetTag(name, rec.Tag(name))
	}
	return tags
}
