package vision

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

func begin(t *testing.T, e Exercise, seed uint64) *Run {
	t.Helper()
	r, err := Begin(e, orthodox.Rules{}, rand.New(rand.NewPCG(seed, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// ways are where the pieces move, one square at a time.
var ways = map[rules.Kind][][2]int{
	rules.Rook: {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}, rules.Bishop: {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	rules.Queen:  {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	rules.King:   {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	rules.Knight: {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}},
	rules.Pawn:   {{1, 1}, {-1, 1}},
}

// seen walks from a piece to what it attacks, square by square.
func seen(p rules.Position, from rules.Square) (all []rules.Square) {
	piece, _ := p.At(from)
	up := 1
	if piece.Kind == rules.Pawn && piece.Side == rules.Black {
		up = -1
	}
	far := piece.Kind == rules.Rook || piece.Kind == rules.Bishop || piece.Kind == rules.Queen
	for _, d := range ways[piece.Kind] {
		for n := 1; n == 1 || far; n++ {
			s := rules.Sq(int(from.File)+n*d[0], int(from.Rank)+n*up*d[1])
			if s.File < 0 || s.File > 7 || s.Rank < 0 || s.Rank > 7 {
				break
			}
			all = append(all, s)
			if _, there := p.At(s); there {
				break
			}
		}
	}
	return all
}

// solved returns the squares that answer a question, by walking over the board.
func solved(q Question) (all []rules.Square) {
	guarded := map[rules.Square]bool{}
	for file := range 8 {
		for rank := range 8 {
			for _, s := range seen(q.After, rules.Sq(file, rank)) {
				guarded[s] = true
			}
		}
	}
	for file := range 8 {
		for rank := range 8 {
			s := rules.Sq(file, rank)
			p, _ := q.After.At(s)
			attacked := q.Attacker != nil && slices.Contains(seen(q.After, *q.Attacker), s)
			if p.Kind != rules.NoKind && p.Side == rules.Black && (attacked || q.Attacker == nil && !guarded[s]) {
				all = append(all, s)
			}
		}
	}
	return all
}

// answers answers the open question by walking over the board.
func answers(t *testing.T, r *Run) {
	t.Helper()
	q := r.Question
	press := func(all ...rules.Square) {
		t.Helper()
		for _, s := range all {
			if a := r.Press(s); !a.Right {
				t.Fatalf("%v\n%v: %v", q.After, q.Task, a.Text)
			}
		}
	}
	switch {
	case q.Choice():
		r.Choose(strings.Contains("b1 d1 f1 h1 a2 c2 e2 g2", rules.Sq(int(q.squares[0].File), int(q.squares[0].Rank)%2).String()))
	case q.way:
		for !r.Done() {
			at := r.at()
			knight := r.maker.empty.Put(at, rules.Piece{Kind: rules.Knight})
			left := distances(*q.Target)
			press(slices.MinFunc(seen(knight, at), func(a, b rules.Square) int {
				return left[8*a.Rank+a.File] - left[8*b.Rank+b.File]
			}))
		}
	case r.Drill == Find:
		press(q.squares...)
	default:
		press(solved(q)...)
	}
}

// TestAnswers answers questions of all kinds: all ten answers are right.
func TestAnswers(t *testing.T) {
	for _, e := range Exercises() {
		for seed := range uint64(30) {
			r := begin(t, e, seed)
			for !r.Ended() {
				answers(t, r)
				if !r.Done() {
					t.Fatalf("%v\n%v: it is not answered by %v", r.Before, r.Task, r.Pressed)
				}
				r.Next()
			}
			if !r.Passed() {
				t.Fatalf("%s: %d of %d are right", e.ID(), r.Right, r.Asked)
			}
		}
	}
}

// TestDistances compares with known numbers: a knight needs six moves from corner to corner,
// four to the next square on a diagonal from a corner, and three to the one beside it.
func TestDistances(t *testing.T) {
	for _, c := range []struct {
		from, to string
		moves    int
	}{{"a1", "h8", 6}, {"a1", "b2", 4}, {"a1", "b1", 3}, {"d4", "e5", 2}, {"d4", "f4", 2}, {"d4", "f5", 1}, {"e4", "e4", 0}} {
		from, _ := rules.ParseSquare(c.from)
		to, _ := rules.ParseSquare(c.to)
		if n := distances(to)[8*from.Rank+from.File]; n != c.moves {
			t.Errorf("%s to %s: %d moves, want %d", c.from, c.to, n, c.moves)
		}
	}
}

// TestWrong gives wrong answers: the question is over, and shows what was right.
func TestWrong(t *testing.T) {
	for _, e := range Exercises() {
		r := begin(t, e, 1)
		if r.Solution() != nil {
			t.Errorf("%s: the solution is shown at once", e.ID())
		}
		var a Answer
		if r.Choice() {
			a = r.Choose(!r.squares[0].Light())
		} else {
			wanted := r.wanted(nil)
			for file := 0; !r.Done(); file++ {
				if s := rules.Sq(file%8, file/8); !slices.Contains(wanted, s) {
					a = r.Press(s)
				}
			}
		}
		if a.Right || a.Text.Form == "" || !r.Done() || r.Right != 0 || len(r.Solution()) == 0 {
			t.Errorf("%s: %+v, and the solution is %v", e.ID(), a, r.Solution())
		}
		if again := r.Press(r.Solution()[0]); again.Right || again.Text.Form != "" {
			t.Errorf("%s: it answers again: %v", e.ID(), again)
		}
	}
	r := begin(t, Exercise{Follow, 1}, 1)
	if r.Reveal(); !r.Done() || r.Passed() || r.Position() != r.After {
		t.Error("what is revealed is not shown")
	}
}

// TestDifferent asks no question twice in a row, and has another ID for each exercise.
func TestDifferent(t *testing.T) {
	ids := map[string]bool{}
	for _, e := range Exercises() {
		ids[e.ID()] = true
		r := begin(t, e, 2)
		for !r.Ended() {
			before, asked := r.Question, r.Asked
			answers(t, r)
			if r.Next(); r.Asked > asked && r.same(before) {
				t.Errorf("%s asks twice: %v", e.ID(), r.Task)
			}
		}
	}
	if len(ids) != len(Exercises()) {
		t.Errorf("the IDs are %v", ids)
	}
}
