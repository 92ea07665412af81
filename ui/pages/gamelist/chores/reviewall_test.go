package chores

import (
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/play/player"
)

// A counter counts what an engine is asked, and fails after a number of questions, if that is not
// 0.
type counter struct {
	mater
	asked *atomic.Int32
	fails int32
	err   error
}

func (c counter) Think(ctx context.Context, q player.Question) (player.Action, error) {
	if n := c.asked.Add(1); c.fails > 0 && n > c.fails {
		return player.Action{}, c.err
	}
	return c.mater.Think(ctx, q)
}

const unreviewed = `[White "Ada"]
[Black "Berg"]

1. f3 {mine} e5 2. g4 Qh4# 0-1

[White "Zoe"]
[Black "Berg"]
[Variant "shogi"]

1. P-7f *

[White "Zoe"]
[Black "Ada"]

1. e4 e5 1-0

`

// reviews returns a chore that reviews the games, and the number of questions to the engine.
func (b *bench) reviews(dir string, fails int32, err error) (*ReviewAll, *atomic.Int32) {
	asked := new(atomic.Int32)
	e := Export{Files: b.files, Scope: b.listed(b.path), Path: filepath.Join(dir, "copy.pgn")}
	was, lookErr := atomicfile.Look(e.Path)
	if lookErr != nil {
		b.t.Fatal(lookErr)
	}
	e.Was = was
	return &ReviewAll{Export: e, Reviewer: Reviewer{Dir: dir, Engines: map[string]Engine{
		"chess": {New: func() player.Thinker { return counter{asked: asked, fails: fails, err: err} }},
	}}}, asked
}

// proposed runs the chore and returns what it asks and what it says in the end.
func (b *bench) proposed(c *ReviewAll) (asked, said string) {
	b.t.Helper()
	b.said, b.agree = "", nil
	b.Check(c)
	b.until("the question", func() bool { return b.agree != nil })
	b.agree()
	b.until("the result", func() bool { return b.said != "" })
	return b.asked, b.said
}

// TestReviewAll writes evaluations, marks and better lines into a copy, and leaves the file and
// games that it cannot read as they are.
func TestReviewAll(t *testing.T) {
	b := newBench(t)
	b.write(b.path, unreviewed)
	dir := t.TempDir()
	c, n := b.reviews(dir, 0, nil)
	asked, said := b.proposed(c)
	if !strings.HasPrefix(asked, "The engine will review 3 games, which takes about 1 minute.") || said != "3 games reviewed and written to "+c.Path+"." {
		t.Errorf("%q, %q", asked, said)
	}
	got := strings.Join(strings.Fields(b.contents(c.Path)), " ")
	for _, want := range []string{"2. g4 $4", "[%eval #-1]", "{mine}", "1. e4 {[%eval 0.00]} 1... e5", "1. P-7f *"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in %s", want, got)
		}
	}
	if b.contents(b.path) != unreviewed || n.Load() == 0 {
		t.Error("the file has changed")
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*.jsonl")); len(left) > 0 {
		t.Errorf("%q stays", left)
	}
}

// TestReviewGoesOn breaks off in the last game, as a crash does: what was done before is not done
// again, and the copy is the same as without that.
func TestReviewGoesOn(t *testing.T) {
	b := newBench(t)
	b.write(b.path, unreviewed)
	whole, n := b.reviews(t.TempDir(), 0, nil)
	b.proposed(whole)
	all := n.Load()
	for name, wrong := range map[string]error{"gone": errors.New("the engine is gone"), "stopped": context.Canceled} {
		dir := t.TempDir()
		c, n := b.reviews(dir, all-2, wrong) // in the last game
		_, said := b.proposed(c)
		first := n.Load()
		if want := map[string]string{
			"gone":    "The engine is gone.",
			"stopped": "Reviewed 2 of 3 games. The copy copy.pgn has all games, the rest without a review. Choose the same command to continue.",
		}[name]; said != want {
			t.Errorf("%s: %q", name, said)
		}
		if _, err := atomicfile.Look(c.Path); err != nil {
			t.Error(err)
		}
		c, n = b.reviews(dir, 0, nil)
		asked, _ := b.proposed(c)
		if !strings.HasPrefix(asked, "1 of 3 games are already reviewed.") || n.Load() >= all || first == 0 {
			t.Errorf("%s: %q, and %d of %d questions again", name, asked, n.Load(), all)
		}
		if b.contents(c.Path) != b.contents(whole.Path) {
			t.Errorf("%s: the copy is %s", name, b.contents(c.Path))
		}
	}
}

