package kifu

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/records/record"
)

// evalCommand is the PGN command for an evaluation. The review of a game and its graph
// read it.
const evalCommand = "eval"

// evaluate gives the moves with remarks of engines the PGN command that says the same.
// It is not written again: the remarks are.
func evaluate(root record.Node) {
	eachNode(root, func(n record.Node) {
		if v := evaluation(n); v != "" && n.Command(evalCommand) == "" {
			said := n.Said()
			said.After = slices.Insert(said.After, 0, record.Command{Name: evalCommand, Value: v}.String())
			n.Note(said)
		}
	})
}

// evaluation returns the value of the command for the remarks after a move, "" if there
// are none. The first evaluation counts: further ones are of other moves, or by programs
// that say the mate before.
func evaluation(n record.Node) string {
	value, depth := "", ""
	for text := range n.Texts(record.After) {
		if v, d := remarked(text); value == "" {
			value, depth = v, d
		}
		if d, ok := cutRemark(text, "深さ="); ok && depth == "" {
			depth = digitsOf(d)
		}
	}
	if value != "" && depth != "" {
		value += "," + depth
	}
	return value
}

// remarked returns the value and the depth in a remark of an engine: a score in hundredths
// of a pawn for sente, as ShogiHome (*評価値=35), ShogiGUI (*対局 ... 評価値 35), K-Shogi
// (#形勢[35]) and floodgate (* 35) write it, or the winner of a mate (*詰み=先手勝ち:5手).
func remarked(text string) (value, depth string) {
	if v, ok := cutRemark(text, "評価値="); ok {
		return pawns(v), ""
	}
	if v, ok := cutRemark(text, "詰み="); ok {
		return mate(v), ""
	}
	if rest, ok := strings.CutPrefix(text, "*"); ok && rest != "" {
		if _, v, ok := strings.Cut(rest, " 評価値 "); ok {
			_, d, _ := strings.Cut(rest, " 深さ ")
			return pawns(v), digitsOf(d)
		}
		if score, line, _ := strings.Cut(trim(rest), " "); rest[:1] == " " && (line == "" || strings.Contains("+-#", line[:1])) {
			return pawns(score), ""
		}
	}
	for _, name := range []string{"#形勢[", "#指し手["} {
		if v, ok := strings.CutPrefix(text, name); ok {
			return pawns(v), ""
		}
	}
	return "", ""
}

// cutRemark cuts the name from a remark of ShogiHome. A star marks the engine that plays,
// a hash the one that analyses.
func cutRemark(text, name string) (value string, ok bool) {
	if !strings.HasPrefix(text, "*") && !strings.HasPrefix(text, "#") {
		return "", false
	}
	return strings.CutPrefix(text[1:], name)
}

// pawns converts the number at the start of a text to pawns, as the command has them.
func pawns(text string) string {
	word := text
	if i := strings.IndexFunc(text, func(r rune) bool { return !strings.ContainsRune("+-.0123456789", r) }); i >= 0 {
		word = text[:i]
	}
	v, err := strconv.ParseFloat(word, 64)
	if err != nil || v < -mostScore || v > mostScore {
		return ""
	}
	return strconv.FormatFloat(math.Round(v)/100+0, 'f', 2, 64) // no negative zero
}

// mostScore is the largest score to believe, in hundredths of a pawn.
const mostScore = 100_000

// mate reads 先手勝ち:5手: who mates, and in how many moves of both sides.
func mate(text string) string {
	for side, sign := range []string{"", "-"} {
		if rest, ok := strings.CutPrefix(text, players[side].kif[0]+"勝ち"); ok {
			plies, err := strconv.Atoi(digitsOf(strings.TrimPrefix(rest, ":")))
			if err != nil || plies < 1 {
				plies = 1
			}
			return "#" + sign + strconv.Itoa((plies+1)/2)
		}
	}
	return ""
}

// digitsOf returns the digits at the start of a text.
func digitsOf(text string) string {
	i := strings.IndexFunc(text, func(r rune) bool { return r < '0' || r > '9' })
	if i < 0 {
		return text
	}
	return text[:i]
}
