package search

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/chess/polyglot/polyglottest"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/library/pattern"
	"passedpawn/game/play/task"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

const file = `[White "Carl"]
[Black "Ada"]
[Date "2024.01.01"]
[Result "1-0"]

1. e4 e5 2. Nf3 1-0

[White "Ada"]
[Black "Berg"]
[Date "2022.01.01"]
[Result "0-1"]

1. Nf3 e5 2. e4 0-1

[White "Berg"]
[Black "Carl"]
[Date "2023.01.01"]
[Result "1/2-1/2"]

1. d4 1/2-1/2

[White "Ada"]
[Black "Berg"]
[Date "2022.01.01"]
[Result "0-1"]

1. Nf3 e5 2. e4 0-1
`

// games returns a query for all games of the file.
func games(t *testing.T) Query {
	t.Helper()
	path := filepath.Join(t.TempDir(), "few.pgn")
	if err := os.WriteFile(path, []byte(file), 0o644); err != nil {
		t.Fatal(err)
	}
	c := library.File(path, "", orthodox.Rules{})
	table, err := c.List(t.Context(), func(*index.Table, float64) {})
	if err != nil {
		t.Fatal(err)
	}
	table, positions, err := c.ReadMoves(t.Context(), table, func(int64, int) {})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(positions.Close)
	return Query{Games: c, Table: table, Positions: positions}
}

// run runs a query in a task.
func run(t *testing.T, q Query) Result {
	t.Helper()
	posts := make(tasktest.Posts, 10)
	var got Result
	var failed error
	done := false
	task.Go(task.NewGroup(posts.Post, nil), func(t *task.Task) (Result, error) { return q.Run(t, func([]int32) {}) }, func(r Result, err error) {
		got, failed, done = r, err, true
	})
	posts.Until(t, "the result", func() bool { return done }, func() string { return "nothing" })
	if failed != nil {
		t.Fatal(failed)
	}
	return got
}

// start returns the starting position.
func start() *index.Place {
	r := orthodox.Rules{}
	return &index.Place{Rules: r, Position: r.Start()}
}

// TestQuery asks for games in each way, alone and together.
func TestQuery(t *testing.T) {
	all := games(t)
	for _, tt := range []struct {
		name string
		set  func(*Query)
		want []int32
	}{
		{"all", func(*Query) {}, []int32{0, 1, 2, 3}},
		{"words", func(q *Query) { q.Words = index.ParseQuery("ada 0-1") }, []int32{1, 3}},
		{"by date", func(q *Query) { q.Order = Order{}.Toggle(index.Date) }, []int32{1, 3, 2, 0}},
		{"by date, down", func(q *Query) { q.Order = Order{}.Toggle(index.Date).Toggle(index.Date) }, []int32{0, 2, 1, 3}},
		{"favourites", func(q *Query) { q.Starred = map[int32]bool{0: true, 2: true} }, []int32{0, 2}},
		{"no favourites", func(q *Query) { q.Starred = map[int32]bool{} }, nil},
		{"duplicates", func(q *Query) { q.Duplicates = true }, []int32{1, 3}},
		{"some", func(q *Query) { q.Only = []int32{2, 3} }, []int32{2, 3}},
		{"some, by words", func(q *Query) { q.Only, q.Words = []int32{2, 3}, index.ParseQuery("carl") }, []int32{2}},
		{"at the start", func(q *Query) { q.At = start() }, []int32{0, 1, 2, 3}},
		{"at the start, duplicates", func(q *Query) { q.At, q.Duplicates = start(), true }, []int32{1, 3}},
	} {
		q := all
		tt.set(&q)
		if r := run(t, q); !slices.Equal(r.Rows, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, r.Rows, tt.want)
		} else if q.At != nil && r.Find.All.Games != len(tt.want) {
			t.Errorf("%s: moves of %d games", tt.name, r.Find.All.Games)
		}
	}
	if !slices.Equal(run(t, all).Rows, []int32{0, 1, 2, 3}) {
		t.Error("a query changed the table")
	}
}

// TestOrder sorts by a column, the other way round, and by another column.
func TestOrder(t *testing.T) {
	o := Order{}.Toggle(index.White)
	for _, tt := range []struct {
		by   index.Column
		want Order
	}{
		{index.White, Order{index.White, true, true}}, {index.White, Order{index.White, false, true}}, {index.Date, Order{index.Date, false, true}},
	} {
		if o = o.Toggle(tt.by); o != tt.want {
			t.Errorf("then %+v, want %+v", o, tt.want)
		}
	}
	o.Sorted = false
	if o = o.Toggle(index.Date); o.Down {
		t.Error("the first click on a column sorts down")
	}
}

