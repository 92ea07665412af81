package pgn_test

import (
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
)

// TestShogi stores drops, declined promotions and a handicap in PGN. In shogi, a drop has
// a star, which would end the game there.
func TestShogi(t *testing.T) {
	for _, tt := range []struct{ tags, moves, san string }{
		{"", "1. P-7f P-3d 2. Bx2b+ Sx2b 3. B@5e P-8d 4. B-3c= (4. B-3c+ {better}) 4... Sx3c\n*", "B*5e"},
		{"[SetUp \"1\"]\n[FEN \"lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\"]\n", "1. S-4b P-7f 2. S-6b *", "S-6b"},
	} {
		text := "[Variant \"Shogi\"]\n" + tt.tags + "\n" + tt.moves + "\n"
		rec, err := pgn.Read(pgn.Scan(text)[0], variants.All())
		if err != nil {
			t.Fatal(err)
		}
		said := false
		for _, n := range rec.Main() {
			said = said || n.SAN() == tt.san
		}
		if len(rec.Lost) > 0 || !said {
			t.Errorf("%s lost %v, or has no %s", text, rec.Lost, tt.san)
		}
		rec.SetTag("Event", "edited") // what was not is written as it was read
		if got := pgn.Write(rec); !strings.Contains(strings.Join(strings.Fields(got), " "), strings.Join(strings.Fields(tt.moves), " ")) {
			t.Errorf("%s is written %s", text, got)
		}
	}
}
