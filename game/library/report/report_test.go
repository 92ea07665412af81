package report

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"iter"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants"
)

// source returns the games of a text as the source of reports.
func source(t testing.TB, text string) Source { return sourceOf(t, orthodox.Rules{}, text) }

// sourceOf returns the games of a text, played by some rules.
func sourceOf(t testing.TB, known rules.Games, text string) Source {
	t.Helper()
	all := pgn.Scan(text)
	table, err := index.Scan(t.Context(), pgn.NewScanner(strings.NewReader(text)), func() bool { return false }, func(*index.Table, int64) {})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	games := func(yield func(int, pgn.Item) bool) {
		for i, item := range all {
			if !yield(i, item) {
				return
			}
		}
	}
	table, sums, err := index.ReadMoves(t.Context(), table, known, games, &out, func(int64, int) {})
	if err != nil {
		t.Fatal(err)
	}
	positions := index.NewPositions(bytes.NewReader(out.Bytes()), sums)
	s := Source{Table: table, Games: known, Step: func(int, int) {}}
	for i := range all {
		s.Rows = append(s.Rows, int32(i))
	}
	s.Items = func(rows []int32) iter.Seq2[pgn.Item, error] {
		return func(yield func(pgn.Item, error) bool) {
			for _, r := range rows {
				if !yield(all[r], nil) {
					return
				}
			}
		}
	}
	s.Find = func(ctx context.Context, at index.Place) (index.Find, error) {
		return positions.Search(ctx, at, table, s.Rows)
	}
	return s
}

// shows looks for lines of the text of a report.
func shows(t *testing.T, r Report, err error, lines ...string) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	text := "\n" + r.Text(phrase.English()) + "\n"
	for _, line := range lines {
		if !strings.Contains(text, "\n"+line+"\n") {
			t.Errorf("no line %q in %s", line, text)
		}
	}
	for _, s := range r.Sections {
		for _, l := range s.Lines {
			if len(l.Cells) > len(s.Head) {
				t.Errorf("%s has %d columns and %d cells", s.Title, len(s.Head), len(l.Cells))
			}
		}
	}
}

// section returns a section by its title.
func section(t *testing.T, r Report, title string) Section {
	t.Helper()
	for _, s := range r.Sections {
		if s.Title.String() == title {
			return s
		}
	}
	t.Fatalf("there is no section %s", title)
	return Section{}
}

const games = `[White "Ada"]
[Black "Ben"]
[WhiteElo "2400"]
[BlackElo "2300"]
[Date "2020.01.01"]
[TimeControl "300+3"]
[Result "1-0"]

1. e4 c5 2. Nf3 d6 3. d4 1-0

[White "Cyd"]
[Black "Ada"]
[WhiteElo "2550"]
[BlackElo "2410"]
[Date "2022.05.??"]
[TimeControl "40/5400+30:1800+30"]
[Result "1/2-1/2"]

1. e4 c5 2. Nf3 Nc6 1/2-1/2

[White "Ben"]
[Black "Ada"]
[Date "2022.06.01"]
[Result "1-0"]

1. d4 d5 1-0

[White "Ada"]
[Black "Dan"]
[BlackElo "2310"]
[Result "*"]

1. e4 e5 *

[White "Ben"]
[Black "Cyd"]
[Result "1-0"]

1. d4 1-0
`

