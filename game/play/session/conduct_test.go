package session

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

// strictly starts a game of two people by tournament rules, or with a stricter conduct.
func strictly(t testing.TB, c match.Conduct, start string) *table {
	t.Helper()
	control, err := clock.Parse("300")
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, Setup{Conduct: c, Time: control, Start: start, Names: [2]string{"Ada", "Bob"}})
}

func (tb *table) touches(squares ...string) {
	for _, name := range squares {
		tb.Touch(rules.On(rulestest.Square(name)))
	}
}

func (tb *table) sayss(words string) {
	tb.t.Helper()
	if !strings.Contains(tb.says(), words) {
		tb.t.Errorf("it says %q, want %q", tb.says(), words)
	}
}

// cites checks that the session says words and names an article.
func (tb *table) cites(words, article string) {
	tb.t.Helper()
	if tb.sayss(words); tb.Snapshot().Article != article {
		tb.t.Errorf("the article is %q, want %q", tb.Snapshot().Article, article)
	}
}

// TestTouched checks that the session says why another piece cannot be moved, and that
// the board shows only the moves that are left.
func TestTouched(t *testing.T) {
	tb := strictly(t, match.Tournament, "")
	if tb.touches("g1"); len(tb.Snapshot().Board().Moves()) != 2 {
		t.Errorf("left are %v", tb.Snapshot().Board().Moves())
	}
	if tb.says() != "" {
		t.Errorf("the first touch is answered by %q", tb.says())
	}
	tb.touches("e2")
	tb.cites("You touched the knight on g1 first, so you have to move it.", "4.3.1")
	tb.tries("e2", "e4")
	tb.cites("You touched the knight on g1 first, so you have to move it.", "4.3.1")
	tb.tries("e2", "e5")
	tb.sayss("A pawn moves one square forward")
	tb.Browse(nil)
	tb.plays("Nf3", "d5", "Nc3", "d4")
	tb.touches("d4")
	tb.tries("e2", "e4")
	tb.cites("You touched the pawn on d4, so you have to capture it.", "4.3.2")
	tb = strictly(t, match.Tournament, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
	tb.touches("e1", "a1")
	tb.tries("e1", "g1")
	tb.cites("You touched the king, then the rook, so you must castle.", "4.4.1")
	tb = strictly(t, match.Tournament, "1r5k/P7/8/8/8/8/8/K7 w - - 0 1")
	tb.Arrive(rules.On(rulestest.Square("a7")), rules.Sq(0, 7))
	tb.tries("a7", "b8")
	tb.cites("You released the pawn on a8, so it must promote there.", "4.7")
	tb = strictly(t, match.Casual, "")
	if tb.touches("g1"); len(tb.Snapshot().Board().Moves()) != 20 {
		t.Error("a touch binds in a casual game")
	}
}

// TestNoHelp asks for everything that tournament rules forbid, during the game and after
// it.
func TestNoHelp(t *testing.T) {
	tb := sit(t, Setup{Engine: true, Side: rules.White, Conduct: match.Tournament})
	tb.Analysis.Toggle()
	tb.sayss("no hints and no analysis")
	tb.Hint()
	tb.sayss("no hints and no analysis")
	tb.plays("e4")
	q := tb.next(tb.bob)
	q.q.Tell(player.Thought{Rank: 1, Score: 30})
	tb.run()
	if tb.thinks != 0 || len(*tb.analyst.asked)+len(*tb.adviser.asked) != 0 {
		t.Errorf("it helps: %d thoughts, %d questions", tb.thinks, len(*tb.analyst.asked)+len(*tb.adviser.asked))
	}
	tb.Edits.Undo()
	tb.TakeBack()
	tb.is("e4", record.Mainline(1))
	tb.Browse(nil)
	d4, _, err := tb.Snapshot().Read("d4")
	if err != nil || tb.Play(d4) != nil {
		t.Errorf("a move that was played can be replaced (%v)", err)
	}
	tb.sayss("cannot be taken back")
	if tb.Resign(); len(*tb.analyst.asked) != 1 {
		t.Error("the analysis that was asked for does not begin after the game")
	}
}

// TestAWrittenMove makes a correct claim with a move chosen on the board, and checks that
// it shows what the claim was judged by.
func TestAWrittenMove(t *testing.T) {
	tb := strictly(t, match.Tournament, "")
	tb.plays("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1")
	tb.Claim()
	tb.touches("g7")
	tb.plays("Ng8")
	tb.is("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", record.Mainline(7))
	if m, ok := tb.Snapshot().Arrow(); !ok || m.To != rules.Sq(6, 7) {
		t.Error("the move that was written down is not shown")
	}
	tb.sayss("Ng8 is written down")
	if tb.Claim(); tb.Snapshot().Game.Outcome.Reason != rules.Threefold {
		t.Fatalf("it ends %v", tb.Snapshot().Game.Outcome)
	}
	tb.sayss("Draw by threefold repetition." +
		" Times this position has occurred: 3 (at the start, after 2...Ng8, with 4...Ng8). Moves since the last capture or pawn move: 4.")
}

// TestAWrongClaim checks that a wrong claim costs time and that the written move is made.
func TestAWrongClaim(t *testing.T) {
	tb := strictly(t, match.Tournament, "")
	tb.plays("e4", "e5", "Nf3")
	tb.Claim()
	tb.DropClaim()
	if tb.Snapshot().Writing {
		t.Error("it is still being written")
	}
	tb.Claim()
	tb.plays("Nc6")
	tb.Claim()
	tb.is("e4 e5 Nf3 Nc6", record.Mainline(4))
	tb.sayss("The claim is not correct. Ada gets an extra 1 min." +
		" Times this position has occurred: 1 (with 2...Nc6). Moves since the last capture or pawn move: 1.")
	if left := tb.Snapshot().Game.Clock.Left(rules.White, tb.wall.Time); left != 6*time.Minute {
		t.Errorf("White has %v", left)
	}
	tb.touches("b1")
	tb.Claim()
	tb.sayss("you have touched a piece")
	if tb.Snapshot().Writing {
		t.Error("a move is written down after a touch")
	}
}

// TestAClaimOfThePosition makes a claim without a move.
func TestAClaimOfThePosition(t *testing.T) {
	tb := strictly(t, match.Tournament, "")
	tb.plays("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8")
	tb.Claim()
	if !tb.Snapshot().Playing() {
		t.Fatal("a claim that was only begun ends the game")
	}
	if tb.Claim(); tb.Snapshot().Game.Outcome.Reason != rules.Threefold {
		t.Errorf("it ends %v", tb.Snapshot().Game.Outcome)
	}
	tb.sayss("3 (at the start, after 2...Ng8, after 4...Ng8)")
}

// TestOffences checks that illegal moves are counted and explained.
func TestOffences(t *testing.T) {
	tb := strictly(t, match.Arbiter, "")
	tb.tries("e2", "e5")
	tb.sayss("Illegal move: another one loses the game. Bob gets an extra 1 min. A pawn moves")
	tb.tries("e7", "e5") // not White's piece
	if !tb.Snapshot().Playing() {
		t.Fatal("a try with Black's pawn was counted")
	}
	tb.plays("e4", "e5")
	again := tb.Snapshot().Game.Record.Clone()
	if err := tb.Resume(again, "game.pgn"); err != nil {
		t.Fatal(err)
	}
	if c := tb.Snapshot().Game.Conduct; c != match.Arbiter {
		t.Errorf("it comes back %q", c)
	}
	tb.Browse(record.Mainline(1))
	tb.tries("g1", "g5") // only looking
	tb.Browse(record.Mainline(2))
	tb.tries("g1", "g5")
	tb.sayss("Black wins: White made an illegal move.")
	if tb.Snapshot().Rematch().Conduct != match.Arbiter {
		t.Error("a rematch is played by other rules")
	}
}

// TestATouchIsSaved touches a piece, and resumes the game from its file as after a crash.
func TestATouchIsSaved(t *testing.T) {
	tb := strictly(t, match.Tournament, "")
	tb.plays("e4", "d5")
	tb.touches("g1")
	file := pgn.Write(tb.kept)
	rec := matchtest.Record(t, file)
	again := strictly(t, match.Tournament, "")
	if err := again.Resume(rec, "game.pgn"); err != nil {
		t.Fatal(err)
	}
	again.tries("e4", "d5")
	again.cites("You touched the knight on g1 first, so you have to move it.", "4.3.1")
	again.plays("Nf3")
	if file := pgn.Write(again.kept); strings.Contains(file, "touched") {
		t.Errorf("the touch is still in the file:\n%s", file)
	}
}
