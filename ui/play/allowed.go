package play

import (
	"slices"

	"passedpawn/game/law"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/words"
)

// allowed are the moves of the game that surprise and are right all the same.
type allowed struct {
	moves []rules.Move // looked at so far
	end   rules.Outcome
	by    map[int]law.Allowance // by ply
}

// ruled are the plies that a rule explains.
func (p *Page) ruled() (plies []int) {
	if !p.orthodox() {
		return nil
	}
	a, s := &p.allowed, p.snap
	same := 0
	for a.end == s.Outcome && same < min(len(a.moves), len(s.Moves)) && a.moves[same] == s.Moves[same] {
		same++
	}
	if same < len(a.moves) || a.by == nil {
		*a, same = allowed{end: s.Outcome, by: map[int]law.Allowance{}}, 0
	}
	for ply := same; ply < len(s.Moves); ply++ {
		end := rules.Outcome{}
		if ply+1 == len(s.Moves) {
			end = s.Outcome
		}
		if why, ok := law.Allowed(s.Line[ply], s.Moves[ply], end); ok {
			a.by[ply] = why
		}
	}
	a.moves = s.Moves
	for ply := range a.by {
		plies = append(plies, ply)
	}
	slices.Sort(plies)
	return plies
}

// explain shows a move that a rule explains, and opens the rule.
func (p *Page) explain(path record.Path) {
	why, ok := p.allowed.by[len(path)-1]
	if !ok {
		return
	}
	p.Browse(path)
	p.prove(p.looking(), []boardview.Drawing{{Arrow: boardmodel.Arrow{From: why.Square, To: why.Square}, Colour: look.DrawingColour('G')}})
	text := words.P(why.Text)
	if why.Article != law.None {
		text += "\n\n" + words.F("FIDE Laws, article %v", why.Article.Phrase()) + "."
	}
	p.Tell(words.F("About %s", p.lastMove()), text)
}
