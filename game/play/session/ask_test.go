package session

import (
	"strings"
	"sync"
	"testing"

	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/why"
)

// forked is a position in which White may overlook a fork.
const forked = "6k1/5ppp/8/8/1n6/8/P4P2/R3K3 w - - 0 1"

// asks lets a critic judge moves: it knows the best move by the ply.
func (tb *table) asks(best ...string) critic {
	c := critic{best: best, asked: new([]int), asking: new(sync.Mutex)}
	tb.critic = c
	return c
}

// TestAskAboutTheMove asks in a study about the move on the board, tries replies, and goes back.
func TestAskAboutTheMove(t *testing.T) {
	tb := study(t, "[SetUp \"1\"]\n[FEN \""+forked+"\"]\n\n1. f3 *")
	tb.asks("Kd1", "Nc2+")
	text := tb.body()
	tb.Browse(record.Mainline(1))
	tb.Why.Ask()
	if s := tb.Snapshot(); s.Asked == nil || !s.Asked.Busy || s.MayMove() || len(s.Sight().Moves) != 0 {
		t.Fatalf("%+v", s.Asked)
	}
	tb.settles()
	tb.sayss("This allows Nc2+, winning a rook with a fork")
	if tb.Edits.ToggleNAG(2); tb.Snapshot().History.Undoing().Form == "" {
		t.Error("the move that is asked about cannot be marked")
	}
	tb.Edits.Undo()
	tb.keeps = 0
	if s := tb.Snapshot(); s.Asked == nil {
		t.Fatal("marking the move ends the question")
	}
	if s := tb.Snapshot(); s.Asked.Busy || s.MayMove() || len(s.Sight().Moves) != 1 || s.Board() != s.Sight().Position() {
		t.Fatalf("%+v", s.Asked)
	}
	tb.pass(showPause)
	tb.sayss("Play a reply on the board to see what answers it.")
	if s := tb.Snapshot(); !s.MayMove() || len(s.Sight().Moves) != 2 {
		t.Fatalf("%+v", s.Asked)
	}
	if tb.Edits.ToggleNAG(2); tb.Edits.Draw(nil) || tb.Snapshot().History.Undoing().Form != "" {
		t.Error("a move of the proof is marked as one of the game")
	}
	tb.sayss("These moves are not in the game.")
	tb.moves("Kd2")
	tb.pass(showPause)
	tb.sayss("After Kd2, Nxa1 wins a rook.")
	tb.Why.Back()
	if s := tb.Snapshot(); len(s.Sight().Moves) != 2 || !s.MayMove() {
		t.Errorf("back at %v", s.Sight().Moves)
	}
	tb.Why.Forward()
	tb.Why.Forward()
	tb.sayss("Nxa1 wins a rook.")
	tb.Why.Leave()
	if s := tb.Snapshot(); s.Asked != nil || !s.Place.Path.Equal(record.Mainline(1)) || s.Game.Game != s.Place.Game {
		t.Errorf("%+v at %v", s.Asked, s.Place.Path)
	}
	tb.has(text)
	if tb.pass(10 * showPause); tb.Snapshot().Asked != nil || tb.keeps > 0 {
		t.Error("it goes on")
	}
}

// TestAskWhilePlaying shows a move in a casual game, which is not played, and then another one.
func TestAskWhilePlaying(t *testing.T) {
	setup := against()
	setup.Start = forked
	tb := sit(t, setup)
	tb.asks("Kd1", "Nc2+")
	tb.Why.Ask()
	if tb.sayss("It is not played."); !tb.Snapshot().MayMove() {
		t.Fatal("no move can be shown")
	}
	tb.moves("f3")
	tb.settles()
	tb.pass(showPause)
	if tb.moves("Kd2"); len(tb.Snapshot().Game.Moves) > 0 || len(tb.Snapshot().Sight().Moves) != 3 {
		t.Fatalf("the game is %q", tb.sans())
	}
	tb.Why.Back()
	tb.Why.Back()
	if tb.sayss("It is not played."); len(tb.Snapshot().Sight().Moves) != 0 || !tb.Snapshot().MayMove() {
		t.Error("no other move can be shown")
	}
	tb.moves("Kd1")
	tb.settles()
	tb.sayss("Kd1 is the best move")
	tb.moves("Rd1")
	tb.settles()
	tb.sayss("Nothing can be proved against Rd1. The engine finds Rd1 as good as its best move.")
	tb.Why.Back()
	if tb.Snapshot().Asked != nil {
		t.Error("the question stays")
	}
	if tb.moves("Kd1"); tb.sans() != "Kd1" {
		t.Errorf("the game is %q", tb.sans())
	}
	if tb.Why.Ask(); tb.Snapshot().Asked != nil {
		t.Error("it asks while the opponent is to move")
	}
	tb.Browse(record.Mainline(1))
}

