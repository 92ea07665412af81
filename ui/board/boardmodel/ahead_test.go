package boardmodel

import (
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

// waiting returns a board for the side that does not have the move, and may make one in
// advance.
func waiting(t testing.TB, fen string) State {
	t.Helper()
	return show(State{}, position(t, fen), false)
}

func position(t testing.TB, fen string) rules.Position {
	t.Helper()
	p, err := chess.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// show shows a position of a game whose opponent is thinking or has moved.
func show(s State, p rules.Position, moved bool) State {
	return s.Show(Shown{Shape: rules.ShapeOf(chess), Position: p, Enabled: moved, Ahead: !moved, Waiting: s.Waiting})
}

// Positions in which the opponent has the move.
const (
	recapture = "4k3/8/8/3p4/4P3/3P4/8/4K3 b - - 0 1"
	castles   = "4k2q/8/8/8/8/8/8/R3K2R b KQ - 0 1"
	passing   = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"
	queening  = "r3k3/1P6/8/8/8/8/8/4K3 b - - 0 1"
	away      = "r3k3/8/8/8/8/8/8/R3K3 b - - 0 1"
)

func TestMovesInAdvance(t *testing.T) {
	for _, tt := range []struct{ name, fen, script, want string }{
		{"click click", start, "pe7 re7 pe5 re5", "ahead e7e5"},
		{"drag", start, "pe7 d re5", "ahead e7e5"},
		{"keys", start, "up up up up up up up act down down act", "ahead e7e5"},
		{"the opponent's piece", start, "pe2 re2 pe4 re4", ""},
		{"never legal", start, "pe7 re7 pe4 re4", "no e7e4"},
		{"a recapture on a square of one's own", recapture, "pd3 d re4", "ahead d3e4"},
		{"a capture of a pawn that is not there yet", passing, "pe5 d rd6", "ahead e5d6"},
		{"castling, by the king", castles, "pe1 re1 pg1 rg1", "ahead e1g1"},
		{"castling, onto the rook", castles, "pe1 re1 pa1 ra1", "ahead e1c1"},
		{"out of a line that is pinned now", "4r2k/8/8/8/8/4R3/8/4K3 b - - 0 1", "pe3 d ra3", "ahead e3a3"},
		{"a promotion that is chosen", queening, "pb7 rb7 pa8 ra8 =knight", "ahead b7a8knight"},
		{"a promotion that is not", queening, "pb7 rb7 pa8 ra8 esc", ""},
		{"put down by the other button", start, "pe7 re7 xe5 ye5 pe5 re5", ""},
		{"withdrawn by the other button", start, "pe7 re7 pe5 re5 xa4 ya4", "ahead e7e5, withdrawn"},
		{"withdrawn by Esc", start, "pe7 re7 pe5 re5 esc esc", "ahead e7e5, withdrawn"},
		{"withdrawn by a press elsewhere", start, "pe7 re7 pe5 re5 pa4 ra4", "ahead e7e5, withdrawn"},
		{"withdrawn by a press beside the board", start, "pe7 re7 pe5 re5 p- r-", "ahead e7e5, withdrawn"},
		{"replaced by the mouse", start, "pe7 d re5 pg8 d rf6", "ahead e7e5, withdrawn, ahead g8f6"},
		{"replaced by the keys", start, "pe7 d re5 up up up up up up up act down act", "ahead e7e5, ahead e7e6"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if _, got := run(waiting(t, tt.fen), tt.script); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

// TestAnOpponentMovesMeanwhile lets the opponent move while a hand is about to make a
// move in advance: the gesture continues as if it had begun after that.
func TestAnOpponentMovesMeanwhile(t *testing.T) {
	for _, tt := range []struct{ name, fen, reply, before, after, want string }{
		{"picked up", start, "e2e4", "pe7 re7", "pe5 re5", "e7e5"},
		{"in the air", start, "e2e4", "pe7 d", "re5", "e7e5 by hand"},
		{"and not legal any more", start, "e2e4", "pe7 d", "re3", "no e7e3"},
		{"captured in the hand", away, "a8a1", "pa1 d", "ra5", ""},
		{"with an open chooser", queening, "e8e7", "pb7 rb7 pa8 ra8", "=rook", "b7a8rook"},
		{"with a chooser of what is no longer legal", queening, "a8c8", "pb7 rb7 pa8 ra8", "=rook", ""},
		{"at rest", start, "e2e4", "", "pe7 re7 pe5 re5", "e7e5"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := waiting(t, tt.fen)
			s, _ = run(s, tt.before)
			m := rules.Move{From: rulestest.Square(tt.reply[:2]), To: rulestest.Square(tt.reply[2:])}
			next, err := s.Position.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			if _, got := run(show(s, next, true), tt.after); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

// TestAlwaysQueenInAdvance promotes in advance: nothing is asked if the person always
// wants a queen, unless the gesture asks.
func TestAlwaysQueenInAdvance(t *testing.T) {
	s := waiting(t, queening)
	s.AlwaysQueen = true
	if _, got := run(s, "pb7 d ra8"); got != "ahead b7a8queen" {
		t.Errorf("got %q", got)
	}
	if s, got := run(s, "pb7 d Ra8"); got != "" || len(s.Choices) != 4 {
		t.Errorf("got %q and %d choices", got, len(s.Choices))
	}
}

// TestNothingInAdvance checks that a board does nothing if the person may not move in
// advance.
func TestNothingInAdvance(t *testing.T) {
	s, got := run(waiting(t, start), "pe7 re7")
	if got != "" || !s.Picked() || len(s.Targets()) != 2 {
		t.Fatalf("%q, %v", got, s.Targets())
	}
	s = s.Show(Shown{Shape: s.Shape, Position: s.Position})
	if s.Picked() {
		t.Error("a piece stays in hand")
	}
	if _, got := run(s, "pe7 re7 pe5 re5"); got != "" {
		t.Error(got)
	}
}

// TestTheSamePositionAgain shows the waiting move: the piece in hand is not put down.
func TestTheSamePositionAgain(t *testing.T) {
	s, _ := run(waiting(t, start), "pe7 d re5 pg8 rg8")
	if !s.Waiting.Null() {
		t.Error("the press did not withdraw it")
	}
	if s = show(s, s.Position, false); !s.Picked() {
		t.Error("the piece was put down")
	}
}
