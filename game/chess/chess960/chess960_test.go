package chess960

import (
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

func TestConform(t *testing.T) { rulestest.Conform(t, Rules{}) }

func parse(t *testing.T, fen string) rules.Position {
	t.Helper()
	p, err := Rules{}.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestReadCastling reads castling in the ways in which people and programs write it, and
// nothing else as castling.
func TestReadCastling(t *testing.T) {
	const wide, near = "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", "4k3/8/8/8/8/8/8/5KR1 w K - 0 1"
	short, long := rules.Move{From: rules.Sq(5, 0), To: rules.Sq(7, 0)}, rules.Move{From: rules.Sq(5, 0), To: rules.Sq(0, 0)}
	for _, tt := range []struct {
		fen, text string
		want      rules.Move
	}{
		{wide, "O-O", short},
		{wide, "0-0-0+", long},
		{wide, "ooo", long},
		{wide, "f1h1", short},
		{wide, "f1a1", long},
		{wide, "f1c1", long},
		{wide, "Kg1", rules.Move{From: rules.Sq(5, 0), To: rules.Sq(6, 0)}},
		{wide, "f1g1", rules.Move{From: rules.Sq(5, 0), To: rules.Sq(6, 0)}},
		{wide, "Kh1", rules.Move{}},
		{wide, "Kc1", rules.Move{}},
		{near, "f1g1", rules.Move{From: rules.Sq(5, 0), To: rules.Sq(6, 0)}},
		{near, "O-O-O", rules.Move{}},
	} {
		got, err := Rules{}.Read(parse(t, tt.fen), tt.text)
		if got != tt.want || (err == nil) != (tt.want != rules.Move{}) {
			t.Errorf("%s is %v in %s, want %v: %v", tt.text, got, tt.fen, tt.want, err)
		}
	}
}

// TestCastled plays castling, which is no capture of the rook.
func TestCastled(t *testing.T) {
	p := parse(t, "4k3/8/8/8/8/8/8/5KR1 w K - 0 1")
	m := rules.Move{From: rules.Sq(5, 0), To: rules.Sq(6, 0)}
	if !rules.Castles(p, m) || rules.Captured(p, m) != (rules.Square{File: -1, Rank: -1}) {
		t.Error("castling is not seen")
	}
	if king, rook := p.(*position).Castled(m); king != rules.Sq(6, 0) || rook != rules.Sq(5, 0) {
		t.Errorf("the king goes to %v, the rook to %v", king, rook)
	}
	next, err := p.Play(m)
	if err != nil || next.String() != "4k3/8/8/8/8/8/8/5RK1 b - - 1 1" {
		t.Errorf("%v, %v", next, err)
	}
}

// TestUsualStart plays the same moves as chess from the start that both have.
func TestUsualStart(t *testing.T) {
	moves := []string{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O"}
	ours, theirs := Rules{}.Start(), orthodox.Rules{}.Start()
	for _, text := range moves {
		var err error
		for _, g := range []struct {
			r rules.Rules
			p *rules.Position
		}{{Rules{}, &ours}, {orthodox.Rules{}, &theirs}} {
			var m rules.Move
			if m, err = g.r.Read(*g.p, text); err != nil {
				t.Fatal(err)
			}
			if got := g.r.Write(*g.p, m); got != text {
				t.Errorf("%s: %s is written %s", g.r.ID(), text, got)
			}
			if *g.p, err = (*g.p).Play(m); err != nil {
				t.Fatal(err)
			}
		}
		if rules.Placement(ours)[:20] != rules.Placement(theirs)[:20] || len(ours.Moves()) != len(theirs.Moves()) {
			t.Errorf("%v and %v", ours, theirs)
		}
	}
}

// TestRepeated counts a position again only if the same castling is possible.
func TestRepeated(t *testing.T) {
	line := []rules.Position{parse(t, "1r2k1r1/p6p/8/8/8/8/P6P/1R2K1R1 w KQkq - 0 1")}
	var outcome rules.Outcome
	for _, text := range []string{"Rf1", "Rf8", "Rg1", "Rg8", "Rf1", "Rf8", "Rg1", "Rg8", "Rf1"} {
		m, err := Rules{}.Read(line[len(line)-1], text)
		if err != nil {
			t.Fatal(err)
		}
		next, _ := line[len(line)-1].Play(m)
		line = append(line, next)
		if outcome = (Rules{}).Outcome(line); outcome.Claim == rules.Threefold && len(line) < 11 {
			t.Errorf("a claim after %d plies", len(line)-1)
		}
	}
	if _, quiet := rules.Recurrences(Rules{}, line); quiet != 9 || outcome.Over() {
		t.Errorf("%d quiet plies, %v", quiet, outcome)
	}
	for _, text := range []string{"Rf8", "Rg1"} {
		m, _ := Rules{}.Read(line[len(line)-1], text)
		next, _ := line[len(line)-1].Play(m)
		line = append(line, next)
	}
	if outcome = (Rules{}).Outcome(line); outcome.Claim != rules.Threefold {
		t.Errorf("no claim: %v", outcome)
	}
}

// TestEnds recognises mate, stalemate and positions in which nobody can mate.
func TestEnds(t *testing.T) {
	for fen, want := range map[string]rules.Reason{
		"R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1": rules.Checkmate,
		"k7/8/1Q6/8/8/8/8/K7 b - - 0 1":    rules.Stalemate,
		"k7/8/8/8/8/8/8/KB6 b - - 0 1":     rules.DeadPosition,
	} {
		if got := (Rules{}).Outcome([]rules.Position{parse(t, fen)}); got.Reason != want {
			t.Errorf("%s: %v", fen, got)
		}
	}
	if can, certain := rules.CanMate(Rules{}, parse(t, "k7/8/8/8/8/8/8/KB6 b - - 0 1"), rules.White, true); can || !certain {
		t.Error("a bishop mates")
	}
}