// TestReviewStopped stops before anything was done: there is no copy.
func TestReviewStopped(t *testing.T) {
	b := newBench(t)
	b.write(b.path, unreviewed)
	c, _ := b.reviews(t.TempDir(), 1, context.Canceled)
	_, said := b.proposed(c)
	if was, err := atomicfile.Look(c.Path); err != nil || was.There || said == "" {
		t.Errorf("%v, %v, %q", was.There, err, said)
	}
}

// ledgers returns the files of unfinished work in a folder.
func ledgers(dir string) []string {
	all, _ := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	return all
}

// TestReviewOfAFew finishes a review of one game while that of all games is not finished: nothing
// of the latter is done again.
func TestReviewOfAFew(t *testing.T) {
	b := newBench(t)
	b.write(b.path, unreviewed)
	whole, n := b.reviews(t.TempDir(), 0, nil)
	b.proposed(whole)
	dir := t.TempDir()
	c, _ := b.reviews(dir, n.Load()-2, context.Canceled) // in the last game
	b.proposed(c)
	few, n := b.reviews(dir, 0, nil)
	few.Rows = few.Rows[2:]
	if _, said := b.proposed(few); !strings.HasPrefix(said, "1 game reviewed") || n.Load() == 0 || len(ledgers(dir)) != 1 {
		t.Errorf("%q, %d questions, %q", said, n.Load(), ledgers(dir))
	}
	c, n = b.reviews(dir, 0, nil)
	if asked, _ := b.proposed(c); !strings.HasPrefix(asked, "2 of 3 games are already reviewed.") || n.Load() != 0 || len(ledgers(dir)) > 0 {
		t.Errorf("%q, %d questions, %q", asked, n.Load(), ledgers(dir))
	}
}

// TestReviewOfNothing says that it is done where no game can be reviewed. It leaves no file of
// unfinished work, also if the person does not agree.
func TestReviewOfNothing(t *testing.T) {
	b := newBench(t)
	b.write(b.path, "[White \"Ada\"]\n\n*\n")
	dir := t.TempDir()
	c, _ := b.reviews(dir, 0, nil)
	b.agree = nil
	b.Check(c)
	b.until("the question", func() bool { return b.agree != nil })
	if left := ledgers(dir); len(left) > 0 {
		t.Errorf("%q is there before the person agrees", left)
	}
	if _, said := b.proposed(c); !strings.HasPrefix(said, "1 game reviewed") || len(ledgers(dir)) > 0 {
		t.Errorf("%q, %q", said, ledgers(dir))
	}
}

// TestReviewInAnotherWindow leaves games alone that another window reviews.
func TestReviewInAnotherWindow(t *testing.T) {
	b := newBench(t)
	b.write(b.path, unreviewed)
	c, n := b.reviews(t.TempDir(), 0, nil)
	held, err := c.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	b.said = ""
	b.Check(c)
	b.until("the news", func() bool { return b.said != "" })
	if held.end(true); b.said != "Another review is still running." || n.Load() > 0 {
		t.Errorf("%q, %d questions", b.said, n.Load())
	}
	if _, said := b.proposed(c); !strings.HasPrefix(said, "3 games reviewed") {
		t.Error(said)
	}
}

// TestReviewKey does a game again with another engine for its rules, and only then.
func TestReviewKey(t *testing.T) {
	b := newBench(t)
	b.write(b.path, unreviewed)
	c, _ := b.reviews(t.TempDir(), 0, nil)
	keys := func(game, engine string) (all []string) {
		c.Engines = map[string]Engine{game: {Name: engine}}
		for item, err := range c.Games.Items(c.Table)(c.Rows) {
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, c.key(item))
		}
		return all
	}
	bundled, chess, shogi := keys("chess", ""), keys("chess", "Fish"), keys("shogi", "Fish")
	if bundled[0] == chess[0] || bundled[1] != chess[1] || !slices.Equal(bundled, shogi) {
		t.Errorf("%q, %q, %q", bundled, chess, shogi)
	}
}

var _ Chore = (*ReviewAll)(nil)
