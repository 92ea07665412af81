package index

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// filtered returns the rows of a table that match a query without comments.
func filtered(t testing.TB, table *Table, text string) []int32 {
	t.Helper()
	return filteredFrom(t, table, text, Sources{})
}

func filteredFrom(t testing.TB, table *Table, text string, from Sources) []int32 {
	t.Helper()
	rows, err := table.Filter(context.Background(), ParseQuery(text), nil, from, func([]int32, float64) {})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// commented are sources that have nothing but a function for comments.
func commented(find func(string, []int32) ([]int32, error)) Sources { return Sources{Comments: find} }

// rated are five games with everything a query can ask for.
const rated = `[White "Anand, V"]
[Black "Kramnik, V"]
[WhiteElo "2783"]
[BlackElo "2772"]
[Event "World Championship"]
[Site "Bonn GER"]
[Round "3"]
[Date "2008.10.17"]
[ECO "D49"]
[Annotator "Stohl"]
[PlyCount "82"]
[Result "0-1"]

1. d4 d5 0-1

[White "Carlsen, M"]
[Black "Anand, V"]
[WhiteElo "2870"]
[BlackElo "2775"]
[Event "Blitz World Cup"]
[Site "https://lichess.org/abcdefgh"]
[Round "13.1"]
[Date "2013.11.??"]
[ECO "C65"]
[PlyCount "133"]
[Result "1-0"]

1. e4 e5 1-0

[White "Club, A"]
[Black "Player, B"]
[WhiteElo "1650"]
[Event "Evening blitz"]
[Date "2015"]
[ECO "B07"]
[PlyCount "1"]
[Result "1/2-1/2"]

1. e4 1/2-1/2

[White "Carlsen, M"]
[Black "Club, A"]
[Date "2015.??.??"]
[Result "*"]

*
`

func TestQuery(t *testing.T) {
	table, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(rated)), func() bool { return false }, nil)
	if err != nil {
		t.Fatal(err)
	}
	all := []int32{0, 1, 2, 3}
	for query, want := range map[string][]int32{
		"":                                all,
		"anand":                           {0, 1},
		"ANAND kramnik":                   {0},
		`"world championship"`:            {0},
		`event:"world cup"`:               {1},
		"world cup":                       {1},
		"-anand":                          {2, 3},
		"NOT anand":                       {2, 3},
		"NOT -anand":                      {0, 1},
		"-nobody":                         all,
		"kramnik OR carlsen":              {0, 1, 3},
		"kramnik|club":                    {0, 2, 3},
		"carlsen 2013 OR 2015":            {1, 3},
		"(carlsen 2013) OR 2008":          {0, 1},
		"-(carlsen OR kramnik)":           {2},
		"-blitz world":                    {0},
		"player:anand":                    {0, 1},
		"white:anand":                     {0},
		"black:anand":                     {1},
		"site:bonn":                       {0},
		"site:lichess":                    {},
		"annotator:stohl":                 {0},
		"elo:>2600":                       {0, 1},
		"elo:>2772":                       {1},
		"elo:>=2772":                      {0, 1},
		"elo:2700-2800":                   {0},
		"elo:2700..2800":                  {0},
		"elo:2783":                        {}, // only one of them
		"whiteelo:<2000":                  {2},
		"whiteelo:<=2783":                 {0, 2},
		"whiteelo:=2870":                  {1},
		"blackelo:2775-":                  {1},
		"blackelo:-2772":                  {0},
		"-elo:>2000":                      {2, 3},
		"year:2015":                       {2, 3},
		"year:201":                        {1, 2, 3},
		"year:2013-2020":                  {1, 2, 3},
		"year:<2013":                      {0},
		"year:>2013":                      {2, 3},
		"date:2013.11":                    {1},
		"date:2008.10.17":                 {0},
		"date:>2008.10.16":                {0, 1, 2, 3},
		"date:2008.10-2013.11":            {0, 1},
		"round:3":                         {0},
		"round:13":                        {1},
		"round:1-12":                      {0},
		"eco:b":                           {2},
		"eco:c6":                          {1},
		"eco:b00-c99":                     {1, 2},
		"eco:>=c65":                       {0, 1},
		"moves:>41":                       {1},
		"moves:41-67":                     {0, 1},
		"length:1":                        {2},
		"result:draw":                     {2},
		"result:1/2-1/2":                  {2},
		"result:1-0":                      {1},
		"result:*":                        {3},
		"draw":                            {2},
		"elo:>2600 year:2008-2010 -blitz": {0},
		"white:":                          all,
		"elo:>":                           all,
		"elo:high":                        {},
		"-elo:high":                       {},
		"eco:z":                           {},
		"date:2013.13.99.1":               {},
		"foo:bar":                         {},
		"anand foo:bar":                   {},
		"anand OR foo:bar":                {0, 1},
		`"anand, v"`:                      {0, 1},
		`"white:anand"`:                   {}, // no field in quotation marks
		"anand vs kramnik":                {0},
		"kramnik vs. anand":               {0},
		"anand versus carlsen 2013":       {1},
		"anand vs anand":                  {},
		"-anand vs kramnik":               {1, 2, 3},
		"anand vs kramnik OR club":        {0, 2, 3},
		"anand vs":                        {},
		"vs anand":                        {},
		"anand vs white:kramnik":          {},
		"(":                               all,
		")":                               all,
		"OR":                              all,
		"-":                               all,
		"anand OR":                        {0, 1},
		"| anand":                         {0, 1},
		"NOT (":                           all,
		`"`:                               all,
		`"anand`:                          {0, 1},
		"(anand (kramnik":                 {0},
	} {
		if got := filtered(t, table, query); !slices.Equal(got, want) {
			t.Errorf("%q gives %v, want %v: %+v", query, got, want, ParseQuery(query))
		}
	}
	sorted := slices.Clone(all)
	if table.Sort(sorted, WhiteElo, true); !slices.Equal(sorted, []int32{1, 0, 2, 3}) {
		t.Errorf("by rating: %v", sorted)
	}
	if !table.Filled(Annotator) || table.Filled(Opening) || !table.Filled(BlackElo) || table.Text(0, BlackElo) != "2772" || table.Text(3, WhiteElo) != "" {
		t.Error("the columns are not filled as they should be")
	}
}

