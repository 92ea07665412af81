package kifu

import (
	"strconv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// pieceSigns maps the letters of pieces in SFEN to their signs in diagrams and moves. Of
// several signs for a piece, the first is used for writing.
var pieceSigns = []struct{ letter, sign string }{
	{"P", "歩"},
	{"L", "香"},
	{"N", "桂"},
	{"S", "銀"},
	{"G", "金"},
	{"B", "角"},
	{"R", "飛"},
	{"K", "玉"},
	{"K", "王"},
	{"+P", "と"},
	{"+L", "杏"},
	{"+N", "圭"},
	{"+S", "全"},
	{"+B", "馬"},
	{"+R", "龍"},
	{"+R", "竜"},
}

// letterOf returns the piece for a sign in a diagram, "" for none.
func letterOf(sign string) string {
	for _, p := range pieceSigns {
		if p.sign == sign {
			return p.letter
		}
	}
	return ""
}

// signOf is the inverse of letterOf.
func signOf(letter string) string {
	for _, p := range pieceSigns {
		if p.letter == strings.ToUpper(letter) {
			return p.sign
		}
	}
	return ""
}

// isRow reports whether a line is a rank of a diagram, such as | 歩 ・ ...|三.
func isRow(text string) bool {
	return strings.HasPrefix(text, "|") && strings.Count(text, "|") == 2 || strings.HasPrefix(text, "｜") && strings.Count(text, "｜") == 2
}

// readRow reads a rank of a diagram.
func readRow(text string) (row [9]string, err error) {
	_, text, _ = strings.Cut(strings.ReplaceAll(text, "｜", "|"), "|")
	text, _, _ = strings.Cut(text, "|")
	file, side := 0, rules.White
	for _, r := range text {
		letter := ""
		switch r {
		case ' ', '　', '^':
			side = rules.White
			continue
		case 'v', 'V', 'ｖ':
			side = rules.Black
			continue
		case '・', '･', '.', '．', '*', '＊', '□':
		default:
			if letter = letterOf(string(r)); letter == "" {
				return row, phrase.Errorf("kifu.not-piece", string(r))
			}
		}
		if file == len(row) {
			return row, phrase.Errorf("kifu.rank-diagram-more-than")
		}
		row[file] = sided(letter, side)
		file++
		side = rules.White
	}
	if file < len(row) {
		return row, phrase.Errorf("kifu.rank-diagram-only-squares", file)
	}
	return row, nil
}

// readHeld reads the pieces in a hand, such as 飛　角二　歩十八.
func (d *diagram) readHeld(side rules.Side, text string) error {
	if text = strings.Map(func(r rune) rune {
		if strings.ContainsRune(blanks, r) {
			return -1
		}
		return r
	}, text); text == "なし" || text == "" {
		return nil
	}
	signs := []rune(text)
	for i := 0; i < len(signs); {
		at := strings.Index(inHand, letterOf(string(signs[i])))
		if at < 0 || letterOf(string(signs[i])) == "" {
			return phrase.Errorf("kifu.not-piece-hand", string(signs[i]))
		}
		from := i + 1
		for i = from; i < len(signs) && (signs[i] == '十' || digit(signs[i]) >= 0); i++ {
		}
		n := 1
		if from < i {
			n, _ = count(string(signs[from:i]))
		}
		d.hand[side][at] += min(n, 99)
	}
	return nil
}

// kanji returns a number up to 99 in kanji.
func kanji(n int) string {
	digits := []rune(kanjiDigits)
	text := ""
	switch {
	case n >= 20:
		text = string(digits[n/10]) + "十"
	case n >= 10:
		text = "十"
	}
	if n%10 > 0 || n == 0 {
		text += string(digits[n%10])
	}
	return text
}

// held returns the pieces in a side's hand in the form of a diagram.
func (d *diagram) held(side rules.Side) string {
	var all []string
	for i, n := range d.hand[side] {
		if n == 0 {
			continue
		}
		text := signOf(inHand[i : i+1])
		if n > 1 {
			text += kanji(n)
		}
		all = append(all, text)
	}
	if all == nil {
		return "なし"
	}
	return strings.Join(all, "　")
}

// lines returns the diagram of a game between the pieces in hand of the two sides.
// handicap is 0 for an even game, 1 for one with a handicap.
func (d *diagram) lines(handicap int) []string {
	all := []string{players[rules.Black].hand[handicap] + "：" + d.held(rules.Black), "  ９ ８ ７ ６ ５ ４ ３ ２ １", "+---------------------------+"}
	for rank, row := range d.board {
		text := "|"
		for _, piece := range row {
			switch {
			case piece == "":
				text += " ・"
			case piece == strings.ToLower(piece):
				text += "v" + signOf(piece)
			default:
				text += " " + signOf(piece)
			}
		}
		all = append(all, text+"|"+kanji(rank+1))
	}
	all = append(all, "+---------------------------+", players[rules.White].hand[handicap]+"："+d.held(rules.White))
	if d.turn == rules.Black {
		all = append(all, players[rules.Black].turn[handicap])
	}
	if d.number > 1 {
		all = append(all, "手数＝"+strconv.Itoa(d.number-1)+"  まで")
	}
	return all
}
