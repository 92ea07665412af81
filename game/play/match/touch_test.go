package match

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock/clocktest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// TestBound touches pieces in order and checks the moves that are left.
func TestBound(t *testing.T) {
	for _, tt := range []struct {
		name, fen, touched string
		want               string // "" for any move
	}{
		{"nothing", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "", ""},
		{"a pawn", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2", "a2a3 a2a4"},
		{"the first of two", "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1", "b2 a2", "b2b3 b2b4"},
		{"the first that can move", "4k3/8/8/8/8/p7/P7/N3K3 w - - 0 1", "a2 a1", "a1b3 a1c2"},
		{"none that can move", "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2", ""},
		{"a pinned piece", "4k3/8/8/8/8/8/4r3/4NK2 w - - 0 1", "e1", "e1g2 e1c2 e1d3 e1f3"},
		{"an enemy that can be captured", "4k3/8/8/8/8/1p6/P7/R3K3 w - - 0 1", "b3", "a2b3"},
		{"an enemy that cannot be", "4k3/8/8/8/8/2p5/P7/4K3 w - - 0 1", "c3", ""},
		{"an enemy that cannot be, and an own piece", "4k3/8/8/8/8/2p5/P7/4K3 w - - 0 1", "c3 a2", "a2a3 a2a4"},
		{"one of each that can capture", "4k3/8/8/8/8/1p6/P1P5/4K3 w - - 0 1", "c2 b3", "c2b3"},
		{"one of each, the enemy first", "4k3/8/8/8/8/1p6/P1P5/4K3 w - - 0 1", "b3 c2", "c2b3"},
		{"one of each that cannot capture, the own first", "4k3/8/8/8/8/1p6/P6P/4K3 w - - 0 1", "h2 b3", "h2h3 h2h4"},
		{"one of each that cannot capture, the enemy first", "4k3/8/8/8/8/1p6/P6P/4K3 w - - 0 1", "b3 h2", "a2b3"},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", "e5d6"},
		{"the king alone may castle", "4k3/8/8/8/8/8/3PPP2/4K2R w K - 0 1", "e1", "e1d1 e1f1 e1g1"},
		{"king and rook", "4k3/8/8/8/8/8/3PPP2/4K2R w K - 0 1", "e1 h1", "e1g1"},
		{"king and the far rook", "4k3/8/8/8/8/8/3PPP2/R3K2R w KQ - 0 1", "e1 a1", "e1c1"},
		{"rook and king", "4k3/8/8/8/8/8/3PPP2/4K1NR w K - 0 1", "h1 e1", "h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
		{"king and a rook it cannot castle with", "4k3/8/8/8/8/8/3PPP2/4K2R w - - 0 1", "e1 h1", "e1d1 e1f1"},
		{"king and a rook with no move of the king", "4k3/8/8/8/8/8/3PPP2/3QKB1R w - - 0 1", "e1 h1", ""},
	} {
		p, err := chess.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		var made touches
		for _, s := range strings.Fields(tt.touched) {
			at, _ := rules.ParseSquare(s)
			made.touched = append(made.touched, at)
		}
		left, binds := made.bound(p)
		var got []string
		for _, m := range left {
			got = append(got, rules.Coordinates(chess, m))
		}
		want := strings.Fields(tt.want)
		slices.Sort(got)
		slices.Sort(want)
		if binds != (tt.want != "") || !slices.Equal(got, want) {
			t.Errorf("%s: %v %v, want %v", tt.name, binds, got, want)
		}
	}
}

// conducted starts a game between two people, or between a person and a program.
func conducted(t testing.TB, c Conduct, start, control string, black player.Player) (*Match, *Snapshot, *clocktest.Wall, *queue) {
	t.Helper()
	m, last, w, q := timed(t, control, record.New("chess", start), player.Human{}, black)
	m.config.Conduct = c
	return m, last, w, q
}

func on(name string) rules.Spot {
	s, _ := rules.ParseSquare(name)
	return rules.On(s)
}

// TestTouchMove touches a knight. No other piece can be moved before it.
func TestTouchMove(t *testing.T) {
	m, last, _, _ := conducted(t, Tournament, "", "60", player.Human{})
	m.Touch(on("e4"))
	m.Touch(on("g1"))
	m.Touch(on("e2"))
	if len(last.Touched) != 2 || len(last.Bound) != 2 {
		t.Fatalf("touched %v, which leaves %v", last.Touched, last.Bound)
	}
	e4, _ := chess.Read(m.line.position(), "e4")
	if err := m.Play(e4); err == nil {
		t.Error("a man that was not touched was moved")
	}
	play(t, m, "Nf3")
	if len(last.Touched) != 0 || last.Bound != nil {
		t.Errorf("after the move: %v, %v", last.Touched, last.Bound)
	}
	m, last, _, _ = conducted(t, Casual, "", "60", player.Human{})
	m.Touch(on("g1"))
	play(t, m, "e4")
	if last.Bound != nil {
		t.Error("a touch binds in a casual game")
	}
}

// TestArrive releases a pawn on the last rank. Its square is then fixed, but its
// promotion is not.
func TestArrive(t *testing.T) {
	m, last, _, _ := conducted(t, Tournament, "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "60", player.Human{})
	m.Arrive(on("a7"), rules.Sq(0, 7))
	if len(last.Bound) != 4 || last.Bound[0].To != rules.Sq(0, 7) {
		t.Errorf("left are %v", last.Bound)
	}
	m.Arrive(on("a7"), rules.Sq(1, 7))
	capture, _ := chess.Read(m.line.position(), "axb8=Q")
	if err := m.Play(capture); err == nil {
		t.Error("it went to another square")
	}
	play(t, m, "a8=N")
}

// TestStrict checks that actions not allowed by tournament rules are refused.
func TestStrict(t *testing.T) {
	m, last, _, _ := conducted(t, Tournament, "", "60", player.Human{})
	play(t, m, "e4 e5")
	if err := m.TakeBack(); err != ErrStrict || last.CanTakeBack {
		t.Errorf("a move is taken back: %v, %v", err, last.CanTakeBack)
	}
	if err := m.PlayFrom(0, rules.Move{From: rules.Sq(3, 1), To: rules.Sq(3, 3)}); err != ErrStrict {
		t.Errorf("a move is replaced: %v", err)
	}
	m.Hint(newScripted(), func(_ rules.Move, err error) {
		if err != ErrNoHelp {
			t.Errorf("a hint: %v", err)
		}
	})
	if err := m.Edit(func(r *record.Record) { r.TruncateMain(1) }); err != ErrPlaying {
		t.Errorf("an edit takes a move back: %v", err)
	}
}

// TestTouchesAreRemembered closes a game after a piece was touched and resumes it from
// what was saved: the touch still binds. The move then removes it from the record.
func TestTouchesAreRemembered(t *testing.T) {
	resumed := func(m *Match) (*Match, *Snapshot) {
		saved := m.line.record.Clone()
		m.Close()
		c := m.config
		last := new(Snapshot)
		c.Record, c.Observe = saved, func(s Snapshot) { *last = s }
		again, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		*last = again.Snapshot()
		again.Begin()
		return again, last
	}
	m, _, _, _ := conducted(t, Tournament, "", "60", player.Human{})
	play(t, m, "e4 d5")
	m.Touch(on("g1"))
	m.Touch(on("d5"))
	again, last := resumed(m)
	if len(last.Touched) != 2 || len(last.Bound) != 3 {
		t.Fatalf("resumed with %v touched, which leaves %v", last.Touched, last.Bound)
	}
	capture, _ := chess.Read(again.line.position(), "exd5")
	if err := again.Play(capture); err == nil {
		t.Error("a piece that was not touched was moved")
	}
	play(t, again, "Nf3")
	if again, last = resumed(again); last.Bound != nil || strings.Contains(strings.Join(slices.Collect(again.line.record.Main()[1].Texts(record.After)), " "),
		touchedCommand) {
		t.Errorf("after the move: %v", last.Bound)
	}

	m, _, _, _ = conducted(t, Tournament, "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "60", player.Human{})
	m.Arrive(on("a7"), rules.Sq(0, 7))
	again, last = resumed(m)
	if len(last.Bound) != 4 || !last.Arrived {
		t.Fatalf("resumed with a pawn let go of: left are %v", last.Bound)
	}
	if err := again.Resign(); err != nil || again.line.record.Root().Command(touchedCommand) != "" {
		t.Errorf("%v: the game is over, and %q still touched", err, again.line.record.Root().Command(touchedCommand))
	}
}

// TestTouchesThatDoNotFit resumes games whose record was edited elsewhere.
func TestTouchesThatDoNotFit(t *testing.T) {
	for _, tt := range []struct {
		conduct       Conduct
		value, result string
		touched       int
	}{
		{Tournament, "g1", "*", 1},
		{Tournament, "g1 g1 g1-g8 e4 z9 -", "*", 1},
		{Tournament, "g1", "1-0", 0},
		{Casual, "g1", "*", 0},
	} {
		rec := record.New("chess", "")
		rec.Root().Set(touchedCommand, tt.value)
		rec.Result = rules.Result(tt.result)
		q := newQueue()
		m, err := New(Config{
			Rules: chess, Record: rec, Conduct: tt.conduct, Post: q.post, Observe: func(Snapshot) {},
			Seats: [2]Seat{{phrase.Say("Ada"), player.Human{}}, {phrase.Say("Bob"), player.Human{}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		if s := m.Snapshot(); len(s.Touched) != tt.touched || s.Arrived {
			t.Errorf("%q in a game %q, %s: touched are %v", tt.value, tt.conduct, tt.result, s.Touched)
		}
	}
}
