package tsume

import (
	"fmt"
	"strings"

	"passedpawn/game/shogi/shogiboard"
)

// set is the pieces of the game by kind, without the kings.
var set = [shogiboard.Droppable]int{
	shogiboard.Pawn: 18, shogiboard.Lance: 4, shogiboard.Knight: 4, shogiboard.Silver: 4, shogiboard.Gold: 4, shogiboard.Bishop: 2, shogiboard.Rook: 2,
}

// A layout is the pieces of a problem, to be changed: those on the board, and those in
// hand of the attacker, who is sente. The defender has all others in hand.
type layout struct {
	on   [shogiboard.Squares]man
	hand [shogiboard.Droppable]int
}

// A man is a piece on the board, the zero value for an empty square.
type man struct {
	there bool
	kind  shogiboard.PieceType
	side  shogiboard.Side
}

// layoutOf takes the pieces from a position of a game, without the attacker's king. If
// gote attacks, the board is turned.
func layoutOf(b *shogiboard.Position) (l layout) {
	us := b.Turn()
	for s := range shogiboard.Square(shogiboard.Squares) {
		kind, side := b.On(s), shogiboard.Gote
		if kind == shogiboard.NoKind || kind == shogiboard.King && b.Side(us).Has(s) {
			continue
		}
		if b.Side(us).Has(s) {
			side = shogiboard.Sente
		}
		at := s
		if us == shogiboard.Gote {
			at = shogiboard.Squares - 1 - s
		}
		l.on[at] = man{true, kind, side}
	}
	for k := range l.hand {
		l.hand[k] = b.Hand(us, shogiboard.PieceType(k))
	}
	return l
}

// board returns the position of a layout.
func (l *layout) board() (shogiboard.Position, error) { return shogiboard.Parse(l.sfen(false)) }

// sfen returns the position in SFEN, as in a mirror if mirrored.
func (l *layout) sfen(mirrored bool) string {
	rest, hands := set, ""
	var ranks []string
	for rank := 1; rank <= 9; rank++ {
		text, empty := "", 0
		for file := 9; file >= 1; file-- {
			from := file
			if mirrored {
				from = 10 - file
			}
			m := l.on[shogiboard.At(from, rank)]
			if !m.there {
				empty++
				continue
			}
			if m.kind != shogiboard.King {
				rest[m.kind.Plain()]--
			}
			text += digit(empty) + m.letter()
			empty = 0
		}
		ranks = append(ranks, text+digit(empty))
	}
	for k := shogiboard.Droppable - 1; k >= 0; k-- {
		rest[k] -= l.hand[k]
		hands += counted(l.hand[k], shogiboard.PieceType(k).String())
	}
	for k := shogiboard.Droppable - 1; k >= 0; k-- {
		hands += counted(rest[k], strings.ToLower(shogiboard.PieceType(k).String()))
	}
	return strings.Join(ranks, "/") + " b " + hands + " 1"
}

func (m man) letter() string {
	if m.side == shogiboard.Gote {
		return strings.ToLower(m.kind.String())
	}
	return m.kind.String()
}

func digit(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

func counted(n int, letter string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return letter
	}
	return fmt.Sprint(n) + letter
}

// parts returns what can be removed: squares, and behind them the kinds in hand.
func (l *layout) parts() (all []int) {
	for s, m := range l.on {
		if m.there && m.kind != shogiboard.King {
			all = append(all, s)
		}
	}
	for k, n := range l.hand {
		for range n {
			all = append(all, shogiboard.Squares+k)
		}
	}
	return all
}

// without returns a layout without a part.
func (l layout) without(part int) layout {
	if part < shogiboard.Squares {
		l.on[part] = man{}
	} else {
		l.hand[part-shogiboard.Squares]--
	}
	return l
}
