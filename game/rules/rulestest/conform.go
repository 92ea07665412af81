package rulestest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// Conform plays random games of a rule set and checks all that the program relies on:
// what rules.Rules and rules.Position promise, and each optional interface that the
// rule set has.
func Conform(t *testing.T, r rules.Rules) {
	t.Helper()
	c := checker{t, r, rules.ShapeOf(r), rules.LettersOf(r)}
	c.rules()
	rng := rand.New(rand.NewPCG(1, 2))
	for range 2 {
		line := []rules.Position{r.Start()}
		for range 50 {
			p := line[len(line)-1]
			moves := p.Moves()
			c.position(p, moves)
			if r.Outcome(line).Over() || t.Failed() {
				break
			}
			if len(moves) == 0 {
				t.Errorf("%v: there is no move and no end", p)
				break
			}
			m := moves[rng.IntN(len(moves))]
			next, err := p.Play(m)
			if err != nil {
				t.Fatalf("%v: %v: %v", p, m, err)
			}
			c.refusals(p, rng)
			line = append(line, next)
		}
	}
}

type checker struct {
	t       *testing.T
	r       rules.Rules
	shape   rules.Shape
	letters map[byte]rules.Kind
}

// rules checks what does not depend on a position.
func (c checker) rules() {
	files, ranks := c.r.Size()
	s := c.shape
	if c.r.ID() == "" || files < 1 || ranks < 1 {
		c.t.Errorf("%q has %d files and %d ranks", c.r.ID(), files, ranks)
	}
	if s.Files != files || s.Ranks != ranks || len(s.FileNames) != files || len(s.RankNames) != ranks || len(s.Hand) > max(files, ranks) {
		c.t.Errorf("the shape %+v is not that of %d by %d", s, files, ranks)
	}
	if n := rules.Scale(c.r); n < 1 {
		c.t.Errorf("%d pawns give the chances of one in chess", n)
	}
	start := c.r.Start()
	if o := c.r.Outcome([]rules.Position{start}); o.Over() {
		c.t.Errorf("the start is an end: %v", o)
	}
	if _, err := c.r.Parse("no position"); err == nil {
		c.t.Error("nonsense is read as a position")
	}
	if _, err := c.r.Read(start, "no move"); err == nil {
		c.t.Error("nonsense is read as a move")
	}
	c.starts(start)
	c.kinds(start)
}

// starts checks the usual start, which both sides can win, and the other ones.
func (c checker) starts(start rules.Position) {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if can, certain := rules.CanMate(c.r, start, side, true); !can || !certain {
			c.t.Errorf("%v cannot give mate from the start", side)
		}
	}
	if m, ok := rules.Example(c.r); ok && !rules.Legal(start, m) {
		c.t.Errorf("the example %v is not legal", m)
	}
	for n := range rules.Starts(c.r) {
		p := rules.NumberedStart(c.r, n)
		if got, ok := rules.StartNumber(c.r, p); !ok || got != n || len(p.Moves()) == 0 {
			c.t.Errorf("start %d is %v with the number %d", n, p, got)
		}
	}
	for _, h := range rules.Handicaps(c.r) {
		if p, err := c.r.Parse(h.Position); err != nil || h.Name == "" || p.String() != h.Position {
			c.t.Errorf("the handicap %q begins at %v, %v", h.Name, p, err)
		}
	}
}

// kinds checks what is said of the kinds of pieces.
func (c checker) kinds(start rules.Position) {
	kinds := rules.Sequence(c.r)
	for piece := range rules.PieceCounts(start, c.shape.Files, c.shape.Ranks) {
		kinds = append(kinds, piece.Kind)
	}
	for _, k := range kinds {
		if back := rules.Promoted(c.r, rules.Promoted(c.r, k)); back != rules.NoKind {
			c.t.Errorf("the %s has more faces than two: %s", k, back)
		}
		if text, ok := rules.Describe(c.r, k); ok && text.String() == "" {
			c.t.Errorf("nothing is said about the %s", k)
		}
	}
}

