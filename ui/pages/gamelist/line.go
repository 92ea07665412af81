package gamelist

import (
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A Line is a game up to the position on the board: its positions from the start, and the
// moves between them.
type Line struct {
	Rules     rules.Rules
	Positions []rules.Position
	Moves     []rules.Move
}

// end returns the place of the last position.
func (l Line) end() int { return len(l.Positions) - 1 }

// place returns the position at a place of the line.
func (l Line) place(at int) index.Place {
	return index.Place{Rules: l.Rules, Position: l.Positions[at]}
}

// said returns a move of the position at a place in the person's notation.
func (l Line) said(at int, m rules.Move) string { return i18n.P(l.written(at, m)) }

// written returns the same as a phrase.
func (l Line) written(at int, m rules.Move) phrase.Phrase {
	return phrase.Say("%v", rules.Written(l.Rules, l.Positions[at], m))
}

// play returns the line with a move at a place. If it is the next one of the line, the rest
// of the line stays. It reports false if the move is not legal.
func (l Line) play(at int, m rules.Move) (Line, bool) {
	next, err := l.Positions[at].Play(m)
	if err != nil {
		return l, false
	}
	if at >= len(l.Moves) || l.Moves[at] != m {
		l.Positions = append(l.Positions[:at+1:at+1], next)
		l.Moves = append(l.Moves[:at:at], m)
	}
	return l, true
}

// lastMoves is how many moves the title names.
const lastMoves = 6

// path returns how the position at a place was reached.
func (l Line) path(at int) string {
	if at == 0 {
		return i18n.T("gamelist.played")
	}
	var played []string
	from := max(0, at-lastMoves)
	if from > 0 {
		played = append(played, "…")
	}
	for i := from; i < at; i++ {
		played = append(played, l.said(i, l.Moves[i]))
	}
	return i18n.F("gamelist.after", strings.Join(played, " "))
}
