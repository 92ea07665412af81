package lesson_test

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/variants/altpromo"
)

// TestFirstGame plays the guided game through both of its lessons: each step begins
// where the one before it ended, a climbed piece captures, and the game ends with mate.
func TestFirstGame(t *testing.T) {
	var at rules.Position
	var climbed []rules.Kind
	captured := false
	for _, l := range all(t) {
		if l.ID != "firstgame" && l.ID != "firstattack" {
			continue
		}
		for r := begin(t, l); ; r.Next() {
			if at == nil {
				at = r.Position()
				if at.String() != r.Rules().Start().String() {
					t.Fatalf("the game begins with %s", at)
				}
			} else if got := replies(r, at); !slices.Contains(got, r.Position().String()) {
				t.Fatalf("%s, step %d: no move of Black leads from %s to %s", l.ID, r.Number(), at, r.Position())
			}
			for !r.Done() {
				was := r.Position()
				m, ok := r.Hint()
				if !ok {
					t.Fatalf("%s, step %d has no way on", l.ID, r.Number())
				}
				next, err := was.Play(m)
				if err != nil {
					t.Fatal(err)
				}
				by, _ := was.At(m.From)
				_, taken := was.At(m.To)
				captured = captured || taken && by.Kind == altpromo.Camel
				if to, _ := next.At(m.To); to.Kind != by.Kind {
					climbed = append(climbed, to.Kind)
				}
				if !r.Move(m).Right {
					t.Fatalf("%s, step %d turns down %v", l.ID, r.Number(), m)
				}
			}
			at = r.Position()
			if r.Ended() {
				break
			}
		}
	}
	if at == nil || len(at.Moves()) > 0 || len(at.Checks()) == 0 {
		t.Fatalf("the game ends with %v", at)
	}
	if !captured || !slices.Equal(climbed, []rules.Kind{altpromo.Camel, rules.Knight}) {
		t.Errorf("climbed to %v, a camel captured: %v", climbed, captured)
	}
}

// replies are the positions after each move.
func replies(r *lesson.Run, p rules.Position) (all []string) {
	for _, m := range p.Moves() {
		if next, err := p.Play(m); err == nil {
			all = append(all, next.String())
		}
	}
	return all
}

// TestFirstGameIsFound opens right after the lesson on climbing, which is the first that
// New game leads to, and the attack comes right after it.
func TestFirstGameIsFound(t *testing.T) {
	var ids []string
	for _, l := range all(t) {
		ids = append(ids, l.ID)
	}
	if !strings.Contains(strings.Join(ids, " "), " climb firstgame firstattack ") {
		t.Errorf("the lessons are %v", ids)
	}
}
