package boardmodel

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

var drops rulestest.Drops

// held is a position with two pawns and a rook in Black's hand, and a pawn that may
// promote or not.
const held = "K4/5/2p2/5/4k[Rppr] b"

func dropBoard(t testing.TB, text string) State {
	t.Helper()
	p, err := drops.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return State{}.Show(Shown{Shape: drops.Shape(), Position: p, Enabled: true})
}

func black(k rules.Kind) rules.Spot { return rules.InHand(rules.Piece{Side: rules.Black, Kind: k}) }

func white(k rules.Kind) rules.Spot { return rules.InHand(rules.Piece{Side: rules.White, Kind: k}) }

// TestDropGestures drops pieces from a hand by clicks, by dragging and by keys.
func TestDropGestures(t *testing.T) {
	on := func(name string) rules.Spot { return rules.On(rulestest.Square(name)) }
	click := func(s rules.Spot) []Event { return []Event{Press{s}, Release{At: s}} }
	join := func(parts ...[]Event) (all []Event) {
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	right, left, up, down := Step{Files: 1}, Step{Files: -1}, Step{Ranks: 1}, Step{Ranks: -1}
	for _, tt := range []struct {
		name   string
		events []Event
		want   string // the move, "no" and the refused step, or nothing
	}{
		{"click, click", join(click(black(rules.Pawn)), click(on("b2"))), "P@b2"},
		{"drag", []Event{Press{black(rules.Rook)}, Drag{}, Release{At: on("e5")}}, "R@e5"},
		{"put back", join([]Event{Press{black(rules.Rook)}, Drag{}, Release{At: black(rules.Rook)}}, click(on("b2"))), ""},
		{"let go beside the board", join([]Event{Press{black(rules.Rook)}, Drag{}, Release{}}, click(on("b2"))), ""},
		{"another of the hand", join(click(black(rules.Rook)), click(black(rules.Pawn)), click(on("b2"))), "P@b2"},
		{"a piece after the hand", join(click(black(rules.Rook)), click(on("e1")), click(on("d1"))), "e1d1"},
		{"nowhere to move on", join(click(black(rules.Pawn)), click(on("b5"))), "no pawn b5"},
		{"the opponent's hand", join(click(white(rules.Rook)), click(on("b2"))), ""},
		{"the opponent's hand, dragged", []Event{Press{white(rules.Rook)}, Drag{}, Release{At: on("b2")}}, "no rook b2"},
		{"promote", join(click(on("c3")), click(on("c4")), []Event{Act{}}), "c3c4+"},
		{"stay", join(click(on("c3")), click(on("c4")), []Event{Choose{rules.NoKind}}), "c3c4="},
		{"keys: into the hand and back", []Event{up, right, right, right, Act{}, left, left, Act{}}, "P@d1"},
		{"keys: up the hand", []Event{up, right, right, right, up, up, Act{}, left, Act{}}, "R@e2"},
		{"keys: no hand above", []Event{up, up, up, up, up, up, up, Act{}}, ""},
		{"keys: the opponent's hand", []Event{up, up, up, left, left, left, left, Act{}}, ""},
		{"keys: stacked", []Event{up, right, Step{Ranks: -1, Stacked: true}, Act{}, Step{Ranks: 1, Stacked: true}, down, Act{}}, "R@d1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := dropBoard(t, held)
			got := ""
			for _, e := range tt.events {
				var r Result
				s, r = s.On(e)
				switch {
				case r.Played:
					got += drops.Write(s.Position, r.Move)
				case r.Refused:
					got += "no " + r.From.String() + " " + r.To.String()
				}
			}
			if got != tt.want {
				t.Errorf("gave %q, want %q; the cursor is on %v", got, tt.want, s.Cursor)
			}
		})
	}
}

// TestPromotionIsAsked checks that AlwaysQueen still asks if there is no queen to promote
// to.
func TestPromotionIsAsked(t *testing.T) {
	s := dropBoard(t, "K4/5/2p2/5/4k[] b")
	s.AlwaysQueen = true
	s, _ = s.On(Press{rules.On(rulestest.Square("c3"))})
	if s, r := s.On(Release{At: rules.On(rulestest.Square("c4"))}); r.Played || len(s.Choices) != 2 {
		t.Errorf("played %v, asks %v", r.Move, s.Choices)
	}
}

// TestHandsGeometry finds every spot at its centre, in spaces of all sizes. Nothing
// overlaps, and everything is inside.
func TestHandsGeometry(t *testing.T) {
	shape := drops.Shape()
	for _, size := range [][2]float32{{480, 400}, {333, 777}, {300, 300}, {1200, 400}} {
		for _, flipped := range []bool{false, true} {
			g := Fit(shape, size[0], size[1], 1, flipped)
			if g.Stacked != (size[1] > size[0]) && size[0] != size[1] {
				t.Errorf("%v: stacked %v", size, g.Stacked)
			}
			spots := []rules.Spot{black(rules.Pawn), black(rules.Rook), white(rules.Pawn), white(rules.Rook)}
			for i := range shape.Files * shape.Ranks {
				spots = append(spots, rules.On(rules.Sq(i%shape.Files, i/shape.Files)))
			}
			for _, s := range spots {
				if got := g.At(g.Centre(s)); got != s {
					t.Errorf("%v, flipped %v: the middle of %v is on %v", size, flipped, s, got)
				}
				if x, y := g.SpotCorner(s); x < 0 || y < 0 || x+g.Cell > size[0] || y+g.Cell > size[1] {
					t.Errorf("%v, flipped %v: %v lies at %v, %v", size, flipped, s, x, y)
				}
			}
			// The hand of the side below is to its right, or below it.
			x, y := g.Centre(black(rules.Pawn))
			if below := x > g.Left+g.Cell*5 || y > g.Top+g.Cell*5; below == flipped {
				t.Errorf("%v, flipped %v: Black's hand lies at %v, %v", size, flipped, x, y)
			}
		}
	}
}

