package tsume

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/testing/longtest"
)

// begin starts a problem whose solution is G*5f 5e4d 7c3c 4d5d 3c5c.
func begin(t *testing.T) *Run {
	t.Helper()
	r, err := Begin(Problem{
		SFEN:  "9/9/2+R6/9/4kN3/9/4P4/9/9 b Gr2b3g4s3n4l17p 1",
		Moves: strings.Fields("G*5f 5e4d 7c3c 4d5d 3c5c"),
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func read(t *testing.T, r *Run, usi string) rules.Move {
	t.Helper()
	m, err := r.Rules().Read(r.Position(), usi)
	if err != nil {
		t.Fatalf("%s: %v", usi, err)
	}
	return m
}

// TestSolving solves a problem, with wrong moves on the way.
func TestSolving(t *testing.T) {
	r := begin(t)
	for _, tt := range []struct{ move, wrong, why string }{
		{"G*5f", "G*9i", "does not give check"},
		{"7c3c", "7c5c", "That is check, but"},
		{"3c5c", "", ""},
	} {
		if tt.wrong != "" {
			m := read(t, r, tt.wrong)
			before := r.Position()
			if r.Move(m) || r.Position() != before {
				t.Errorf("%s is a move of the solution", tt.wrong)
			}
			if a := r.Why(m); !strings.Contains(a.Text.String(), tt.why) {
				t.Errorf("%s: %s", tt.wrong, a.Text)
			}
		}
		if hint, ok := r.Next(); !ok || hint != read(t, r, tt.move) {
			t.Errorf("the next move is %v", hint)
		}
		if !r.Move(read(t, r, tt.move)) {
			t.Fatalf("%s is wrong", tt.move)
		}
	}
	if _, ok := r.Next(); !r.Done() || ok || r.Left() != 0 {
		t.Error("it is not solved")
	}
	if r.Move(rules.Move{}) {
		t.Error("it continues after the mate")
	}
	if r.Again(); r.Done() || r.Left() != 5 || len(r.Solution()) != 5 {
		t.Errorf("again: %v", r.Solution())
	}
	if a := r.Refused(rules.Move{From: rules.Sq(0, 0), To: rules.Sq(1, 1)}); a.Text.Form == "" {
		t.Error("an illegal move is not explained")
	}
}

// TestAnswersToChecks says what the defender does against wrong checks.
func TestAnswersToChecks(t *testing.T) {
	for _, tt := range []struct{ sfen, move, want string }{
		{"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", "G*4b", "That is check, but Gote captures the piece with Kx4b."},
		{"9/9/2+R6/9/4kN3/9/4P4/9/9 b Gr2b3g4s3n4l17p 1", "7c5c", "That is check, but Gote's king escapes with Kx4e."}, // it captures another piece
		{"4k4/9/4P4/9/9/9/9/9/9 b Rr2b4g4s4n4l17p 1", "R*5b", "That is check, but Gote's king escapes with K-4a."},
		{"k8/2G6/1S7/9/9/9/9/9/9 b Rr2b3g3s4n4l18p 1", "R*1a", "That is check, but Gote blocks it with"},
	} {
		r, err := Begin(Problem{SFEN: tt.sfen, Moves: []string{"G*5b"}})
		if err != nil {
			t.Fatal(err)
		}
		if text := r.Why(read(t, r, tt.move)).Text.String(); !strings.HasPrefix(text, tt.want) {
			t.Errorf("%s: %s", tt.move, text)
		}
	}
}

// TestHints says which piece moves, or that one is dropped.
func TestHints(t *testing.T) {
	r := begin(t)
	if text := r.Hint().String(); text != "Drop a piece from your hand." {
		t.Error(text)
	}
	r.Move(read(t, r, "G*5f"))
	if text := r.Hint().String(); text != "Look at the dragon on 7c." {
		t.Error(text)
	}
}

// TestOnlyTheSolution tries every move of the attacker at every turn of the problems: only
// that of the solution is accepted, and every other one is answered by a reason which
// holds: it gives no check, or a defence against which there is no mate in time.
func TestOnlyTheSolution(t *testing.T) {
	for i, p := range problems(t) {
		if i%longtest.Of(20, 1) != 0 {
			continue
		}
		r, err := Begin(p)
		if err != nil {
			t.Fatal(err)
		}
		for !r.Done() {
			want, _ := r.Next()
			for _, m := range r.Position().Moves() {
				try := *r
				if try.Move(m) {
					if m != want && (r.Left() > 1 || m.From != want.From || m.To != want.To) {
						t.Errorf("%s: %v is accepted after %v", p.SFEN, m, r.Last())
					}
					continue
				}
				r.refuted(t, m)
			}
			r.Move(want)
		}
	}
}

// refuted checks why a move is wrong.
func (r *Run) refuted(t *testing.T, m rules.Move) {
	next, _ := r.Position().Play(m)
	if len(next.Checks()) == 0 {
		return
	}
	a := r.Why(m)
	after, err := next.Play(a.Reply)
	if err != nil {
		t.Errorf("%s: %v is not answered: %v", r.SFEN, m, err)
		return
	}
	b := shogi.Board(after)
	if newProver().mates(&b, r.Left()-2) {
		t.Errorf("%s: %v does not help against %v", r.SFEN, a.Reply, m)
	}
}
