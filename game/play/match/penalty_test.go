package match

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

const shuffled = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"

// TestClaimByTheBook makes correct and wrong claims by tournament rules.
func TestClaimByTheBook(t *testing.T) {
	ng8 := rules.Move{From: rules.Sq(5, 5), To: rules.Sq(6, 7)}
	m, last, _, _ := conducted(t, Tournament, "", "5400+30", player.Human{})
	play(t, m, shuffled)
	if err := m.Claim(); err != nil || last.Outcome.Over() || !last.Promised {
		t.Fatalf("a claim before its time: %+v, %v", last.Outcome, err)
	}
	if left := last.Clock.Left(rules.White, m.config.Now()); left != 5400*time.Second+4*30*time.Second+2*time.Minute {
		t.Errorf("White has %v", left)
	}
	if !strings.Contains(last.Note.String(), "Ada gets an extra 2 min") {
		t.Errorf("it says %q", last.Note)
	}
	if err := m.ClaimWith(ng8); err != nil || last.Outcome != (rules.Outcome{Result: rules.Drawn, Reason: rules.Threefold}) {
		t.Errorf("with the move: %+v, %v", last.Outcome, err)
	}
	if len(last.Moves) != 7 {
		t.Errorf("the move that was written down was made: %v", last.SANs)
	}

	m, last, _, _ = conducted(t, Tournament, "", "300", player.Human{})
	play(t, m, "e4 e5 Nf3")
	nc6, _ := chess.Read(m.line.position(), "Nc6")
	if err := m.ClaimWith(nc6); err != nil || sans(last) != "e4 e5 Nf3 Nc6" || !last.Offered || last.OfferedBy != rules.Black {
		t.Fatalf("a wrong claim: %v, %q, offered %v", err, sans(last), last.Offered)
	}
	if left := last.Clock.Left(rules.White, m.config.Now()); left != 6*time.Minute || last.Note.Form == "" {
		t.Errorf("White has %v in a game of blitz, and it says %q", left, last.Note)
	}
	m.Touch(on("f1"))
	if last.Offered {
		t.Error("a touch does not turn down the draw that a claim offers")
	}
	if err := m.Claim(); err != ErrTouched {
		t.Errorf("a claim after a touch: %v", err)
	}
	if m, _, _, _ = conducted(t, Casual, "", "60", player.Human{}); m.ClaimWith(nc6) != ErrCasual {
		t.Error("moves are written down in a casual game")
	}
}

// TestClaimedForMe checks that a casual game ends as soon as a person could claim a draw,
// whoever moved.
func TestClaimedForMe(t *testing.T) {
	m, last, _, _ := conducted(t, ClaimForMe, "", "60", player.Human{})
	play(t, m, shuffled)
	if last.Outcome.Over() {
		t.Fatal("too early")
	}
	play(t, m, "Ng8")
	if last.Outcome.Result != rules.Drawn || last.Outcome.Reason != rules.Threefold || last.Record.Tag("Termination") != "threefold repetition" {
		t.Errorf("it ends %+v", last.Outcome)
	}
	m, last, _, _ = conducted(t, Casual, "", "60", player.Human{})
	if play(t, m, shuffled+" Ng8"); last.Outcome.Over() {
		t.Errorf("nobody claimed it: %+v", last.Outcome)
	}
}

// TestOfferWithAMove offers a draw by tournament rules.
func TestOfferWithAMove(t *testing.T) {
	m, last, _, _ := conducted(t, Tournament, "", "60", player.Human{})
	if err := m.OfferDraw(); err != ErrTooSoon {
		t.Errorf("before any move: %v", err)
	}
	play(t, m, "e4 e5")
	if err := m.OfferDraw(); err != nil || last.Offered || !last.Promised {
		t.Fatalf("before the move: %v, %+v", err, last.Offered)
	}
	if err := m.OfferDraw(); err != ErrPromised {
		t.Errorf("twice: %v", err)
	}
	if play(t, m, "Nf3"); !last.Offered || last.OfferedBy != rules.White || last.Promised {
		t.Fatal("it does not go with the move")
	}
	if play(t, m, "Nc6"); last.Offered {
		t.Error("a move does not answer it")
	}
	if err := m.AnswerOffer(true); err != ErrNoOffer {
		t.Errorf("it is taken after that: %v", err)
	}
	if err := m.OfferDraw(); err != nil {
		t.Fatal(err)
	}
	play(t, m, "Bb5")
	if err := m.AnswerOffer(true); err != nil || last.Outcome.Reason != rules.Agreement {
		t.Errorf("it ends %+v, %v", last.Outcome, err)
	}
}

