package match

import (
	"context"
	"errors"
	"strings"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

func TestProgramAnswers(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	play(t, m, "e4")
	if !last.Thinking || last.Yours() {
		t.Errorf("after the person's move: %+v", last)
	}
	if err := m.Play(rules.Move{}); !errors.Is(err, ErrNotYours) {
		t.Errorf("moving for the program: %v", err)
	}
	(<-bob.asked).move(t, "e5")
	q.one()
	if sans(last) != "e4 e5" || last.Thinking || !last.Yours() {
		t.Errorf("after the answer: %s, %+v", sans(last), last)
	}
}

func TestTakeBackWhileThinking(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	play(t, m, "e4")
	late := <-bob.asked
	if err := m.TakeBack(); err != nil {
		t.Fatal(err)
	}
	if late.ctx.Err() == nil {
		t.Error("the question is not withdrawn")
	}
	if sans(last) != "" || len(last.Record.Moves()) != 0 || last.CanTakeBack {
		t.Errorf("after the takeback: %q, %+v", sans(last), last)
	}
	play(t, m, "d4")
	late.move(t, "e5") // legal here too, but it answers another question
	q.one()
	if sans(last) != "d4" {
		t.Errorf("a late answer was played: %s", sans(last))
	}
	(<-bob.asked).move(t, "d5")
	q.one()
	if sans(last) != "d4 d5" {
		t.Errorf("the answer in time was not played: %s", sans(last))
	}
	if err := m.TakeBack(); err != nil || sans(last) != "" {
		t.Errorf("both plies go back: %v, %q", err, sans(last))
	}
}

func TestNothingToTakeBack(t *testing.T) {
	q, ada := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), ada, player.Human{})
	(<-ada.asked).move(t, "e4")
	q.one()
	if err := m.TakeBack(); !errors.Is(err, ErrNothing) || sans(last) != "e4" {
		t.Errorf("the program's first move was taken back: %v, %q", err, sans(last))
	}
}

func TestBadAnswers(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	play(t, m, "e4")
	(<-bob.asked).reply(player.Action{Move: rules.Move{From: rules.Sq(0, 0), To: rules.Sq(7, 7)}}, nil)
	q.one()
	if last.Fault == nil || !strings.Contains(last.Fault.Error(), "Bob could not move: its move from a1 to h8 is not legal") || sans(last) != "e4" {
		t.Errorf("an illegal answer: %v, %q", last.Fault, sans(last))
	}
	m.MoveNow() // ask again
	if last.Fault != nil || !last.Thinking {
		t.Errorf("asked again: %+v", last)
	}
	(<-bob.asked).reply(player.Action{}, errors.New("out of memory"))
	q.one()
	if last.Fault == nil || !strings.Contains(last.Fault.Error(), "out of memory") {
		t.Errorf("a failing answer: %v", last.Fault)
	}
	if err := m.TakeBack(); err != nil || sans(last) != "" || last.Fault != nil {
		t.Errorf("play does not go on: %v, %+v", err, last)
	}
}

// TestProgramResigns ends a game that a program resigns, and takes no claim from it that
// the rules do not allow.
func TestProgramResigns(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	play(t, m, "e4")
	(<-bob.asked).reply(player.Action{Claim: true}, nil)
	q.one()
	if last.Outcome.Over() || last.Fault == nil || !strings.Contains(last.Fault.Error(), "Bob could not move: it made a claim that the rules do not allow") {
		t.Errorf("after a wrong claim: %+v, %v", last.Outcome, last.Fault)
	}
	m.MoveNow()
	(<-bob.asked).reply(player.Action{Resign: true}, nil)
	q.one()
	if o := last.Outcome; o.Result != rules.WhiteWins || o.Reason != rules.Resignation || last.Record.Tag("Termination") != rules.Resignation.String() {
		t.Errorf("after resigning: %+v, %v", o, last.Fault)
	}
}

// TestHintToResign asks an adviser that would resign.
func TestHintToResign(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, _ := begin(t, q, record.New("chess", ""), player.Human{}, player.Human{})
	var got error
	m.Hint(bob, func(_ rules.Move, err error) { got = err })
	(<-bob.asked).reply(player.Action{Resign: true}, nil)
	q.one()
	if got == nil || got.Error() != "there is no move to suggest here" {
		t.Errorf("the hint is %v", got)
	}
}

func TestMoveNow(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	play(t, m, "e4")
	a := <-bob.asked
	m.MoveNow()
	m.MoveNow() // a second time does no harm
	<-a.q.Now
	if a.ctx.Err() != nil {
		t.Error("hurrying withdrew the question")
	}
	a.move(t, "c5")
	q.one()
	if sans(last) != "e4 c5" {
		t.Errorf("line %q", sans(last))
	}
}

