package lesson_test

import (
	"testing"

	"passedpawn/assets"
	"passedpawn/game/law"
	"passedpawn/game/lesson"
	"passedpawn/game/longtest"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// all are the program's lessons.
func all(t testing.TB) []lesson.Lesson {
	t.Helper()
	var lessons []lesson.Lesson
	names, texts := assets.Lessons()
	for i, text := range texts {
		l, err := lesson.Parse(names[i], text)
		if err != nil {
			t.Fatal(err)
		}
		lessons = append(lessons, l)
	}
	return lessons
}

func begin(t testing.TB, l lesson.Lesson) *lesson.Run {
	t.Helper()
	r, err := lesson.Begin(l, variants.All())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestLessons goes through every lesson by its hints: each goal is reached, and
// each step has its words.
func TestLessons(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range all(t) {
		if seen[l.ID] || seen[l.Title] {
			t.Errorf("%s is there twice", l.ID)
		}
		seen[l.ID], seen[l.Title] = true, true
		r := begin(t, l)
		for {
			step := r.Step()
			if step.Ask == "" || step.Hint == "" || step.Done == "" || step.Goal.Task == "" {
				t.Errorf("%s, step %d lacks words: %+v", l.ID, r.Number(), step)
			}
			if longtest.Asked() || len(seen)%8 == 0 {
				everyTry(t, r)
			}
			solve(t, r)
			if r.Ended() {
				break
			}
			r.Next()
		}
	}
	if len(seen) < 2*(25+23) {
		t.Errorf("only %d lessons", len(seen)/2)
	}
}

// solve does what the hints say until the step is done.
func solve(t *testing.T, r *lesson.Run) {
	t.Helper()
	for n := 0; !r.Done(); n++ {
		if r.Step().Goal.Task == lesson.Judge {
			for _, v := range lesson.Verdicts() {
				if a := r.Judge(v); a.Text.Form == "" && !r.Done() {
					t.Errorf("%s, step %d: nothing is said of %s", r.ID, r.Number(), v)
				}
				if r.Done() {
					break
				}
			}
			continue
		}
		m, ok := r.Hint()
		if !ok || n > 12 {
			t.Fatalf("%s, step %d: no way to the goal from %s", r.ID, r.Number(), r.Position())
		}
		answer := r.Move(m)
		if r.Step().Goal.Task == lesson.Try {
			if rules.Legal(r.Position(), m) {
				t.Fatalf("%s, step %d: %v is legal", r.ID, r.Number(), m)
			}
			answer = r.Refused(rules.Move{From: m.From, To: m.To})
			t.Logf("%s: %s", r.ID, answer.Text)
		}
		if !answer.Right {
			t.Fatalf("%s, step %d: the hint %v is turned down: %s", r.ID, r.Number(), m, answer.Text)
		}
	}
}

// castles reports whether a king is put on the rook he can castle with.
func castles(p rules.Position, a, b rules.Square) bool {
	king, _ := p.At(a)
	rook, _ := p.At(b)
	step := int8(2)
	if b.File < a.File {
		step = -2
	}
	return king.Kind == rules.King && rook == (rules.Piece{Side: king.Side, Kind: rules.Rook}) &&
		len(rules.Choices(p, rules.On(a), rules.Square{File: a.File + step, Rank: a.Rank})) > 0
}

// everyTry tries all that is wrong in a step: what is not legal gets its reason,
// what is legal and not asked for gets words, and neither changes the board.
func everyTry(t *testing.T, r *lesson.Run) {
	t.Helper()
	before := r.Position().String()
	for from := range 64 {
		for to := range 64 {
			a, b := rules.Sq(from%8, from/8), rules.Sq(to%8, to/8)
			moves := rules.Choices(r.Position(), rules.On(a), b)
			why := law.Refusal(r.Rules(), r.Position(), rules.Move{From: a, To: b})
			if len(moves) == 0 && why.Legal() && !castles(r.Position(), a, b) {
				t.Errorf("%s, step %d: no reason for %v to %v", r.ID, r.Number(), a, b)
			}
			for _, m := range moves {
				try := *r
				if answer := try.Move(m); !answer.Right && (answer.Text.Form == "" || try.Position().String() != before) {
					t.Errorf("%s, step %d: %v is answered %q", r.ID, r.Number(), m, answer.Text)
				}
			}
		}
	}
}

func BenchmarkHint(b *testing.B) {
	for _, name := range []string{"queen", "captures", "climb", "tank"} {
		b.Run(name, func(b *testing.B) {
			for _, l := range all(b) {
				if l.ID != name {
					continue
				}
				r := begin(b, l)
				for b.Loop() {
					r.Hint()
				}
			}
		})
	}
}
