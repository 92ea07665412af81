package session

import (
	"errors"
	"slices"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// fish is a game against another engine.
func fish() Setup {
	return Setup{Engine: true, Level: 3, Other: "stockfish", Strength: Strength{ByElo, 1500}, Side: rules.White, Name: "Ada"}
}

func TestStrength(t *testing.T) {
	for _, s := range []Strength{{}, {ByElo, 1500}, {BySkill, 0}, {ByTime, 250}, {ByDepth, 8}} {
		if got := ParseStrength(s.String()); got != s {
			t.Errorf("%q is read as %+v", s, got)
		}
	}
	for _, bad := range []string{"", "elo", "elo x", "elo -1", "sloth 3", "1500"} {
		if got := ParseStrength(bad); got != (Strength{}) {
			t.Errorf("%q is read as %+v", bad, got)
		}
	}
}

// TestAnotherEngineIsKept saves which engine plays, and resumes and repeats the game with
// the same one.
func TestAnotherEngineIsKept(t *testing.T) {
	tb := sit(t, fish())
	want := Rival{Game: "chess", Level: 1, Engine: "stockfish", Strength: Strength{ByElo, 1500}}
	rec := tb.Snapshot().Game.Record
	if got := rec.Tag("Black"); got != "Stockfish" || tb.Snapshot().Game.Names[rules.Black].String() != got {
		t.Errorf("it is called %q", got)
	}
	tb.rivals = nil
	if err := tb.Resume(rec, ""); err != nil || !slices.Equal(tb.rivals, []Rival{want}) {
		t.Errorf("resumed against %+v, %v", tb.rivals, err)
	}
	if n := tb.Snapshot().Rematch(); n.Other != "stockfish" || n.Strength != want.Strength || n.Side != rules.Black {
		t.Errorf("the next game is %+v", n)
	}
}

// TestLevelOfEarlier reads the level in a game that an earlier version has saved: it is the
// one that is equally strong now.
func TestLevelOfEarlier(t *testing.T) {
	for _, tt := range []struct {
		game, tag string
		want      Rival
		ok        bool
	}{
		{"chess", "4", Rival{Level: 6}, true},
		{"shogi", "4", Rival{Level: 9}, true},
		{"shogi-24", "10", Rival{Level: 16}, true},
		{"shogi", "4/12", Rival{Level: 6}, true},
		{"chess", "4/16", Rival{Level: 4}, true},
		{"shogi", "x/12", Rival{Level: 1}, false},
		{"shogi", "", Rival{Level: 1}, false},
	} {
		rec := record.New(tt.game, "")
		rec.SetTag("WhiteType", "program")
		rec.SetTag("WhiteLevel", tt.tag)
		tt.want.Game = tt.game
		if got, ok := RivalOf(rec, rules.White); got != tt.want || ok != tt.ok {
			t.Errorf("%s, %q: %+v, %v", tt.game, tt.tag, got, ok)
		}
	}
	for _, game := range []string{"chess", "apc-timur", "shogi", "shogi-24"} {
		rec, want := record.New(game, ""), Rival{Game: game, Level: 7}
		seating{&state{config: Config{Opponents: named{}}}}.write(rec, rules.Black, want)
		if got, ok := RivalOf(rec, rules.Black); got != want || !ok {
			t.Errorf("%s: %+v, %v", game, got, ok)
		}
	}
}

// TestReplace puts the bundled engine in the place of one that failed.
func TestReplace(t *testing.T) {
	tb := sit(t, fish())
	tb.plays("e4")
	if _, ok := tb.Snapshot().Stalled(); ok {
		t.Error("it failed before it was asked")
	}
	tb.next(tb.bob).reply(player.Action{}, errors.New("it ended"))
	tb.run()
	if r, ok := tb.Snapshot().Stalled(); !ok || r.Engine != "stockfish" {
		t.Fatalf("%+v failed, %v", r, ok)
	}
	before := tb.closed()
	tb.Replace(Rival{Level: 4})
	if s := tb.Snapshot(); s.Game.Names[rules.Black].String() != "Passed Pawn, Scripted" || s.Game.Fault != nil || !s.Game.Thinking {
		t.Errorf("%s plays, thinking: %v, fault: %v", s.Game.Names[rules.Black], s.Game.Thinking, s.Game.Fault)
	}
	if r, ok := RivalOf(tb.kept, rules.Black); !ok || r.Engine != "" || r.Level != 4 {
		t.Errorf("saved is %+v", r)
	}
	if tb.closed() != before+1 {
		t.Error("the one that failed is not closed")
	}
	tb.bobs("e5")
	tb.is("e4 e5", tb.Snapshot().Place.Path)
}

// TestProgramsAreClosed closes the opponent, the adviser and the analyst of a game when
// another begins, when others are chosen, and at the end.
func TestProgramsAreClosed(t *testing.T) {
	tb := sit(t, fish())
	tb.Analysis.Toggle()
	tb.Hint()
	late := tb.next(tb.adviser)
	if tb.Refresh(); tb.closed() != 2 {
		t.Errorf("%d closed after others were chosen, want the analyst and the adviser", tb.closed())
	}
	if late.ctx.Err() == nil || len(*tb.analyst.asked) != 2 {
		t.Error("the hint is not withdrawn, or no new analyst is asked")
	}
	if err := tb.Start(fish()); err != nil || tb.closed() != 4 {
		t.Errorf("%d closed after a new game, want the opponent and the new analyst too; %v", tb.closed(), err)
	}
	tb.Analysis.Toggle() // the one before has ended with its game
	if tb.Close(); tb.closed() != 6 {
		t.Errorf("%d closed at the end", tb.closed())
	}
}

// TestNoGameNoProgram closes the program of a game that cannot begin.
func TestNoGameNoProgram(t *testing.T) {
	tb := sit(t, fish())
	rec := matchtest.Record(t, "[BlackType \"program\"]\n[BlackEngine \"x\"]\n[WhiteType \"human\"]\n\n1. e4 *")
	rec.Start = "no position"
	before := tb.closed()
	if err := tb.Resume(rec, ""); err == nil || tb.closed() != before+1 {
		t.Errorf("%v, %d closed", err, tb.closed()-before)
	}
}

// TestPonderEnds lets an engine think in its opponent's time until the person leaves the
// game in one way or another.
func TestPonderEnds(t *testing.T) {
	for name, leave := range map[string]func(*table) error{
		"nothing":        func(*table) error { return nil },
		"a new game":     func(tb *table) error { return tb.Start(fish()) },
		"a study":        func(tb *table) error { return tb.Show(matchtest.Record(t, "1. d4 *"), nil) },
		"resigning":      func(tb *table) error { tb.Resign(); return nil },
		"a takeback":     func(tb *table) error { tb.TakeBack(); return nil },
		"closing":        func(tb *table) error { tb.Close(); return nil },
		"a pasted other": func(tb *table) error { return tb.Resume(matchtest.Record(t, "1. d4 *"), "") },
	} {
		tb := sit(t, fish())
		tb.plays("e4")
		asked := (*tb.bob.asked)[0]
		tb.bobs("e5")
		if err := leave(tb); err != nil {
			t.Fatal(err)
		}
		ended := false
		select {
		case <-asked.q.Ponder:
			ended = true
		default:
		}
		if ended != (name != "nothing") {
			t.Errorf("%s: pondering ends: %v", name, ended)
		}
	}
}

// TestBundledName checks that the name of the bundled engine is kept in English and shown in
// each language, and that a name which the person has written is kept.
func TestBundledName(t *testing.T) {
	rec := record.New("chess", "")
	for _, of := range []struct{ tag, engine, want string }{
		{"Passed Pawn (level 3)", "", "named by its level"},
		{"Passed Pawn, Erste Schritte", "", "named by its level"},
		{"Deep Toaster", "", "Deep Toaster"},
		{"Passed Pawn 2", "abc", "Passed Pawn 2"},
	} {
		rec.SetTag("Black", of.tag)
		s := seating{&state{config: Config{Opponents: named{}}}}
		if got := s.nameOf(rec, rules.Black, Rival{Engine: of.engine}).String(); got != of.want {
			t.Errorf("%s is shown as %s, want %s", of.tag, got, of.want)
		}
	}
}

// named is an Opponents that names programs.
type named struct{ Opponents }

func (named) Name(Rival) phrase.Phrase { return phrase.Say("named by its level") }
