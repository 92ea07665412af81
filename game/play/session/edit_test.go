package session

import (
	"testing"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestVariationsAreMadeByMoving plays moves in a study, at its start and its end.
func TestVariationsAreMadeByMoving(t *testing.T) {
	tb := study(t, "1. e4 e5 2. Nf3 1-0")
	tb.plays("d4", "d5")
	tb.has("1. e4 (1. d4 d5) 1... e5 2. Nf3 1-0")
	if at := tb.Snapshot().Place; !at.Path.Equal(record.Path{1, 0}) || at.Position().Turn() != rules.White || tb.Snapshot().Live() {
		t.Errorf("the board is at %v", at.Path)
	}
	tb.Browse(nil)
	tb.plays("d4") // it is there already
	tb.has("1. e4 (1. d4 d5) 1... e5 2. Nf3 1-0")
	if end := tb.Snapshot().LineEnd(); !end.Equal(record.Path{1, 0}) {
		t.Errorf("its end is at %v", end)
	}
	tb.Browse(record.Path{1, 0})
	tb.Edits.PromoteToMainLine()
	tb.has("1. d4 (1. e4 e5 2. Nf3) 1... d5 1-0")
	for range 3 {
		tb.Edits.Undo()
	}
	tb.has("1. e4 e5 2. Nf3 1-0")
	for range 3 {
		tb.Edits.Redo()
	}
	tb.has("1. d4 (1. e4 e5 2. Nf3) 1... d5 1-0")
}

// TestEveryEditIsUndone makes every kind of edit, undoes it and redoes it. Each is one
// event, and is saved.
func TestEveryEditIsUndone(t *testing.T) {
	const text = "1. e4 {good} (1. d4 d5) (1. c4) 1... e5 2. Nf3 1-0"
	write := func(text string) func(*table) {
		return func(tb *table) { tb.Edits.Comment(tb.Snapshot().Place, text) }
	}
	for _, tt := range []struct {
		name string
		at   record.Path
		do   func(*table)
		want string
	}{
		{"comment", record.Path{0}, write("better"), "1. e4 {better} (1. d4 d5) (1. c4) 1... e5 2. Nf3 1-0"},
		{"comment on the game", nil, write("so"), "{so} 1. e4 {good} (1. d4 d5) (1. c4) 1... e5 2. Nf3 1-0"},
		{"mark", record.Path{1, 0}, func(tb *table) { tb.Edits.ToggleNAG(4) }, "1. e4 {good} (1. d4 d5 $4) (1. c4) 1... e5 2. Nf3 1-0"},
		{"drawings", record.Path{0}, func(tb *table) {
			tb.Edits.Draw([]record.Shape{{Colour: 'G', From: rules.Sq(4, 3), To: rules.Sq(4, 4)}})
		}, "1. e4 {good} {[%cal Ge4e5]} (1. d4 d5) (1. c4) 1... e5 2. Nf3 1-0"},
		{"up", record.Path{2}, func(tb *table) { tb.Edits.Promote() }, "1. e4 {good} (1. c4) (1. d4 d5) 1... e5 2. Nf3 1-0"},
		{"down", record.Path{1}, func(tb *table) { tb.Edits.Demote() }, "1. e4 {good} (1. c4) (1. d4 d5) 1... e5 2. Nf3 1-0"},
		{"main line", record.Path{2}, func(tb *table) { tb.Edits.PromoteToMainLine() }, "1. c4 (1. e4 {good} 1... e5 2. Nf3) (1. d4 d5) 1-0"},
		{"delete", record.Path{1, 0}, func(tb *table) { tb.Edits.Delete() }, "1. e4 {good} (1. d4) (1. c4) 1... e5 2. Nf3 1-0"},
		{"delete the line", record.Path{1, 0}, func(tb *table) { tb.Edits.DeleteLine() }, "1. e4 {good} (1. c4) 1... e5 2. Nf3 1-0"},
		{"delete the end", record.Path{0, 0}, func(tb *table) { tb.Edits.Delete() }, "1. e4 {good} (1. d4 d5) (1. c4) 1-0"},
		{"tags", nil, func(tb *table) { tb.Edits.SetTags(func(r *record.Record) { r.Result = "0-1" }) }, "1. e4 {good} (1. d4 d5) (1. c4) 1... e5 2. Nf3 0-1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tb := study(t, text)
			before := tb.Snapshot().Game.Record.Clone()
			tb.Browse(tt.at)
			observed := tb.observed
			tt.do(tb)
			tb.has(tt.want)
			if tb.observed != observed+1 {
				t.Errorf("it was observed %d times", tb.observed-observed)
			}
			if tb.kept == nil || !tb.kept.Equal(tb.Snapshot().Game.Record) && tb.kept.Tag(orientationTag) == "" {
				t.Error("the edit is not saved")
			}
			if tb.Snapshot().History.Undoing().Form == "" {
				t.Error("the menu does not name it")
			}
			tb.Edits.Undo()
			tb.has(text)
			if at := tb.Snapshot().Place.Path; !before.Equal(tb.Snapshot().Game.Record) || !at.Equal(tt.at) {
				t.Errorf("undone, the board is at %v", at)
			}
			tb.Edits.Redo()
			tb.has(tt.want)
		})
	}
}

