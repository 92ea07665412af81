package session

import (
	"context"
	"errors"
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// examined reviews the scholar's mate as Bob, who let White mate.
func examined(t *testing.T, person string) *table {
	t.Helper()
	tb, c := reviewing(t)
	c.before = 5
	tb.critic = c
	tb.SetOptions(Options{Persons: []string{person}})
	tb.Review.Start()
	tb.settles()
	return tb
}

// TestTrain makes a card of the person's blunder, and says so.
func TestTrain(t *testing.T) {
	tb := examined(t, "Bob")
	if n := tb.Snapshot().Review.Trainable(); n != 1 {
		t.Fatalf("%d moments", n)
	}
	var cards []training.Card
	add := func(all []training.Card) (int, error) {
		cards = append(cards, all...)
		return len(all), nil
	}
	tb.Review.Train(add)
	if s := tb.Snapshot(); s.Review.Trained != Examining {
		t.Fatalf("trained %v", s.Review.Trained)
	}
	tb.settles()
	s := tb.Snapshot()
	if s.Review.Trained != InTraining || s.Notice.String() != "1 position was added to your training." {
		t.Errorf("trained %v: %q, %v", s.Review.Trained, s.Notice, s.Failure)
	}
	if len(cards) != 1 || cards[0].Position.Turn() != rules.Black {
		t.Fatalf("%+v", cards)
	}
	if from := cards[0].Sources[0]; from.Opponent != "Ada" || from.Played != "Nf6" || from.Ply != 5 || from.Date != "" || from.Game != "Ada - Bob" {
		t.Errorf("%+v", from)
	}
	tb.Review.Train(add)
	tb.settles()
	if len(cards) != 1 {
		t.Error("the moments are trained twice")
	}
}

// TestReviewedCounts counts the person's moves when a review is complete, whether it is made or
// is in the record, and nobody's if neither player is the person.
func TestReviewedCounts(t *testing.T) {
	tb := examined(t, "Bob")
	if len(tb.tallies) != 1 || tb.tallies[0].Moves != [training.Phases]int{3} || tb.tallies[0].Mistakes != [training.Phases]int{1} {
		t.Errorf("%+v", tb.tallies)
	}
	if tb := examined(t, "Eve"); len(tb.tallies) > 0 {
		t.Errorf("nobody's game: %+v", tb.tallies)
	}
}

// TestTrainNobody makes no cards of a game without an own side, and of a side without
// mistakes.
func TestTrainNobody(t *testing.T) {
	for _, person := range []string{"", "Eve", "Ada"} {
		tb := examined(t, person)
		tb.Review.Train(func([]training.Card) (int, error) {
			t.Errorf("cards for %q", person)
			return 0, nil
		})
		tb.settles()
		if s := tb.Snapshot(); s.Review.Trainable() != 0 || s.Review.Trained != Untrained {
			t.Errorf("%q has %d moments, trained %v", person, s.Review.Trainable(), s.Review.Trained)
		}
	}
}

// TestTrainNothingClear says which moment was left out and why.
func TestTrainNothingClear(t *testing.T) {
	tb := examined(t, "Bob")
	tb.critic = critic{scores: []int{20, -20, 20, 10, 0, 10, 900}, best: []string{5: "g6"}, asked: new([]int), asking: tb.critic.(critic).asking, before: 5}
	tb.Review.Train(func(all []training.Card) (int, error) { return 0, nil })
	tb.settles()
	want := "No position was added to your training. 3...Nf6 was left out: the engine is not sure which move is best."
	if s := tb.Snapshot(); s.Notice.String() != want || s.Review.Trained != InTraining {
		t.Errorf("%q, trained %v", s.Notice, s.Review.Trained)
	}
}

// TestTrainAgain says that a position was trained already.
func TestTrainAgain(t *testing.T) {
	tb := examined(t, "Bob")
	tb.Review.Train(func([]training.Card) (int, error) { return 0, nil })
	tb.settles()
	want := "No position was added to your training. 1 position was already there."
	if s := tb.Snapshot(); s.Notice.String() != want || s.Review.Trained != InTraining {
		t.Errorf("%q, trained %v", s.Notice, s.Review.Trained)
	}
}

// TestTrainFails says what went wrong, and can be tried again.
func TestTrainFails(t *testing.T) {
	tb := examined(t, "Bob")
	full := errors.New("the disk is full")
	tb.Review.Train(func([]training.Card) (int, error) { return 0, full })
	tb.settles()
	if s := tb.Snapshot(); !errors.Is(s.Failure, full) || s.Review.Trained != Untrained {
		t.Errorf("%v, trained %v", s.Failure, s.Review.Trained)
	}
}

// TestTrainOfAnotherGame drops what is found after another game has been opened.
func TestTrainOfAnotherGame(t *testing.T) {
	tb := examined(t, "Bob")
	tb.Review.Train(func([]training.Card) (int, error) { return 1, nil })
	tb.does()
	if err := tb.Show(matchtest.Record(t, strings.Replace(scholars, "Nc6", "d6", 1)), nil); err != nil {
		t.Fatal(err)
	}
	tb.settles()
	if s := tb.Snapshot(); s.Review.Trained != Untrained || strings.Contains(s.Notice.String(), "training") {
		t.Errorf("trained %v, %q", s.Review.Trained, s.Notice)
	}
}

// TestDepart notes where the person's game left an opening, unless the game has gone meanwhile, and
// looks at no game of others.
func TestDepart(t *testing.T) {
	left := Departed{Said: phrase.Say("left"), Ply: 3}
	for person, want := range map[string]Departed{"Bob": left, "Eve": {}} {
		tb := examined(t, person)
		tb.Review.Depart(func(_ context.Context, side rules.Side, line []rules.Position, moves []rules.Move) (Departed, error) {
			if side != rules.Black || len(line) != len(moves)+1 || len(moves) == 0 {
				t.Errorf("%v, %d positions, %d moves", side, len(line), len(moves))
			}
			return left, nil
		})
		tb.settles()
		if got := tb.Snapshot().Review.Opening; got.Ply != want.Ply || got.Said.Form != want.Said.Form {
			t.Errorf("%s: %+v", person, got)
		}
	}
	tb := examined(t, "Bob")
	tb.Review.Depart(func(context.Context, rules.Side, []rules.Position, []rules.Move) (Departed, error) { return left, nil })
	tb.Review.StartOver()
	if tb.settles(); tb.Snapshot().Review.Opening.Said.Form != "" {
		t.Error("what was found for the review before arrives")
	}
	tb.Review.Depart(func(context.Context, rules.Side, []rules.Position, []rules.Move) (Departed, error) {
		return Departed{}, errors.New("the list cannot be read")
	})
	if tb.settles(); tb.Snapshot().Failure == nil {
		t.Error("nobody says that the list cannot be read")
	}
}
