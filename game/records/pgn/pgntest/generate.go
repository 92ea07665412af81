package pgntest

import (
	"math/rand/v2"
	"strings"
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

// Generated is a text of random pieces. Each has a few groups of its own, so that rare
// things meet often.
func Generated(r *rand.Rand) string {
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
