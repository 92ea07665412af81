package index

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/testing/longtest"
)

// scraps are texts that mean something to a reader of PGN, and some that mean nothing.
var scraps = []string{
	"{", "}", "(", ")", ";", "%", "\n", "\n\n", "\r\n", "[", "]", "\"", "*",
	"1-0", "0-1", " ", "1.", "1. e4", "$1", "...", "<", ">", "\x00", "\t",
	"[White \"X\"]\n", "\n[Event \"Y\"]\n\n", "[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n",
	"e5", "\xe9", "\xef\xbb\xbf", "\xff\xfe", "é", "--",
	"e4 e5 2. Nf3 *\n\n",
	"\n% note\n", "{never closed", "; to the end\n", "1/2-1/2\n\n", "\\", "\"]\n\n1. d4 *\n",
}

// TestPatchAnyTexts changes games of a file in any way, and compares what Patch finds with what
// reading the file anew finds.
func TestPatchAnyTexts(t *testing.T) {
	random := rand.New(rand.NewPCG(41, 2))
	const limit = 3
	for round := range longtest.OfNight(200, 1000, 20_000) {
		var b strings.Builder
		if random.IntN(4) == 0 {
			b.WriteString("\xef\xbb\xbf")
		}
		for range 1 + random.IntN(12) {
			switch random.IntN(6) {
			case 0:
				b.WriteString("1. e4 e5 *\n\n")
			case 1:
				b.WriteString("[White \"A\"]\r\n\r\n1. d4 {x} d5 1-0\r\n\r\n")
			case 2:
				b.WriteString(scraps[random.IntN(len(scraps))])
			default:
				b.WriteString("[White \"" + string(rune('A'+random.IntN(20))) + "\"]\n[Black \"B\"]\n\n1. e4 {c} e5 (1... c5) 2. Nf3 *\n\n")
			}
		}
		text := b.String()
		if text == "" || strings.HasPrefix(text, "\xff\xfe") {
			continue // UTF-16 has no places in bytes
		}
		table, positions, err := open(cacheOf(t, text, limit), "")
		if err != nil {
			t.Fatal(round, err)
		}
		for range 3 {
			was := text
			var regions []Region
			var now strings.Builder
			at := 0
			for row := random.IntN(3); row < table.Len(); row += 1 + random.IntN(table.Len()) {
				offset, size := table.Place(row)
				from, to, put := int(offset), int(offset)+size, ""
				if random.IntN(4) == 0 && row > 0 { // deleted, with what is before it
					end, size := table.Place(row - 1)
					from = max(at, int(end)+size)
				} else {
					put = was[from:to]
					for range random.IntN(3) {
						n := random.IntN(len(put) + 1)
						put = put[:n] + scraps[random.IntN(len(scraps))] + put[min(len(put), n+random.IntN(4)):]
					}
				}
				now.WriteString(was[at:from])
				regions = append(regions, Region{int64(from), int64(to - from), int64(now.Len()), int64(len(put))})
				now.WriteString(put)
				at = to
			}
			if at < len(was) {
				now.WriteString(was[at:])
			}
			text = now.String()
			if strings.HasPrefix(text, "\xff\xfe") {
				break
			}
			table2, positions2, err := Patch(table, positions, source(text), regions)
			if errors.Is(err, ErrRebuild) {
				break
			}
			if err != nil {
				t.Fatal(round, err)
			}
			table, positions = table2, positions2
			want, found, err := open(cacheOf(t, text, limit), "")
			if err != nil {
				t.Fatal(round, err)
			}
			if got, want := listing(t, table, positions), listing(t, want, found); got != want {
				t.Fatalf("round %d: from\n%q\nto\n%q\nby %v\nthe patched index lists %s", round, was, text, regions, difference(got, want))
			}
			if !slices.Equal(table.hash, want.hash) || !slices.Equal(table.spot, want.spot) {
				t.Fatalf("round %d: from\n%q\nto\n%q\nby %v\nother hashes or places: %v, want %v", round, was, text, regions, table.spot, want.spot)
			}
		}
	}
}

// TestPatchWordsAtTheEnd leaves words at the end of a file that are no game, since there are
// games before them.
func TestPatchWordsAtTheEnd(t *testing.T) {
	const games = "[White \"S\"]\n\n1. e4 e5 *\n\n[White \"T\"]\n\n1. e4 e5 *\n\n"
	const was, is = games + "\\[White \"A\"]\n[Black \"B\"]\n\n1. e4", games + "\\[White \"A\"]\n[Bl"
	table, positions, err := open(cacheOf(t, was, 3), "")
	if err != nil {
		t.Fatal(err)
	}
	table, _, err = Patch(table, positions, source(is), []Region{regionOf(was, is, 0, 0)})
	if err == nil && table.Len() != 2 {
		t.Errorf("%d games are listed", table.Len())
	}
}
