package chores

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// A mater sees every mate with the next move, and nothing else.
type mater struct{ fails error }

func (e mater) Think(ctx context.Context, q player.Question) (player.Action, error) {
	p := q.Position()
	t := player.Thought{Position: p, Rank: 1, Line: p.Moves()[:1]}
	for _, m := range p.Moves() {
		next, err := p.Play(m)
		if err != nil {
			return player.Action{}, err
		}
		switch {
		case rules.Mated(next):
			t.Line, t.Mate = []rules.Move{m}, 1
		case t.Mate == 0 && !mates(next):
			t.Line = []rules.Move{m}
		}
	}
	q.Tell(t)
	return player.Action{}, errors.Join(e.fails, ctx.Err())
}

// mates reports whether the side to move mates with the next move.
func mates(p rules.Position) bool {
	for _, m := range p.Moves() {
		if next, err := p.Play(m); err == nil && rules.Mated(next) {
			return true
		}
	}
	return false
}

const mistakes = `[White "Lovelace, Ada"]
[Black "Berg"]
[Date "2026.05.03"]

1. f3 e5 2. g4 Qh4# 0-1

[White "Zoe"]
[Black "Ada Lovelace"]

1. e4 e5 1-0

[White "Zoe"]
[Black "Berg"]

1. f3 e5 2. g4 Qh4# 0-1

[White "Ada Lovelace"]
[Black "Zoe"]
[Variant "shogi"]

1. P-7f *
`

// trains returns a chore that looks for mistakes, and the store that gets them.
func (b *bench) trains(person string, e mater) (*Train, *training.Store) {
	b.write(b.path, mistakes)
	store := training.NewStore(filepath.Join(b.t.TempDir(), "training"), orthodox.Rules{})
	return &Train{
		Scope: b.listed(b.path), Persons: []string{person},
		Trainer: Trainer{Thinker: func() player.Thinker { return e }, Keep: store.Keep},
	}, store
}

// unknown returns what is said of three games, one of which is of a variant that is not known.
func unknown(found string) string {
	return "Examined 2 of 3 games. New positions to train: " + found + `. Game 4, line 1: the variant "shogi" is not known here.`
}

// TestTrain makes cards of a person's mistakes in games of chess, however the name is written,
// and of nobody else's. What is known already is not new.
func TestTrain(t *testing.T) {
	b := newBench(t)
	c, store := b.trains("ada lovelace", mater{})
	for _, want := range []string{unknown("1"), unknown("0")} {
		b.said, b.agree = "", nil
		b.Check(c)
		b.until("the question", func() bool { return b.agree != nil })
		if b.title != "Look for the mistakes of Ada Lovelace; Lovelace, Ada?" ||
			!strings.HasPrefix(b.asked, "The engine will look through 3 games, which takes about 1 minute.") {
			t.Errorf("it asks %q, %q", b.title, b.asked)
		}
		b.agree()
		b.until("the result", func() bool { return b.said != "" })
		if b.said != want {
			t.Errorf("it says %q", b.said)
		}
	}
	box, err := store.Load()
	if err != nil || len(box.Deck.Cards) != 1 {
		t.Fatalf("%+v, %v", box.Deck, err)
	}
	card := box.Deck.Cards[0]
	s := card.Sources[0]
	if s.Opponent != "Berg" || s.Date != "2026.05.03" || s.Played != "g4" || !strings.Contains(card.Position.String(), "/4p3/8/5P2/") {
		t.Errorf("the card is %+v", card)
	}
}

// TestTrainNobody says that no game is of the person.
func TestTrainNobody(t *testing.T) {
	b := newBench(t)
	c, _ := b.trains("Nobody", mater{})
	b.Check(c)
	b.until("a reason", func() bool { return b.said != "" })
	if b.said != "None of these games was played by Nobody." || b.agree != nil {
		t.Errorf("it says %q", b.said)
	}
}

// TestTrainFails says what goes wrong with an engine, and stops when the person does. What
// was found before stays.
func TestTrainFails(t *testing.T) {
	b := newBench(t)
	c, _ := b.trains("Ada Lovelace", mater{fails: errors.New("the engine is gone")})
	b.Do(c)
	b.until("the error", func() bool { return b.said != "" })
	if b.said != "The engine is gone." {
		t.Errorf("it says %q", b.said)
	}
	b.said = ""
	c, store := b.trains("Ada Lovelace", mater{})
	c.Keep = func(h training.Harvest) (int, error) {
		n, err := store.Keep(h)
		c.Thinker = func() player.Thinker { return mater{fails: context.Canceled} }
		return n, err
	}
	b.Do(c)
	b.until("the end", func() bool { return b.said != "" })
	if b.said != "Examined 1 of 4 games. New positions to train: 1." {
		t.Errorf("it says %q", b.said)
	}
}

// TestNames lists the players, those of most games first.
func TestNames(t *testing.T) {
	b := newBench(t)
	c, _ := b.trains("", mater{})
	if got := strings.Join(c.Names(), "; "); got != "Zoe; Ada Lovelace; Berg; Lovelace, Ada" {
		t.Errorf("%q", got)
	}
}
