package why

import (
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
)

var chess orthodox.Rules

func ask(t *testing.T, fen, san string) Answer {
	t.Helper()
	p, err := chess.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return Ask([]rules.Position{p}, read(t, p, san), nil, nil, false)
}

func read(t *testing.T, p rules.Position, san string) rules.Move {
	t.Helper()
	m, err := chess.Read(p, san)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// follow asks about the first of some moves, and plays the others as tries. The answers of the
// proof are played as well.
func follow(t *testing.T, fen, moves string) Talk {
	t.Helper()
	all := strings.Fields(moves)
	talk := ask(t, fen, all[0]).Begin()
	for i := range all {
		if i > 0 {
			if !talk.Open() {
				t.Fatalf("%s cannot be tried", all[i])
			}
			talk = then(t, talk, read(t, talk.Position(), all[i]))
		}
		if m, more := talk.Next(); more {
			talk = then(t, talk, m)
		}
	}
	return talk
}

func then(t *testing.T, talk Talk, m rules.Move) Talk {
	t.Helper()
	next, err := talk.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// Positions in which Black can overlook a fork, and White loses a piece, the exchange, or the
// game.
const (
	forked   = "r3k3/p4p2/8/1N6/8/8/5PPP/6K1 b - - 0 1"
	given    = "4k3/2p5/3p4/8/4N3/8/8/4K3 w - - 0 1"
	exchange = "4r1k1/1b3ppp/8/1P6/8/7P/5PP1/R5K1 w - - 0 1"
	mated    = "6k1/5ppp/8/8/1q6/8/1Q3PPP/6K1 w - - 0 1"
	runner   = "8/8/8/1p6/8/8/8/k6K w - - 0 1"
)

// TestTalk tries replies to what is proved.
func TestTalk(t *testing.T) {
	for _, tt := range []struct{ fen, moves, says string }{
		{forked, "f5", "This allows Nc7+, winning a rook with a fork of the king on e8 and the rook on a8."},
		{forked, "f5 Kd7", "After Kd7, Nxa8 wins a rook."},
		{given, "Nc5 Kd2", "Kd2 changes nothing: Black has won a piece."},
		{exchange, "Ra6 bxa6", "After bxa6, Ra8 follows."},
		{exchange, "Ra6 f4", "After f4, Bxb5 wins a rook and a pawn."},
		{mated, "Qc3", "Black can now force checkmate in 2 moves, starting with Qb1+."},
		{mated, "Qc3 Qc1", "After Qc1, Qxc1# is checkmate."},
		{runner, "Kg1 Kf2", "After Kf2, b3 follows."},
		{runner, "Kg1 Kf2 Ke2 Kd2", "After Kd2, b1=Q follows, and the new queen is safe."},
	} {
		if got := follow(t, tt.fen, tt.moves).Says(chess).String(); got != tt.says {
			t.Errorf("%s: %q, want %q", tt.moves, got, tt.says)
		}
	}
}

// TestNothing asks about a good move.
func TestNothing(t *testing.T) {
	a := ask(t, forked, "Kd7")
	talk := a.Begin()
	_, more := talk.Next()
	if said := talk.Says(chess).String(); a.Proved || more || talk.Open() || said != "Nothing can be proved against Kd7." {
		t.Errorf("it says %q", said)
	}
}

// TestMissed asks about moves in place of which others would have won something.
func TestMissed(t *testing.T) {
	for _, tt := range []struct{ fen, asked, better, says, reply, then string }{
		{
			"r3k3/p4p2/8/1N6/8/8/5PPP/6K1 w - - 0 1", "h3", "Nc7+",
			"Instead, Nc7+ would have won a rook with a fork of the king on e8 and the rook on a8.", "Kd7", "After Kd7, Nxa8 wins a rook.",
		},
		{"rnbqkbnr/ppppp2p/5p2/4P1p1/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3", "exf6", "Qh5#", "White could have given checkmate with Qh5#.", "", ""},
	} {
		p, err := chess.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		line, asked, better := []rules.Position{p}, read(t, p, tt.asked), read(t, p, tt.better)
		if a := Ask(line, asked, []rules.Move{better}, nil, false); a.Proved {
			t.Errorf("%s is told", tt.better)
		}
		a := Ask(line, asked, []rules.Move{better}, nil, true)
		talk := a.Begin()
		m, more := talk.Next()
		if said := talk.Says(chess).String(); said != tt.says || !more || m != better || talk.Open() {
			t.Fatalf("it says %q and plays %v", said, m)
		}
		if wrong := audit(p, a.Proof); wrong != "" {
			t.Error(wrong)
		}
		if talk = then(t, talk, m); tt.reply == "" {
			continue
		}
		if !talk.Fresh() {
			t.Error("nothing can be tried")
		}
		talk = then(t, talk, read(t, talk.Position(), tt.reply))
		m, _ = talk.Next()
		talk = then(t, talk, m)
		if said := talk.Says(chess).String(); said != tt.then {
			t.Errorf("it says %q", said)
		}
		if talk, more = talk.Back(); !more || len(talk.Moves) != 1 {
			t.Errorf("back at %d moves", len(talk.Moves))
		}
		if _, more = talk.Back(); more {
			t.Error("the better move is taken back")
		}
	}
}

// TestThreat says what is threatened after a move against which nothing is proved.
func TestThreat(t *testing.T) {
	p, err := chess.Parse("5rk1/p4ppp/8/8/8/3B4/4QPPP/6K1 b - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	asked := read(t, p, "a5")
	next, err := p.Play(asked)
	if err != nil {
		t.Fatal(err)
	}
	a := Ask([]rules.Position{p}, asked, []rules.Move{read(t, p, "f5")}, []rules.Move{read(t, next, "Qe4")}, false)
	if said := a.Sentence(chess).String(); a.Proved || said != "Nothing can be proved against a5. This allows Qe4, threatening checkmate with Qxh7#." {
		t.Errorf("it says %q", said)
	}
	if talk := a.Begin(); talk.Open() || len(talk.Moves) > 0 {
		t.Error("a threat is played out")
	}
}

// TestBack takes tries back, one by one.
func TestBack(t *testing.T) {
	talk := follow(t, runner, "Kg1 Kf2 Ke2")
	for _, want := range []int{4, 2} {
		var ok bool
		if talk, ok = talk.Back(); !ok || len(talk.Moves) != want || !talk.Open() {
			t.Fatalf("back at %d moves, want %d", len(talk.Moves), want)
		}
	}
	if _, ok := talk.Back(); ok {
		t.Error("the move that was asked about is taken back")
	}
	talk = then(t, talk, read(t, talk.Position(), "Kf2"))
	if back, ok := talk.Back(); !ok || len(back.Moves) != 2 {
		t.Errorf("a try without an answer: %d moves", len(back.Moves))
	}
}

// TestStubborn follows the most stubborn play to its end.
func TestStubborn(t *testing.T) {
	talk := follow(t, runner, "Kg1")
	for m, ok := talk.Stubborn(); ok; m, ok = talk.Stubborn() {
		if talk = then(t, talk, m); !talk.turn() {
			m, _ = talk.Next()
			talk = then(t, talk, m)
		}
	}
	if last := talk.Moves[len(talk.Moves)-1]; last.Promote != rules.Queen {
		t.Errorf("it ends with %v", last)
	}
}

// TestAuditor gives the auditor proofs that are wrong.
func TestAuditor(t *testing.T) {
	a := ask(t, forked, "f5")
	for name, spoil := range map[string]func(*claims.Proof){
		"a reply is missing":      func(p *claims.Proof) { p.Tree.Next[0].Next = p.Tree.Next[0].Next[1:] },
		"an answer is missing":    func(p *claims.Proof) { p.Tree.Next = nil },
		"more is claimed":         func(p *claims.Proof) { p.Gain = 6 },
		"it is said to be mate":   func(p *claims.Proof) { p.Kind = claims.Mate },
		"the answer is not legal": func(p *claims.Proof) { p.Tree.Next[0].Move = p.Tree.Move },
	} {
		p := a.Proof
		p.Tree.Next = []claims.Node{p.Tree.Next[0]}
		spoil(&p)
		if audit(a.Before, p) == "" {
			t.Errorf("%s, and the auditor finds nothing", name)
		}
	}
	if wrong := audit(a.Before, a.Proof); wrong != "" {
		t.Error(wrong)
	}
}