// TestMissedMate asks about a move in place of which another one mates. That is told of a game
// from elsewhere, and not while the game is played.
func TestMissedMate(t *testing.T) {
	const start = "rnbqkbnr/ppppp2p/5p2/4P1p1/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3"
	tb := study(t, "[SetUp \"1\"]\n[FEN \""+start+"\"]\n\n1. exf6 *")
	tb.asks("Qh5#", "exf6")
	tb.Browse(record.Mainline(1))
	tb.Why.Ask()
	tb.settles()
	tb.sayss("White could have given checkmate with Qh5#.")
	if s := tb.Snapshot(); len(s.Sight().Moves) != 0 || s.MayMove() {
		t.Errorf("%+v", s.Asked)
	}
	tb.pass(showPause)
	if s := tb.Snapshot(); len(s.Sight().Moves) != 1 || len(s.Sight().Position().Moves()) > 0 || s.MayMove() {
		t.Errorf("%+v", s.Asked)
	}
	if tb.Why.Back(); tb.Snapshot().Asked != nil {
		t.Error("the question stays")
	}
	setup := against()
	setup.Start = start
	tb = sit(t, setup)
	tb.asks("Qh5#", "exf6")
	tb.Why.Ask()
	tb.moves("exf6")
	tb.settles()
	if tb.sayss("Nothing can be proved against exf6."); strings.Contains(tb.says(), "Qh5") {
		t.Errorf("it says %q", tb.says())
	}
}

// TestNoHelpByTournamentRules asks where help is forbidden.
func TestNoHelpByTournamentRules(t *testing.T) {
	tb := strictly(t, match.Tournament, forked)
	tb.asks()
	if tb.Why.Ask(); tb.Snapshot().Asked != nil || tb.Snapshot().MayAsk() || tb.says() != match.ErrNoHelp.Error() {
		t.Errorf("it says %q", tb.says())
	}
	tb.plays("f3")
	tb.Browse(record.Mainline(1))
	if tb.Why.Ask(); tb.Snapshot().Asked != nil || len(tb.work) > 0 {
		t.Error("it helps with an earlier move")
	}
}

// TestAskInsteadOfTheBetterMove asks about a move that was tried in place of one of a reviewed
// game, and returns to the search for a better one.
func TestAskInsteadOfTheBetterMove(t *testing.T) {
	tb, c := reviewing(t)
	tb.Review.Start()
	tb.settles()
	if tb.Browse(record.Mainline(6)); !tb.Snapshot().Doubtful() {
		t.Error("a blunder gets no question")
	}
	tb.Review.FindBetter(5)
	if tb.Snapshot().Doubtful() {
		t.Error("there is a question before anything was tried")
	}
	c.scores[6] = 900
	tb.plays("a6")
	tb.settles()
	if !tb.Snapshot().Doubtful() {
		t.Fatal("a bad try gets no question")
	}
	tb.Why.Ask()
	tb.settles()
	tb.sayss("White can now give checkmate with Qxf7#.")
	tb.pass(showPause)
	if s := tb.Snapshot(); s.Better != nil || s.MayMove() || s.Asked.Before() != 5 || len(s.Asked.Moves) != 7 {
		t.Errorf("%+v", s.Asked)
	}
	tb.Why.Leave()
	if s := tb.Snapshot(); s.Asked != nil || s.Better == nil || s.Better.Ply != 5 {
		t.Errorf("%+v, %+v", s.Asked, s.Better)
	}
}

// TestLateAnswer delivers an answer after the person has left.
func TestLateAnswer(t *testing.T) {
	tb := study(t, "[SetUp \"1\"]\n[FEN \""+forked+"\"]\n\n1. f3 h6 *")
	tb.asks("Kd1", "Nc2+")
	tb.Browse(record.Mainline(1))
	tb.Why.Ask()
	tb.does()
	tb.Browse(record.Mainline(2))
	said := tb.says()
	if tb.run(); tb.Snapshot().Asked != nil || tb.says() != said {
		t.Errorf("it says %q", tb.says())
	}
}

// TestAskWithoutAnEngine proves what it can if the engine fails.
func TestAskWithoutAnEngine(t *testing.T) {
	tb := study(t, "[SetUp \"1\"]\n[FEN \""+forked+"\"]\n\n1. f3 *")
	c := tb.asks()
	broken := match.ErrNoHelp
	c.last = &broken
	tb.critic = c
	tb.Browse(record.Mainline(1))
	tb.Why.Ask()
	tb.settles()
	tb.sayss("This allows Nc2+, winning a rook")
	if strings.Contains(tb.says(), "engine") {
		t.Errorf("it says %q", tb.says())
	}
}

// TestLongerWay asks about a move that lets a mate go and still wins: it is not called as good
// as the best one, because it is marked.
func TestLongerWay(t *testing.T) {
	tb := study(t, "[SetUp \"1\"]\n[FEN \""+forked+"\"]\n\n*")
	s := tb.Snapshot()
	a := why.Answer{Before: s.Sight().Position(), Move: s.Sight().Position().Moves()[0]}
	for want, tried := range map[string]review.Score{
		"There was a forced checkmate in 4. After": {Centipawns: 1500},
		"as good as": {Mate: 6},
		"costs":      {Centipawns: 300},
	} {
		e := evals{best: review.Eval{Known: true, Score: review.Score{Mate: 4}}, tried: review.Eval{Known: true, Score: tried}}
		if got := (question{before: s.Place}).nothing(s, a, e).String(); !strings.Contains(got, want) {
			t.Errorf("after %+v it says %q", tried, got)
		}
	}
}