func TestPlayer(t *testing.T) {
	s := source(t, games)
	r, err := Player(t.Context(), s, "Ada")
	shows(t, r, err,
		"Report on Ada", "Based on 4 games.", "They were played from 2020 to 2022.",
		"Both: Games 4, Score 50 %, Performance 2618, Results +1 =1 −1, Opponents' Elo 2425",
		"White: Games 2, Score 100 %, Performance 3100, Results +1 =0 −0, Opponents' Elo 2300",
		"Black: Games 2, Score 25 %, Performance 2550, Results +0 =1 −1, Opponents' Elo 2550",
		"Drawn: Games 1, Share 33 %, Moves 2, Opponents' Elo 2550",
		"2500–2599: Games 1, Score 50 %, Performance 2550, Results +0 =1 −0, Opponents' Elo 2550",
		"2300–2399: Games 2, Score 100 %, Performance 3100, Results +1 =0 −0, Opponents' Elo 2300",
		"2022: Games 2, Score 25 %, Performance 2550, Results +0 =1 −1, Opponents' Elo 2550, Own Elo 2410",
		"2021: Games 0, Results +0 =0 −0",
		"Blitz: Games 1, Score 100 %, Performance 3100, Results +1 =0 −0, Opponents' Elo 2300",
		"Classical: Games 1, Score 50 %, Performance 2550, Results +0 =1 −0, Opponents' Elo 2550",
		"Unknown: Games 2, Score 0 %, Results +0 =0 −1",
		"Ben: Games 2, Score 50 %, Performance 3100, Results +1 =0 −1, Opponents' Elo 2300",
		"Sicilian Defence: Games 1, Score 50 %, Performance 2550, Results +0 =1 −0, Opponents' Elo 2550",
	)
	if got := section(t, r, "Openings with Black").Lines[0].Rows; len(got) != 1 || got[0] != 1 {
		t.Errorf("the Sicilian as Black was played in %v", got)
	}
	german, err := phrase.NewLanguage(nil, "de")
	if err != nil {
		t.Fatal(err)
	}
	if got := section(t, r, "Openings with Black").Lines[0].Cells[0].In(german); got != "Sizilianische Verteidigung" {
		t.Errorf("the Sicilian is %q in German", got)
	}
	if len(r.Rows) != 4 || !section(t, r, "By year").Chart {
		t.Errorf("the games are %v", r.Rows)
	}
	none, err := Player(t.Context(), s, "Nobody")
	if err != nil || len(none.Sections) != 0 || len(none.Rows) != 0 {
		t.Errorf("nobody: %+v, %v", none, err)
	}
}

// TestPerformance holds the table of differences to its ends, its middle and its symmetry.
func TestPerformance(t *testing.T) {
	for _, c := range []struct {
		score      Points
		games, elo int
		want       int
	}{
		{0, 0, 0, 0},
		{2, 1, 2000, 2800},
		{0, 1, 2000, 1200},
		{1, 1, 2000, 2000},
		{13, 9, 9 * 2500, 2666},
		{5, 9, 9 * 2500, 2334},
		{9, 9, 9*2500 + 4, 2500},
		{9, 9, 9*2500 + 5, 2501},
	} {
		if got := Performance(c.score, c.games, c.elo); got != c.want {
			t.Errorf("%v of %v against %v: %v, want %v", c.score, c.games, c.elo, got, c.want)
		}
	}
	for percent := range 50 {
		if differences[percent+1] <= differences[percent] {
			t.Errorf("the difference for %d %% is not higher than before", 51+percent)
		}
	}
}

func TestOpening(t *testing.T) {
	s := source(t, games)
	at := index.Place{Rules: orthodox.Rules{}, Position: orthodox.Rules{}.Start()}
	r, err := Opening(t.Context(), s, at, Text("the start"))
	shows(t, r, err,
		"Report on the position: the start", "Based on 5 games.", "White scored 88 %.", "The games lasted 2 moves on average.",
		"e4: Games 3, White's score 75 %, Moves 2, Results +1 =1 −0",
		"d4: Games 2, White's score 100 %, Moves 1, Results +2 =0 −0",
		"Ada – Ben: Result 1-0, Year 2020, Average Elo 2350, Moves 3",
		"Cyd – Ada: Result ½-½, Year 2022, Average Elo 2480, Moves 2",
	)
	models := section(t, r, "Model games")
	if len(models.Lines) != 2 || !models.Lines[0].Game || models.Lines[0].Rows[0] != 0 {
		t.Errorf("the model games are %+v", models.Lines)
	}
	if moves := section(t, r, "Moves played from here"); len(moves.Lines[1].Rows) != 2 || moves.Lines[1].Rows[0] != 2 {
		t.Errorf("d4 was played in %v", moves.Lines[1].Rows)
	}
}

