package session

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// premoving returns a table with premoves enabled, after some moves.
func premoving(t testing.TB, n Setup, sans ...string) *table {
	t.Helper()
	tb := sit(t, n)
	tb.SetOptions(Options{Explain: Always, Premoves: true})
	for i, san := range sans {
		if i%2 == int(n.Side) {
			tb.plays(san)
		} else {
			tb.bobs(san)
		}
	}
	return tb
}

// waits makes a premove by typing it.
func (tb *table) waits(text string) {
	tb.t.Helper()
	m, open, err := tb.Snapshot().Read(text)
	if err != nil || open {
		tb.t.Fatal(text, open, err)
	}
	tb.Premoves.Set(m)
	if tb.Snapshot().Premove != m {
		tb.t.Fatalf("%s does not wait", text)
	}
}

func TestPremove(t *testing.T) {
	for _, tt := range []struct {
		name             string
		before           []string
		waits, bob, want string
		says             string
	}{
		{name: "played", before: []string{"e4"}, waits: "Nf3", bob: "e5", want: "e4 e5 Nf3"},
		{name: "not legal", before: []string{"e4"}, waits: "e5", bob: "e5", want: "e4 e5", says: "Premove cancelled: e4–e5 is not legal after 1...e5."},
		{name: "a recapture", before: []string{"e4", "d5", "Nc3"}, waits: "Nxe4", bob: "dxe4", want: "e4 d5 Nc3 dxe4 Nxe4"},
		{
			name: "no recapture", before: []string{"e4", "d5", "Nc3"}, waits: "Nxe4", bob: "e6", want: "e4 d5 Nc3 e6",
			says: "Premove cancelled: c3–e4 is not legal after 2...e6.",
		},
		{name: "castling", before: []string{"e4", "e5", "Nf3", "Nc6", "Bc4"}, waits: "O-O", bob: "Nf6", want: "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O"},
		{name: "in passing", before: []string{"e4", "a6", "e5"}, waits: "exd6", bob: "d5", want: "e4 a6 e5 d5 exd6"},
		{
			name: "in check", before: []string{"e4", "e5", "f4"}, waits: "Nc3", bob: "Qh4", want: "e4 e5 f4 Qh4+",
			says: "Premove cancelled: b1–c3 is not legal after 2...Qh4+.",
		},
		{name: "after the end", before: []string{"f3", "e5", "g4"}, waits: "a3", bob: "Qh4", want: "f3 e5 g4 Qh4#"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tb := premoving(t, against(), tt.before...)
			keeps, before := tb.keeps, tb.sans()
			tb.waits(tt.waits)
			if tb.sans() != before || tb.keeps != keeps {
				t.Errorf("a move that waits is in the game: %q, saved %d times", tb.sans(), tb.keeps-keeps)
			}
			tb.bobs(tt.bob)
			if got := tb.sans(); got != tt.want {
				t.Errorf("the game is %q, want %q", got, tt.want)
			}
			if got := tb.says(); got != tt.says {
				t.Errorf("it says %q, want %q", got, tt.says)
			}
			if !tb.Snapshot().Premove.Null() {
				t.Error("it waits still")
			}
		})
	}
}

// TestAPromotionWaits checks that a premove promotes to the piece chosen with it.
func TestAPromotionWaits(t *testing.T) {
	n := against()
	n.Start = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1"
	tb := premoving(t, n, "Kd2")
	if _, open, err := tb.Snapshot().Read("b8"); !open || err != nil {
		t.Errorf("b8 alone: %v, %v", open, err)
	}
	tb.waits("b8=N")
	tb.bobs("Kd8")
	if got := tb.sans(); got != "Kd2 Kd8 b8=N" {
		t.Error(got)
	}
}

// TestADropWaits makes a premove in shogi that drops a piece in hand.
func TestADropWaits(t *testing.T) {
	n := Setup{Engine: true, Level: 1, Side: rules.White, Name: "Ada", Variant: "shogi", Start: "4k4/9/9/9/9/9/9/9/4K4 b G 1"}
	tb := premoving(t, n)
	tb.plays("K-5h")
	tb.waits("G*5b")
	if text := tb.Snapshot().Waiting().String(); text != "gold on 5b" {
		t.Error(text)
	}
	q := tb.next(tb.bob)
	m, err := tb.Snapshot().Rules.Read(q.q.Position(), "K-4a")
	if err != nil {
		t.Fatal(err)
	}
	q.reply(player.Action{Move: m}, nil)
	if tb.run(); tb.sans() != "K-5h K-4a G*5b" {
		t.Error(tb.sans())
	}
}