// TestALateCommentIsDropped writes comments on a move of a previous game and on a deleted
// move.
func TestALateCommentIsDropped(t *testing.T) {
	tb := study(t, "1. e4 e5 1-0")
	tb.Browse(record.Path{0, 0})
	gone := tb.Snapshot().Place
	tb.Edits.Delete()
	tb.Edits.Comment(gone, "too late")
	tb.has("1. e4 1-0")
	if err := tb.Show(matchtest.Record(t, "1. e4 e5 0-1"), nil); err != nil {
		t.Fatal(err)
	}
	tb.Edits.Comment(gone, "of another game")
	tb.has("1. e4 e5 0-1")
}

// TestEditsOfAGameInProgress checks that the moves played against the program cannot be
// changed.
func TestEditsOfAGameInProgress(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	tb.bobs("e5")
	tb.Browse(record.Path{0})
	tb.Edits.Delete()
	if tb.sans() != "e4 e5" || tb.says() == "" || tb.Snapshot().History.Undoing().Form != "" {
		t.Errorf("it became %q; it says %q", tb.sans(), tb.says())
	}
}

// TestNothingToEdit rearranges where there is nothing to rearrange: at the start, on the
// main line, and in a game whose rules are not known. Nothing is saved or undone then.
func TestNothingToEdit(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		at         record.Path
		do         func(*table)
		says       string
	}{
		{"delete at the start", "1. e4 e5 1-0", nil, func(tb *table) { tb.Edits.Delete() }, "There is no move to delete here."},
		{"delete after the end", "1. e4 e5 1-0", record.Path{0, 0}, func(tb *table) { tb.Edits.DeleteLine() }, "There is no move to delete here."},
		{"delete in an unknown game", "[Variant \"Atomic\"]\n\n1. e4 e5 1-0", nil, func(tb *table) { tb.Edits.Delete() }, "There is no move to delete here."},
		{"move up", "1. e4 (1. d4) 1... e5 1-0", record.Path{0, 0}, func(tb *table) { tb.Edits.Promote() }, "There is no variation to move here."},
		{"move down", "1. e4 (1. d4) 1... e5 1-0", record.Path{1}, func(tb *table) { tb.Edits.Demote() }, "There is no variation to move here."},
		{"main line", "1. e4 (1. d4) 1... e5 1-0", record.Path{0, 0}, func(tb *table) { tb.Edits.PromoteToMainLine() }, "There is no variation to move here."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rec, _ := pgn.Read(pgn.Scan(tt.text)[0], variants.All()) // the error names the unknown game
			tb := sit(t, Setup{})
			if err := tb.Show(rec, nil); err != nil {
				t.Fatal(err)
			}
			tb.kept, tb.keeps = nil, 0
			tb.Browse(tt.at)
			before := tb.Snapshot().Game.Record.Clone()
			if tt.do(tb); tb.kept != nil || tb.keeps != 0 || tb.Snapshot().History.Undoing().Form != "" || !before.Equal(tb.Snapshot().Game.Record) {
				t.Errorf("saved %v, to be undone %q", tb.kept, tb.Snapshot().History.Undoing().Form)
			}
			tb.sayss(tt.says)
		})
	}
}
