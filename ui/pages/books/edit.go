package books

import (
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// firstWeight is the weight of a move that is added.
const firstWeight = 1

// moves returns the moves that the book has in the position on the board.
func (p *Page) moves() ([]polyglot.Move, error) { return p.movesAt(p.walk.at) }

// movesAt returns the moves that the book has in a position of the walk.
func (p *Page) movesAt(at int) ([]polyglot.Move, error) {
	fast, err := convert.Fast(p.walk.positions[at])
	if err != nil {
		return nil, err
	}
	return p.draft.Moves(&fast)
}

// has reports whether the book has a move in a position of the walk.
func (p *Page) has(at int, m rules.Move) bool {
	moves, err := p.movesAt(at)
	return err == nil && slices.ContainsFunc(moves, func(b polyglot.Move) bool { return convert.Move(b.Move) == m })
}

// gone is the weight of a move that is removed.
const gone = -1

// set gives a move in a position of the walk a weight, and adds or removes it if need be. It
// reports whether that is a change.
func (p *Page) set(at int, m rules.Move, weight int) bool {
	fast, err := convert.Fast(p.walk.positions[at])
	if err != nil {
		p.fail(err)
		return false
	}
	kind, _ := convert.PieceType(m.Promote)
	move, changed := fast.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), kind), false
	if weight == gone {
		changed, err = p.draft.Remove(&fast, move)
	} else {
		changed, err = p.draft.Set(&fast, move, weight)
	}
	return p.changed(at, changed, err)
}

// remove removes a move from the position on the board.
func (p *Page) remove(m rules.Move) {
	if p.set(p.walk.at, m, gone) {
		p.show()
	}
}

// changed takes note of a change in a position of the walk.
func (p *Page) changed(at int, changed bool, err error) bool {
	if err != nil {
		p.fail(err)
	}
	if err != nil || !changed {
		return false
	}
	done, _ := p.draft.Steps()
	w := p.walk
	w.at = at
	p.where = append(p.where[:done-1:done-1], w)
	p.file.touched(done)
	p.panel.retitle()
	p.config.Changed()
	return true
}

var errWeight = phrase.Errorf("books.weight-wrong", polyglot.MostWeight)

// weigh gives a move the weight that was typed, or says why it cannot. It reports whether the
// text is a weight.
func (p *Page) weigh(m rules.Move, typed string) bool {
	n, err := strconv.Atoi(strings.TrimSpace(typed))
	if err != nil || n < 0 || n > polyglot.MostWeight {
		p.fail(errWeight)
		return false
	}
	if p.set(p.walk.at, m, n) {
		p.say()
	}
	return true
}

// lacking returns the legal moves that the book does not have in the position on the board.
func (p *Page) lacking() (all []rules.Move) {
	for _, m := range p.walk.now().Moves() {
		if !p.has(p.walk.at, m) {
			all = append(all, m)
		}
	}
	return all
}

// askMove asks for a move to be added.
func (p *Page) askMove() {
	all := p.lacking()
	if len(all) == 0 {
		p.status.Say(i18n.T("books.complete"), widgets.Information)
		return
	}
	at, lines := p.walk, make([]string, len(all))
	for i, m := range all {
		lines[i] = p.walk.said(p.walk.at, m)
	}
	p.config.Pick(i18n.T("books.add"), i18n.T("books.find-move"), lines, func(i int) {
		p.walk = at
		if p.set(at.at, all[i], firstWeight) {
			p.show()
		}
	})
}

// addPlayed adds the move that was just played on the board.
func (p *Page) addPlayed() {
	if at := p.walk.at - 1; at >= 0 && p.set(at, p.walk.moves[at], firstWeight) {
		p.walk.at = at
		p.show()
	}
}

// Undo takes back the last change, and shows the position in which it was made.
func (p *Page) Undo() {
	if done, _ := p.draft.Steps(); done > 0 {
		p.draft.Undo()
		p.turnTo(p.where[done-1])
	}
}

// Redo makes the change again that was undone last.
func (p *Page) Redo() {
	if done, undone := p.draft.Steps(); undone > 0 {
		p.draft.Redo()
		p.turnTo(p.where[done])
	}
}

func (p *Page) turnTo(w walk) {
	w.flipped = p.walk.flipped
	p.walk = w
	p.show()
	p.config.Changed()
}

// Undoing names what Undo would undo, empty for nothing.
func (p *Page) Undoing() phrase.Phrase {
	done, _ := p.draft.Steps()
	return named(done)
}

// Redoing names what Redo would do, empty for nothing.
func (p *Page) Redoing() phrase.Phrase {
	_, undone := p.draft.Steps()
	return named(undone)
}

func named(steps int) phrase.Phrase {
	if steps == 0 {
		return phrase.Phrase{}
	}
	return phrase.Say("books.change")
}