// TestDropped lists the events that drop a premove.
func TestDropped(t *testing.T) {
	for name, what := range map[string]func(*table){
		"withdrawn":    func(tb *table) { tb.Premoves.Withdraw() },
		"taken back":   func(tb *table) { tb.TakeBack() },
		"resigned":     func(tb *table) { tb.Resign() },
		"out of sight": func(tb *table) { tb.Browse(nil) },
		"switched off": func(tb *table) { tb.SetOptions(Options{}) },
		"another game": func(tb *table) { tb.t.Helper(); _ = tb.Start(against()) },
	} {
		t.Run(name, func(t *testing.T) {
			tb := premoving(t, against(), "e4")
			tb.waits("Nf3")
			what(tb)
			if !tb.Snapshot().Premove.Null() {
				t.Error("it waits still")
			}
		})
	}
}

// TestNothingWaits checks that no premove is accepted if the opponent is not to move.
func TestNothingWaits(t *testing.T) {
	for name, tb := range map[string]*table{
		"one's own move": premoving(t, against(), "e4", "e5"),
		"two people":     premoving(t, Setup{}, "e4"),
		"a tournament":   premoving(t, tournament(), "e4"),
		"a study":        study(t, "1. e4 e5 *"),
		"an earlier one": premoving(t, against(), "e4", "e5", "Nf3"),
	} {
		t.Run(name, func(t *testing.T) {
			if name == "an earlier one" {
				tb.Browse(record.Mainline(1))
			}
			tb.SetOptions(Options{Premoves: true})
			tb.Premoves.Set(rules.Move{From: rules.Sq(6, 0), To: rules.Sq(5, 2)})
			if s := tb.Snapshot(); s.Ahead || !s.Premove.Null() {
				t.Errorf("%v waits", s.Premove)
			}
		})
	}
}

// tournament returns the setup of a game by tournament rules.
func tournament() Setup {
	n := against()
	n.Conduct = match.Tournament
	return n
}

// TestAPremoveTakesNoTime plays a premove with a clock that runs while the window is
// busy.
func TestAPremoveTakesNoTime(t *testing.T) {
	n := against()
	var err error
	if n.Time, err = clock.Parse("60+2"); err != nil {
		t.Fatal(err)
	}
	tb := premoving(t, n, "e4")
	tb.waits("Nf3")
	tb.pass(3 * time.Second)
	observe := tb.config.Observe
	tb.config.Observe = func(s Snapshot) { tb.wall.Time = tb.wall.Time.Add(40 * time.Millisecond); observe(s) }
	tb.bobs("e5")
	if body := tb.body(); !strings.Contains(body, "2. Nf3 {[%clk 0:01:04]}") {
		t.Error(body)
	}
}

// TestWhatCannotWait checks what is said about moves that cannot be premoves.
func TestWhatCannotWait(t *testing.T) {
	tb := premoving(t, against(), "e4")
	tb.Reasons.Refuse(rules.On(rules.Sq(4, 3)), rules.Sq(4, 5))
	if got := tb.says(); got != "e4–e6 will not be legal, whatever your opponent plays." {
		t.Error(got)
	}
	for text, wrong := range map[string]string{"Ke3": `"Ke3" is not a legal move here`, "x": `"x" is not a move`} {
		if _, _, err := tb.Snapshot().Read(text); err == nil || err.Error() != wrong {
			t.Error(err)
		}
	}
	tb = premoving(t, against(), "Nf3", "e5", "d3")
	if _, _, err := tb.Snapshot().Read("Nd2"); err == nil || !strings.Contains(err.Error(), "could be") {
		t.Error(err)
	}
	n := against()
	n.Start = "4k3/8/8/4b3/8/2N3N1/8/4K3 w - - 0 1" // the bishop can capture either knight
	tb = premoving(t, n, "Kf1")
	if _, _, err := tb.Snapshot().Read("Ne4"); err == nil || !strings.Contains(err.Error(), "more than one move") {
		t.Error(err)
	}
}
