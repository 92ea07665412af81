package class

import (
	"testing"

	"passedpawn/game/variants"
)

// TestStore keeps a set and the answers to it, without the name of the person.
func TestStore(t *testing.T) {
	s := NewStore(t.TempDir() + "/class")
	set := read(t, game(backRank, "1. Ra8#"))
	if _, ok := s.Find(set.Key(), variants.All()); ok {
		t.Error("a set is found in an empty store")
	}
	if _, ok := s.Find("../"+set.Key(), variants.All()); ok {
		t.Error("a set is found outside of the store")
	}
	slip := Slip{Set: set.Key(), ID: "a", Name: "Anna", Answers: some[:1]}
	for _, err := range []error{s.DropAnswers(set), s.Put(set), s.PutAnswers(slip)} {
		if err != nil {
			t.Error(err)
		}
	}
	if found, ok := s.Find(set.Key(), variants.All()); !ok || found.Text() != set.Text() {
		t.Error("the set is not found")
	}
	if kept, ok := s.Answers(set); !ok || kept.Name != "" || kept.Answers[0] != some[0] {
		t.Errorf("%v is kept", kept)
	}
	slip.Answers = some
	if err := s.PutAnswers(slip); err != nil {
		t.Error(err)
	}
	if kept, ok := s.Answers(set); ok {
		t.Errorf("%v fits one exercise", kept)
	}
	if err := s.DropAnswers(set); err != nil {
		t.Error(err)
	}
	if _, ok := s.Answers(set); ok {
		t.Error("the answers are still there")
	}
}
