package kifu

import (
	"fmt"
	"strings"
	"time"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// kifEnd writes a KIF ending in place of the next move.
func (w *writer) kifEnd(text string, number int, turn rules.Side, spent time.Duration) {
	word, used, _ := strings.Cut(text, " ")
	if w.format != KIF {
		return
	}
	took, _ := clockTime(used)
	name := word
	if e, ok := endingOf(word); ok && len(e.kif) > 0 {
		name = e.kif[0]
		if e.csa == "ILLEGAL_ACTION" && (word[0] == '+') == (turn == rules.White) && word[0] != 'I' {
			name = "反則負け"
		}
	}
	w.line(fmt.Sprintf("%4d %s   (%s/%s)", number, name, minutes(took), hours(spent+took)))
}

// close writes how a line ends: for the main line in a sentence, and as an ending if no
// remark says it.
func (w *writer) close(last record.Node, plies int, turn rules.Side, spent time.Duration) {
	if last.Says(record.Rest) { // the unread text contains the end as well
		w.flush()
		return
	}
	word, _, _ := strings.Cut(last.Command(endCommand), " ")
	if word == "" && w.first {
		if end, _, ok := w.ends(turn); ok {
			word = end
			w.kifEnd(word, plies+1, turn, spent)
		}
	}
	w.flush()
	result := w.rec.Result
	e, known := endingOf(word)
	switch {
	case !w.first && (w.format == KIF || !known):
		return
	case !w.first:
		result = e.result.resultFor(turn)
	}
	if text := w.summary(e, result, turn, plies); text != "" {
		w.line(text)
	}
}

// summary returns the sentence about the end of a game: まで86手で後手の勝ち.
func (w *writer) summary(e ending, result rules.Result, turn rules.Side, plies int) string {
	text := fmt.Sprintf("まで%d手で", plies)
	winner, loser := "", ""
	first, second := players[0].kif[w.handicap()], players[1].kif[w.handicap()]
	switch result {
	case rules.WhiteWins:
		winner, loser = first, second
	case rules.BlackWins:
		winner, loser = second, first
	}
	switch {
	case winner == "" && len(e.kif) > 0:
		return text + e.kif[0]
	case winner == "" && result == rules.Drawn:
		return text + "引き分け"
	case winner == "":
		return ""
	case e.csa == "TIME_UP":
		return text + "時間切れにより" + winner + "の勝ち"
	case e.csa == "ILLEGAL_MOVE":
		return text + loser + "の反則負け"
	case e.csa == "ILLEGAL_ACTION":
		return text + winner + "の反則勝ち"
	case e.csa == "KACHI":
		return text + winner + "の入玉勝ち"
	case e.csa == "TSUMI" && result == rules.Win(turn.Other()):
		return text + "詰み"
	case e.csa == "WIN_BY_DEFAULT", e.csa == "LOSS_BY_DEFAULT":
		return text + winner + "の不戦勝"
	}
	return text + winner + "の勝ち"
}
