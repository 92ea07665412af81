package training

import (
	"fmt"
	"slices"
	"testing"
	"time"
	_ "time/tzdata" // not every system has the zones
)

// deckOf returns a deck of cards that cost as much as is told, with the IDs 0, 1 and so on.
func deckOf(costs ...int) (d Deck) {
	for i, cost := range costs {
		d.Cards = append(d.Cards, Card{ID: fmt.Sprint(i), Sources: []Source{{Loss: cost}}})
	}
	return d
}

// sit answers all cards of a sitting in ten seconds each. fails says which answers are
// wrong. It returns the cards in the order in which they came.
func sit(s *Sitting, fails func(id string, again bool) bool) (order []string) {
	for len(order) < 1000 {
		id, again, ok := s.Next()
		if !ok {
			break
		}
		order = append(order, id)
		s.Answered(!fails(id, again), 10*time.Second)
	}
	return order
}

func never(string, bool) bool { return false }

// TestValueFirst asks first what has cost most, and what is most likely forgotten.
func TestValueFirst(t *testing.T) {
	d := deckOf(20, 50, 30)
	if got := sit(Plan(d.Items(0), Replay(nil), noon, time.Hour), never); !slices.Equal(got, []string{"1", "2", "0"}) {
		t.Errorf("%v", got)
	}
	log := []Answer{{Time: noon, Item: "1", Grade: Good}, {Time: noon, Item: "2", Grade: Again}}
	s := Plan(d.Items(0), Replay(log), noon.Add(24*time.Hour), time.Hour)
	if got := sit(s, never); !slices.Equal(got, []string{"0", "2"}) || s.Waiting != 0 {
		t.Errorf("%v, %d wait: a card is asked that is not due", got, s.Waiting)
	}
}

// TestTheRestWaits plans as many cards as have time, and says how many wait.
func TestTheRestWaits(t *testing.T) {
	d := deckOf(make([]int, 100)...)
	s := Plan(d.Items(30*time.Second), Replay(nil), noon, 10*time.Minute)
	if s.Left() != 20 || s.Waiting != 80 {
		t.Errorf("%d come and %d wait", s.Left(), s.Waiting)
	}
	if got := sit(s, never); len(got) != 20 {
		t.Errorf("%d came", len(got))
	}
	slow := Plan(d.Items(10*time.Second), Replay(nil), noon, time.Minute)
	order := sit(slow, func(id string, again bool) bool { return id == "13" && !again })
	if len(order) != 7 || slow.Waiting != 94 { // the failed card takes more time than there is, and still comes
		t.Errorf("%v came, %d wait", order, slow.Waiting)
	}
	if s := Plan(d.Items(time.Minute), Replay(nil), noon, time.Second); s.Left() != 1 {
		t.Errorf("in too little time %d come", s.Left())
	}
}

// TestFailedComesAgain lets a card come again after three to seven others, until it is right.
func TestFailedComesAgain(t *testing.T) {
	d := deckOf(50, 40, 30, 20, 19, 18, 17, 16, 15, 14, 13, 12)
	fails := map[string]int{"0": 3, "2": 1, "3": 1}
	s := Plan(d.Items(0), Replay(nil), noon, time.Hour)
	order := sit(s, func(id string, _ bool) bool { fails[id]--; return fails[id] >= 0 })
	if len(order) != len(d.Cards)+5 {
		t.Fatalf("%v", order)
	}
	for id, n := range map[string]int{"0": 4, "2": 2, "3": 2, "5": 1} {
		var at []int
		for i, o := range order {
			if o == id {
				at = append(at, i)
			}
		}
		if len(at) != n {
			t.Errorf("%s came %d times, want %d", id, len(at), n)
		}
		for i := 1; i < len(at); i++ {
			if others := at[i] - at[i-1] - 1; others < 3 || others > 7 {
				t.Errorf("%s came again after %d others: %v", id, others, order)
			}
		}
	}
}

// TestFewLeft brings a failed card back sooner when there are no others.
func TestFewLeft(t *testing.T) {
	s := Plan(deckOf(20, 10).Items(0), Replay(nil), noon, time.Hour)
	if got := sit(s, func(id string, again bool) bool { return id == "0" && !again }); !slices.Equal(got, []string{"0", "1", "0"}) {
		t.Errorf("%v", got)
	}
	s.Answered(true, 0) // nothing is left
}

func TestPractise(t *testing.T) {
	log := []Answer{{Time: noon, Item: "0", Grade: Easy}, {Time: noon, Item: "1", Grade: Again}}
	m, now := Replay(log), noon.Add(36*time.Hour)
	if s := Plan(deckOf(10, 10).Items(0), m, noon.Add(8*time.Hour), time.Hour); s.Left() != 0 {
		t.Errorf("%d are due", s.Left())
	}
	s := Practise(deckOf(10, 10).Items(0), m, now, time.Hour)
	if got := sit(s, never); !s.Practice || !slices.Equal(got, []string{"1", "0"}) {
		t.Errorf("%v", got)
	}
}

func TestOutlook(t *testing.T) {
	d := deckOf(10, 10, 10)
	if o := Look(nil, Replay(nil), noon); o.Items != 0 || o.Due != 0 || !o.Next.IsZero() {
		t.Errorf("of nothing: %+v", o)
	}
	if o := Look(d.Items(90*time.Second), Replay(nil), noon); o.Due != 3 || o.Minutes != 5 || !o.Next.IsZero() {
		t.Errorf("of new cards: %+v", o)
	}
	log := []Answer{{Time: noon, Item: "0", Grade: Good}, {Time: noon, Item: "1", Grade: Again}, {Time: noon, Item: "2", Grade: Easy}}
	o := Look(d.Items(0), Replay(log), noon.Add(time.Minute))
	if want := time.Date(2026, 5, 4, 0, 0, 0, 0, time.UTC); o.Due != 0 || o.Minutes != 0 || !o.Next.Equal(want) {
		t.Errorf("of cards that were answered: %+v", o)
	}
}

// TestOutlookByDay counts what comes on each day: what is overdue is today's, and what comes
// after the last day is left out. A day begins at midnight, also when the clocks are changed.
func TestOutlookByDay(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	d := deckOf(1, 1, 1, 1, 1)
	m := Replay(nil)
	at := func(day, hour int) time.Time { return time.Date(2026, 3, day, hour, 0, 0, 0, berlin) }
	for id, due := range map[string]time.Time{"0": at(20, 9), "1": at(28, 20), "2": at(29, 23), "3": at(30, 1), "4": at(41, 0)} {
		m.States[id] = State{Due: due, Last: at(1, 0)}
	}
	o := Look(d.Items(0), m, at(28, 23)) // the clocks are put forward in the night after
	if want := [Days]int{2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}; o.ByDay != want || o.Due != 2 {
		t.Errorf("%d are due, and on each day %v", o.Due, o.ByDay)
	}
	if o := Look(d.Items(0), m, at(27, 23)); o.ByDay != [Days]int{1, 1, 1, 1} {
		t.Errorf("a day before, %v", o.ByDay)
	}
}

// BenchmarkPlan plans a sitting with 10,000 cards.
func BenchmarkPlan(b *testing.B) {
	var d Deck
	for i := range 10_000 {
		d.Cards = append(d.Cards, Card{ID: fmt.Sprintf("%016x", i)})
	}
	m := Replay(someAnswers(1, 1000))
	for b.Loop() {
		Plan(d.Items(0), m, noon, 10*time.Minute)
	}
}
