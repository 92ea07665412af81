package class

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/variants"
)

// backRank mates in one, by two rooks. sacrifice mates in two.
const (
	backRank  = "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1"
	sacrifice = "3r2k1/5ppp/8/8/8/8/4Q3/4R1K1 w - - 0 1"
)

func chess() rules.Rules {
	r, _ := variants.All().Find("")
	return r
}

// read reads a set that must be good.
func read(t testing.TB, text string) Set {
	t.Helper()
	s, err := Read(text, "name", variants.All())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// game returns a game from a position.
func game(fen, moves string) string {
	return "[Event \"Mates\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves + " *\n\n"
}

// move returns a move by its SAN.
func move(t testing.TB, p rules.Position, text string) rules.Move {
	t.Helper()
	m, err := chess().Read(p, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// written writes the solutions of exercises.
func written(all []Exercise) (lines []string) {
	for _, e := range all {
		line, also := e.Solution()
		var moves []string
		for _, m := range line {
			moves = append(moves, strings.TrimLeft(m.Text, "12.…"))
		}
		for _, m := range also {
			moves = append(moves, "or "+strings.TrimLeft(m.Text, "1.…"))
		}
		lines = append(lines, strings.Join(moves, " "))
	}
	return lines
}

// TestMarked takes exercises from games: a short game from a position is one, and others have one
// wherever somebody has marked a move.
func TestMarked(t *testing.T) {
	for _, tt := range []struct {
		game string
		want []string
	}{
		{game(sacrifice, "1. Qe8+ Rxe8 2. Rxe8#"), []string{"Qe8+ Rxe8 Rxe8#"}},
		{game(sacrifice, "1. Qe8+ Rxe8"), []string{"Qe8+"}},
		{game(sacrifice, "1. Qe8+ (1. Qb5 h6) Rxe8 2. Rxe8#"), []string{"Qe8+ Rxe8 Rxe8# or Qb5"}},
		{game(sacrifice, ""), nil},
		{"1. e4 e5 2. Nf3 Nc6 *", nil},
		{"1. e4 e5 2. Nf3 $1 Nc6 3. Bb5 $3 a6 4. Ba4 $5 *", []string{"Nf3", "Bb5"}},
		{"1. e4 e5 $220 2. Nf3 {[%diagram]} Nc6 *", []string{"Nf3", "Nc6"}},
		{"1. e4 e5 $221 *", nil},
		{game(backRank, strings.Repeat("1. Kf1 Kf8 2. Kg1 Kg8 ", 6)), nil},
	} {
		rec, err := pgn.Read(pgn.Scan(tt.game)[0], variants.All())
		if err != nil {
			t.Fatal(err)
		}
		if got := written(Marked(rec, chess())); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, not %v", tt.game, got, tt.want)
		}
	}
}

// TestFound takes the position that a search has found, with the move that was played.
func TestFound(t *testing.T) {
	rec, err := pgn.Read(pgn.Scan("1. e4 e5 (1... c5 2. Nf3) 2. f4 *")[0], variants.All())
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		path []int
		want string
	}{{nil, "e4"}, {[]int{0}, "e5"}, {[]int{0, 0}, "f4"}, {[]int{0, 1}, "Nf3"}, {[]int{0, 0, 0}, ""}} {
		e, ok := Found(rec, chess(), tt.path)
		if ok != (tt.want != "") || ok && written([]Exercise{e})[0] != tt.want {
			t.Errorf("%v: %v %v", tt.path, e.Moves, ok)
		}
	}
}

// TestFile reads back the exercises that were written, from the puzzles in the program.
func TestFile(t *testing.T) {
	set, err := puzzles.Parse(assets.Puzzles())
	if err != nil {
		t.Fatal(err)
	}
	draw := rand.New(rand.NewPCG(1, 2)).IntN
	made := Set{Title: "Mates and more"}
	for _, theme := range []puzzles.Theme{"mateIn2", "fork", ""} {
		drawn := set.Draw(theme, 1000, 1600, 12, draw)
		if len(drawn) != 12 {
			t.Errorf("%s: %d puzzles", theme, len(drawn))
		}
		for i, p := range drawn {
			if p.Rating.Mean < 1000 || p.Rating.Mean >= 1600 || i > 0 && p.Rating.Mean < drawn[i-1].Rating.Mean ||
				theme != "" && !slices.Contains(p.Themes, theme) {
				t.Errorf("%s: %v", theme, p)
			}
			e, err := OfPuzzle(p, chess())
			if err != nil {
				t.Fatal(err)
			}
			if theme == "mateIn2" && (e.Mate != 2 || len(e.Moves) != 3 || !rules.Mated(e.Line[3])) {
				t.Errorf("%s mates in %d with %v", p.ID, e.Mate, e.Moves)
			}
			made.Exercises = append(made.Exercises, e)
		}
	}
	text := made.Text()
	back := read(t, text)
	if !Is(text) || back.Title != made.Title || back.Text() != text || back.Key() != made.Key() {
		t.Errorf("%q is read back as\n%s", made.Title, back.Text())
	}
	back.Exercises = back.Exercises[1:]
	if back.Key() == made.Key() {
		t.Error("another set has the same key")
	}
	if drawn := set.Draw("fork", 0, 9999, 1_000_000, draw); len(drawn) < 100 {
		t.Errorf("%d forks are all", len(drawn))
	}
}

// TestOtherFiles reads exercises from any PGN with positions, but none from a game.
func TestOtherFiles(t *testing.T) {
	book := game(backRank, "1. Rb8# (1. Ra8#)") + game("8/8/8 w - - 0 1", "1. e4") + game(sacrifice, "1. Qe8+ Rxe8 2. Rxe8#")
	s := read(t, book)
	if got := written(s.Exercises); Is(book) || s.Title != "Mates" || !slices.Equal(got, []string{"Rb8# or Ra8#", "Qe8+ Rxe8 Rxe8#"}) || s.Exercises[0].Mate != 1 {
		t.Errorf("%q: %v", s.Title, got)
	}
	for text, want := range map[string]string{
		"1. e4 e5 *": "There is no position with a solution in it.",
		"":           "There is no position with a solution in it.",
		strings.Repeat(game(backRank, "1. Ra8#"), 101): "",
	} {
		if s, err := Read(text, "", variants.All()); err == nil || want != "" && !strings.Contains(err.Error(), strings.ToLower(want[:5])) {
			t.Errorf("%d exercises, %v", len(s.Exercises), err)
		}
	}
}

// TestTask says what is asked for, and writes the solution with its numbers.
func TestTask(t *testing.T) {
	s := read(t, game(sacrifice, "1. Qe8+ (1. Qb5) Rxe8 2. Rxe8#")+game(backRank, "1. Ra8#")+game("rr4k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", "1... Ra1#")+
		game("r5k1/8/8/8/8/8/5PPP/4R1K1 b - - 0 1", "1... Ra1 2. Rxa1 Kf8"))
	for i, want := range []string{
		"White to move: 1.Qe8+ Rxe8 2.Rxe8# / 1.Qb5", "White mates in 1: 1.Ra8#", "Black mates in 1: 1…Ra1#", "Black to move: 1…Ra1 2.Rxa1 Kf8",
	} {
		line, also := s.Exercises[i].Solution()
		var moves []string
		for _, m := range line {
			moves = append(moves, m.Text)
		}
		for _, m := range also {
			moves = append(moves, "/", m.Text)
		}
		if got := s.Exercises[i].Task().String() + ": " + strings.Join(moves, " "); got != want {
			t.Errorf("%s, not %s", got, want)
		}
	}
}

// TestRun solves an exercise: the solution answers, another mate is right as well, and a wrong move
// is not played.
func TestRun(t *testing.T) {
	s := read(t, game(sacrifice, "1. Qe8+ Rxe8 2. Rxe8#")+game(backRank, "1. Ra8#")+game(sacrifice, "1. Qe8+ (1. Qb5) Rxe8 2. Rxe8#"))
	r := Begin(s.Exercises[0])
	if r.Move(move(t, r.Position(), "Qe4")) || r.Ply() != 0 || !r.Last().Null() {
		t.Error("a wrong move is played")
	}
	if !r.Move(move(t, r.Position(), "Qe8+")) || r.Done() || r.Ply() != 2 {
		t.Error("the solution does not answer")
	}
	next, ok := r.Next()
	if !ok || !r.Move(next) || !r.Done() || !rules.Mated(r.Position()) || r.Move(next) {
		t.Error("the solution does not solve it")
	}
	for i, solves := range map[int]string{1: "Rb8#", 2: "Qb5"} {
		r := Begin(s.Exercises[i])
		if !r.Move(move(t, r.Position(), solves)) || !r.Done() {
			t.Errorf("%s does not solve it", solves)
		}
	}
}