// position checks a position and what is written about it.
func (c checker) position(p rules.Position, moves []rules.Move) {
	again, err := c.r.Parse(p.String())
	if err != nil || again.String() != p.String() || again.Turn() != p.Turn() || len(again.Moves()) != len(moves) {
		c.t.Errorf("%v reads back as %v, %v", p, again, err)
	}
	if why, _ := rules.Unreachable(c.r, p); why.Form != "" {
		c.t.Errorf("%v came about: %v", p, why)
	}
	coordinates := map[string]rules.Move{}
	for _, m := range moves {
		c.move(p, m)
		text := rules.Coordinates(c.r, m)
		if other, there := coordinates[text]; there {
			c.t.Errorf("%v: %v and %v are both written %s", p, m, other, text)
		}
		coordinates[text] = m
	}
	if m := (rules.Move{From: rules.Sq(0, 0), To: rules.Sq(0, 0)}); rules.Legal(p, m) {
		c.t.Errorf("%v: a move to where it came from is legal", p)
	}
	if s, ok := p.(board.Searchable); ok {
		c.mover(p, s.Mover(), moves)
	}
}

// move checks a legal move: that it can be played and written, and what its
// notation begins with.
func (c checker) move(p rules.Position, m rules.Move) {
	next, err := p.Play(m)
	if err != nil || next.Turn() == p.Turn() {
		c.t.Fatalf("%v: %v is legal and cannot be played: %v", p, m, err)
	}
	text := c.r.Write(p, m)
	if got, err := c.r.Read(p, text); err != nil || got != m {
		c.t.Errorf("%v: %s reads back as %v, want %v: %v", p, text, got, m, err)
	}
	if native := rules.WriteNative(c.r, p, m); native != "" {
		if got, err := c.r.Read(p, native); err != nil || got != m {
			c.t.Errorf("%v: %s reads back as %v, want %v: %v", p, native, got, m, err)
		}
	}
	if m.Drop == rules.NoKind && text != "" && !strings.HasPrefix(text, "O-O") {
		piece, _ := p.At(m.From)
		if k, known := c.letters[text[0]]; known && k != piece.Kind {
			c.t.Errorf("%v: %s is a move of a %s", p, text, piece.Kind)
		}
	}
	if why, given := rules.Why(c.r, p, m); given && !why.Legal() {
		c.t.Errorf("%v: %s is legal, and refused: %v", p, text, why.Text)
	}
}

// refusals tries some steps that are not legal.
func (c checker) refusals(p rules.Position, rng *rand.Rand) {
	for range 20 {
		from := rules.Sq(rng.IntN(c.shape.Files), rng.IntN(c.shape.Ranks))
		to := rules.Sq(rng.IntN(c.shape.Files), rng.IntN(c.shape.Ranks))
		if len(rules.Choices(p, rules.On(from), to)) > 0 {
			continue
		}
		if _, err := p.Play(rules.Move{From: from, To: to}); err == nil && from != to {
			c.t.Errorf("%v: %v to %v is played and not legal", p, from, to)
		}
		c.reason(p, rules.Move{From: from, To: to})
		for _, kind := range c.shape.Hand {
			c.reason(p, rules.Move{To: to, Drop: kind})
		}
	}
}

// reason checks that a move has a reason if it is not legal.
func (c checker) reason(p rules.Position, m rules.Move) {
	if why, given := rules.Why(c.r, p, m); given && why.Legal() && len(rules.Choices(p, m.Origin(p.Turn()), m.To)) == 0 {
		c.t.Errorf("%v: %v is not legal, and no reason is given", p, m)
	}
}

// mover checks that what searches sees the same moves, and takes them back.
func (c checker) mover(p rules.Position, m board.Mover, moves []rules.Move) {
	key, legal := m.Key(), m.Legal(nil)
	if m.Turn() != p.Turn() || m.Check() != (len(p.Checks()) > 0) || len(legal) != len(moves) {
		c.t.Errorf("%v: the mover has %d moves, want %d", p, len(legal), len(moves))
	}
	for _, one := range legal {
		move := m.RulesMove(one)
		if !rules.Legal(p, move) {
			c.t.Errorf("%v: the mover has %v", p, move)
		}
		if m.Make(one); m.Turn() == p.Turn() {
			c.t.Errorf("%v: after %v the same side moves", p, move)
		}
		if m.Unmake(); m.Key() != key {
			c.t.Errorf("%v: %v is not taken back", p, move)
		}
	}
}
