package kifu

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// A diagram is a position that is being read or written. Its pieces are SFEN letters,
// small ones for gote. The first row is rank a, and a row begins with file 9.
type diagram struct {
	board  [9][9]string
	hand   [2][len(inHand)]int
	turn   rules.Side
	told   bool // the side to move is given
	number int  // of the next move
	rows   int  // rows of the board read so far
}

// inHand lists the pieces that can be in hand, in the order of SFEN.
const inHand = "RBGSNLP"

// whole is the total number of each piece in inHand. The two kings are not included.
var whole = [len(inHand)]int{2, 2, 4, 4, 4, 4, 18}

// sfen returns the position in SFEN.
func (d *diagram) sfen() string {
	var b strings.Builder
	for rank, row := range d.board {
		if rank > 0 {
			b.WriteByte('/')
		}
		empty := 0
		for _, piece := range row {
			if piece == "" {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteString(strconv.Itoa(empty))
				empty = 0
			}
			b.WriteString(piece)
		}
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
		}
	}
	return fmt.Sprintf("%s %s %s %d", b.String(), [...]string{"b", "w"}[d.turn], d.hands(), max(d.number, 1))
}

// hands returns the pieces in hand in SFEN.
func (d *diagram) hands() string {
	text := ""
	for side, held := range d.hand {
		for i, n := range held {
			if n > 1 {
				text += strconv.Itoa(n)
			}
			if n > 0 {
				text += sided(inHand[i:i+1], rules.Side(side))
			}
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// sided returns the SFEN letter of a piece for a side.
func sided(piece string, side rules.Side) string {
	if side == rules.White {
		return strings.ToUpper(piece)
	}
	return strings.ToLower(piece)
}

// diagramOf returns the diagram of a position in SFEN, as the rules write it.
func diagramOf(sfen string) (d diagram, ok bool) {
	fields := strings.Fields(sfen)
	if len(fields) < 3 {
		return d, false
	}
	rows := strings.Split(fields[0], "/")
	if len(rows) != 9 {
		return d, false
	}
	for rank, row := range rows {
		file, plus := 0, ""
		for _, c := range row {
			switch {
			case c == '+':
				plus = "+"
				continue
			case c >= '1' && c <= '9':
				file += int(c - '0')
			case file > 8:
				return d, false
			default:
				d.board[rank][file] = plus + string(c)
				file++
			}
			plus = ""
		}
		if file != 9 {
			return d, false
		}
	}
	if fields[1] == "w" {
		d.turn = rules.Black
	}
	d.number = 1
	if len(fields) > 3 {
		d.number, _ = strconv.Atoi(fields[3])
	}
	return d, d.readHands(fields[2])
}

func (d *diagram) readHands(text string) bool {
	n := 0
	for _, c := range strings.Trim(text, "-") {
		if c >= '0' && c <= '9' {
			n = min(10*n+int(c-'0'), 99)
			continue
		}
		side := rules.White
		if c >= 'a' {
			side = rules.Black
		}
		i := strings.IndexRune(inHand, []rune(strings.ToUpper(string(c)))[0])
		if i < 0 {
			return false
		}
		d.hand[side][i] += max(n, 1)
		n = 0
	}
	return true
}

// rest puts all pieces that are not elsewhere into a side's hand.
func (d *diagram) rest(side rules.Side) {
	left := whole
	for _, row := range d.board {
		for _, piece := range row {
			if i := strings.Index(inHand, strings.ToUpper(strings.TrimPrefix(piece, "+"))); i >= 0 && piece != "" {
				left[i]--
			}
		}
	}
	for i := range left {
		d.hand[side][i] += max(left[i]-d.hand[0][i]-d.hand[1][i], 0)
	}
}

// handicapNames are the KIF names of handicaps, in the order of shogi.Handicaps.
var handicapNames = [...]string{
	"香落ち", "右香落ち", "角落ち", "飛車落ち", "飛香落ち", "二枚落ち", "三枚落ち", "四枚落ち", "五枚落ち", "左五枚落ち",
	"六枚落ち", "左七枚落ち", "右七枚落ち", "八枚落ち", "十枚落ち",
}

// even is the name of the start without a handicap.
const even = "平手"

// startOfHandicap returns the start position of a handicap, "" for an even game.
func startOfHandicap(name string) (sfen string, ok bool) {
	if name == even {
		return "", true
	}
	for i, h := range shogi.Handicaps() {
		if name == handicapNames[i] || name+"ち" == handicapNames[i] {
			return h.SFEN, true
		}
	}
	return "", false
}

// handicapOf returns the name of a start position, "" if it has none.
func handicapOf(sfen string) string {
	if sfen == "" {
		return even
	}
	for i, h := range shogi.Handicaps() {
		if h.SFEN == sfen {
			return handicapNames[i]
		}
	}
	return ""
}
