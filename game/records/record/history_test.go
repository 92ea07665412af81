package record

import (
	"testing"

	"passedpawn/game/phrase"
)

// said is a record with a comment on the game.
func said(text string) *Record {
	r := New("chess", "")
	r.Root().Say(text)
	return r
}

// TestHistory edits a record twice, undoes both edits, redoes one and makes another.
func TestHistory(t *testing.T) {
	var h History
	is := func(undoing, redoing string) {
		t.Helper()
		if u, r := h.Undoing().Form, h.Redoing().Form; u != undoing || r != redoing {
			t.Errorf("it undoes %q and redoes %q, want %q and %q", u, r, undoing, redoing)
		}
	}
	is("", "")
	h = h.Leaving(said("a"), Path{0}).Edited(phrase.Say("b"), said("b"))
	is("b", "")
	h = h.Leaving(said("b"), nil).Edited(phrase.Say("c"), said("c"))
	is("c", "")
	h.At = 0
	is("", "b")
	h.At = 1
	is("b", "c")
	h = h.Leaving(said("b, later"), Path{0, 1})
	if s := h.Steps[1]; s.Record.Root().Text() != "b, later" || !s.Path.Equal(Path{0, 1}) || !h.Steps[0].Path.Equal(Path{0}) {
		t.Errorf("left as %q at %v", s.Record.Root().Text(), s.Path)
	}
	was := h
	h = h.Edited(phrase.Say("d"), said("d"))
	is("d", "")
	if was.Redoing().Form != "c" {
		t.Errorf("an edit changed the history before it, which redoes %q", was.Redoing().Form)
	}
}

// TestTakenBackHistory takes back two moves, the last one first.
func TestTakenBackHistory(t *testing.T) {
	h := History{}.Leaving(said("two moves"), nil).TakenBack(phrase.Say("second"), said("one move"))
	h = h.Leaving(said("one move"), nil).TakenBack(phrase.Say("first"), said("no move"))
	for _, move := range []string{"first", "second", ""} {
		if h.Redoing().Form != move {
			t.Errorf("step %d redoes %q, want %q", h.At, h.Redoing().Form, move)
		}
		h.At++
	}
}
