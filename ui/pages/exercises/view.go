package exercises

import (
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// A Run is a person's progress through an exercise.
type Run interface {
	Rules() rules.Rules
	Position() rules.Position
	// Last is the move that led to the position, the null move if there was none.
	Last() rules.Move
	// Done reports whether what the exercise asks for now is done.
	Done() bool
}

// SceneOf returns the position of a run as it is described, with the moves that led to it as far as
// the run knows them.
func SceneOf(r Run, s settings.Settings) describe.Scene {
	scene := describe.Scene{Rules: r.Rules(), Line: []rules.Position{r.Position()}, Led: r.Last(), Style: describe.Style(s.EarStyle)}
	if drawn, ok := r.(interface{ Still() bool }); ok {
		scene.Still = drawn.Still()
	}
	switch known := r.(type) {
	case interface {
		Trace() ([]rules.Position, []rules.Move)
	}:
		if line, moves := known.Trace(); len(moves) > 0 {
			scene.Line, scene.Moves = line, moves
		}
	case interface{ Before() rules.Position }:
		// where a lesson has passed for the other side, the move does not lead here
		if next, err := known.Before().Play(scene.Led); err == nil && next.String() == r.Position().String() {
			scene.Line, scene.Moves = []rules.Position{known.Before(), next}, []rules.Move{scene.Led}
		}
	}
	return scene
}

// ViewOf returns the position of a run, with the last move marked, as the settings want to
// see it.
func ViewOf(r Run, s settings.Settings) boardview.View {
	shape := rules.ShapeOf(r.Rules())
	v := boardview.View{
		Shape: shape, Position: r.Position(), Coordinates: s.Coordinates, Glide: s.Glide(),
		Colours: look.BoardFor(shape, s.Board, s.ShogiBoard), Ranks: s.ShogiRanks,
		Ear: s.ByEar, Spelled: s.EarStyle == string(describe.Spelled),
		Sides: rules.SideNames(r.Rules(), r.Position()),
	}
	if m := r.Last(); !m.Null() {
		v.Last = []rules.Spot{m.Origin(r.Position().Turn().Other()), rules.On(m.To)}
	}
	return v
}