func TestEnds(t *testing.T) {
	knights := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2)
	for _, tt := range []struct {
		name, moves string
		do          func(*Match) error
		want        rules.Outcome
		err         error
	}{
		{"mate", "f3 e5 g4 Qh4", nil, rules.Outcome{Result: rules.BlackWins, Reason: rules.Checkmate}, nil},
		{"resign White", "", (*Match).Resign, rules.Outcome{Result: rules.BlackWins, Reason: rules.Resignation}, nil},
		{"resign Black", "e4", (*Match).Resign, rules.Outcome{Result: rules.WhiteWins, Reason: rules.Resignation}, nil},
		{"no claim", "e4 e5", (*Match).Claim, rules.Outcome{Result: rules.Ongoing}, ErrNoClaim},
		{"claim", knights, (*Match).Claim, rules.Outcome{Result: rules.Drawn, Reason: rules.Threefold}, nil},
		{"claim by an intended move", strings.TrimSuffix(knights, "Ng8 "), (*Match).Claim, rules.Outcome{Result: rules.Drawn, Reason: rules.Threefold}, nil},
		{
			"claim by a move that would be the fifth time", "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 Nh3 Nh6 Ng1 Ng8 Na3 Na6 Nb1", (*Match).Claim,
			rules.Outcome{Result: rules.Drawn, Reason: rules.Threefold},
			nil,
		},
		{"fivefold", knights + knights, nil, rules.Outcome{Result: rules.Drawn, Reason: rules.Fivefold}, nil},
		{"offered before a move", "", (*Match).OfferDraw, rules.Outcome{Result: rules.Ongoing}, ErrTooSoon},
		{"offered before the other's move", "e4", (*Match).OfferDraw, rules.Outcome{Result: rules.Ongoing}, ErrTooSoon},
		{
			"agreed", "e4 e5", func(m *Match) error { return errors.Join(m.OfferDraw(), m.AnswerOffer(true)) },
			rules.Outcome{Result: rules.Drawn, Reason: rules.Agreement},
			nil,
		},
		{"declined", "e4 e5", func(m *Match) error { return errors.Join(m.OfferDraw(), m.AnswerOffer(false)) }, rules.Outcome{Result: rules.Ongoing}, nil},
		{"nothing offered", "e4", func(m *Match) error { return m.AnswerOffer(true) }, rules.Outcome{Result: rules.Ongoing}, ErrNoOffer},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, last := persons(t, tt.moves)
			if tt.do != nil {
				if err := tt.do(m); !errors.Is(err, tt.err) {
					t.Errorf("error %v, want %v", err, tt.err)
				}
			}
			if last.Outcome != tt.want {
				t.Errorf("outcome %+v, want %+v", last.Outcome, tt.want)
			}
			if !tt.want.Over() {
				return
			}
			if last.Record.Result != tt.want.Result {
				t.Errorf("the record says %v", last.Record.Result)
			}
			for name, do := range map[string]func() error{
				"play": func() error { return m.Play(rules.Move{From: rules.Sq(0, 1), To: rules.Sq(0, 2)}) }, "resign": m.Resign, "offer": m.OfferDraw,
				"claim": m.Claim, "take back": m.TakeBack,
			} {
				if err := do(); !errors.Is(err, ErrOver) {
					t.Errorf("%s after the end: %v", name, err)
				}
			}
			again, err := New(Config{Rules: chess, Record: last.Record, Seats: m.config.Seats, Post: m.config.Post, Observe: m.config.Observe})
			if err != nil || again.Snapshot().Outcome != tt.want {
				t.Errorf("replayed, it ends %+v, %v", again.Snapshot().Outcome, err)
			}
		})
	}
}

func TestOfferToProgram(t *testing.T) {
	for _, accept := range []bool{true, false} {
		q, bob := newQueue(), newScripted()
		m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
		play(t, m, "e4")
		(<-bob.asked).move(t, "e5")
		q.one()
		if err := m.OfferDraw(); err != nil || !last.Offered || last.Thinking {
			t.Fatalf("offered: %v, %+v", err, last)
		}
		a := <-bob.asked
		if !a.q.Offer {
			t.Error("the program is asked for a move")
		}
		a.reply(player.Action{Accept: accept}, nil)
		q.one()
		if last.Outcome.Over() != accept || last.Offered || (last.Note.Form == "") != accept {
			t.Errorf("answered %v: %+v", accept, last)
		}
	}
}