// TestQueryOfComments asks for comments last, and only in the games that are left.
func TestQueryOfComments(t *testing.T) {
	table, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(rated)), func() bool { return false }, nil)
	if err != nil {
		t.Fatal(err)
	}
	var read [][]int32
	second := func(word string, rows []int32) ([]int32, error) {
		if read = append(read, rows); word != "novelty" {
			t.Errorf("asked for %q", word)
		}
		return rows[len(rows)-1:], nil
	}
	got := filteredFrom(t, table, "comment:novelty anand", commented(second))
	if !slices.Equal(got, []int32{1}) || len(read) != 1 || !slices.Equal(read[0], []int32{0, 1}) {
		t.Errorf("rows %v, read %v", got, read)
	}
	if got = filteredFrom(t, table, "kramnik OR comment:novelty -2013", commented(second)); !slices.Equal(got, []int32{0, 3}) {
		t.Errorf("rows %v", got)
	}
	broken := errors.New("broken")
	from := commented(func(string, []int32) ([]int32, error) { return nil, broken })
	if _, err = table.Filter(context.Background(), ParseQuery("-(x OR comment:novelty) y"), nil, from, nil); !errors.Is(err, broken) {
		t.Errorf("the error is %v", err)
	}
}

// TestTermsAndTheirPlaces removes each term of a query: what is left means the same
// without it.
func TestTermsAndTheirPlaces(t *testing.T) {
	text := `elo:>2600 -(a OR "b c")  x|y NOT z year:low foo:bar`
	var terms []string
	for _, term := range ParseQuery(text).Terms {
		terms = append(terms, text[term.Start:term.End])
		if term.Wrong != (term.Field == "year" || term.Field == "foo") {
			t.Errorf("%+v is wrong, or is not", term)
		}
	}
	if got := fmt.Sprintf("%q", terms); got != `["elo:>2600" "-(a OR \"b c\")" "x|y" "NOT z" "year:low" "foo:bar"]` {
		t.Error(got)
	}
}

// TestExplorerFigures counts what a move scored, who played it and when.
func TestExplorerFigures(t *testing.T) {
	table, positions := built(t, rated)
	f, err := positions.Search(context.Background(), place(t, ""), table, []int32{0, 1, 2})
	if err != nil || len(f.Next) != 2 || f.All.Games != 3 {
		t.Fatal(err, f)
	}
	e4 := f.Next[0]
	white, _ := e4.Score(0)
	black, _ := e4.Score(1)
	if e4.Games != 2 || white != 75 || black != 25 || e4.Elo() != 2260 || e4.Year != 2015 {
		t.Errorf("e4: %+v, White %d, Black %d, Elo %d", e4, white, black, e4.Elo())
	}
	if f, err = positions.Search(context.Background(), place(t, ""), table, []int32{3}); err != nil || len(f.Rows) != 0 && f.All.Elo() != 0 {
		t.Error(err, f)
	}
	if _, ok := f.All.Score(0); ok || f.Next != nil {
		t.Errorf("a score without a result: %+v", f)
	}
	if f, err = positions.Search(context.Background(), place(t, "e4"), table, []int32{1}); err != nil || !slices.Equal(f.Rows, []int32{1}) || f.All.Elo() != 2775 {
		t.Errorf("%v: after e4 in one game %+v", err, f)
	}
}

// FuzzQuery parses any text, and checks what has to hold for each: the terms are in
// order and inside of the text, and a term and its negation share the games between them.
func FuzzQuery(f *testing.F) {
	for _, text := range []string{
		"", "a b", "-(a OR b) c", `"x y" white:"a, b"`, "elo:>2600 year:2015-2020 -blitz", "((((", "a|b|-c", "eco:b20-",
		"date:2024.05..", "NOT NOT OR )(", "a vs b", "vs vs vs", "foo:bar", "material:kp*vk/2 -structure:isolani", "position:wpd4,-e5/mirror",
	} {
		f.Add(text)
	}
	table, err := Scan(context.Background(), pgn.NewScanner(bytes.NewReader([]byte(rated))), func() bool { return false }, nil)
	if err != nil {
		f.Fatal(err)
	}
	none := commented(func(string, []int32) ([]int32, error) { return nil, nil })
	filter := func(term Term) ([]int32, error) {
		return table.Filter(context.Background(), Query{[]Term{term}}, nil, none, func([]int32, float64) {})
	}
	f.Fuzz(func(t *testing.T, text string) {
		at := 0
		for _, term := range ParseQuery(text).Terms {
			if term.Start < at || term.End <= term.Start || term.End > len(text) {
				t.Fatalf("%q: %+v follows %d", text, term, at)
			}
			at = term.End
			found, err := filter(term)
			term.Not = !term.Not
			others, wrong := filter(term)
			if err != nil || wrong != nil {
				t.Fatal(err, wrong)
			}
			if both := slices.Sorted(slices.Values(slices.Concat(found, others))); !term.Wrong && !slices.Equal(both, []int32{0, 1, 2, 3}) {
				t.Fatalf("%q: %v and %v", text, found, others)
			}
		}
	})
}
