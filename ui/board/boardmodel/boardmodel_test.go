package boardmodel

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/variants"
)

var chess orthodox.Rules

const (
	start  = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	promo  = "1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 0 1"
	promoB = "1n2k3/P7/8/8/8/8/p7/1N2K3 b - - 0 1"
	pinned = "4K3/8/8/8/8/8/k3p2R/8 b - - 0 1"
)

func board(t testing.TB, fen string) State {
	t.Helper()
	p, err := chess.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return State{}.Show(Shown{Shape: rules.ShapeOf(chess), Position: p, Enabled: true})
}

// run performs a script of gestures: "pe2" press, "re4" release, "d" drag, "p-" and "r-"
// outside, "Re4" release asking, "xe2" right press, "ye4" right release, "esc", arrow
// words, "act", "del", "=knight". It returns the results.
func run(s State, script string) (State, string) {
	var out []string
	for _, w := range strings.Fields(script) {
		var r Result
		s, r = s.On(event(w))
		switch {
		case r.Played:
			text := r.Move.From.String() + r.Move.To.String() + string(r.Move.Promote)
			if r.ByHand {
				text += " by hand"
			}
			out = append(out, text)
		case r.Ahead:
			out = append(out, "ahead "+r.Move.From.String()+r.Move.To.String()+string(r.Move.Promote))
		case r.Withdrawn:
			out = append(out, "withdrawn")
		case r.Refused:
			out = append(out, "no "+r.From.String()+r.To.String())
		case r.Put:
			out = append(out, "put "+r.At.String())
		case r.Carried:
			text := r.From.String() + r.At.String()
			if r.ByHand {
				text += " by hand"
			}
			out = append(out, text)
		case r.Gone:
			out = append(out, "gone "+r.From.String())
		}
	}
	return s, strings.Join(out, ", ")
}

func event(w string) Event {
	at := rules.Spot{}
	if s, err := rules.ParseSquare(w[1:]); err == nil {
		at = rules.On(s)
	}
	switch {
	case w == "d":
		return Drag{}
	case w == "esc":
		return Cancel{}
	case w == "act":
		return Act{}
	case w == "del":
		return Remove{}
	case w == "up":
		return Step{Ranks: 1}
	case w == "down":
		return Step{Ranks: -1}
	case w == "left":
		return Step{Files: -1}
	case w == "right":
		return Step{Files: 1}
	case w[0] == '=':
		return Choose{rules.Kind(w[1:])}
	case w[0] == 'p':
		return Press{at}
	case w[0] == 'r':
		return Release{At: at}
	case w[0] == 'R':
		return Release{At: at, Ask: true}
	case w[0] == 'x':
		return RightPress{At: at}
	case w[0] == 'y':
		return RightRelease{at}
	}
	panic("no event " + w)
}

