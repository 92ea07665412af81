package pgn

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/records/record"
	"passedpawn/game/testing/longtest"
)

// TestCutEarly cuts games off texts that continue: a game found before the end of a text
// is known must be the one found in the whole text.
func TestCutEarly(t *testing.T) {
	r := rand.New(rand.NewPCG(seeded(t), 25))
	for range amount(t, 2_000, 20_000) {
		text := pgntest.Generated(r) + filling[r.IntN(len(filling))] + pgntest.Generated(r)
		whole, _ := cut(text, 0, true, nil)
		for n := range len(text) {
			g, ok := cut(text[:n], 0, false, nil)
			if ok && (g.from != whole.from || g.to != whole.to || g.ended != whole.ended || len(g.tags) != len(whole.tags)) {
				t.Fatalf("%q: %q is found with %d bytes, %q with all", text, text[g.from:g.to], n, text[whole.from:whole.to])
			}
		}
	}
}

var long = strings.Repeat("word ", 18)

// filling lists texts that take long to skip.
var filling = []string{
	"", strings.Repeat(" ", 300), strings.Repeat("a ", 150), strings.Repeat("x", 100),
	strings.Repeat("{", 20) + long + long, strings.Repeat("\n", 40),
}

// TestGenerated reads texts whose parts do not match.
func TestGenerated(t *testing.T) {
	r := rand.New(rand.NewPCG(seeded(t), 24))
	games, quoted := 0, 0
	failed := map[string]bool{}
	for range amount(t, 3_000, 100_000) {
		text := pgntest.Generated(r)
		for _, item := range Scan(text) {
			if games++; isQuoted(item) {
				quoted++
				t.Logf("quoted: %q", smaller(text, holdsQuoted))
			}
		}
		if sound(text) == nil {
			continue
		}
		if text = smaller(text, func(s string) bool { return sound(s) != nil }); failed[text] {
			continue
		}
		t.Errorf("%q: %v", text, sound(text))
		if failed[text] = true; len(failed) == 20 {
			break
		}
	}
	t.Logf("%d of %d games are quoted in part", quoted, games)
	if 10_000*quoted > games+10_000 {
		t.Errorf("%d of %d games are quoted in part", quoted, games)
	}
}

// TestQuoted quotes all moves of a game, whatever they are, and reads them back.
func TestQuoted(t *testing.T) {
	texts := make([]string, 0, len(forms))
	for _, tt := range forms {
		texts = append(texts, tt.text)
	}
	r := rand.New(rand.NewPCG(seeded(t), 26))
	for range amount(t, 2_000, 50_000) {
		texts = append(texts, pgntest.Generated(r))
	}
	for _, text := range texts {
		for _, item := range Scan(text) {
			rd := newReader(item, record.New("", ""))
			rd.limit = item.moves
			if rec, errs := rd.once(remembered); rec != nil && (len(errs) > 0 || !rd.roundTrips(remembered) || rec.Result != item.Result()) {
				t.Fatalf("%q is kept as %q: %v", item.Text, Write(rec), errs)
			}
		}
	}
}

// seeded and amount say which texts are generated, and how many, from PASSEDPAWN_SEED and
// PASSEDPAWN_TEXTS.
func seeded(t *testing.T) uint64 { return uint64(asked(t, "PASSEDPAWN_SEED", 1)) }

func amount(t *testing.T, quick, long int) int {
	return asked(t, "PASSEDPAWN_TEXTS", longtest.OfNight(quick, long/10, long))
}

func asked(t *testing.T, name string, usual int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return usual
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// isQuoted reports whether a part of a game had to become a comment.
func isQuoted(item Item) bool {
	rd := newReader(item, record.New("", ""))
	rd.read(remembered)
	return rd.limit < len(item.Text)
}

func holdsQuoted(text string) bool { return slices.ContainsFunc(Scan(text), isQuoted) }

// sound is whole, but also turns a panic into an error.
func sound(text string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panics: %v", p)
		}
	}()
	return whole(text)
}

// smaller removes every part of a text without which it still fails.
func smaller(text string, fails func(string) bool) string {
	for n := len(text) / 2; n > 0; n /= 2 {
		for i := 0; i+n <= len(text); {
			if less := text[:i] + text[i+n:]; fails(less) {
				text = less
			} else {
				i++
			}
		}
	}
	return text
}