// TestOfferToAProgram checks that a program is first asked about the offer and then for
// its move.
func TestOfferToAProgram(t *testing.T) {
	bob := newScripted()
	m, last, _, q := conducted(t, Tournament, "", "60", bob)
	play(t, m, "e4")
	(<-bob.asked).move(t, "e5")
	q.one()
	if err := m.OfferDraw(); err != nil {
		t.Fatal(err)
	}
	play(t, m, "Nf3")
	a := <-bob.asked
	if !a.q.Offer {
		t.Fatal("it is not asked about the offer")
	}
	a.reply(player.Action{}, nil)
	q.one()
	if last.Offered || !last.Thinking {
		t.Errorf("declined: offered %v, thinking %v", last.Offered, last.Thinking)
	}
	(<-bob.asked).move(t, "Nc6")
	if q.one(); sans(last) != "e4 e5 Nf3 Nc6" {
		t.Errorf("then comes %s", sans(last))
	}
}

// TestIllegalMoves makes two of them. In between the game is closed and resumed.
func TestIllegalMoves(t *testing.T) {
	m, last, _, _ := conducted(t, Arbiter, "", "3600", player.Human{})
	if !m.Illegal() || last.Outcome.Over() {
		t.Fatal("White's first")
	}
	play(t, m, "e4")
	if !m.Illegal() || last.Outcome.Over() {
		t.Fatal("Black's first")
	}
	want := [2]time.Duration{3600*time.Second + 2*time.Minute, 3600*time.Second + 2*time.Minute}
	m.Close()
	m, last, w, _ := timed(t, "3600", last.Record.Clone(), player.Human{}, player.Human{})
	m.config.Conduct = Arbiter
	expectLeft(t, last, w, want[0], want[1])
	play(t, m, "e5")
	if !m.Illegal() || last.Outcome != (rules.Outcome{Result: rules.BlackWins, Reason: rules.IllegalMove}) {
		t.Errorf("after White's second: %+v", last.Outcome)
	}
	if last.Record.Tag("Termination") != "an illegal move" {
		t.Errorf("kept as %q", last.Record.Tag("Termination"))
	}
	m, last, _, _ = conducted(t, Arbiter, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "60", player.Human{})
	if m.Illegal(); last.Outcome.Over() {
		t.Fatal("the first ends it")
	}
	if m.Illegal(); last.Outcome != (rules.Outcome{Result: rules.Drawn, Reason: rules.IllegalMove}) {
		t.Errorf("against a bare king it ends %+v", last.Outcome)
	}
	if m, _, _, _ = conducted(t, Tournament, "", "60", player.Human{}); m.Illegal() {
		t.Error("they are counted where nobody asked for it")
	}
}

// TestIllegalInShogi checks that an illegal move loses at once, and that touching a piece
// does not bind.
func TestIllegalInShogi(t *testing.T) {
	m, err := New(Config{
		Rules: shogi.Rules{}, Record: record.New("shogi", ""), Conduct: Arbiter, Post: newQueue().post, Observe: func(Snapshot) {},
		Seats: [2]Seat{{phrase.Say("Ada"), player.Human{}}, {phrase.Say("Bob"), player.Human{}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	m.Touch(rules.On(rules.Sq(2, 2)))
	if len(m.Snapshot().Touched) > 0 {
		t.Error("a touch binds")
	}
	if m.Illegal(); m.outcome().Reason != rules.IllegalMove || m.outcome().Result == rules.Drawn {
		t.Errorf("it ends %+v", m.outcome())
	}
}

// TestAddedTime checks that extra time from a penalty is exact: it is still there when
// the game is resumed, and runs down like other time.
func TestAddedTime(t *testing.T) {
	for _, control := range []string{"60", "60+2", "60d3", "60b3", "*60", "60:3x10"} {
		m, last, w, _ := conducted(t, Arbiter, "", control, player.Human{})
		play(t, m, "e4 e5")
		before := last.Clock.Left(rules.Black, w.Time)
		m.Illegal()
		if got := last.Clock.Left(rules.Black, w.Time) - before; got != time.Minute {
			t.Errorf("%s: %v more", control, got)
		}
		w.Pass(5 * time.Second)
		play(t, m, "Nf3")
		w.Pass(7 * time.Second)
		play(t, m, "Nc6")
		white, black := last.Clock.Left(rules.White, w.Time), last.Clock.Left(rules.Black, w.Time)
		_, back, w, _ := timed(t, control, last.Record.Clone(), player.Human{}, player.Human{})
		expectLeft(t, back, w, white, black)
	}
}
