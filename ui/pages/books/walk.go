package books

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A walk is the moves played on the board from the start of a game, and how many of them it
// shows. It is a value.
type walk struct {
	game      rules.Rules
	positions []rules.Position
	moves     []rules.Move
	at        int
	flipped   bool
}

func start(game rules.Rules) walk {
	return walk{game: game, positions: []rules.Position{game.Start()}}
}

// now returns the position on the board.
func (w walk) now() rules.Position { return w.positions[w.at] }

// play returns the walk after a move, false if that is not legal. If it is the next one, the rest
// of the walk stays.
func (w walk) play(m rules.Move) (walk, bool) {
	next, err := w.now().Play(m)
	if err != nil {
		return w, false
	}
	if w.at == len(w.moves) || w.moves[w.at] != m {
		w.positions = append(w.positions[:w.at+1:w.at+1], next)
		w.moves = append(w.moves[:w.at:w.at], m)
	}
	w.at++
	return w, true
}

// said returns a move of the position at a place in the person's notation.
func (w walk) said(at int, m rules.Move) string { return i18n.P(w.written(at, m)) }

// written returns the same as a phrase.
func (w walk) written(at int, m rules.Move) phrase.Phrase {
	return phrase.Say("%v", rules.Written(w.game, w.positions[at], m))
}

// mostNamed is how many moves the heading names.
const mostNamed = 6

// path says how the position came up.
func (w walk) path() string {
	if w.at == 0 {
		return i18n.T("matches.usual-start")
	}
	var played []string
	from := max(0, w.at-mostNamed)
	if from > 0 {
		played = append(played, "…")
	}
	for i := from; i < w.at; i++ {
		played = append(played, w.said(i, w.moves[i]))
	}
	return i18n.F("gamelist.after", strings.Join(played, " "))
}
