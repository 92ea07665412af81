package class

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// some are answers of every kind.
var some = []Answer{
	{Given: true, Took: 7 * time.Second, Solved: true},
	{},
	{Given: true, Took: 75 * time.Second, Wrong: "e2e4"},
	{Given: true, Right: 2, Wrong: "e7e8q"},
	{Given: true, Took: time.Second, Wrong: "P@e4"},
}

// TestSlip writes a slip as a short line, and finds it among other texts.
func TestSlip(t *testing.T) {
	for _, name := range []string{"", "Anna B.", "Zoë+Жук 羽生", " slip1.x "} {
		s := Slip{Set: "0abc123", ID: "x9", Name: name, Answers: some}
		text := s.String()
		if strings.ContainsAny(text, " \n") || name == "" && text != "slip1.0abc123.x9..7..75-1-e2e4.0-3-e7e8q.1-1-P@e4."+text[strings.LastIndexByte(text, '.')+1:] {
			t.Errorf("%q is written as %s", name, text)
		}
		mail := "Dear teacher,\r\n> <" + text + ">,\r\n" + text + ". Yours\n"
		all, wrong := ReadSlips(mail)
		if len(all) != 2 || len(wrong) != 0 || all[1].String() != text || all[0].Name != strings.TrimSpace(name) || !AreSlips(mail) {
			t.Errorf("%s: %d slips, %v", text, len(all), wrong)
		}
	}
	long := Slip{Set: "0abc123", ID: "x9", Name: strings.Repeat("я", 500), Answers: make([]Answer, Mostly)}
	for i := range long.Answers {
		long.Answers[i] = Answer{Given: true, Took: 1e6 * time.Hour, Right: 9, Wrong: "e7e8q"}
	}
	if all, wrong := ReadSlips(long.String()); len(all) != 1 || len(wrong) != 0 {
		t.Errorf("the longest slip has %d letters: %v", len(long.String()), wrong)
	}
}

// TestDamagedSlips says what is wrong with each of them, and where.
func TestDamagedSlips(t *testing.T) {
	good := Slip{Set: "0abc123", ID: "x9", Answers: some}.String()
	for i := range len(good) {
		for _, c := range []byte("07ax.-") {
			bad := good[:i] + string(c) + good[i+1:]
			if all, wrong := ReadSlips(bad); bad != good && len(all) > 0 {
				t.Errorf("%s is read as a slip: %v", bad, wrong)
			}
		}
	}
	for text, want := range map[string]string{
		"\n\n" + good[:30]:                "line 3: the slip is damaged",
		"slip2" + good[5:]:                "line 1: the slip is from a newer version",
		"x\nslip1.a":                      "line 2: the slip is damaged",
		"slip1.a.b.c.12-1.ZZ":             "line 1: the slip is damaged",
		strings.Replace(good, "7", "", 1): "line 1: the slip is damaged",
	} {
		if _, wrong := ReadSlips(text); len(wrong) != 1 || !strings.HasPrefix(wrong[0].Error(), want) {
			t.Errorf("%q: %v, not %s", text, wrong, want)
		}
	}
	for _, text := range []string{"", "a slip", "slips1.a", "1. e4 e5"} {
		if AreSlips(text) {
			t.Errorf("%q looks like a slip", text)
		}
	}
}

// FuzzSlips reads any text: it never fails, and what it takes for a slip is written as it was.
func FuzzSlips(f *testing.F) {
	f.Add(Slip{Set: "0abc123", ID: "x9", Name: "Zoë", Answers: some}.String())
	f.Add("slip1.a.b.c.12-1-e2e4.0000000 slip2.")
	f.Fuzz(func(t *testing.T, text string) {
		all, wrong := ReadSlips(text)
		if len(all)+len(wrong) > 0 != AreSlips(text) {
			t.Errorf("%q looks like a slip, or not", text)
		}
		for _, s := range all {
			if !strings.Contains(text, s.String()) {
				t.Errorf("%q is read as %s", text, s)
			}
		}
		// Any part of the text, with a checksum, is taken or refused, but never read as something else.
		body := "slip1." + text
		if all, _ := ReadSlips(body + "." + check(body)); len(all) == 1 && !strings.HasPrefix(all[0].String(), "slip1.") {
			t.Errorf("%q is read as %s", body, all[0])
		}
	})
}

