package tournament

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"passedpawn/game/rules"
)

// booked is the score that cutechess-cli books from a PGN file, worked out from the tags
// alone: the wins, losses and draws of each engine against each other, and the pairs of
// consecutive rounds by the points of the first.
func booked(text string) (scores map[[2]string][3]int, pairs map[[2]string][5]int) {
	scores, pairs = map[[2]string][3]int{}, map[[2]string][5]int{}
	tag := func(game, name string) string {
		return regexp.MustCompile(`\[` + name + ` "(.*)"\]`).FindStringSubmatch(game)[1]
	}
	points := map[string]map[string]int{} // by round without its game, and engine
	names := map[string][2]string{}
	games := map[string]int{}
	for _, game := range strings.Split(text, "[Event ")[1:] {
		white, black, result := tag(game, "White"), tag(game, "Black"), tag(game, "Result")
		round, _, _ := strings.Cut(tag(game, "Round"), ".")
		if points[round] == nil {
			points[round], names[round] = map[string]int{}, [2]string{white, black}
		}
		games[round]++
		w := map[string]int{"1-0": 2, "1/2-1/2": 1, "0-1": 0}[result]
		points[round][white] += w
		points[round][black] += 2 - w
		of := func(a, b string, half int) {
			s := scores[[2]string{a, b}]
			s[2-half]++
			scores[[2]string{a, b}] = s
		}
		of(white, black, w)
		of(black, white, 2-w)
	}
	for round, both := range names {
		for i := range both {
			if a, b := both[i], both[1-i]; games[round] == 2 {
				p := pairs[[2]string{a, b}]
				p[points[round][a]]++
				pairs[[2]string{a, b}] = p
			}
		}
	}
	return scores, pairs
}

// TestBooking compares a match in three parts with its score as other programs book it:
// half of it, with a pair torn, and all of it.
func TestBooking(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	if err := Create(path, levels(3)); err != nil {
		t.Fatal(err)
	}
	text := string(played(t, path, 2))
	plan, results, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	all := strings.SplitAfter(text, "\n\n[Event ")
	for _, games := range []int{1, 7, 10, len(results)} {
		part := strings.TrimSuffix(strings.Join(all[:games], ""), "[Event ")
		scores, pairs := booked(part)
		s := Stand(plan, results[:games])
		drawn := 0
		for a, x := range plan.Engines {
			for b, y := range plan.Engines {
				got := s.Cross[a][b]
				ours := fmt.Sprint([3]int{got.Won, got.Drawn, got.Lost}, got.Pairs)
				key := [2]string{x.Name, y.Name}
				if want := fmt.Sprint(scores[key], pairs[key]); ours != want {
					t.Errorf("after %d games, %s against %s: %s, booked are %s", games, x.Name, y.Name, ours, want)
				}
				drawn += got.Drawn
			}
		}
		if games == len(results) && (drawn == 0 || s.Games != plan.Games()) {
			t.Errorf("%d games of %d, %d drawn: the test shows too little", s.Games, plan.Games(), drawn/2)
		}
	}
}

// TestReport checks the table of a match, with what the numbers are about.
func TestReport(t *testing.T) {
	p := Plan{Format: RoundRobin, Engines: []Engine{{Name: "Alpha"}, {Name: "Beta"}}, Rounds: 2, SPRT: SPRT{0, 10, 0.05, 0.05, false}}
	var results []Result
	for i, g := range p.Schedule() {
		results = append(results, Result{Pairing: g, Result: []rules.Result{"1-0", "1/2-1/2", "0-1", "0-1"}[i]})
	}
	results[2].Fault, results[2].Excused = Late, true
	got := Stand(p, results).Report()
	for _, want := range []string{
		"1   Alpha    -     -   -      4", "2.5/4", "1.5/4", "4 of 4 games, time forfeit: 1 (the computer paused in 1)",
		"won 2, lost 1, drew 1; pairs by half points: [0 0 1 1 0]", "LLR", "not decided",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the report lacks %q:\n%s", want, got)
		}
	}
}