// TestDropGlides checks that a dropped piece glides from the hand.
func TestDropGlides(t *testing.T) {
	s := dropBoard(t, held)
	next, err := s.Position.Play(rules.Move{To: rulestest.Square("b2"), Drop: rules.Pawn})
	if err != nil {
		t.Fatal(err)
	}
	got := Glides(s.Position, next, 5, 5)
	if len(got) != 1 || got[0].From != black(rules.Pawn) || got[0].To != rulestest.Square("b2") {
		t.Errorf("%v", got)
	}
}

// TestDropsByAnyHand makes random gestures: only legal moves are played, and the piece in
// hand is the mover's.
func TestDropsByAnyHand(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	spot := func() rules.Spot {
		switch n := rng.IntN(32); {
		case n < 25:
			return rules.On(rules.Sq(n%5, n/5))
		case n < 29:
			return rules.InHand(rules.Piece{Side: rules.Side(n % 2), Kind: drops.Shape().Hand[n%4/2]})
		}
		return rules.Spot{}
	}
	played := 0
	s := dropBoard(t, held)
	for range 400000 {
		events := []Event{
			Press{spot()},
			Release{At: spot()},
			Drag{},
			Act{},
			Cancel{},
			RightPress{At: spot()},
			RightRelease{spot()},
			Step{Files: rng.IntN(3) - 1},
			Step{Ranks: rng.IntN(3) - 1, Stacked: rng.IntN(2) == 0},
			Choose{rules.Bishop},
		}
		var r Result
		s, r = s.On(events[rng.IntN(len(events))])
		if piece, ok := rules.PieceAt(s.Position, s.Selected); s.Picked() && (!ok || piece.Side != s.Position.Turn()) {
			t.Fatalf("picked up %v in %v", s.Selected, s.Position)
		}
		if !r.Played {
			continue
		}
		next, err := s.Position.Play(r.Move)
		if err != nil {
			t.Fatal(err)
		}
		if played++; len(next.Moves()) == 0 {
			next = drops.Start()
		}
		s = s.Show(Shown{Shape: s.Shape, Position: next, Enabled: true})
	}
	if played < 100 {
		t.Errorf("only %d moves", played)
	}
}

// TestFreeHands carries pieces between the board and the hands of a free board, with the
// mouse and the keys, and puts pieces into an empty hand.
func TestFreeHands(t *testing.T) {
	king, corner := rules.On(rulestest.Square("e1")), rules.On(rulestest.Square("a1"))
	click := func(s rules.Spot) []Event { return []Event{Press{s}, Release{At: s}} }
	join := func(parts ...[]Event) (all []Event) {
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	right, left, up := Step{Files: 1}, Step{Files: -1}, Step{Ranks: 1}
	for _, tt := range []struct {
		name   string
		stamp  bool
		events []Event
		want   string
	}{
		{"from a hand to the board", false, []Event{Press{white(rules.Rook)}, Drag{}, Release{At: corner}}, "rook to a1"},
		{"from the board into a hand", false, []Event{Press{king}, Drag{}, Release{At: white(rules.Pawn)}}, "e1 to pawn"},
		{"by clicks", false, join(click(king), click(black(rules.Rook))), "e1 to rook"},
		{"another of the hands", false, join(click(black(rules.Rook)), click(black(rules.Pawn)), click(corner)), "pawn to a1"},
		{"away from a hand", false, []Event{Press{black(rules.Pawn)}, Drag{}, Release{}}, "pawn gone"},
		{"away by the other button", false, []Event{RightPress{At: black(rules.Pawn)}}, "pawn gone"},
		{"a stamp on a hand", true, click(white(rules.Pawn)), "put pawn"},
		{"keys to an empty place", false, []Event{up, right, right, Act{}, right, up, up, up, Act{}}, "e1 to rook"},
		{"keys into the other hand", false, []Event{up, up, up, up, up, left, left, left, Remove{}}, ""},
	} {
		s := dropBoard(t, "K4/5/5/5/4k[Rp] b").Editing(true, tt.stamp)
		if tt.name == "keys to an empty place" {
			s = dropBoard(t, "K4/5/5/5/4k[] b").Editing(true, false)
		}
		got := ""
		for _, e := range tt.events {
			var r Result
			s, r = s.On(e)
			switch {
			case r.Carried:
				got += r.From.String() + " to " + r.At.String()
			case r.Gone:
				got += r.From.String() + " gone"
			case r.Put:
				got += "put " + r.At.String()
			case r.Played, r.Refused:
				t.Errorf("%s: a free board plays %v", tt.name, r)
			}
		}
		if got != tt.want {
			t.Errorf("%s: gave %q, want %q; the cursor is on %v", tt.name, got, tt.want, s.Cursor)
		}
	}
}