// TestCount makes the table of a class of thirty, each with a slip of its own.
func TestCount(t *testing.T) {
	s := read(t, game(sacrifice, "1. Qe8+ Rxe8 2. Rxe8#")+game(backRank, "1. Ra8#"))
	var file strings.Builder
	for i := range 30 {
		one := Slip{Set: s.Key(), ID: fmt.Sprint(i), Answers: []Answer{{Given: true, Took: time.Duration(i+1) * time.Second, Solved: true}, {}}}
		switch {
		case i%3 == 0:
			one.Answers[0] = Answer{Given: true, Took: time.Second, Wrong: "e2e4"}
		case i == 1:
			one.Answers[0] = Answer{Given: true, Took: time.Second, Right: 1, Wrong: "e1e7"}
			one.Answers[1] = Answer{Given: true, Took: time.Second, Wrong: "a1h8"} // no legal move
		case i == 2:
			one.Answers[1] = Answer{Given: true, Took: time.Second, Wrong: "b1b8"} // is right
		}
		fmt.Fprintf(&file, "Pupil %d\n%s\n", i, one)
	}
	all, wrong := ReadSlips(file.String())
	other := all[0]
	other.Set = "another"
	table := s.Count(append(Merge(nil, all), other))
	if len(wrong) != 0 || len(table.Slips) != 30 || len(table.Rows) != 2 {
		t.Fatalf("%d slips, %v", len(table.Slips), wrong)
	}
	row := table.Rows[0]
	at := s.Exercises[0].Line
	if row.Given != 30 || row.Solved != 19 || len(row.Mistakes) != 2 || row.Usual != 9*time.Second ||
		row.Mistakes[0] != (Mistake{0, move(t, at[0], "Qe4"), 10}) {
		t.Errorf("%+v", row)
	}
	if row := table.Rows[1]; row.Given != 2 || row.Solved != 0 || len(row.Mistakes) != 0 {
		t.Errorf("%+v", row)
	}
}

// TestMerge keeps one slip of each person: the fuller one, or the later one.
func TestMerge(t *testing.T) {
	slip := func(id string, given int) Slip {
		s := Slip{Set: "k", ID: id, Answers: make([]Answer, 5)}
		for i := range given {
			s.Answers[i] = Answer{Given: true, Solved: true, Took: time.Second}
		}
		return s
	}
	got := Merge([]Slip{slip("a", 2), slip("b", 3)}, []Slip{slip("b", 1), slip("c", 0), slip("a", 4)})
	var said []string
	for _, s := range got {
		n, took := s.Solved()
		said = append(said, fmt.Sprint(s.ID, n, took))
	}
	if fmt.Sprint(said) != "[a4 4s b3 3s c0 0s]" && fmt.Sprint(said) != "[a 4 4s b 3 3s c 0 0s]" {
		t.Errorf("%v", said)
	}
}

// TestRandomSlips reads back random slips as they were written.
func TestRandomSlips(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		s := Slip{Set: digits(r.Uint32()), ID: digits(r.Uint32()), Answers: make([]Answer, 1+r.IntN(12))}
		for i := range s.Answers {
			s.Answers[i] = some[r.IntN(len(some))]
		}
		if all, wrong := ReadSlips(s.String()); len(all) != 1 || fmt.Sprint(all[0]) != fmt.Sprint(s) || len(wrong) != 0 {
			t.Fatalf("%s: %v %v", s, all, wrong)
		}
	}
}
