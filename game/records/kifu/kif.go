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

// readKIF reads the lines of KIF, KI2 or a diagram. The form of the headers and the moves
// shows which it is.
func (b *builder) readKIF(lines []line) error {
	for _, l := range lines {
		if err := b.kifLine(l); err != nil {
			return err
		}
	}
	return nil
}

// kifLine reads a line. The error means that there is no usable start.
func (b *builder) kifLine(l line) error {
	text := l.text
	switch n, vary := variationNumber(text); {
	case vary && b.path != nil:
		b.vary(n, l)
	case b.broken != nil:
		b.keep(l)
		b.sumBroken(text)
	case text == "":
	case text[0] == '*':
		b.comment(text[1:])
	case strings.HasPrefix(text, "＊"):
		b.comment(strings.TrimPrefix(text, "＊"))
	case text[0] == '#':
		if !strings.HasPrefix(text, "#KIF") {
			b.stray(l)
		}
	case text[0] == '&':
		b.bookmark(text[1:])
	case b.path == nil && b.position(l), b.ornament(text):
	default:
		return b.kifMoves(l)
	}
	return nil
}

func (b *builder) bookmark(name string) {
	name = strings.ReplaceAll(trim(name), "]", "］")
	c := "[%" + strings.TrimSpace(bookmarkCommand+" "+name) + "]"
	if b.fresh {
		b.early = append(b.early, c)
		return
	}
	b.node().Remark(record.After, c)
}

// variationNumber reads 変化：12手.
func variationNumber(text string) (n int, ok bool) {
	rest, ok := strings.CutPrefix(text, "変化")
	if !ok {
		return 0, false
	}
	rest = trim(strings.TrimLeft(narrow(rest), ": "))
	rest, _, _ = strings.Cut(rest, "手")
	n, ok = count(trim(rest))
	return n, ok
}

// ornament reports whether a line is decoration.
func (b *builder) ornament(text string) bool {
	return strings.HasPrefix(text, "手数--") || strings.HasPrefix(text, "+--") || strings.HasPrefix(text, "９ ８") ||
		strings.HasPrefix(text, "9 8") || strings.Trim(text, "-+=") == ""
}

// kifMoves reads a line of the game itself: a numbered move, moves without numbers, an
// ending, or a late header.
func (b *builder) kifMoves(l line) error {
	number, word, numbered := cutNumber(l.text)
	e, end := endingIn(l.text)
	ki2 := ki2Words(l.text)
	summary := strings.HasPrefix(l.text, "まで")
	if !numbered && !end && ki2 == nil && !summary {
		if name, value, ok := cutHeader(l.text); ok && known(name) {
			b.tags = setHeader(b.tags, tagOf(name), name, value, l.text)
			return nil
		}
		b.stray(l)
		return nil
	}
	if side, ok := firstTurn(ki2); ok && b.path == nil && b.diagram != nil && !b.diagram.told {
		b.diagram.turn = side
	}
	if err := b.begin(); err != nil {
		return err
	}
	switch {
	case numbered:
		b.numbered(l, number, word)
	case end:
		b.end(e, b.signed(e, e.result.resultFor(b.here().pos.Turn())), 0)
	case summary:
		b.summary(l)
	default:
		b.ki2Line(l, ki2)
	}
	return nil
}

// summary reads a line that says how the game ended. In KI2, only this line does.
func (b *builder) summary(l line) {
	pos := b.here().pos
	e, result := summed(l.text, pos.Turn())
	if e.csa == "" && b.first == 0 && result == rules.Win(pos.Turn().Other()) {
		if e, _ = endingOf("TORYO"); len(pos.Moves()) == 0 {
			e, _ = endingOf("TSUMI")
		}
	}
	b.sum(l, e, result)
}

// sumBroken reads the winner from the sentence after a line that broke off. This happens
// if the last move was illegal.
func (b *builder) sumBroken(text string) {
	if !b.main || b.ended != "" || !strings.HasPrefix(text, "まで") || !namesWinner(text) {
		return
	}
	e, result := summed(text, b.here().pos.Turn())
	b.ended = result
	b.because(e.why)
}

// numbered reads a line of KIF with a move or an ending.
func (b *builder) numbered(l line, number int, text string) {
	if b.first == 0 {
		b.first = max(number, 1)
	}
	if number != b.number() {
		b.unusual(l, phrase.Say("kifu.move-numbers-out-order"))
	}
	word, from, took, whole, rest := cutMove(text)
	if e, ok := endingIn(word); ok {
		b.end(e, b.signed(e, e.result.resultFor(b.here().pos.Turn())), took)
		return
	}
	if err := b.move(l, word, from); err != nil {
		b.fail(l, moveName(number, word), err.Error())
		return
	}
	if took >= 0 {
		b.took(took, whole)
	}
	if rest != "" {
		b.unusual(l, phrase.Say("kifu.text-behind-move"))
		b.comment(rest)
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
func (b *builder) move(l line, word, from string) error {
	if passes(word) {
		return b.pass()
	}
	if from == "" {
		return b.play(word)
	}
	failed := b.play(word + "(" + from + ")")
	if failed == nil {
		return nil
	}
	to, promotes, ok := b.target(word)
	if !ok || b.play(usiSquare(from)+to+promotes) != nil {
		return failed
	}
	b.unusual(l, phrase.Say("kifu.moves-name-different-piece"))
	return nil
}

// target returns the destination of a move in USI, and "+" if the piece promotes.
func (b *builder) target(word string) (to, promotes string, ok bool) {
	word = strings.Trim(word, sideMarks)
	if strings.HasSuffix(word, "成") && !strings.HasSuffix(word, "不成") {
		promotes = "+"
	}
	if strings.HasPrefix(word, "同") && len(b.path) > 1 {
		return shogi.Square(b.here().node.Move().To), promotes, true
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
