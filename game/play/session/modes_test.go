package session

import (
	"testing"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
)

// moves makes a move on the board, and returns how to replace moves if that is asked for.
func (tb *table) moves(san string) (replace func()) {
	tb.t.Helper()
	m, _, err := tb.Snapshot().Read(san)
	if err != nil {
		tb.t.Fatal(err)
	}
	return tb.Play(m)
}

// TestMovesWhilePlaying moves in the current position, in earlier ones and in a variation
// of a game that is being played.
func TestMovesWhilePlaying(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("e4", "e5")
	tb.is("e4 e5", record.Mainline(2))
	tb.Browse(record.Mainline(1))
	if replace := tb.moves("e5"); replace != nil {
		t.Error("a move of the game is to be replaced by itself")
	}
	tb.Edits.AddLine(Place{Game: tb.now.Game.Game, Line: tb.now.Game.Line[:1]}, []rules.Move{{From: rules.Sq(3, 1), To: rules.Sq(3, 3)}})
	if replace := tb.moves("d5"); replace != nil || !tb.now.Place.Path.Equal(record.Path{1, 0}) {
		t.Errorf("a remark is made at %v", tb.now.Place.Path)
	}
	tb.has("1. e4 (1. d4 d5) 1... e5 *")
	tb.Browse(record.Mainline(1))
	replace := tb.moves("c5")
	if tb.is("e4 e5", record.Mainline(1)); replace == nil {
		t.Fatal("it is replaced without a question")
	}
	replace()
	tb.is("e4 c5", record.Mainline(2))
}

// TestMovesByTournamentRules tries to replace a move of a game played by tournament rules.
func TestMovesByTournamentRules(t *testing.T) {
	tb := strictly(t, match.Tournament, "")
	tb.plays("e4", "e5")
	tb.Browse(record.Mainline(1))
	if replace := tb.moves("c5"); replace != nil || tb.says() != match.ErrStrict.Error() {
		t.Errorf("it says %q", tb.says())
	}
	tb.is("e4 e5", record.Mainline(1))
}

// TestMovesInAStudy makes a move that is in the tree, and one that is not.
func TestMovesInAStudy(t *testing.T) {
	tb := study(t, "1. e4 (1. d4) 1... e5 1-0")
	if replace := tb.moves("d4"); replace != nil || !tb.now.Place.Path.Equal(record.Path{1}) || tb.keeps != 0 {
		t.Errorf("a move of the tree leads to %v and is saved %d times", tb.now.Place.Path, tb.keeps)
	}
	if replace := tb.moves("d5"); replace != nil {
		t.Error("something is to be replaced")
	}
	tb.has("1. e4 (1. d4 d5) 1... e5 1-0")
}

// TestMovesWhileShowing makes a move while a line is shown.
func TestMovesWhileShowing(t *testing.T) {
	tb := showingClaim(t)
	before, text := tb.Snapshot().Showing, tb.body()
	for _, m := range tb.Snapshot().Sight().Position().Moves() {
		tb.Play(m)
	}
	if tb.has(text); tb.Snapshot().Showing != before {
		t.Error("the line is left")
	}
}

// TestATrySupersedesTheLast tries another move while the engine examines one: only the
// last one is judged.
func TestATrySupersedesTheLast(t *testing.T) {
	for _, san := range []string{"Nf6", "Qe7"} { // the move of the game, and the best one
		tb := seekingBetter(t)
		text := tb.body()
		tb.does()
		tb.plays(san)
		said, better := tb.says(), *tb.Snapshot().Better
		tb.run()
		if now := *tb.Snapshot().Better; tb.says() != said || now != better || now.Busy {
			t.Errorf("%s: %q became %q, %+v became %+v", san, said, tb.says(), better, now)
		}
		tb.has(text)
	}
}

// TestMovesOfAClaim moves while a move for a draw claim is being written down.
func TestMovesOfAClaim(t *testing.T) {
	tb := writingClaim(t)
	tb.is("e4", record.Mainline(1))
	if w := tb.Snapshot().Written; w == nil || w.To != rules.Sq(4, 4) {
		t.Errorf("written is %v", w)
	}
	tb.Browse(nil)
	if tb.moves("d4"); tb.says() != match.ErrStrict.Error() {
		t.Errorf("elsewhere it says %q", tb.says())
	}
	tb.moves("e4")
	tb.is("e4", record.Mainline(1))
	if tb.moves("c5"); tb.Snapshot().Written.To != rules.Sq(2, 4) {
		t.Errorf("written is %v", tb.Snapshot().Written)
	}
}

// showingClaim shows a line of two moves about the sixth ply of a game.
func showingClaim(t *testing.T) *table {
	t.Helper()
	tb, _ := reviewing(t)
	tb.Review.Start()
	tb.settles()
	tb.Browse(record.Mainline(5))
	tb.Review.ShowClaim(aClaim(t, tb))
	return tb
}

