package index

import (
	"context"
	"slices"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/chess/opening"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
)

func language(t *testing.T, code string) *phrase.Language {
	t.Helper()
	l, err := phrase.NewLanguage(nil, code)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// named are games whose openings have another order in German than in English.
const named = `[White "Spanische, P"]
[Opening "Ruy Lopez"]
[Result "*"]

1. e4 *

[White "Ben"]
[Opening "French Defence: Winawer Variation"]
[Result "*"]

1. e4 *

[White "Sizilianische, V"]
[Opening "?"]
[Result "*"]

1. e4 *

[White "Dan"]
[Opening "Grünfeld Defense"]
[Result "*"]

1. d4 *
`

func TestSearchesShownOpenings(t *testing.T) {
	table := scanned(t, named)
	german := table.In(language(t, "de"))
	for text, want := range map[string][]int32{
		"opening:spanische":              {0}, // not the player
		"spanische":                      {0},
		"opening:\"ruy lopez\"":          {0}, // the English name, too
		"französische":                   {1},
		"opening:\"winawer-variante\"":   {1},
		"winawer variation":              {1},
		"opening:sizilianische":          nil,
		"grünfeld-indische":              {3},
		"-opening:verteidigung":          {0, 2},
		"opening:partie OR opening:inaw": {0, 1},
	} {
		if got := filtered(t, german, text); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
	if got := filtered(t, table.In(language(t, "fr")), `"défense française : variante"`); !slices.Equal(got, []int32{1}) {
		t.Errorf("with a space as it is typed: %v", got)
	}
	if got := filtered(t, table.In(phrase.English()), "opening:spanische"); len(got) > 0 {
		t.Errorf("the German name is found in an English window: %v", got)
	}
	if got := german.Text(0, Opening); got != "Ruy Lopez" {
		t.Errorf("the table has %q", got)
	}
}

func TestSortsShownOpenings(t *testing.T) {
	table := scanned(t, named)
	for code, want := range map[string][]int32{"en": {1, 3, 0, 2}, "de": {1, 3, 0, 2}, "es": {0, 1, 3, 2}} {
		rows := []int32{0, 1, 2, 3}
		if table.In(language(t, code)).Sort(rows, Opening, false); !slices.Equal(rows, want) {
			t.Errorf("in %s: %v, want %v", code, rows, want)
		}
	}
}

// TestOpeningsOfGames checks how many of real games have an opening whose family has a name
// in each language, by their moves and by their tags, which name them as other programs do.
func TestOpeningsOfGames(t *testing.T) {
	text := pgntest.File(t, "plain-1110-games.pgn")
	byMoves, _ := built(t, text)
	clocks, _ := built(t, pgntest.File(t, "lichess-clocks.pgn"))
	for _, tt := range []struct {
		name  string
		table *Table
		least int // percent
	}{{"by moves", byMoves, 100}, {"with clocks", clocks, 99}, {"by tags", scanned(t, text), 95}} {
		for file := range assets.Translations("") {
			code, is := strings.CutPrefix(strings.TrimSuffix(file, ".json"), "window.")
			if !is || code == "en" {
				continue
			}
			all, missing := 0, map[string]int{}
			l := language(t, code)
			for row := range tt.table.Len() {
				family := tt.table.Text(row, Opening)
				if i := strings.IndexAny(family, ":,"); i > 0 {
					family = family[:i]
				}
				if family == "" {
					continue
				}
				if all++; opening.Title(family).In(l) == family && !strings.Contains(assets.OpeningWords(code), family+"\t") {
					missing[family]++
				}
			}
			rest := 0
			for _, n := range missing {
				rest += n
			}
			if percent := 100 * (all - rest) / max(all, 1); percent < tt.least {
				t.Errorf("%s, %d %% of %d openings have a name in %s, want %d %%: not %v", tt.name, percent, all, code, tt.least, missing)
			}
		}
	}
}

// scanned returns the table of some games with the openings that their tags name: their
// moves are not read.
func scanned(t *testing.T, text string) *Table {
	t.Helper()
	table, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(text)), func() bool { return true }, func(*Table, int64) {})
	if err != nil {
		t.Fatal(err)
	}
	return table
}