// TestResignToOneWhoCannotMate checks that the game is a draw (5.1.2).
func TestResignToOneWhoCannotMate(t *testing.T) {
	for _, tt := range []struct {
		name, start string
		want        rules.Result
	}{
		{"a king", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", rules.Drawn},
		{"a walled bishop", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", rules.Drawn},
		{"a queen", "4k3/8/8/8/8/8/3Q4/4K3 b - - 0 1", rules.WhiteWins},
	} {
		m, last := begin(t, newQueue(), record.New("chess", tt.start), player.Human{}, player.Human{})
		if err := m.Resign(); err != nil || last.Outcome != (rules.Outcome{Result: tt.want, Reason: rules.Resignation}) {
			t.Errorf("%s: %v, %+v", tt.name, err, last.Outcome)
		}
		if said := last.Outcome.String(); (tt.want == rules.Drawn) != strings.HasPrefix(said, "Draw: a player resigned") {
			t.Errorf("%s: %s", tt.name, said)
		}
	}
}

func TestOfferLapsesWithAMove(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	play(t, m, "e4")
	(<-bob.asked).move(t, "e5")
	q.one()
	if err := m.OfferDraw(); err != nil {
		t.Fatal(err)
	}
	late := <-bob.asked
	play(t, m, "Nf3")
	late.reply(player.Action{Accept: true}, nil)
	q.one()
	if last.Outcome.Over() || sans(last) != "e4 e5 Nf3" {
		t.Errorf("an offer that lapsed was accepted: %+v", last)
	}
}

func TestGoingOnFromThePast(t *testing.T) {
	m, last := persons(t, "e4 e5 Nf3 Nc6")
	before := *last
	c5, err := chess.Read(last.Line[1], "c5")
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayFrom(1, c5); err != nil || sans(last) != "e4 c5" {
		t.Fatalf("%v, %q", err, sans(last))
	}
	if sans(&before) != "e4 e5 Nf3 Nc6" {
		t.Errorf("an old snapshot changed: %q", sans(&before))
	}
	if kept := last.Record.At(record.Path{0}).Children(); len(kept) != 2 || len(kept[1].Children()) != 1 {
		t.Errorf("the old line is not a variation: %+v", kept)
	}
	// Taking the new move back leaves only the variation after e4. The game is still at
	// e4, also after it is read again.
	if err := m.TakeBack(); err != nil || sans(last) != "e4" {
		t.Fatalf("%v, %q", err, sans(last))
	}
	again, err := New(Config{Rules: chess, Record: last.Record, Seats: m.config.Seats, Post: m.config.Post, Observe: m.config.Observe})
	if err != nil {
		t.Fatal(err)
	}
	if s := again.Snapshot(); sans(&s) != "e4" {
		t.Errorf("read again it stands at %q", sans(&s))
	}
	play(t, m, "e5")
	if sans(last) != "e4 e5" || last.Record.Tag("Played") != "2" {
		t.Errorf("%q, played %q", sans(last), last.Record.Tag("Played"))
	}
	if err := m.PlayFrom(9, c5); err == nil {
		t.Error("a ply that does not exist")
	}
}

func TestNewRefusesABrokenRecord(t *testing.T) {
	rec := record.New("chess", "")
	rec.Add(0, rules.Move{From: rules.Sq(0, 0), To: rules.Sq(5, 5)}, "")
	if _, err := New(Config{Rules: chess, Record: rec}); err == nil || !strings.Contains(err.Error(), "half-move 1") {
		t.Errorf("got %v", err)
	}
	if _, err := New(Config{Rules: chess, Record: record.New("chess", "nonsense")}); err == nil {
		t.Error("a start that cannot be read")
	}
}

func TestHintIsDroppedWhenTheGameMovesOn(t *testing.T) {
	q, adviser := newQueue(), newScripted()
	m, _ := begin(t, q, record.New("chess", ""), player.Human{}, player.Human{})
	hints := 0
	m.Hint(adviser, func(rules.Move, error) { hints++ })
	(<-adviser.asked).move(t, "e4")
	q.one()
	m.Hint(adviser, func(rules.Move, error) { hints++ })
	play(t, m, "d4")
	(<-adviser.asked).move(t, "e4")
	q.one()
	if hints != 1 {
		t.Errorf("%d hints arrived, want 1", hints)
	}
}

// TestRealThinkers runs a program on a goroutine and takes moves back meanwhile.
func TestRealThinkers(t *testing.T) {
	q := newQueue()
	first := thinker(func(ctx context.Context, q player.Question) (player.Action, error) {
		return player.Action{Move: q.Line[len(q.Line)-1].Moves()[0]}, ctx.Err()
	})
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, player.Background(first))
	for range 50 {
		if err := m.Play(last.Now().Moves()[0]); err != nil {
			break // the game has ended
		}
		if len(last.Moves)%3 == 0 {
			if err := m.TakeBack(); err != nil {
				t.Fatal(err)
			}
		}
		for last.Thinking {
			q.one()
		}
	}
	m.Close()
	if len(last.Moves) == 0 || len(last.Moves) != len(last.Line)-1 || len(last.Record.Moves()) != len(last.Moves) {
		t.Errorf("%d moves, %d positions, %d in the record", len(last.Moves), len(last.Line), len(last.Record.Moves()))
	}
}

type thinker func(context.Context, player.Question) (player.Action, error)

func (f thinker) Think(ctx context.Context, q player.Question) (player.Action, error) {
	return f(ctx, q)
}
