package training

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

var noon = time.Date(2026, 5, 3, 12, 0, 0, 0, time.UTC)

// someAnswers returns answers to a few cards, in no order, with some of them twice.
func someAnswers(seed uint64, n int) (all []Answer) {
	r := rand.New(rand.NewPCG(seed, 1))
	for range n {
		a := Answer{
			Time: noon.Add(time.Duration(r.IntN(1000)) * time.Hour), Item: fmt.Sprintf("%016x", r.IntN(5)),
			Grade: Grade(r.IntN(6)), Took: time.Duration(r.IntN(600)) * time.Second / 10,
		}
		if r.IntN(2) == 0 {
			a.Item, a.Puzzle = []string{"", "fork", "mateIn1", Race}[r.IntN(4)], fmt.Sprintf("0000%X", r.IntN(5))
			a.Grade %= Suspend
		}
		all = append(all, a)
	}
	return append(all, all[:n/4]...)
}

// text returns the log of answers.
func text(all []Answer) string {
	var b strings.Builder
	for _, a := range all {
		b.WriteString(a.String() + "\n")
	}
	return b.String()
}

// TestUnion merges logs: in either order, in any grouping, and again, the result is the same,
// with each line once.
func TestUnion(t *testing.T) {
	for seed := range uint64(50) {
		a, b, c := someAnswers(seed, 20), someAnswers(seed+100, 30), someAnswers(seed+200, 10)
		ab, ba := Union(a, b), Union(b, a)
		if text(ab) != text(ba) {
			t.Fatalf("seed %d: it is not commutative", seed)
		}
		if text(Union(ab, c)) != text(Union(a, Union(b, c))) {
			t.Fatalf("seed %d: it is not associative", seed)
		}
		if text(Union(ab, a)) != text(ab) || text(Union(ab, ab)) != text(ab) {
			t.Fatalf("seed %d: a line counts twice", seed)
		}
		want := map[string]bool{}
		for _, one := range slices.Concat(a, b) {
			want[one.String()] = true
		}
		if len(ab) != len(want) {
			t.Fatalf("seed %d: %d answers, want %d", seed, len(ab), len(want))
		}
	}
}

// TestLogText reads each answer as it was written.
func TestLogText(t *testing.T) {
	want := Union(nil, someAnswers(3, 200))
	got, faults := parseLog(text(want))
	if len(faults) > 0 || !reflect.DeepEqual(Union(nil, got), want) {
		t.Errorf("%d of %d answers, %v", len(got), len(want), faults)
	}
	if line := want[0].String(); strings.Count(line, " ") != 3 {
		t.Errorf("a line is %q", line)
	}
}

// TestCutOff cuts a log anywhere: only the last line is lost, and it is told with its
// number, unless only the end of the line is missing.
func TestCutOff(t *testing.T) {
	all := Union(nil, someAnswers(5, 8))[:3]
	log := text(all)
	for n := range log {
		whole := strings.Count(log[:n], "\n")
		part := log[strings.LastIndex(log[:n], "\n")+1 : n]
		complete := part == strings.Split(log, "\n")[whole]
		got, faults := parseLog(log[:n])
		switch {
		case part == "" && len(got) == whole && len(faults) == 0:
		case complete && len(got) == whole+1 && len(faults) == 0:
		case part != "" && !complete && len(got) == whole && len(faults) == 1 && faults[0].Line == whole+1:
		default:
			t.Fatalf("cut after %q: %d answers, %v", log[:n], len(got), faults)
		}
	}
}

func FuzzLog(f *testing.F) {
	f.Add("2026-05-03T18:04:05Z 05a1c3e2b4d69f78 good 12.3\n2026-05-03T18:04")
	f.Fuzz(func(t *testing.T, log string) {
		all, _ := parseLog(log)
		again, faults := parseLog(text(all))
		if len(faults) > 0 || text(again) != text(all) {
			t.Errorf("%q becomes %q, %v", text(all), text(again), faults)
		}
		Replay(Union(nil, all))
	})
}

func TestGrade(t *testing.T) {
	usual := 20 * time.Second
	for _, tt := range []struct {
		try   Try
		usual time.Duration
		want  Grade
	}{
		{Try{Took: 15 * time.Second}, usual, Good},
		{Try{Took: 40 * time.Second}, usual, Good},
		{Try{Took: 41 * time.Second}, usual, Hard},
		{Try{Took: 9 * time.Second}, usual, Easy},
		{Try{Took: time.Second}, 0, Good},
		{Try{Took: time.Hour}, 0, Good},
		{Try{Took: time.Second, Hints: 1}, usual, Hard},
		{Try{Took: time.Second, Hints: 2}, usual, Again},
		{Try{Took: time.Second, Wrong: true}, usual, Again},
	} {
		if got := tt.try.Grade(tt.usual); got != tt.want {
			t.Errorf("%+v with %v is %v, want %v", tt.try, tt.usual, got, tt.want)
		}
	}
}

func TestUsual(t *testing.T) {
	var all []Answer
	var pace Pace
	for i := range 5 {
		if got := pace.Usual(); got != 0 {
			t.Errorf("known to be %v after %d answers", got, i)
		}
		one := []Answer{
			{Grade: Good, Took: time.Duration(5-i) * time.Second},
			{Grade: Again, Took: time.Hour},
			{Grade: Suspend},
			{Item: Race, Puzzle: "00008", Grade: Good, Took: time.Second},
			{Item: Quiz, Puzzle: "00008", Grade: Good, Took: time.Second},
		}
		pace.Learn(one...)
		all = append(all, one...)
	}
	var once Pace
	once.Learn(all...)
	if got, both := pace.Usual(), once.Usual(); got != 3*time.Second || both != got {
		t.Errorf("an answer takes %v, and all at once %v", got, both)
	}
}
