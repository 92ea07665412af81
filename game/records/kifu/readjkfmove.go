package kifu

import (
	"fmt"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/shogi"
)

// jkfMove plays a move. Of the ways to write it in other notations, the first that is
// legal counts.
func (r *jkfReader) jkfMove(m *jkfMove, l line) error {
	texts := m.texts(r.destination(m))
	if len(texts) == 0 {
		return phrase.Errorf("common.not-move", l.raw)
	}
	var failed error
	for i, text := range texts {
		err := r.play(text)
		if err == nil {
			if i > 0 && m.From != nil {
				r.unusual(l, phrase.Say("kifu.moves-name-different-piece"))
			}
			return nil
		}
		if failed == nil {
			failed = err
		}
	}
	return failed
}

// destination returns where a move ends. It may be missing if the move before ended there.
func (r *jkfReader) destination(m *jkfMove) jkfSquare {
	if m.To == nil && m.Same && len(r.path) > 1 {
		return jkfSquareOf(shogi.Square(r.node().Move().To))
	}
	if m.To == nil {
		return jkfSquare{}
	}
	return *m.To
}

// texts returns a move in notations that the rules understand. A file that was made from
// KI2 has no origins, and one from CSA has the piece after a promotion.
func (m *jkfMove) texts(to jkfSquare) (all []string) {
	letter, known := csaPieces[m.Piece]
	switch {
	case !to.valid():
	case m.From == nil && known:
		if strings.Trim(m.Relative, "H") == "" && len(letter) == 1 {
			all = append(all, letter+"*"+to.String())
		}
		all = append(all, m.japanese(to, letter))
	case m.From == nil || !m.From.valid():
	case m.Promote != nil:
		all = append(all, m.From.String()+to.String()+map[bool]string{true: "+"}[*m.Promote])
	default:
		if known {
			all = append(all, fmt.Sprintf("%d%d%d%d%s", m.From.X, m.From.Y, to.X, to.Y, m.Piece))
		}
		all = append(all, m.From.String()+to.String())
	}
	return all
}

// japanese returns a move as in KI2.
func (m *jkfMove) japanese(to jkfSquare, letter string) string {
	text := fmt.Sprintf("%d%d%s", to.X, to.Y, signOf(letter))
	for _, w := range jkfWays {
		if strings.Contains(m.Relative, w.letter) {
			text += w.sign
		}
	}
	switch {
	case m.Promote == nil:
		return text
	case *m.Promote:
		return text + "成"
	}
	return text + "不成"
}

func (s jkfSquare) valid() bool { return s.X >= 1 && s.X <= 9 && s.Y >= 1 && s.Y <= 9 }

// String returns the name of a square in USI.
func (s jkfSquare) String() string { return string([]byte{'0' + byte(s.X), 'a' - 1 + byte(s.Y)}) }

// jkfSquareOf is the inverse of String.
func jkfSquareOf(name string) jkfSquare {
	if len(name) != 2 {
		return jkfSquare{}
	}
	return jkfSquare{int(name[0] - '0'), int(name[1]-'a') + 1}
}
