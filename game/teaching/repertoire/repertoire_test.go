package repertoire

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/testing/longtest"
	"passedpawn/game/variants"
)

var game orthodox.Rules

// read returns the graph of some games.
func read(t testing.TB, text string) *Graph {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	g, err := Read(t.Context(), path, variants.All())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// after returns the place after some moves.
func after(t testing.TB, g *Graph, moves string) Place {
	t.Helper()
	return g.Find(position(t, moves))
}

// position returns the position after some moves.
func position(t testing.TB, moves string) rules.Position {
	t.Helper()
	p := game.Start()
	for san := range strings.FieldsSeq(moves) {
		m, err := game.Read(p, san)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// sans returns moves as they are written in a position.
func sans(p rules.Position, moves []rules.Move) string {
	var all []string
	for _, m := range moves {
		all = append(all, game.Write(p, m))
	}
	return strings.Join(all, " ")
}

// right returns the right moves after some moves.
func right(t testing.TB, r *Repertoire, moves string) string {
	t.Helper()
	at := after(t, r.Graph, moves)
	if !r.inside(at) {
		return "-"
	}
	c, err := r.Card(game, at)
	if err != nil {
		t.Fatal(err)
	}
	return sans(c.Position, c.Moves)
}

const italian = `1. e4 e5 (1... c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4) (1... e6 2. d4 d5 3. Nc3) 2. Nf3 (2. f4 exf4 3. Nf3)
	2... Nc6 3. Bc4 (3. Bb5 a6 4. Ba4) 3... Bc5 4. c3 (4. Bxf7+? Kxf7 5. Nxe5+) *`

func TestMoves(t *testing.T) {
	g := read(t, italian)
	white := New(g, rules.White, nil, "")
	for moves, want := range map[string]string{
		"": "e4", "e4 e5": "Nf3 f4", "e4 c5": "Nf3", "e4 e5 Nf3 Nc6": "Bc4 Bb5", "e4 e5 Nf3 Nc6 Bc4 Bc5": "c3",
		"e4 e5 Nf3 Nc6 Bc4 Bc5 Bxf7+ Kxf7": "-", // the move is marked as a mistake
		"d4":                               "-",
	} {
		if got := right(t, white, moves); got != want {
			t.Errorf("after %q it plays %q, not %q", moves, got, want)
		}
	}
	black := New(g, rules.Black, nil, "")
	for moves, want := range map[string]string{"e4": "e5 c5 e6", "e4 e5 f4": "exf4", "e4 e5 Nf3": "Nc6", "e4 e5 Nf3 Nc6 Bc4 Bc5 Bxf7+": "Kxf7"} {
		if got := right(t, black, moves); got != want {
			t.Errorf("after %q Black plays %q, not %q", moves, got, want)
		}
	}
}

// TestSwitchedOff takes a move away with what follows it, and brings it back.
func TestSwitchedOff(t *testing.T) {
	g := read(t, italian)
	all := New(g, rules.White, nil, "")
	var spanish Candidate
	for _, c := range all.Candidates() {
		if c.Choice.Move == "Bb5" {
			spanish = c
		}
	}
	if spanish.Off || game.Write(position(t, "e4 e5 Nf3 Nc6"), spanish.Move) != "Bb5" {
		t.Fatalf("the candidate is %+v", spanish)
	}
	entry := Entry{}.Switched(spanish.Choice, true)
	r := New(g, rules.White, entry.Off, "")
	if got := right(t, r, "e4 e5 Nf3 Nc6"); got != "Bc4" || right(t, r, "e4 e5 Nf3 Nc6 Bb5 a6") != "-" || len(r.cards) != len(all.cards)-1 {
		t.Errorf("without Bb5 it plays %q and has %d of %d positions", got, len(r.cards), len(all.cards))
	}
	if several := r.CandidatesAt(after(t, g, "e4 e5 Nf3 Nc6")); len(several) != 2 || !several[1].Off {
		t.Errorf("the candidates are %+v", several)
	}
	if entry = entry.Switched(spanish.Choice, false); len(entry.Off) > 0 {
		t.Errorf("%q are off", entry.Off)
	}
}

// TestBranch begins at a position in the middle.
func TestBranch(t *testing.T) {
	g := read(t, italian)
	root := strings.Join(strings.Fields(position(t, "e4 c5").String())[:4], " ")
	r := New(g, rules.White, nil, root)
	if right(t, r, "") != "-" || right(t, r, "e4 c5") != "Nf3" || len(r.cards) != 3 {
		t.Errorf("it has %d positions", len(r.cards))
	}
	if r = New(g, rules.White, nil, "8/8/8/8/8/8/8/K1k5 w - -"); len(r.cards) > 0 {
		t.Errorf("without its position it has %d", len(r.cards))
	}
}

// TestTransposition has one position for two orders of moves, also where a pawn that attacks an en
// passant square is pinned.
func TestTransposition(t *testing.T) {
	g := read(t, "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 *\n\n1. c4 e6 2. Nc3 Bb4 3. d4 Nf6 4. Qc2 *")
	r := New(g, rules.White, nil, "")
	if got := right(t, r, "d4 Nf6 c4 e6 Nc3 Bb4"); got != "e3 Qc2" || after(t, g, "c4 e6 Nc3 Bb4 d4 Nf6") != after(t, g, "d4 Nf6 c4 e6 Nc3 Bb4") {
		t.Errorf("it plays %q", got)
	}
	const pinned = `[FEN "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1"]

1... d5 2. Kf2 *

[FEN "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"]

1. Kd2 *`
	g = read(t, pinned)
	r = New(g, rules.White, nil, "")
	if at := g.placeOf("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"); len(r.cards) != 1 || len(r.answers(at)) != 2 {
		t.Errorf("there are %d cards", len(r.cards))
	}
}

// studies are the texts of twenty studies and, where they are, of files that other people have
// written.
func studies(t *testing.T) map[string]string {
	t.Helper()
	names, err := filepath.Glob("testdata/studies/*.pgn")
	if err != nil || len(names) != 20 {
		t.Fatalf("there are %d studies, %v", len(names), err)
	}
	all := map[string]string{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(name)] = string(text)
	}
	return all
}

// TestStudies trains twenty studies for both sides: each position of theirs is there once, as
// another way to find them confirms.
func TestStudies(t *testing.T) {
	for name, text := range studies(t) {
		t.Run(name, func(t *testing.T) { agrees(t, text) })
	}
}

// TestOthersStudies does the same with studies and books of other people.
func TestOthersStudies(t *testing.T) {
	longtest.Only(t)
	for _, name := range []string{"study-fen-starts.pgn", "deep-variations.pgn", "end-of-line-comments.pgn"} {
		t.Run(name, func(t *testing.T) { agrees(t, pgntest.File(t, name)) })
	}
}

// agrees compares a repertoire with a map of its positions that is made without a graph.
func agrees(t *testing.T, text string) {
	g := read(t, text)
	for _, side := range []rules.Side{rules.White, rules.Black} {
		want := map[string][]string{}
		for _, item := range pgn.Scan(text) {
			rec, _ := pgn.Read(item, variants.All())
			if rec == nil {
				continue
			}
			p := game.Start()
			if rec.Start != "" {
				var err error
				if p, err = game.Parse(rec.Start); err != nil {
					continue
				}
			}
			positions(t, rec.Root(), p, side, want)
		}
		r := New(g, side, nil, "")
		got := 0
		for _, at := range r.cards {
			c, err := r.Card(game, at)
			if err != nil || c.ID != g.id(at) || r.Has(c.ID) != at {
				t.Fatalf("the card %s of %v, %v", c.ID, c.Position, err)
			}
			all := strings.Fields(sans(c.Position, c.Moves))
			slices.Sort(all)
			if slices.Sort(want[c.ID]); !slices.Equal(all, slices.Compact(want[c.ID])) {
				t.Errorf("%v: in %s it plays %q, not %q", side, c.Position, all, want[c.ID])
			}
			got++
		}
		if got > len(want) || len(r.byID) != got {
			t.Errorf("%v has %d cards of %d positions with %d IDs", side, got, len(want), len(r.byID))
		}
		for id := range want {
			if r.Has(id) == Nowhere && reachable(r, id) {
				t.Errorf("%v lacks %s", side, id)
			}
		}
		tours(t, r)
	}
}

// reachable reports whether a card of a graph is behind no mistake of the person.
func reachable(r *Repertoire, id string) bool {
	for at := range Place(r.Len()) {
		if r.id(at) == id {
			return r.reached[at]
		}
	}
	return true // it is not in the graph at all, which is a fault
}

// positions collects the moves of a side by the IDs of their positions.
func positions(t *testing.T, n record.Node, p rules.Position, side rules.Side, to map[string][]string) {
	t.Helper()
	var c training.Card
	if p.Turn() == side {
		var err error
		if c, err = training.NewCard(game, p, nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, child := range n.Children() {
		next, err := p.Play(child.Move())
		if err != nil {
			t.Fatal(err)
		}
		if p.Turn() == side && !mistaken(child) {
			to[c.ID] = append(to[c.ID], game.Write(c.Position, child.Move()))
		}
		positions(t, child, next, side, to)
	}
}

// tours goes through a repertoire in both ways, with the first right move or the last one: each
// position comes once.
func tours(t *testing.T, r *Repertoire) {
	t.Helper()
	n := 0
	draw := func(most int) int { n++; return n * 7919 % most }
	for name, tour := range map[string]Tour{
		"pass": r.Pass(nil, func(string) bool { return true }), "drill": r.Drill(long(r), date, nil, draw), "lesson": r.Drill(training.Replay(nil), date, nil, draw),
	} {
		seen, shown := map[Place]bool{}, map[Place]bool{}
		for i := 0; ; i++ {
			left := tour.Left()
			s, ok := tour.Next()
			if !ok {
				break
			}
			if s.New && !shown[s.At] && !s.Due && name == "lesson" {
				shown[s.At] = true
				tour.Answered(convert.Move(r.answers(s.At)[0].move), i%2 == 0)
				continue
			}
			between := name != "pass" && (seen[s.At] || shown[s.At]) && s.On && !s.Due // what is known leads on to what is not
			if between && shown[s.At] && !seen[s.At] {
				tour.Answered(convert.Move(r.answers(s.At)[0].move), true)
				continue
			}
			if (seen[s.At] || !s.Due) && !between || left != len(r.cards)-len(seen) {
				t.Fatalf("%s: step %d of %d is %+v", name, i, len(r.cards), s)
			}
			seen[s.At] = true
			answers := r.answers(s.At)
			tour.Answered(convert.Move(answers[i%len(answers)].move), true)
		}
		if len(seen) != len(r.cards) || name == "lesson" && len(shown) != len(seen) {
			t.Errorf("the %s comes to %d of %d positions", name, len(seen), len(r.cards))
		}
	}
}
