package play

import (
	"errors"
	"slices"
	"testing"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

func TestAGameNobodyMovedInIsDropped(t *testing.T) {
	tb := sit(t, Setup{Engine: true, Level: 1, Side: rules.Black})
	tb.bobs("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
	tb.types("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
}

func TestResume(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	tb.bobs("e5")
	tb.Flip()
	again := tb.kept
	if err := tb.Resume(again.Clone(), "a.pgn"); err != nil {
		t.Fatal(err)
	}
	if tb.sans() != "e4 e5" || !tb.flipped || tb.snap.Human[rules.Black] || !slices.Contains(tb.began, "a.pgn") {
		t.Errorf("resumed %q, flipped %v, seats %v", tb.sans(), tb.flipped, tb.snap.Human)
	}
	tb.types("Nf3")
	tb.bobs("Nc6")
	tb.expect("e4 e5 Nf3 Nc6", "Your move.")
}

func TestAGameFromElsewhereIsKeptOnlyWhenItGoesOn(t *testing.T) {
	tb := sit(t, Setup{})
	rec := record.New("chess", "")
	rec.Add(0, rules.Move{From: rules.Sq(4, 1), To: rules.Sq(4, 3)}, "e4")
	tb.kept = nil
	if err := tb.Show(rec); err != nil || tb.kept != nil {
		t.Fatalf("%v: kept %v", err, tb.kept)
	}
	tb.Browse(tb.toEnd())
	tb.types("e5")
	if tb.kept == nil || tb.sans() != "e4 e5" {
		t.Errorf("%q is not kept", tb.sans())
	}
}

func TestTroubleWithTheDisk(t *testing.T) {
	tb := sit(t, against())
	tb.SayTrouble(errors.New("no space left"))
	tb.types("e4")
	tb.expect("e4", "Not saved yet, trying again: no space left.")
	tb.SayTrouble(nil)
	tb.expect("e4", "is thinking.")
}