// TestGestures960 castles by moving the king onto the rook, by two squares and to where
// castling leaves it. If the king can also step there, the person chooses.
func TestGestures960(t *testing.T) {
	g, _ := variants.All().Find("chess960")
	for _, tt := range []struct{ name, fen, script, want string }{
		{"onto the rook", "4k3/8/8/8/8/8/8/1K5R w K - 0 1", "pb1 rb1 ph1 rh1", "b1h1"},
		{"onto the rook beside it", "4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "pf1 d rg1", "f1g1 by hand"},
		{"two squares", "4k3/8/8/8/8/8/8/1K5R w K - 0 1", "pb1 rb1 pd1 rd1", "b1h1"},
		{"to the last square", "4k3/8/8/8/8/8/8/1K5R w K - 0 1", "pb1 rb1 pg1 rg1", "b1h1"},
		{"to another square", "4k3/8/8/8/8/8/8/1K5R w K - 0 1", "pb1 d re1", "no b1e1"},
		{"a step", "4k3/8/8/8/8/8/8/1K5R w K - 0 1", "pb1 rb1 pc1 rc1", "b1c1"},
		{"a step or castling: open", "4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "pb1 rb1 pc1 rc1", ""},
		{"a step or castling: the step", "4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "pb1 rb1 pc1 rc1 =", "b1c1"},
		{"a step or castling: castling", "4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "pb1 rb1 pc1 rc1 =rook", "b1a1"},
		{"Black", "r4k2/8/8/8/8/8/8/4K3 b q - 0 1", "pf8 rf8 pd8 rd8", "f8a8"},
		{"may not", "4k3/8/8/8/8/8/8/RK6 w - - 0 1", "pb1 d ra1", "no b1a1"},
	} {
		p, err := g.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		s := State{}.Show(Shown{Shape: rules.ShapeOf(g), Position: p, Enabled: true})
		if _, got := run(s, tt.script); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestGestures(t *testing.T) {
	for _, tt := range []struct{ name, fen, script, want string }{
		{"click click", start, "pe2 re2 pe4 re4", "e2e4"},
		{"drag", start, "pe2 d re4", "e2e4 by hand"},
		{"fast drag", start, "pe2 re4", "e2e4 by hand"},
		{"reselect", start, "pe2 re2 pg1 rg1 pf3 rf3", "g1f3"},
		{"again puts down", start, "pe2 re2 pe2 re2 pe4 re4", ""},
		{"drop home", start, "pe2 d re2 pe4 re4", ""},
		{"drop home after a click", start, "pe2 re2 pe2 d re2 pe4 re4", ""},
		{"second drag of the selected", start, "pe2 re2 pe2 d re4", "e2e4 by hand"},
		{"drop outside", start, "pe2 d r- pe4 re4", ""},
		{"esc", start, "pe2 re2 esc pe4 re4", ""},
		{"right click", start, "pe2 re2 xa5 ya5 pe4 re4", ""},
		{"press outside", start, "pe2 re2 p- r- pe4 re4", ""},
		{"opponent's piece", start, "pe7 re7 pe5 re5", ""},
		{"opponent's piece, dragged", start, "pe7 d re5", "no e7e5"},
		{"opponent's piece, dragged out", start, "pe7 d r- pe2 re2 pe4 re4", "e2e4"},
		{"empty square", start, "pe4 re4 pe5 re5", ""},
		{"not legal", start, "pe2 re2 pe5 re5 pe4 re4", "no e2e5"},
		{"not legal, dragged", start, "pe2 d re5", "no e2e5"},
		{"press a target, release elsewhere", start, "pe2 re2 pe4 re5 pe3 re3", "e2e3"},
		{"castle", castle, "pe1 re1 pg1 rg1", "e1g1"},
		{"castle on the rook", castle, "pe1 re1 ph1 rh1", "e1g1"},
		{"castle long on the rook, dragged", castle, "pe1 d ra1", "e1c1 by hand"},
		{"rook to king is no castling", castle, "pa1 d re1", "no a1e1"},
		{"promote", promo, "pa7 ra7 pa8 ra8 =queen", "a7a8queen"},
		{"promote to the fourth", promo, "pa7 d ra8 =knight", "a7a8knight"},
		{"promote on a capture", promo, "pa7 d rb8 =rook", "a7b8rook"},
		{"promote by Black", promoB, "pa2 d rb1 =bishop", "a2b1bishop"},
		{"promote by letter", promo, "pa7 d ra8 =knight", "a7a8knight"},
		{"no such promotion", promo, "pa7 d ra8 =king =bishop", "a7a8bishop"},
		{"promotion cancelled by esc", promo, "pa7 d ra8 esc =knight", ""},
		{"promotion cancelled by a press", promo, "pa7 d ra8 ph4 rh4 pa8 ra8", ""},
		{"a release chooses nothing", promo, "pa7 d ra8 ra8 ra7", ""},
		{"keys choose", promo, "pa7 d ra8 down down act", "a7a8bishop"},
		{"keys choose for Black", promoB, "pa2 d ra1 up act", "a2a1rook"},
		{"keys wrap", promo, "pa7 d ra8 up act", "a7a8knight"},
		{"a pinned pawn is not asked", pinned, "pe2 d re1", "no e2e1"},
		{"cursor", start, "up up act up up act", "e2e4"},
		{"cursor reselects", start, "up up act left act up act", "d2d3"},
		{"cursor puts down", start, "up up act act up up act", ""},
		{"cursor refused", start, "act act up act", ""},
		{"mouse hides the cursor", start, "up up pa4 ra4 up act up up act", "e2e4"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if _, got := run(board(t, tt.fen), tt.script); got != tt.want {
				t.Errorf("%s gave %q, want %q", tt.script, got, tt.want)
			}
		})
	}
}

// TestFree sets up a position, without regard to the legal moves.
func TestFree(t *testing.T) {
	for _, tt := range []struct {
		name, script string
		stamp        bool
		want         string
	}{
		{"anywhere", "pe2 re2 pe5 re5", false, "e2e5"},
		{"of either side", "pe7 d rb4", false, "e7b4 by hand"},
		{"onto another", "pa1 d ra8", false, "a1a8 by hand"},
		{"a click on another picks that up", "pa1 ra1 ph8 rh8 ph4 rh4", false, "h8h4"},
		{"a pawn to the far rank is not asked", "pa2 d ra8", false, "a2a8 by hand"},
		{"off the board", "pe2 d r-", false, "gone e2"},
		{"a click beside it", "pe2 re2 p- r-", false, ""},
		{"put down where it was", "pe2 d re2", false, ""},
		{"the other button", "xe2 ye2 xe4 ye4 x- y-", false, "gone e2"},
		{"the other button puts down", "pe2 re2 xe2 ye2", false, ""},
		{"keys", "up act up up up act", false, "e1e4"},
		{"delete at the cursor", "del up del up up del", false, "gone e1"},
		{"delete what is picked up", "pd1 rd1 del", false, "gone d1"},
		{"stamp", "pe4 re4 pe2 d re5 p- r-", true, "put e4, put e2"},
		{"stamp by keys", "act act up act", true, "put e1, put e2"},
		{"the other button with a stamp", "xa1 ya1", true, "gone a1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, got := run(board(t, start).Editing(true, tt.stamp), tt.script)
			if got != tt.want {
				t.Errorf("%s gave %q, want %q", tt.script, got, tt.want)
			}
			if len(s.Drawn) > 0 || len(s.Targets()) > 0 {
				t.Errorf("arrows %v, targets %v", s.Drawn, s.Targets())
			}
		})
	}
	s, _ := run(board(t, start).Editing(true, false), "pe2 re2")
	if s = s.Editing(true, true); s.Picked() {
		t.Error("a stamp leaves a piece in hand")
	}
}

func TestAlwaysQueen(t *testing.T) {
	for _, tt := range []struct{ script, want string }{
		{"pa7 d ra8", "a7a8queen by hand"},
		{"pa7 ra7 pa8 ra8", "a7a8queen"},
		{"pa7 d Ra8 =knight", "a7a8knight"},
		{"pa7 ra7 pa8 Ra8 =rook", "a7a8rook"},
	} {
		s := board(t, promo)
		s.AlwaysQueen = true
		if _, got := run(s, tt.script); got != tt.want {
			t.Errorf("%s gave %q, want %q", tt.script, got, tt.want)
		}
	}
}

func TestNotYourTurn(t *testing.T) {
	s := board(t, start)
	s = s.Show(Shown{Shape: s.Shape, Position: s.Position, Enabled: false})
	if s, got := run(s, "pe2 re2 pe4 re4 pe2 d re4 up up act up up act"); got != "no e2e4" || s.Picked() {
		t.Errorf("moved while it is not allowed, or a drag was not answered: %q", got)
	}
}

func TestNewPositionRests(t *testing.T) {
	s, _ := run(board(t, promo), "pa7 d ra8 xh1 yh2")
	if len(s.Choices) != 0 {
		t.Fatal("a right press leaves the chooser open")
	}
	s, _ = run(s, "xh1 yh2 pa7 d ra8")
	if len(s.Choices) != 4 || len(s.Drawn) != 1 {
		t.Fatalf("choices %v, arrows %v", s.Choices, s.Drawn)
	}
	same := s.Show(Shown{Shape: s.Shape, Position: s.Position, Enabled: true})
	if len(same.Choices) != 4 || len(same.Drawn) != 1 {
		t.Error("showing the same position closes the chooser")
	}
	p, err := chess.Parse(start)
	if err != nil {
		t.Fatal(err)
	}
	if s = s.Show(Shown{Shape: s.Shape, Position: p, Enabled: true}); s.Picked() || s.Choices != nil || s.Drawn != nil {
		t.Errorf("a new position leaves %+v", s)
	}
}

func TestDrawing(t *testing.T) {
	s, _ := run(board(t, start), "xe2 ye4 xd4 yd4 xa1 y- x- ya1")
	want := []Drawing{{Arrow{rulestest.Square("e2"), rulestest.Square("e4")}, 'G'}, {Arrow{rulestest.Square("d4"), rulestest.Square("d4")}, 'G'}}
	if !reflect.DeepEqual(s.Drawn, want) {
		t.Errorf("drew %v, want %v", s.Drawn, want)
	}
	before := s
	s, _ = run(s, "xe2 ye4")
	if !reflect.DeepEqual(s.Drawn, want[1:]) || !reflect.DeepEqual(before.Drawn, want) {
		t.Errorf("wiped to %v; before %v", s.Drawn, before.Drawn)
	}
	red, _ := before.On(RightPress{At: rules.On(rulestest.Square("e2")), Colour: 'R'})
	red, _ = red.On(RightRelease{At: rules.On(rulestest.Square("e4"))})
	if again := append(want[1:2:2], Drawing{Arrow{rulestest.Square("e2"), rulestest.Square("e4")}, 'R'}); !reflect.DeepEqual(red.Drawn, again) {
		t.Errorf("another colour gives %v, want %v", red.Drawn, again)
	}
	if s, _ = run(s, "pe5 re5"); s.Drawn != nil {
		t.Error("a click on nothing leaves the drawings")
	}
}

func TestTargets(t *testing.T) {
	s, _ := run(board(t, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "pe5 re5")
	if got := fmt.Sprint(s.Targets()); got != "[d6 e6]" && got != "[e6 d6]" {
		t.Errorf("targets %v", got)
	}
	if !s.Takes(s.Selected, rulestest.Square("d6")) || s.Takes(s.Selected, rulestest.Square("e6")) {
		t.Error("en passant is not told as a capture")
	}
}

// FuzzEvents checks that any gestures keep the invariants: only legal moves are played,
// the chooser opens only for several moves of one step, the piece in hand is the mover's,
// and nothing is in hand after a move.
func FuzzEvents(f *testing.F) {
	f.Add(promo, []byte{0, 48, 1, 0, 2, 56, 0, 56})
	f.Add(castle, []byte{0, 4, 2, 4, 0, 7, 2, 7})
	f.Fuzz(func(t *testing.T, fen string, data []byte) {
		p, err := chess.Parse(fen)
		if err != nil {
			return
		}
		s := State{}.Show(Shown{Shape: rules.ShapeOf(chess), Position: p, Enabled: true})
		for i := 0; i+1 < len(data); i += 2 {
			at := rules.On(rules.Sq(int(data[i+1])%8, int(data[i+1])/8%8))
			if data[i+1] >= 128 {
				at = rules.Spot{}
			}
			events := []Event{
				Press{at},
				Drag{},
				Release{At: at},
				Release{At: at, Ask: true},
				RightPress{At: at},
				RightRelease{at},
				Cancel{},
				Step{Files: 1},
				Step{Files: -1},
				Step{Ranks: 1},
				Step{Ranks: -1},
				Act{},
				Choose{rules.Knight},
				Ask{at, rulestest.Square("e4")},
			}
			var r Result
			s, r = s.On(events[int(data[i])%len(events)])
			if r.Played {
				if !rules.Legal(s.Position, r.Move) || s.Picked() || len(s.Choices) > 0 || s.Dragging {
					t.Fatalf("played %v and left %+v", r.Move, s)
				}
				next, err := s.Position.Play(r.Move)
				if err != nil {
					t.Fatal(err)
				}
				s = s.Show(Shown{Shape: s.Shape, Position: next, Enabled: true})
			}
			if len(s.Choices) == 1 || len(s.Choices) > 1 && (s.Choice < 0 || s.Choice >= len(s.Choices)) {
				t.Fatalf("chooser %v at %d", s.Choices, s.Choice)
			}
			if piece, ok := rules.PieceAt(s.Position, s.Selected); s.Picked() && (!ok || piece.Side != s.Position.Turn()) {
				t.Fatalf("picked up %v", s.Selected)
			}
		}
	})
}