// aClaim is a moment at the sixth ply, with a claim.
func aClaim(t *testing.T, tb *table) Moment {
	t.Helper()
	at := tb.Snapshot().Review.Game.Line[5]
	first, err := chess.Read(at, "Nf6")
	if err != nil {
		t.Fatal(err)
	}
	next, err := at.Play(first)
	if err != nil {
		t.Fatal(err)
	}
	mate, err := chess.Read(next, "Qxf7#")
	if err != nil {
		t.Fatal(err)
	}
	return Moment{5, []claims.Claim{{Text: phrase.Say("White mates."), Line: []rules.Move{first, mate}}}}
}

// seekingBetter looks for a better move at the sixth ply of a game. The engine has to
// examine the move that was tried.
func seekingBetter(t *testing.T) *table {
	t.Helper()
	tb, _ := reviewing(t)
	tb.Review.Start()
	tb.settles()
	tb.Review.FindBetter(5)
	if tb.plays("g6"); len(tb.work) != 1 {
		t.Fatalf("%d things are worked at", len(tb.work))
	}
	return tb
}

// writingClaim writes down 1...e5 for a draw claim.
func writingClaim(t *testing.T) *table {
	t.Helper()
	tb := strictly(t, match.Tournament, "")
	tb.plays("e4")
	tb.Claim()
	tb.plays("e5")
	return tb
}

// in returns the mode that the snapshot shows.
func (s Snapshot) in() string {
	switch {
	case s.Showing != nil:
		return "showing"
	case s.Better != nil:
		return "finding better"
	case s.Writing, s.Written != nil:
		return "claiming"
	case s.Playing():
		return "playing"
	}
	return "study"
}

// TestModes enters each mode, lets something happen, and checks which mode it is in then.
// Work and timers of a mode that was left change nothing.
func TestModes(t *testing.T) {
	modes := map[string]func(*testing.T) *table{"showing": showingClaim, "finding better": seekingBetter, "claiming": writingClaim}
	for event, tt := range map[string]struct {
		happens func(*testing.T, *table)
		showing string // the mode afterwards
		better  string
		claim   string
	}{
		"a takeback": {func(_ *testing.T, tb *table) { tb.TakeBack() }, "showing", "finding better", "claiming"}, // all are refused
		"a new game": {func(t *testing.T, tb *table) {
			if err := tb.Start(Setup{}); err != nil {
				t.Error(err)
			}
		}, "playing", "playing", "playing"},
		"a jump":            {func(_ *testing.T, tb *table) { tb.Browse(nil) }, "study", "study", "claiming"},
		"the same place":    {func(_ *testing.T, tb *table) { tb.Browse(tb.now.Place.Path) }, "study", "finding better", "claiming"},
		"a comment":         {func(_ *testing.T, tb *table) { tb.Edits.Comment(tb.now.Place, "x") }, "study", "finding better", "claiming"},
		"other moves":       {func(_ *testing.T, tb *table) { tb.Edits.Delete() }, "study", "study", "claiming"},
		"the end":           {func(_ *testing.T, tb *table) { tb.Resign() }, "showing", "finding better", "study"},
		"a flag":            {func(_ *testing.T, tb *table) { tb.pass(6 * time.Minute) }, "showing", "finding better", "study"},
		"no review":         {func(_ *testing.T, tb *table) { tb.Review.Close() }, "study", "study", "claiming"},
		"another review":    {func(_ *testing.T, tb *table) { tb.Review.StartOver() }, "showing", "study", "claiming"},
		"looking for moves": {func(_ *testing.T, tb *table) { tb.Review.FindBetter(5) }, "finding better", "finding better", "claiming"},
		"a claim shown":     {func(t *testing.T, tb *table) { showAgain(t, tb) }, "showing", "showing", "claiming"},
		"no claim":          {func(_ *testing.T, tb *table) { tb.DropClaim() }, "study", "finding better", "playing"},
		"a setting":         {func(_ *testing.T, tb *table) { tb.SetOptions(Options{Explain: Never}) }, "showing", "finding better", "claiming"},
		"the close":         {func(_ *testing.T, tb *table) { tb.Close() }, "study", "study", "playing"},
	} {
		for mode, enter := range modes {
			tb := enter(t)
			if now := tb.Snapshot().in(); now != mode {
				t.Fatalf("%s was entered, not %s", now, mode)
			}
			tt.happens(t, tb)
			want := map[string]string{"showing": tt.showing, "finding better": tt.better, "claiming": tt.claim}[mode]
			if now := tb.Snapshot().in(); now != want || (tb.interim == nil) != (want == "playing" || want == "study") {
				t.Errorf("%s, and then %s: it is %s, want %s (%T)", mode, event, now, want, tb.interim)
			}
			tb.settles()
			tb.pass(10 * showPause)
			if now := tb.Snapshot().in(); now != want {
				t.Errorf("%s, and then %s: later it is %s", mode, event, now)
			}
			if event == "the close" && tb.wall.Waiting() != 0 {
				t.Errorf("%s: after the close %d timers run", mode, tb.wall.Waiting())
			}
		}
	}
}

// showAgain shows a claim, if there is a review.
func showAgain(t *testing.T, tb *table) {
	t.Helper()
	if tb.Snapshot().Review.On {
		tb.Review.ShowClaim(aClaim(t, tb))
	}
}
