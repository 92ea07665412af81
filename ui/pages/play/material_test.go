package play

import (
	"slices"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
)

// placeAfter returns the place after some moves from the start.
func placeAfter(t *testing.T, moves ...string) (p session.Place) {
	t.Helper()
	chess := orthodox.Rules{}
	p.Line = []rules.Position{chess.Start()}
	for _, san := range moves {
		at := p.Line[len(p.Line)-1]
		m, err := chess.Read(at, san)
		if err != nil {
			t.Fatal(err)
		}
		next, err := at.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		p.Line, p.Moves = append(p.Line, next), append(p.Moves, m)
	}
	return p
}

// TestMaterialOfAShownLine counts the pieces that are on the board: those of a line that is
// shown, as long as it is.
func TestMaterialOfAShownLine(t *testing.T) {
	s := session.Snapshot{Rules: orthodox.Rules{}, Place: placeAfter(t, "e4", "d5", "exd5")}
	if got := taken(s, rules.White); !slices.Equal(got, []rules.Kind{rules.Pawn}) || lead(s, rules.White) != 1 {
		t.Errorf("White has %v and leads by %d", got, lead(s, rules.White))
	}
	s.Showing = &session.Showing{Place: placeAfter(t, "e4", "d5", "exd5", "Qxd5", "Nc3", "Qe4", "Nxe4")}
	if got := taken(s, rules.White); !slices.Equal(got, []rules.Kind{rules.Queen, rules.Pawn}) || lead(s, rules.White) != 9 || lead(s, rules.Black) != -9 {
		t.Errorf("in the line that is shown, White has %v and leads by %d", got, lead(s, rules.White))
	}
}