// TestShogiOpening names the sides of shogi, and lists the games of each move.
func TestShogiOpening(t *testing.T) {
	s := sourceOf(t, variants.All(), `[Variant "Shogi"]
[Result "1-0"]

1. P-76 P-34 2. P-26 1-0

[Variant "Shogi"]
[Result "0-1"]

1. P-26 P-34 0-1

[Variant "Shogi"]
[Result "1-0"]

1. P-76 P-84 1-0
`)
	r, err := Opening(t.Context(), s, index.Place{Rules: shogi.Rules{}, Position: shogi.Rules{}.Start()}, Text("the start"))
	shows(t, r, err,
		"Sente scored 67 %.", "The bars show wins for Sente, draws and wins for Gote.",
		"P-7f: Games 2, Sente's score 100 %, Moves 2, Results +2 =0 −0",
		"P-2f: Games 1, Sente's score 0 %, Moves 1, Results +0 =0 −1",
	)
	moves := section(t, r, "Moves played from here")
	if got := fmt.Sprint(moves.Lines[0].Rows, moves.Lines[1].Rows); got != "[0 2] [1]" {
		t.Errorf("the moves were played in %s", got)
	}
}

// TestEndings counts endings that last, and none that are passed in an exchange.
func TestEndings(t *testing.T) {
	s := source(t, `[FEN "4k3/pp6/8/3r4/3R4/8/PP1r4/3RK3 w - - 0 1"]
[SetUp "1"]
[Result "1/2-1/2"]

1. Rxd5 Rxd1+ 2. Rxd1 Ke7 3. Rd2 Ke6 4. Re2+ Kd7 5. Rd2+ Kc7 6. Ke2 Kc6 1/2-1/2
`)
	start, err := orthodox.Rules{}.Parse("4k3/pp6/8/3r4/3R4/8/PP1r4/3RK3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	r, err := Opening(t.Context(), s, index.Place{Rules: orthodox.Rules{}, Position: start}, Text("rooks"))
	shows(t, r, err, "R – pawns: Games 1, White's score 50 %, Moves 6, Results +0 =1 −0")
	if got := len(section(t, r, "Endings reached").Lines); got != 1 {
		t.Errorf("%d endings", got)
	}
	if got := (Pair{}).In(phrase.English()) + ", " + (Pair{"RB", "N"}).In(phrase.English()); got != "Pawns only, RB – N" {
		t.Error(got)
	}
}

// pairs writes the games of a tournament: "A B 1-0 1" is a game of round 1.
func pairs(all ...string) string {
	var text strings.Builder
	for _, p := range all {
		f := strings.Fields(p)
		text.WriteString("[Event \"Cup\"]\n[White \"" + f[0] + "\"]\n[Black \"" + f[1] + "\"]\n[Result \"" + f[2] +
			"\"]\n[Round \"" + f[3] + "\"]\n\n" + f[2] + "\n\n")
	}
	return text.String()
}

func TestRoundRobin(t *testing.T) {
	s := source(t, pairs("A B 1-0 1", "C D 1/2-1/2 1", "A C 1/2-1/2 2", "D B 0-1 2", "A D 1/2-1/2 3", "B C 1-0 3")+
		"[Event \"Other\"]\n[White \"A\"]\n[Black \"Z\"]\n\n*\n")
	r, err := Tournament(t.Context(), s, "Cup")
	shows(t, r, err,
		"Tournament: Cup", "Based on 6 games.", "4 players took part.",
		"1. A: Points 2, Sonneborn-Berger 3, 1 ■, 2 1, 3 ½, 4 ½",
		"2. B: Points 2, Sonneborn-Berger 2, 1 0, 2 ■, 3 1, 4 1",
		"3. C: Points 1, Sonneborn-Berger 1½, 1 ½, 2 0, 3 ■, 4 ½",
		"4. D: Points 1, Sonneborn-Berger 1½, 1 ½, 2 0, 3 ½, 4 ■",
	)
	if cross := section(t, r, "Crosstable"); !cross.Whole || len(cross.Lines[0].Rows) != 3 {
		t.Errorf("A has the games %v", cross.Lines[0].Rows)
	}
}

// TestUnfinished has four of the six games of a double round robin.
func TestUnfinished(t *testing.T) {
	s := source(t, pairs("A B 1-0 1", "B C 1-0 2", "C A 0-1 3", "B A 1/2-1/2 4"))
	r, err := Tournament(t.Context(), s, "Cup")
	shows(t, r, err, "1. A: Points 2½, Sonneborn-Berger 2¼, 1 ■, 2 1½, 3 1", "2. B: Points 1½, Sonneborn-Berger 1¼, 1 0½, 2 ■, 3 1",
		"3. C: Points 0, Sonneborn-Berger 0, 1 0, 2 0, 3 ■")
}

// TestSwiss has eight players and three rounds, one game of which goes on.
func TestSwiss(t *testing.T) {
	s := source(t, pairs(
		"A E 1-0 1.1", "F B 0-1 1.2", "C G 1-0 1.3", "H D 0-1 1.4",
		"A B 1-0 2.1", "C D 1/2-1/2 2.2", "E F 1-0 2.3", "G H 1/2-1/2 2.4",
		"C A 0-1 3.1", "B D 1/2-1/2 3.2", "E G * 3.3", "F H 1-0 3.4"))
	r, err := Tournament(t.Context(), s, "Cup")
	shows(t, r, err,
		"1. A: Points 3, Buchholz 4, 1 5w1, 2 3w1, 3 4b1",
		"2. D: Points 2, Buchholz 3½, 1 7b1, 2 4b½, 3 3b½",
		"5. E: Points 1, Buchholz 4½, 1 1b0, 2 6w1, 3 8w*",
		"6. F: Points 1, Buchholz 3, 1 3w0, 2 5b0, 3 7w1",
	)
	if got := len(section(t, r, "By round").Lines); got != 3 {
		t.Errorf("%d rounds", got)
	}
}

// TestTooMuch has mistyped years, and an event that is no tournament.
func TestTooMuch(t *testing.T) {
	if got := spanned([]int{2021, 0, 20, 2019, 20211}); len(got) != 3 || got[0] != 2019 || got[2] != 2021 {
		t.Errorf("the years are %v", got)
	}
	if got := spanned([]int{2021, 1497, 2020}); len(got) != 3 {
		t.Errorf("the years are %v", got)
	}
	var all []string
	for i := range 300 {
		all = append(all, fmt.Sprintf("A%d B%d 1-0 -", i, i))
	}
	r, err := Tournament(t.Context(), source(t, pairs(all...)), "Cup")
	shows(t, r, err, "600 players took part.", "Only the first 400 players are listed.")
	if s := section(t, r, "Standings"); len(s.Lines) != 400 || len(s.Head) != 5 {
		t.Errorf("%d lines with %d columns", len(s.Lines), len(s.Head))
	}
}

// TestNames lists players and events by their games.
func TestNames(t *testing.T) {
	s := source(t, games)
	if got := strings.Join(Players(s.Table, s.Rows), " "); got != "Ada Ben Cyd Dan" {
		t.Error(got)
	}
	s = source(t, pairs("A B 1-0 1", "C D 1-0 1")+"[Event \"Big\"]\n\n*\n")
	if got := strings.Join(Events(s.Table, s.Rows), " "); got != "Cup Big" {
		t.Error(got)
	}
}

// TestStopped stops a report, and fails to read its games.
func TestStopped(t *testing.T) {
	s := source(t, games)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Player(ctx, s, "Ada"); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	s.Items = func([]int32) iter.Seq2[pgn.Item, error] {
		return func(yield func(pgn.Item, error) bool) { yield(pgn.Item{}, os.ErrClosed) }
	}
	if _, err := Player(t.Context(), s, "Ada"); !errors.Is(err, os.ErrClosed) {
		t.Error(err)
	}
}

// BenchmarkPlayer and the next one report on 20,000 games.
func BenchmarkPlayer(b *testing.B) {
	s := source(b, strings.Repeat(games, 4000))
	for b.Loop() {
		if _, err := Player(b.Context(), s, "Ada"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpening(b *testing.B) {
	s := source(b, strings.Repeat(games, 4000))
	at := index.Place{Rules: orthodox.Rules{}, Position: orthodox.Rules{}.Start()}
	for b.Loop() {
		if _, err := Opening(b.Context(), s, at, Text("")); err != nil {
			b.Fatal(err)
		}
	}
}
