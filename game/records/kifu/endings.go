package kifu

import (
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// An ending is a way a game can end: the word for it in CSA and the words in KIF. result
// is from the point of view of the side to move.
type ending struct {
	csa    string
	kif    []string // the first is used for writing
	result outcome
	why    rules.Reason
}

// An outcome is a result for the side to move.
type outcome int

const (
	open outcome = iota
	lost
	won
	drawn
)

// gameEnds lists the endings for which the formats have words.
var gameEnds = []ending{
	{"TORYO", []string{"投了"}, lost, rules.Resignation},
	{"TSUMI", []string{"詰み", "詰"}, lost, rules.Checkmate},
	{"CHUDAN", []string{"中断", "封じ手"}, open, rules.NoReason},
	{"SENNICHITE", []string{"千日手"}, drawn, rules.Sennichite},
	{"JISHOGI", []string{"持将棋"}, drawn, rules.Impasse},
	{"HIKIWAKE", []string{"引き分け", "引分", "引分け"}, drawn, rules.Agreement},
	{"MAX_MOVES", []string{"最大手数"}, drawn, rules.MoveLimit},
	{"TIME_UP", []string{"切れ負け", "時間切れ", "時間切れ負け"}, lost, rules.TimeForfeit},
	{"ILLEGAL_MOVE", []string{"反則負け", "反則"}, lost, rules.IllegalMove},
	{"ILLEGAL_ACTION", []string{"反則勝ち"}, won, rules.IllegalMove}, // by the other side
	{"KACHI", []string{"入玉勝ち", "入玉宣言", "宣言勝ち", "入玉宣言勝ち", "勝ち宣言"}, won, rules.Declaration},
	{"FUZUMI", []string{"不詰", "不詰み"}, open, rules.NoReason},
	{"MATTA", []string{"待った"}, open, rules.NoReason},
	{"ERROR", []string{"エラー"}, open, rules.NoReason},
	{"WIN_BY_DEFAULT", []string{"不戦勝"}, won, rules.NoReason},
	{"LOSS_BY_DEFAULT", []string{"不戦敗"}, lost, rules.NoReason},
}

// endingOf finds an ending by its CSA word.
func endingOf(csa string) (ending, bool) {
	csa = strings.TrimLeft(csa, "+-")
	i := slices.IndexFunc(gameEnds, func(e ending) bool { return e.csa == csa })
	if i < 0 {
		return ending{}, false
	}
	return gameEnds[i], true
}

// endingIn finds an ending by a KIF word.
func endingIn(word string) (ending, bool) {
	word = strings.Trim(word, "。、.")
	i := slices.IndexFunc(gameEnds, func(e ending) bool { return slices.Contains(e.kif, word) })
	if i < 0 {
		return ending{}, false
	}
	return gameEnds[i], true
}

// resultFor returns the result of a game if it is a side's turn.
func (o outcome) resultFor(side rules.Side) rules.Result {
	switch o {
	case lost:
		return rules.Win(side.Other())
	case won:
		return rules.Win(side)
	case drawn:
		return rules.Drawn
	}
	return rules.Ongoing
}

// summed reads a line such as まで86手で後手の勝ち. It returns the result, and the ending if the
// line names one. turn is the side to move.
func summed(text string, turn rules.Side) (end ending, result rules.Result) {
	_, text, _ = strings.Cut(text, "手")
	winner, named := rules.Ongoing, false
	for side, p := range players {
		for _, name := range p.kif {
			if i := strings.Index(text, name); i >= 0 && strings.HasPrefix(text[i+len(name):], "の") {
				winner, named = rules.Win(rules.Side(side)), true
				text = text[:i] + text[i+len(name)+len("の"):]
			}
		}
	}
	lostBy := strings.Contains(text, "負け") || strings.Contains(text, "切れ負")
	if lostBy && named {
		winner = map[rules.Result]rules.Result{rules.WhiteWins: rules.BlackWins, rules.BlackWins: rules.WhiteWins}[winner]
	}
	end = reasonIn(text, winner, turn)
	switch {
	case named:
		return end, winner
	case end.csa != "":
		return end, end.result.resultFor(turn)
	}
	return end, rules.Ongoing
}

// namesWinner reports whether such a line says who won or lost, and not only how.
func namesWinner(text string) bool {
	for _, p := range players {
		if strings.Contains(text, p.kif[0]+"の") || strings.Contains(text, p.kif[1]+"の") {
			return true
		}
	}
	return false
}

// reasonIn returns the ending that the words of such a line describe.
func reasonIn(text string, winner rules.Result, turn rules.Side) ending {
	by := func(csa string) ending { e, _ := endingOf(csa); return e }
	switch has := func(word string) bool { return strings.Contains(text, word) }; {
	case has("時間切れ"), has("切れ負け"):
		return by("TIME_UP")
	case has("千日手"):
		if winner != rules.Ongoing { // perpetual check
			return by("ILLEGAL_MOVE")
		}
		return by("SENNICHITE")
	case has("反則"):
		if winner == rules.Win(turn) {
			return by("ILLEGAL_ACTION")
		}
		return by("ILLEGAL_MOVE")
	case has("入玉"), has("宣言"):
		return by("KACHI")
	case has("持将棋"):
		return by("JISHOGI")
	case has("引き分け"), has("引分"):
		return by("HIKIWAKE")
	case has("不詰"):
		return by("FUZUMI")
	case has("詰"):
		return by("TSUMI")
	case has("中断"):
		return by("CHUDAN")
	case has("不戦"):
		if winner == rules.Win(turn) {
			return by("WIN_BY_DEFAULT")
		}
		return by("LOSS_BY_DEFAULT")
	}
	return ending{}
}
