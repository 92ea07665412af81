package training

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"
)

// one is the ID of a card.
const one = "0000000000000001"

// TestFSRS compares the states of a card with those that go-fsrs documents for its long-term
// scheduler, in its TestLongTermScheduler: each answer is given when the card is due.
func TestFSRS(t *testing.T) {
	now := time.Date(2022, 11, 29, 12, 30, 0, 0, time.UTC)
	var log []Answer
	grades := []Grade{Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good, Good, Good}
	days := []int{3, 14, 57, 196, 586, 1559, 10, 1, 3, 5, 9, 15, 25}
	stability := []float64{2.3065, 13.8269, 56.9567, 196.2353, 586.4835, 1559.3567, 9.8832, 1.3527, 2.392, 4.8562, 8.7624, 15.186, 25.1362}
	for i, g := range grades {
		log = append(log, Answer{Time: now, Item: one, Grade: g})
		s := Replay(log).States[one]
		if got := int(s.Due.Sub(now) / (24 * time.Hour)); got != days[i] {
			t.Errorf("answer %d: %d days, want %d", i+1, got, days[i])
		}
		if math.Abs(s.memory.Stability-stability[i]) > 0.0001 {
			t.Errorf("answer %d: stability %.4f, want %.4f", i+1, s.memory.Stability, stability[i])
		}
		now = s.Due
	}
	m := Replay(log)
	if m.Asked != 12 || m.Known != 10 || m.States[one].Lapses != 2 {
		t.Errorf("%d of %d known, %d lapses", m.Known, m.Asked, m.States[one].Lapses)
	}
	s := m.States[one]
	if r := m.Recall(one, s.Last.Add(time.Duration(s.memory.Stability*24)*time.Hour)); math.Abs(r-Wanted) > 0.01 {
		t.Errorf("after as many days as the stability has, %.3f remember, want %.3f", r, Wanted)
	}
}

// TestReplayIsTheState replays a log in pieces and in any order: the state depends only on
// its lines.
func TestReplayIsTheState(t *testing.T) {
	for seed := range uint64(30) {
		all := someAnswers(seed, 40)
		want := Replay(Union(nil, all))
		r := rand.New(rand.NewPCG(seed, 2))
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		cut := r.IntN(len(all))
		got := Replay(Union(all[cut:], all[:cut]))
		if !reflect.DeepEqual(got.States, want.States) || !maps.Equal(got.suspended, want.suspended) || got.Asked != want.Asked || got.Known != want.Known {
			t.Fatalf("seed %d: another state", seed)
		}
	}
}

// TestSuspended leaves a suspended card out until it is resumed. Neither is an answer: the card
// comes back when it would have.
func TestSuspended(t *testing.T) {
	d := deckOf(10, 20)
	id := d.Cards[0].ID
	log := []Answer{{Time: noon, Item: id, Grade: Good, Took: 5 * time.Second}}
	due := Replay(log).Due(id, time.UTC)
	for i, g := range []Grade{Suspend, Resume, Suspend} {
		log = append(log, Answer{Time: noon.AddDate(0, 0, i+1), Item: id, Grade: g})
		m := Replay(log)
		active, suspended := d.Active(m)
		if out := g == Suspend; out != (len(suspended) == 1) || len(active.Cards)+len(suspended) != len(d.Cards) {
			t.Errorf("after %v, %d cards come and %d do not", g, len(active.Cards), len(suspended))
		}
		if got := m.Due(id, time.UTC); !got.Equal(due) || m.Asked != 0 || g.Right() {
			t.Errorf("after %v it is due at %v, want %v", g, got, due)
		}
	}
}

// TestPuzzlesAside schedules a theme by its puzzles, and nothing by those outside the schedule.
// They are not among the cards that were remembered.
func TestPuzzlesAside(t *testing.T) {
	var log []Answer
	for day := range 3 {
		for i, item := range []string{"", Race, Quiz, "fork"} {
			log = append(log, Answer{Time: noon.Add(time.Duration(24*day+i) * time.Hour), Item: item, Puzzle: "00008", Grade: Good})
		}
	}
	m := Replay(log)
	if len(m.States) != 1 || m.Asked != 0 || !m.States["fork"].First.Equal(noon.Add(3*time.Hour)) {
		t.Errorf("%+v", m)
	}
}

// TestSameSitting moves a date only once: that a failed card is known some minutes later is
// no proof of memory.
func TestSameSitting(t *testing.T) {
	failed := []Answer{{Time: noon, Item: one, Grade: Again}}
	want := Replay(failed)
	got := Replay(append(failed, Answer{Time: noon.Add(5 * time.Minute), Item: one, Grade: Good}))
	if !reflect.DeepEqual(got.States, want.States) || got.Asked != 0 {
		t.Errorf("%+v, want %+v", got, want)
	}
	due := want.Due(one, time.UTC)
	if tomorrow := time.Date(2026, 5, 4, 0, 0, 0, 0, time.UTC); !due.Equal(tomorrow) {
		t.Errorf("due %v, want %v", due, tomorrow)
	}
	late := Replay([]Answer{{Time: noon.Add(11 * time.Hour), Item: one, Grade: Again}}) // at 23:00
	if due := late.Due(one, time.UTC); due.Hour() != 7 {
		t.Errorf("what was failed at 23:00 is due at %v", due)
	}
}

// TestSixtyDays lets a memory that forgets as FSRS thinks answer for sixty days. As many
// cards are remembered as is wanted, within three points.
func TestSixtyDays(t *testing.T) {
	r := rand.New(rand.NewPCG(42, 42))
	var log []Answer
	var items []Item
	for i := range 600 {
		items = append(items, Item{ID: fmt.Sprintf("%016x", i)})
	}
	for day := range 60 {
		now := noon.Add(time.Duration(day) * 24 * time.Hour)
		m := Replay(log)
		for i, c := range due(items[:min(len(items), 10*day+10)], m, now) {
			g := Again
			if p := m.Recall(c.ID, now); p == 0 || r.Float64() < p {
				g = Good
			}
			log = append(log, Answer{Time: now.Add(time.Duration(i) * time.Second), Item: c.ID, Grade: g})
		}
	}
	m := Replay(log)
	share := float64(m.Known) / float64(m.Asked)
	t.Logf("%d answers, %d of %d remembered", len(log), m.Known, m.Asked)
	if m.Asked < 1000 || math.Abs(share-Wanted) > 0.03 {
		t.Errorf("%.3f of %d remembered", share, m.Asked)
	}
}

// BenchmarkReplay replays 100,000 answers to 5,000 cards.
func BenchmarkReplay(b *testing.B) {
	var log []Answer
	for i := range 100_000 {
		log = append(log, Answer{Time: noon.Add(time.Duration(i) * time.Minute), Item: fmt.Sprintf("%016x", i%5000), Grade: Good})
	}
	for b.Loop() {
		Replay(log)
	}
}
