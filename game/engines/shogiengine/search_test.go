package shogiengine

import (
	"context"
	"strings"
	"testing"

	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

const busy = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1"

// TestAllocatesNothing searches a busy position without allocating memory.
func TestAllocatesNothing(t *testing.T) {
	s := begin(context.Background(), Opponent{Level: Levels}, player.Question{Line: []rules.Position{at(t, busy)}})
	s.rooted = 4
	if n := testing.AllocsPerRun(3, func() { s.value(4, 0, -mate.Score, mate.Score) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
	if s.Nodes < 500 {
		t.Errorf("only %d positions", s.Nodes)
	}
}

// TestEvaluatesAlike turns boards round: the evaluation for the side to move stays.
func TestEvaluatesAlike(t *testing.T) {
	for _, pair := range [][2]string{
		{shogiboard.Start, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
		{"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "4k4/9/9/9/9/9/4p4/9/4K4 w g 1"},
		{"7k1/9/2+P6/9/9/9/6S2/7GL/7K1 b 2Pr 1", "1k7/lg7/2s6/9/9/9/6+p2/9/1K7 w R2p 1"},
	} {
		a, err := shogiboard.Parse(pair[0])
		if err != nil {
			t.Fatal(err)
		}
		b, err := shogiboard.Parse(pair[1])
		if err != nil {
			t.Fatal(err)
		}
		if evaluate(&a) != evaluate(&b) {
			t.Errorf("%s is worth %d, turned round %d", pair[0], evaluate(&a), evaluate(&b))
		}
	}
}

// TestTable keeps what was searched deeply, and gives it up to a later search.
func TestTable(t *testing.T) {
	table := NewTable(0)
	table.begin()
	table.keep(8, 5, 100, 7, 9, 0, search.Exact)
	table.keep(8, 6, 50, 7, 0, 0, search.AtLeast)
	if e, hit := table.slot(8); !hit || e.move != 5 || e.depth != 9 {
		t.Errorf("a shallow search has replaced a deep one: %+v, %v", e, hit)
	}
	table.begin()
	table.keep(8, 6, 50, 7, 0, 0, search.AtLeast)
	if e, hit := table.slot(8); !hit || e.move != 6 {
		t.Errorf("an old entry is kept: %+v, %v", e, hit)
	}
}

// TestDeclares knows when a win may be declared, in the search and at the root.
func TestDeclares(t *testing.T) {
	const camp = "RB+P+P+P+P+P+P+P/4K4/+P+P7/9/9/9/9/9/4k4 b RB 1"
	o := Opponent{Level: Levels}
	q := player.Question{Line: []rules.Position{at(t, camp)}}
	if s := begin(context.Background(), o, q); !s.declares() {
		t.Error("28 points are not enough in the search")
	}
	if a, err := o.Think(context.Background(), q); err != nil || !a.Claim {
		t.Errorf("it does not declare: %+v, %v", a, err)
	}
	q.Game = &player.Game{Rules: "shogi-24"}
	if s := begin(context.Background(), o, q); s.declares() {
		t.Error("28 points win by the rule for professionals")
	}
}

// TestDeclaresGiven declares as uwate with the points of the pieces that uwate gave up, in the
// search and at the root: gote has 18 points, or 17, and has given 9.
func TestDeclaresGiven(t *testing.T) {
	const camp = "9/9/9/LNSGKGSNL/PPPPPPPPP/RB7/+p+p+p+p+p4/+p+p+p+p4k/g8 w "
	o := Opponent{Level: Levels}
	for board, want := range map[string]bool{camp + "rg2s 1": true, strings.Replace(camp, "RB7", "RB6s", 1) + "rgs 1": false} {
		q := player.Question{Line: []rules.Position{at(t, board)}, Limits: player.Limits{Nodes: 1000}}
		if s := begin(context.Background(), o, q); s.declares() != want {
			t.Errorf("%s: in the search, %v", board, !want)
		}
		if a, err := o.Think(context.Background(), q); err != nil || a.Claim != want {
			t.Errorf("%s: %+v, %v", board, a, err)
		}
	}
}

// TestSeesLongMates plays a mate in nine plies at once, and says so.
func TestSeesLongMates(t *testing.T) {
	said := 0
	q := player.Question{
		Line:  []rules.Position{at(t, "lns2n3/1rgkbG3/1ppp4p/p4G1+R1/3n5/2PSPlP2/PP1P3PP/g3K1BS1/7NL b S5Pl 81")},
		Watch: func(th player.Thought) { said = th.Mate },
	}
	s := begin(context.Background(), Opponent{Level: Levels}, q)
	line := s.mate()
	if m := move(t, Opponent{Level: Levels}, q); len(line) != 9 || m != line[0].String() || said != 5 {
		t.Errorf("it plays %s, the mate is %v, and it says mate in %d", m, line, said)
	}
}
