package repertoire

import (
	"errors"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// TestLeaveAtEdges says of a game without moves that it was in no opening, and of one that is in it
// as far as games are followed, that it stayed there.
func TestLeaveAtEdges(t *testing.T) {
	r := New(read(t, "1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 *"), rules.White, nil, "")
	if l := r.Leave(bitboard.Start(), nil); l.Exit != Never || l.At != Nowhere {
		t.Errorf("a game without moves: %+v", l)
	}
	round := movesOf(t, "1. e4 e5 "+strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 22)+"*")
	if l := r.Leave(bitboard.Start(), round); l.Exit != Inside || l.Ply != Depth {
		t.Errorf("a game of %d plies: %+v", len(round), l)
	}
}

// TestSentence says how a game left the person's opening, whose repertoire has two moves at one
// place.
func TestSentence(t *testing.T) {
	r := New(read(t, "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4) 3... a6 4. Ba4 *"), rules.White, nil, "")
	for moves, want := range map[string]phrase.Phrase{
		"1. e4 e5 2. Nf3 Nc6 3. d4 *":               phrase.Say("repertoire.left-mine", "lines", "3.d4", "3.Bb5, 3.Bc4"),
		"1. e4 e5 2. Nf3 Nf6 *":                     phrase.Say("repertoire.left-theirs", "lines", "2...Nf6", "2...Nc6"),
		"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 b5 *": phrase.Say("repertoire.left-end", "lines", "4...b5"),
		"1. e4 e5 2. Nf3 *":                         phrase.Say("repertoire.left-inside", "lines"),
		"1. d4 *":                                   {},
	} {
		if got := r.Leave(bitboard.Start(), movesOf(t, moves)).Sentence("lines"); got.String() != want.String() {
			t.Errorf("%s: it says %q, not %q", moves, got, want)
		}
	}
}

// TestFault returns the first error.
func TestFault(t *testing.T) {
	first := errors.New("first")
	if err := Fault([]Book{{}, {Err: first}, {Err: errors.New("second")}}); !errors.Is(err, first) {
		t.Errorf("it is %v", err)
	}
	if err := Fault([]Book{{}}); err != nil {
		t.Errorf("all could be read: %v", err)
	}
}
