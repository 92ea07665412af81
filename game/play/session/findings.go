package session

import (
	"container/list"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// mostFindings is how many positions the analyst's findings are kept of. One position
// with five lines takes some kilobytes.
const mostFindings = 1000

// findings are what the analyst has found in the positions of the games on the board, so
// that going back to one shows it at once. The position used longest ago is forgotten
// first.
type findings struct {
	by    map[gamePosition]*list.Element
	order *list.List // of *finding, used last first
}

// A gamePosition is a position of a game.
type gamePosition struct {
	game     *player.Game
	position string
}

// A finding is what was found in a position.
type finding struct {
	in    gamePosition
	lines []player.Thought // by rank
}

func newFindings() findings { return findings{map[gamePosition]*list.Element{}, list.New()} }

// of returns what was found in a position of a game, nil for nothing.
func (f findings) of(g *player.Game, p rules.Position) []player.Thought {
	e := f.by[gamePosition{g, p.String()}]
	if e == nil {
		return nil
	}
	f.order.MoveToFront(e)
	return e.Value.(*finding).lines
}

// keep keeps lines that were found in a position, unless more is known of it, and returns
// the better ones of the two. wanted is how many lines are asked for.
func (f findings) keep(g *player.Game, p rules.Position, lines []player.Thought, wanted int) []player.Thought {
	in := gamePosition{g, p.String()}
	if e := f.by[in]; e != nil {
		f.order.MoveToFront(e)
		k := e.Value.(*finding)
		if knowsMore(lines, k.lines, wanted) {
			k.lines = lines
		}
		return k.lines
	}
	f.by[in] = f.order.PushFront(&finding{in, lines})
	if f.order.Len() > mostFindings {
		oldest := f.order.Remove(f.order.Back()).(*finding)
		delete(f.by, oldest.in)
	}
	return lines
}

// knowsMore reports whether lines replace those known: they are more of those wanted, or
// as many and no shallower.
func knowsMore(lines, known []player.Thought, wanted int) bool {
	n, m := min(len(lines), wanted), min(len(known), wanted)
	return n > m || n == m && lines[0].Depth >= known[0].Depth
}