// TestProgress shows what a long search has found, in the order that is asked for, until
// another one is begun.
func TestProgress(t *testing.T) {
	q := games(t)
	q.Starred = map[int32]bool{0: true, 1: true, 3: true}
	q.Order = Order{}.Toggle(index.Date)
	posts := make(tasktest.Posts, 10)
	var shown [][]int32
	var said string
	g := task.NewGroup(posts.Post, func(p *task.Progress) {
		if p != nil {
			said = fmt.Sprint(p.Part, " ", p.Text)
		}
	})
	told, on := make(chan bool), make(chan bool)
	search := task.Go(g, func(t *task.Task) (bool, error) {
		now := time.Unix(0, 0)
		found := q.progress(t, func() time.Time { return now }, func(rows []int32) { shown = append(shown, rows) })
		found([]int32{0}, 0.1) // too early to be shown
		now = now.Add(shortSearch)
		found([]int32{0, 1, 2}, 0.5)
		found([]int32{0, 1, 2, 3}, 0.6) // too soon after that
		told <- true
		<-on
		now = now.Add(showFound)
		found([]int32{0, 1, 2, 3}, 0.9)
		return true, nil
	}, func(bool, error) { t.Error("a dropped search ends") })
	<-told
	posts.Until(t, "the first games", func() bool { return len(shown) > 0 && said != "" }, func() string { return said })
	if len(shown) != 1 || !slices.Equal(shown[0], []int32{1, 0}) || said != "0.5 Searching: 2 games found so far." {
		t.Errorf("shown %v, said %q", shown, said)
	}
	search.Drop()
	on <- true
	posts.Until(t, "the end", func() bool { return !g.Busy() }, func() string { return said })
	if len(shown) != 1 {
		t.Errorf("a dropped search shows %v", shown)
	}
}

// TestCandidates joins what was played with a book: what is only in the book comes last.
func TestCandidates(t *testing.T) {
	q := games(t)
	path := filepath.Join(t.TempDir(), "small.bin")
	data := polyglottest.Book(polyglottest.Line{Moves: []string{"e2e4"}, Weight: 3}, polyglottest.Line{Moves: []string{"c2c4"}, Weight: 1})
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	book, err := polyglot.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = book.Close() })
	q.At, q.Book = start(), book
	r := run(t, q)
	if r.BookErr != nil || len(r.Book) != 2 {
		t.Fatal(r.BookErr, r.Book)
	}
	var said bytes.Buffer
	for _, c := range Candidates(r) {
		fmt.Fprintf(&said, "%s %d %s, ", i18n.SAN(rules.Written(orthodox.Rules{}, q.At.Position, c.Move)), c.Games, c.Share)
	}
	if got := said.String(); got != "Nf3 2 , d4 1 , e4 1 75 %, c4 0 25 %, " {
		t.Errorf("the candidates are %s", got)
	}
	for part, want := range map[float64]string{0: "0 %", 0.001: "< 1 %", 0.005: "1 %", 0.5: "50 %", 1: "100 %"} {
		if got := percent(part); got != want {
			t.Errorf("%v is %q", part, got)
		}
	}
}

// TestFields: index knows the name of each field, and understands its example.
func TestFields(t *testing.T) {
	for _, f := range Fields() {
		if terms := index.ParseQuery(f.Example).Terms; len(terms) != 1 || terms[0].Field != f.Name || IsWrong(terms[0]) {
			t.Errorf("%s is read as %+v", f.Example, terms)
		}
	}
}

// TestTerms says searches in words.
func TestTerms(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"ada 2024", "ada | 2024"},
		{"elo:>2600 year:2015-2020 -blitz", "Elo of both players: > 2600 | Year: 2015-2020 | not blitz"},
		{"anand OR -white:kramnik (x date:>=2024)", "anand or not White: kramnik | (x, Date: ≥ 2024)"},
		{"material:KRPvKR/4 structure:isolani/variations", "Material: KRP v KR, 4 positions in a row | Pawn structure: Isolated queen's pawn, variations too"},
		{"moves:10..20", "Moves: 10–20"},
		{"-ada vs berg foo:bar", "not ada vs berg | foo: bar"},
	} {
		var all []string
		for _, term := range index.ParseQuery(tt.text).Terms {
			all = append(all, TermText(term))
		}
		if got := strings.Join(all, " | "); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
	if got := FirstWrong("ada foo:bar"); got != "foo:bar" {
		t.Errorf("the unknown field is %q", got)
	}
	if IsWord(index.ParseQuery("-ada").Terms[0]) || !IsWord(index.ParseQuery("ada").Terms[0]) {
		t.Error("only plain words need no explanation")
	}
	if got := FirstWrong("ada (x elo:high) elo:low"); got != "(x elo:high)" {
		t.Errorf("the first that is wrong is %q", got)
	}
}

// TestChangedTerms adds terms to searches, removes them, and replaces a pattern.
func TestChangedTerms(t *testing.T) {
	text := "ada year:2022 -white:berg"
	if got := Without(text, index.ParseQuery(text).Terms[1]); got != "ada -white:berg" {
		t.Errorf("without the year it is %q", got)
	}
	if got := With("", "year:"); got != "year:" {
		t.Errorf("a term alone is %q", got)
	}
	drawn, _ := Pattern("position:wnf3,bpe5")
	for text, want := range map[string]string{
		"":                                    "position:wnf3,bpe5",
		"ada":                                 "ada position:wnf3,bpe5",
		"-position:wpd4 position:wke1 ada":    "-position:wpd4 position:wnf3,bpe5 ada",
		"position:nonsense material:KRPvKR/4": "position:nonsense position:wnf3,bpe5",
	} {
		if got := WithPattern(text, *drawn.Pattern); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestStructures names every formation that can be searched for.
func TestStructures(t *testing.T) {
	titles := map[string]string{}
	for _, s := range Structures() {
		titles[s.Name] = s.Title
	}
	for _, s := range pattern.Structures() {
		if titles[s.Name] == "" || len(titles) != len(pattern.Structures()) {
			t.Errorf("%s has no title, or there are others", s.Name)
		}
	}
}
