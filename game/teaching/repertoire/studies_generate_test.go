//go:build tools

package repertoire

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestMakeStudies assembles testdata/studies from tournament games: one study for each of the
// twenty openings with most games, with a chapter for each other start, variations and marks.
//
//	go test -tags tools -run TestMakeStudies ./game/teaching/repertoire
func TestMakeStudies(t *testing.T) {
	const deep = 22 // plies
	groups := map[string][]pgn.Item{}
	for _, item := range pgn.Scan(pgntest.File(t, "plain-1110-games.pgn")) {
		if eco := item.Tag("ECO"); len(eco) == 3 {
			groups[eco[:2]] = append(groups[eco[:2]], item)
		}
	}
	var names []string
	for name := range groups {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(cmp.Compare(len(groups[b]), len(groups[a])), cmp.Compare(a, b)) })
	chess, _ := variants.All().Find("")
	for n, name := range names[:20] {
		chapters := map[string]*record.Record{}
		var order []string
		for i, item := range groups[name][:min(len(groups[name]), 12+n)] {
			game, err := pgn.Read(item, variants.All())
			if err != nil {
				continue
			}
			at, moves := chess.Start(), game.Moves()
			start := ""
			if n%4 == 3 && i%5 == 4 { // a chapter that begins later
				for _, m := range moves[:min(6, len(moves))] {
					at, _ = at.Play(m)
				}
				start, moves = at.String(), moves[min(6, len(moves)):]
			}
			rec := chapters[start]
			if rec == nil {
				rec = record.New("chess", start)
				rec.SetTag("Event", fmt.Sprintf("Study %s", name))
				rec.SetTag("White", fmt.Sprintf("Chapter %d", len(order)+1))
				rec.Result = rules.Ongoing
				chapters[start], order = rec, append(order, start)
			}
			path := record.Path{}
			for ply, m := range moves[:min(len(moves), deep-i%4)] {
				path = rec.Try(path, m, chess.Write(at, m))
				at, _ = at.Play(m)
				if i%6 == 5 && ply == 9 {
					rec.At(path).ToggleNAG([]int{1, 2, 4, 5, 6}[(n+i)%5])
				}
				if i%7 == 6 && ply == 11 {
					rec.At(path).Say("the plan is on the king's side")
				}
			}
		}
		var all []string
		for _, start := range order {
			all = append(all, strings.TrimSpace(pgn.Write(chapters[start])))
		}
		if err := os.MkdirAll("testdata/studies", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("testdata/studies/"+name+".pgn", []byte(strings.Join(all, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
