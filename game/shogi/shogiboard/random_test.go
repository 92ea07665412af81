package shogiboard

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/testing/longtest"
)

// TestRandomGames plays random games: every move can be unmade, no piece is lost or
// created, no king is left in check, keys and SFEN identify the position, and the lists of
// loud moves and of checks are correct.
func TestRandomGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range longtest.OfNight(100, 3000, 10_000) {
		p, err := Parse(Start)
		if err != nil {
			t.Fatal(err)
		}
		for range 300 {
			var l List
			if p.Generate(&l); l.Count == 0 {
				break
			}
			if m := l.Moves[rng.IntN(l.Count)]; !step(t, &p, m) {
				return
			}
			if p.number%16 == 0 {
				loud(t, &p)
			}
		}
		again, err := Parse(p.String())
		if err != nil || again != p {
			t.Fatalf("%s reads as %s: %v", p.String(), again.String(), err)
		}
	}
}

// step makes a move, unmakes it and makes it again.
func step(t *testing.T, p *Position, m Move) bool {
	before := *p
	undo := p.Make(m)
	after := *p
	p.Unmake(m, undo)
	if *p != before {
		t.Errorf("%s: %v is not taken back", before.String(), m)
	}
	p.Make(m)
	if *p != after || p.Count() != 40 || p.exposed(p.turn.Other()) || p.InCheck() == p.Checkers(p.turn).Empty() {
		t.Errorf("%s: wrong after %v: %s", before.String(), m, p.String())
	}
	return !t.Failed()
}

// loud compares Loud with the moves that capture or promote a pawn, a bishop or a rook,
// or, in check, with all moves. It compares Checks with what each move brings about.
func loud(t *testing.T, p *Position) {
	var all, some List
	p.Generate(&all)
	p.Loud(&some)
	n, aim := 0, p.Aim()
	for _, m := range all.All() {
		kind := NoKind
		if m.Drop() == NoKind {
			kind = p.On(m.From())
		}
		climbs := m.Promotes() && (kind == Pawn || kind == Bishop || kind == Rook)
		if p.InCheck() || climbs || m.Drop() == NoKind && p.On(m.To()) != NoKind {
			n++
		}
		checks := p.Checks(&aim, m)
		undo := p.Make(m)
		if p.InCheck() != checks {
			t.Errorf("%s: it says of %v: checks %v", p.String(), m, checks)
		}
		p.Unmake(m, undo)
	}
	if n != some.Count {
		t.Errorf("%s: %d loud moves, want %d", p.String(), some.Count, n)
	}
}

// TestParse refuses positions that no game can reach, and says why.
func TestParse(t *testing.T) {
	for _, bad := range []string{
		"", "4k4", "9/9/9/9/9/9/9/9/9 b -", "4k4/9/9/9/9/9/9/9/4K4 x - 1", "4k4/9/9/9/9/9/9/9/4K4 b - x",
		"4k4/9/9/9/9/9/9/9 b - 1", "4k4/9/9/9/9/9/9/9/4K3 b - 1", "4k4/9/9/9/9/9/9/9/4K5 b - 1", "4k4/9/9/9/9/9/9/9/4K3+ b - 1",
		"4k4/9/9/9/9/9/9/9/4Q4 b - 1", "4k4/9/9/9/+G8/9/9/9/4K4 b - 1", "4k4/9/9/9/9/9/9/9/KK7 b - 1", "4k4/9/9/9/9/9/9/9/4K4 b K 1",
		"4k4/9/9/9/9/9/9/9/4K4 b 19P 1", "4k4/9/9/9/9/9/9/9/4K4 b 3R 1", "4k4/9/9/9/9/9/9/9/4K4 b 2 1", "4k4/9/9/9/9/9/9/9/4K4 b 99999999999P 1",
		"P3k4/9/9/9/9/9/9/9/4K4 b - 1", "4k4/N8/9/9/9/9/9/9/4K4 b - 1", "4k4/9/9/9/9/9/9/9/l3K4 b - 1", "4k4/P8/P8/9/9/9/9/9/4K4 b - 1",
		"4k4/4P4/9/9/9/9/9/9/4K4 b - 1", "4k4/9/9/RRR6/9/9/9/9/4K4 b - 1", "4k4/9/9/9/9/9/9/9/4K4 b 255P 1", "4k4/9/9/9/9/9/9/9/4K4 b - 60001",
	} {
		if p, err := Parse(bad); err == nil {
			t.Errorf("%q reads as %s", bad, p.String())
		}
	}
	want := `the move number must be a number from 0 to 60000, not "99999"`
	if _, err := Parse("4k4/9/9/9/9/9/9/9/4K4 b - 99999"); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	for text, want := range map[string]string{
		"startpos":                            Start,
		"sfen " + Start:                       Start,
		"4k4/9/9/9/9/9/9/9/4K4 b 2pPR":        "4k4/9/9/9/9/9/9/9/4K4 b RP2p 1",
		"4k4/9/9/9/9/9/9/9/9 b G 0":           "4k4/9/9/9/9/9/9/9/9 b G 1",
		"4k4/9/9/9/9/9/9/9/4K4 w 1P1p 7":      "4k4/9/9/9/9/9/9/9/4K4 w Pp 7",
		"4k4/9/9/9/9/9/9/9/4K4 b PPP 7":       "4k4/9/9/9/9/9/9/9/4K4 b 3P 7",
		"9/9/9/4+r+b+p+n+s/9/9/9/9/4K4 b - 3": "9/9/9/4+r+b+p+n+s/9/9/9/9/4K4 b - 3",
	} {
		if p, err := Parse(text); err != nil || p.String() != want {
			t.Errorf("%q reads as %s: %v", text, p.String(), err)
		}
	}
}

// TestPass passes the turn and passes it back.
func TestPass(t *testing.T) {
	p, _ := Parse(Start)
	before := p
	p.Pass()
	if p.turn != Gote || p.Key() == before.Key() || p.Same(&before) {
		t.Errorf("passed to %s", p.String())
	}
	if p.Pass(); !p.Same(&before) {
		t.Errorf("passed back to %s", p.String())
	}
}
