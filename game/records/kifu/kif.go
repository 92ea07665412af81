package kifu

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// sideMarks are the marks before moves that show the side.
const sideMarks = "▲△▼▽☗☖"

// A kifReader builds a record from KIF, KI2 or a diagram.
type kifReader struct{ *builder }

// read reads the lines of a record. The form of the headers and the moves shows which of
// them it is.
func (k kifReader) read(lines []line) error {
	for _, l := range lines {
		if err := k.line(l); err != nil {
			return err
		}
	}
	return nil
}

// line reads a line. The error means that there is no usable start.
func (k kifReader) line(l line) error {
	text := l.text
	switch n, vary := variationNumber(text); {
	case vary && k.path != nil:
		k.vary(n, l)
	case k.broken != nil:
		k.keep(l)
		k.sumBroken(text)
	case text == "":
	case text[0] == '*':
		k.comment(l, text[1:])
	case strings.HasPrefix(text, "＊"):
		k.comment(l, strings.TrimPrefix(text, "＊"))
	case text[0] == '#':
		if !strings.HasPrefix(text, "#KIF") {
			k.stray(l)
		}
	case text[0] == '&':
		k.bookmark(l, text[1:])
	case k.path == nil && k.position(l), ornament(text):
	default:
		return k.moves(l)
	}
	return nil
}

func (k kifReader) bookmark(l line, name string) {
	if k.tooMany(l) {
		return
	}
	name = strings.ReplaceAll(trim(name), "]", "］")
	c := "[%" + strings.TrimSpace(bookmarkCommand+" "+name) + "]"
	if k.fresh {
		k.early = append(k.early, c)
		return
	}
	k.node().Remark(record.After, c)
}

// variationNumber reads 変化：12手.
func variationNumber(text string) (n int, ok bool) {
	rest, ok := strings.CutPrefix(text, "変化")
	if !ok {
		return 0, false
	}
	rest = trim(strings.TrimLeft(halfWidth(rest), ": "))
	rest, _, _ = strings.Cut(rest, "手")
	n, ok = count(trim(rest))
	return n, ok
}

// ornament reports whether a line is decoration.
func ornament(text string) bool {
	return strings.HasPrefix(text, "手数--") || strings.HasPrefix(text, "+--") || strings.HasPrefix(text, "９ ８") ||
		strings.HasPrefix(text, "9 8") || strings.Trim(text, "-+=") == ""
}

// moves reads a line of the game itself: a numbered move, moves without numbers, an
// ending, or a late header.
func (k kifReader) moves(l line) error {
	number, word, numbered := cutNumber(l.text)
	e, end := endingIn(l.text)
	ki2 := ki2Words(l.text)
	summary := strings.HasPrefix(l.text, "まで")
	if !numbered && !end && ki2 == nil && !summary {
		if name, value, ok := cutHeader(l.text); ok && known(name) {
			k.tags = setHeader(k.tags, tagOf(name), name, value, l.text)
			return nil
		}
		k.stray(l)
		return nil
	}
	if side, ok := firstTurn(ki2); ok && k.path == nil && k.diagram != nil && !k.diagram.told {
		k.diagram.turn = side
	}
	if err := k.begin(); err != nil {
		return err
	}
	switch {
	case numbered:
		k.numbered(l, number, word)
	case end:
		k.end(e, k.signed(e, e.result.resultFor(k.here().pos.Turn())), 0)
	case summary:
		k.summary(l)
	default:
		k.words(l, ki2)
	}
	return nil
}

// summary reads a line that says how the game ended. In KI2, only this line does.
func (k kifReader) summary(l line) {
	pos := k.here().pos
	e, result := summed(l.text, pos.Turn())
	if e.csa == "" && k.first == 0 && result == rules.Win(pos.Turn().Other()) {
		if e, _ = endingOf("TORYO"); len(pos.Moves()) == 0 {
			e, _ = endingOf("TSUMI")
		}
	}
	k.sum(l, e, result)
}

// sumBroken reads the winner from the sentence after a line that broke off. This happens
// if the last move was illegal.
func (k kifReader) sumBroken(text string) {
	if !k.main || k.ended != "" || !strings.HasPrefix(text, "まで") || !namesWinner(text) {
		return
	}
	e, result := summed(text, k.here().pos.Turn())
	k.ended = result
	k.because(e.why)
}

// numbered reads a line of KIF with a move or an ending.
func (k kifReader) numbered(l line, number int, text string) {
	if k.first == 0 {
		k.first = max(number, 1)
	}
	if number != k.number() {
		k.unusual(l, phrase.Say("kifu.move-numbers-out-order"))
	}
	word, from, took, whole, rest := cutMove(text)
	if e, ok := endingIn(word); ok {
		k.end(e, k.signed(e, e.result.resultFor(k.here().pos.Turn())), took)
		return
	}
	if err := k.move(l, word, from); err != nil {
		k.fail(l, moveName(number, word), err.Error())
		return
	}
	if took >= 0 {
		k.took(took, whole)
	}
	if rest != "" {
		k.unusual(l, phrase.Say("kifu.text-behind-move"))
		k.comment(l, rest)
	}
}

// moveName returns the name of a move in errors.
func moveName(number int, word string) string {
	if word == "" {
		return strconv.Itoa(number)
	}
	return fmt.Sprintf("%d %s", number, word)
}

// move plays a move of KIF. from is the square it comes from, "" if it is not given. A
// piece other than the one named can move, too.
func (k kifReader) move(l line, word, from string) error {
	if passes(word) {
		return k.pass()
	}
	if from == "" {
		return k.play(word)
	}
	failed := k.play(word + "(" + from + ")")
	if failed == nil {
		return nil
	}
	to, promotes, ok := k.target(word)
	if !ok || k.play(usiSquare(from)+to+promotes) != nil {
		return failed
	}
	k.unusual(l, phrase.Say("kifu.moves-name-different-piece"))
	return nil
}

// target returns the destination of a move in USI, and "+" if the piece promotes.
func (k kifReader) target(word string) (to, promotes string, ok bool) {
	word = strings.Trim(word, sideMarks)
	if strings.HasSuffix(word, "成") && !strings.HasSuffix(word, "不成") {
		promotes = "+"
	}
	if strings.HasPrefix(word, "同") && len(k.path) > 1 {
		return shogi.Square(k.here().node.Move().To), promotes, true
	}
	signs := []rune(word)
	if len(signs) < 3 {
		return "", "", false
	}
	file, rank := digit(signs[0]), digit(signs[1])
	if file < 1 || rank < 1 {
		return "", "", false
	}
	return usiSquare(strconv.Itoa(10*file + rank)), promotes, true
}

// usiSquare converts a square with two digits to USI.
func usiSquare(digits string) string {
	if len(digits) != 2 || digits[1] < '1' || digits[1] > '9' {
		return digits
	}
	return digits[:1] + string('a'+digits[1]-'1')
}

// passes reports whether a word is a null move.
func passes(word string) bool {
	word = strings.Trim(word, sideMarks)
	return word == "パス" || word == "PASS" || word == "pass"
}
