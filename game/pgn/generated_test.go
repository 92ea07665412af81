package pgn

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/longtest"
	"passedpawn/game/record"
)

// pieces are what generated texts are made of, in groups that are drawn alike: what
// games hold, and what has no place in them.
var pieces = [][]string{
	{"1.", "1...", "1. ", "2. ", "2...", "3.", "1)", "1 .", "17. ", "0.5", "1-", "12", "00", "0", "1.e4", "2.Nf3", "1e4", "1…", "1. e4 e5 2. Nf3 Nc6 "},
	{"e4", "e5", "Nf3", "Nc6", "d4", "d5", "exd5", "Qxd5", "Bb5", "a6", "O-O", "0-0", "--", "null", "c8=Q", "e8", "A", "B", "Sf3", "Кf3", "Ke3", "Qh9", "ed", "e2-e4", "e4,e5", "Nf3Nc6"},
	{"!", "?", "!?", "??!", "+", "#", "++", "=", "+-", "±", "∞", "N", "TN", "ch", "mate", "e.p.", "(Q)", "=Q", "/Q", "★", "-", "–", "x", ":", ",", "."},
	{"$1", "$", "$14", "$70000", "$1$2", "\\$2", "$1-0", "$½", "$*"},
	{"(", ")", "()", "( )", "((", "))", "(d4", "(1. d4 d5)", "(1... c5 2. c4)", "(=)", "({x})", "($1)", "(%", "(;"},
	{"{x}", "{", "}", "{}", "{a {b} c}", "{\\}", "{a\\}b}", "{[%clk 0:01]}", "{[Event \"x\"]}", "{\n[Event \"x\"]\n}", "{1-0}", "{*}", "{ a  b }", "{a\nb}", "{\x10a}", "{é}", "{;}", "; x\n", ";", ";{\n", "; }\n", ";;x\n", "{" + long + "}"},
	{"1-0", "0-1", "1/2-1/2", "*", "1/2", "½", "½-½", "1 - 0", "1/2 - 1/2", "0 – 1", "1:0", "1-O", "1-0.", "\xbd", "1\x960", "0.5-0.5", "1-0-1", "**", "*1-0", "x*", "e4*", "1-0e4", "1/2-"},
	{"[White \"A\"]", "[Result \"1-0\"]", "[Event \"x\"]", "[FEN \"4k3/P7/8/8/8/8/8/4K3 b - - 0 7\"]", "[FEN \"x\"]", "[Variant \"Standard\"]", "[", "]", "[]", "[%clk 1]", "[x]", "[the best]", "[White A]", "[White \"A", "[White 'A']", "[White: A]", "[\nWhite\n\"A\"\n]", "\n[Event \"", "[a*b]", "[1-0]", "[Result \"*\"]", "[SetUp \"1\"]", "[A \"\\\"\\\\\"]", "\"", "\"]"},
	{"time", "White wins", "Black resigns.", "good move", "Event", "ep", "//", "<br>", "a.b.", "mf", "word", "and so on,", "0:05:10", "+0.35/12", "&quot;"},
	{"%x", "\n%x", "\n%x\n", "\r%y\r", "%", "\n%\n", "\\", "\\ ", "\"", "'", "`", "^", "_", "|", "~", "@@@@", "<>", "@", "&"},
	{"\x00", "\x01", "\x10", "\x1a", "\x1f", "\x7f", "\t", "\v", "\f", "\x0e", "\x85", "\xa0", "\u00a0", "\u0085", "\u200b", "\u2060", "\ufeff", "\u3000", "\u2009", "\u00ad", "\ufe0f", "\u2028"},
	{"\xff", "\xc3", "\xe9", "\xfc", "é", "ü", "Ж", "棋", "\xef\xbb", "\xd0\xd1\xd2", "\x93", "\x96", "\u2014", "♘", "♞", "“", "🂡", "\xed\xa0\x80", "\xc2"},
	{" ", " ", " ", "\n", "\n\n", "\r\n", "\r", "\r\r", "\n\n\n", "  ", "\n ", " \n", "\t\n"},
}

var long = strings.Repeat("word ", 18)

// generated is a text of random pieces. Each has a few groups of its own, so that rare
// things meet often.
func generated(r *rand.Rand) string {
	var b strings.Builder
	groups := make([]int, 2+r.IntN(5))
	for i := range groups {
		groups[i] = r.IntN(len(pieces))
	}
	spaced := r.IntN(3) // of three pieces, how many a space follows
	if r.IntN(3) == 0 {
		b.WriteString([]string{"1. e4 e5 2. Nf3 ", "1. e4 (1. d4 ", "[White \"A\"]\n\n", "\ufeff", "[Result \"0-1\"]\n"}[r.IntN(5)])
	}
	for range 1 + r.IntN(14) {
		g := pieces[groups[r.IntN(len(groups))]]
		b.WriteString(g[r.IntN(len(g))])
		if r.IntN(3) < spaced {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// TestCutEarly cuts games off texts that go on: what is found before the end of a text
// is known is what is found in all of it.
func TestCutEarly(t *testing.T) {
	r := rand.New(rand.NewPCG(seeded(t), 25))
	for range amount(t, 2_000, 20_000) {
		text := generated(r) + filling[r.IntN(len(filling))] + generated(r)
		whole, _ := cut(text, 0, true, nil)
		for n := range len(text) {
			g, ok := cut(text[:n], 0, false, nil)
			if ok && (g.from != whole.from || g.to != whole.to || g.ended != whole.ended || len(g.tags) != len(whole.tags)) {
				t.Fatalf("%q: %q is found with %d bytes, %q with all", text, text[g.from:g.to], n, text[whole.from:whole.to])
			}
		}
	}
}

// filling are texts that take long to pass.
var filling = []string{"", strings.Repeat(" ", 300), strings.Repeat("a ", 150), strings.Repeat("x", 100), strings.Repeat("{", 20) + long + long, strings.Repeat("\n", 40)}

// TestGenerated reads texts of pieces that fit together badly.
func TestGenerated(t *testing.T) {
	r := rand.New(rand.NewPCG(seeded(t), 24))
	games, quoted := 0, 0
	failed := map[string]bool{}
	for range amount(t, 5_000, 100_000) {
		text := generated(r)
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

// TestQuoted quotes all of the moves of a game, whatever they are, and reads them back.
func TestQuoted(t *testing.T) {
	texts := make([]string, 0, len(forms))
	for _, tt := range forms {
		texts = append(texts, tt.text)
	}
	r := rand.New(rand.NewPCG(seeded(t), 26))
	for range amount(t, 2_000, 50_000) {
		texts = append(texts, generated(r))
	}
	for _, text := range texts {
		for _, item := range Scan(text) {
			rd := newReader(item, record.New("", ""))
			rd.limit = item.moves
			if rec, errs := rd.once(remembered); rec != nil && (len(errs) > 0 || !rd.isSteady(remembered) || rec.Result != item.Result()) {
				t.Fatalf("%q is kept as %q: %v", item.Text, Write(rec), errs)
			}
		}
	}
}

// seeded and amount say which texts are generated, and how many: PASSEDPAWN_SEED and
// PASSEDPAWN_TEXTS.
func seeded(t *testing.T) uint64 { return uint64(asked(t, "PASSEDPAWN_SEED", 1)) }

func amount(t *testing.T, quick, long int) int {
	return asked(t, "PASSEDPAWN_TEXTS", longtest.OfNight(quick, long/3, long))
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

// sound is whole, in which a panic is an error too.
func sound(text string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panics: %v", p)
		}
	}()
	return whole(text)
}

// smaller takes away from a text what it fails without.
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
