package pgn_test

import (
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestUnknownVariant keeps a game of an unknown variant as text, with its tags, and writes
// it as it was, also after a tag is edited.
func TestUnknownVariant(t *testing.T) {
	for _, moves := range []string{
		"1. e4 e5 2. Nxe5 {boom} (2. Nf3 Nc6) 2... d6 1-0",
		"1. @zz P@e4 $3 ; hm\n2. x 1/2-1/2",
		"*",
		"{only words} *",
	} {
		text := "[White \"A\"]\n[Variant \"Atomic\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0\"]\n\n" + moves + "\n"
		item := pgn.Scan(text)[0]
		rec, err := pgn.Read(item, variants.All())
		if rec == nil {
			t.Errorf("%q is refused: %v", moves, err)
			continue
		}
		if rec.Rules != rules.Unread || rec.Tag("Variant") != "Atomic" || len(rec.Moves()) > 0 {
			t.Errorf("%q: %s %v", moves, rec.Rules, rec.Moves())
		}
		if err != nil && !strings.Contains(err.Error(), `line 5: the variant "Atomic" is not known here`) {
			t.Error(err)
		}
		if got := pgn.Text(rec, variants.All()); got != text+"\n" {
			t.Errorf("%q is written\n%s", moves, got)
		}
		rec.SetTag("Event", "edited")
		got := strings.Join(strings.Fields(pgn.Write(rec)), " ")
		if !strings.HasSuffix(got, strings.Join(strings.Fields(moves), " ")) || !strings.Contains(got, "+0+0") {
			t.Errorf("%q is written after an edit\n%s", moves, got)
		}
		said := ""
		for part := range rec.Root().Texts(record.Rest) {
			said += part
		}
		if strings.Contains(moves, "1.") && !strings.Contains(said, moves[:6]) {
			t.Errorf("%q is not shown: %q", moves, said)
		}
	}
}
