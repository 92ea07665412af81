package session

import (
	"slices"
	"testing"
	"time"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// TestBrowsingAndGoingOn makes moves at earlier places of a game between two people.
func TestBrowsingAndGoingOn(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("e4", "e5", "Nf3")
	tb.Browse(record.Mainline(1))
	tb.plays("e5") // the move that was played: it only goes forward
	tb.is("e4 e5 Nf3", record.Mainline(2))
	m, _, err := tb.Snapshot().Read("Nc3")
	if err != nil {
		t.Fatal(err)
	}
	replace := tb.Play(m)
	if tb.is("e4 e5 Nf3", record.Mainline(2)); replace == nil {
		t.Fatal("the game would be changed without a question")
	}
	replace()
	tb.is("e4 e5 Nc3", record.Mainline(3))
	if n := len(tb.kept.Main()[1].Children()); n != 2 {
		t.Errorf("%d lines are saved after 1...e5", n)
	}
	replace() // asked twice, or too late
	tb.is("e4 e5 Nc3", record.Mainline(3))
}

// TestALateYes agrees to replace moves of a game that has changed since the question.
func TestALateYes(t *testing.T) {
	for name, change := range map[string]func(*table){
		"another game": func(tb *table) {
			if err := tb.Start(Setup{}); err != nil {
				t.Error(err)
			}
			tb.plays("d4", "d5")
		},
		"taken back":     func(tb *table) { tb.TakeBack(); tb.TakeBack() },
		"other moves":    func(tb *table) { tb.TakeBack(); tb.TakeBack(); tb.plays("d4", "d5", "c4") },
		"the end of one": func(tb *table) { tb.Edits.Undo(); tb.Edits.Undo(); tb.Edits.Undo() },
	} {
		tb := sit(t, Setup{})
		tb.plays("e4", "e5")
		tb.Browse(record.Mainline(1))
		m, _, err := tb.Snapshot().Read("c5")
		if err != nil {
			t.Fatal(err)
		}
		replace := tb.Play(m)
		change(tb)
		before := tb.sans()
		if replace(); tb.sans() != before {
			t.Errorf("%s: %q became %q", name, before, tb.sans())
		}
	}
}

func TestTheGameGoesOnWhileOneBrowses(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	tb.Browse(nil)
	tb.bobs("e5")
	tb.is("e4 e5", nil)
	tb.Browse(record.Mainline(9))
	if tb.is("e4 e5", record.Mainline(2)); !tb.Snapshot().Live() {
		t.Error("the board does not show the end")
	}
}

// TestTriedAfterTheEnd tries moves after the end of the game. They are remarks and not
// moves of the game. After a mate nothing can be tried.
func TestTriedAfterTheEnd(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("f3", "e5")
	tb.Resign()
	tb.plays("g4", "Qh4")
	tb.is("f3 e5", record.Path{0, 0, 0, 0})
	if at := (record.Path{0, 0, 0, 0}); !tb.kept.Has(at) || tb.kept.At(at).SAN() != "Qh4#" || tb.kept.Result != rules.BlackWins {
		t.Errorf("saved is %v, %v", at, tb.kept.Result)
	}
	if tb.plays("a3"); tb.says() == "" {
		t.Error("a move after the mate is possible")
	}
	if err := tb.Resume(tb.kept.Clone(), "game.pgn"); err != nil {
		t.Fatal(err)
	}
	if o := tb.Snapshot().Game.Outcome; o.Reason != rules.Resignation {
		t.Errorf("it comes back as %v", o)
	}
	tb.Browse(record.Path{0, 0, 0})
	tb.Edits.Delete()
	if tb.is("f3 e5", record.Mainline(2)); tb.kept.Has(record.Path{0, 0, 0}) {
		t.Error("what was tried cannot be taken out")
	}
	tb.plays("g4")
	if tb.Edits.Undo(); len(tb.Snapshot().Game.Record.Main()) != 2 {
		t.Error("what was tried cannot be undone")
	}
}

func TestClaimAndOffer(t *testing.T) {
	tb := sit(t, Setup{})
	if tb.Claim(); tb.Snapshot().Failure == nil || tb.Snapshot().Claim().Promising() {
		t.Error("there is nothing to claim")
	}
	tb.plays("Nf3", "Nf6", "Ng1", "Ng8")
	tb.Browse(record.Mainline(1))
	tb.OfferDraw()
	if s := tb.Snapshot(); !s.Game.Offered || s.Game.OfferedBy != rules.White || len(s.Place.Path) != 4 {
		t.Errorf("offered: %t, with move %d on the board", s.Game.Offered, len(s.Place.Path))
	}
	if tb.AnswerOffer(false); tb.Snapshot().Game.Note.Form == "" || !tb.Snapshot().Playing() {
		t.Error("nobody says that it was declined")
	}
	tb.plays("Nf3", "Nf6", "Ng1")
	if !tb.Snapshot().Claim().Promising() {
		t.Error("2...Ng8 repeats the start for the third time")
	}
	tb.plays("Ng8")
	if tb.Claim(); tb.Snapshot().Game.Outcome.Reason != rules.Threefold || tb.ended != 1 {
		t.Errorf("claimed is %v", tb.Snapshot().Game.Outcome)
	}
}

// TestFlipEachMove checks that the board turns to the side to move.
func TestFlipEachMove(t *testing.T) {
	tb := sit(t, Setup{})
	tb.SetOptions(Options{FlipEachMove: true})
	if tb.plays("e4"); tb.Snapshot().Bottom() != rules.Black {
		t.Error("Black does not sit below")
	}
	if tb.plays("e5"); tb.Snapshot().Bottom() != rules.White {
		t.Error("White does not sit below")
	}
}

func TestWhoIsBelow(t *testing.T) {
	for _, tt := range []struct {
		setup Setup
		below rules.Side
	}{
		{Setup{}, rules.White},
		{Setup{Below: BlackBelow}, rules.Black},
		{Setup{Engine: true, Level: 1, Side: rules.Black, Below: OwnBelow}, rules.Black},
		{Setup{Engine: true, Level: 1, Side: rules.Black, Below: WhiteBelow}, rules.White},
		{Setup{Engine: true, Level: 1, Side: rules.White, Below: OwnBelow}, rules.White},
	} {
		if tb := sit(t, tt.setup); tb.Snapshot().Bottom() != tt.below {
			t.Errorf("%+v: %v is below", tt.setup, tb.Snapshot().Bottom())
		}
	}
}

// TestRematch swaps the sides, of people with names and of a person and a program.
func TestRematch(t *testing.T) {
	tb := sit(t, Setup{Names: [2]string{"Ben", ""}})
	tb.plays("f3", "e5", "g4", "Qh4")
	if n := tb.Snapshot().Rematch(); n.Names != [2]string{"", "Ben"} || n.Engine {
		t.Errorf("two people play %+v", n)
	}
	tb = timed(t, "3+2")
	n := tb.Snapshot().Rematch()
	if !n.Engine || n.Side != rules.Black || n.Level != 3 || n.Name != "Ada" || n.Time.String() != tb.Snapshot().Game.Clock.Control.String() {
		t.Errorf("against the program one plays %+v", n)
	}
	if rec := tb.Snapshot().Game.Record; rec.Tag("White") != "Ada" || rec.Tag("BlackLevel") != "3/16" || rec.Tag("Date") != "2026.11.20" {
		t.Errorf("the game is %+v", rec)
	}
}

// TestCues lists the sounds of a game.
func TestCues(t *testing.T) {
	tb := sit(t, against())
	expect := func(what string, want ...Cue) {
		t.Helper()
		if !slices.Equal(tb.cues, want) {
			t.Errorf("%s: heard %v, want %v", what, tb.cues, want)
		}
		tb.cues = nil
	}
	expect("a new game")
	tb.plays("e4")
	tb.bobs("d5")
	expect("moves", Moved, Moved)
	tb.plays("exd5")
	tb.bobs("Qxd5")
	expect("captures", Captured, Captured)
	tb.plays("f3")
	tb.bobs("Qe5")
	expect("a check", Moved, Checked)
	tb.TakeBack()
	tb.Browse(nil)
	tb.Browse(tb.Snapshot().LineEnd())
	expect("looking back")
	tb.Resign()
	expect("the end", Ended)
	tb.plays("Nc3") // a remark on the finished game
	expect("a variation", Moved)
	tb = study(t, "1. e4 *")
	tb.Browse(tb.Snapshot().LineEnd())
	tb.plays("e5")
	expect("a move at the end of a study", Moved)
}

// TestTakeBackShowsTheEnd takes back moves while an earlier one is on the board: the position
// from which the game goes on is shown.
func TestTakeBackShowsTheEnd(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("e4", "e5", "Nf3")
	tb.Browse(record.Mainline(1))
	tb.TakeBack()
	if s := tb.Snapshot(); len(s.Game.Moves) != 2 || !s.Live() || len(s.Place.Path) != 2 {
		t.Errorf("%d moves are left, and %v is shown", len(s.Game.Moves), s.Place.Path)
	}
}

// TestShortOfTime checks that the warning sounds once, and only for the person who has
// little time.
func TestShortOfTime(t *testing.T) {
	tb := timed(t, "1+5")
	for _, moves := range [][2]string{{"e4", "e5"}, {"Nf3", "Nc6"}} {
		tb.plays(moves[0])
		tb.bobs(moves[1])
		tb.pass(46 * time.Second)
	}
	n := 0
	for _, c := range tb.cues {
		if c == ShortOfTime {
			n++
		}
	}
	if n != 1 || tb.ticks == 0 {
		t.Errorf("heard %d times: %v; the clock ticked %d times", n, tb.cues, tb.ticks)
	}
	tb.Resign()
	if n := tb.wall.Waiting(); n > 0 {
		t.Errorf("%d timers wait after the end", n)
	}
}

// TestAGameFromAProblem checks that the session mentions once what is odd about a
// starting position.
func TestAGameFromAProblem(t *testing.T) {
	tb := sit(t, Setup{Variant: "shogi", Start: "4k4/9/4P4/9/9/9/9/9/9 b G 1"})
	if got := tb.says(); got != "Sente has no king, as in a mating problem (tsume): only Gote can be checkmated." {
		t.Error(got)
	}
	tb.plays("G*5b")
	if o := tb.Snapshot().Game.Outcome; o.Reason != rules.Checkmate || tb.says() != "" {
		t.Errorf("%v, %q", o, tb.says())
	}
	if tb = sit(t, Setup{Variant: "shogi"}); tb.says() != "" {
		t.Error(tb.says())
	}
}
