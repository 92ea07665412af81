package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// A Better is the search of a person for a better move than the one that was played.
type Better struct {
	Ply   int // before the move; the board shows that position
	Tried rules.Move
	Busy  bool // the engine examines the move that was tried
	Found bool // it is as good as the best one
}

// FindBetter shows the position before a move of a reviewed game, and lets the person look
// for a better one. Moves made there are judged and not added to the game.
func (r *GameReview) FindBetter(ply int) {
	r.do(func() {
		if now := r.now.Review; now.On && ply >= 0 && ply < len(now.Game.Moves) {
			r.browse(record.Mainline(ply))
			r.enter(&findingBetter{state: r.state, ply: ply, examination: task.NewLatest(r.config.Tasks)})
		}
	})
}

// findingBetter is the mode in which a person looks for a better move. It ends when the
// board shows another position.
type findingBetter struct {
	*state
	ply         int // before the move
	examination *task.Latest
}

func (b *findingBetter) begin() {
	b.now.Better = &Better{Ply: b.ply}
	g := b.now.Review.Game
	b.say(phrase.Say("session.find-better", b.now.Side(g.Line[b.ply].Turn()), b.now.numbered(g.Line, g.Moves, b.ply+1)))
}

func (b *findingBetter) fits() bool {
	return b.now.Review.On && b.now.Place.Path.Equal(record.Mainline(b.ply))
}

func (b *findingBetter) end() {
	b.examination.Drop()
	b.now.Better = nil
}

// move judges a move that the person tried instead of the one that was played.
func (b *findingBetter) move(m rules.Move) (replace func()) {
	b.examination.Drop()
	r := b.now.Review
	before := r.Game.Line[b.ply]
	san := rules.Written(b.now.Rules, before, m)
	next, err := before.Play(m)
	switch line := r.Evals[b.ply].Line; {
	case err != nil:
		b.try(err)
	case m == r.Game.Moves[b.ply]:
		b.now.Better = &Better{Ply: b.ply, Tried: m}
		b.say(phrase.Say("session.better-played", san))
	case len(line) > 0 && line[0] == m:
		b.tell(m, phrase.Say("session.better-best", san), true)
	default:
		b.examine(m, next)
	}
	return nil
}

// examine asks the engine about a move that was tried and, if it is not known, about the
// position before it.
func (b *findingBetter) examine(m rules.Move, next rules.Position) {
	r := b.now.Review
	b.now.Better = &Better{Ply: b.ply, Tried: m, Busy: true}
	san := rules.Written(b.now.Rules, r.Game.Line[b.ply], m)
	b.say(phrase.Say("session.better-examined", san))
	before, after := games(b.now.Rules, Place{Game: r.Game.Game, Line: r.Game.Line[:b.ply+1], Moves: r.Game.Moves[:b.ply]}, m, next)
	known, reviewer, side := r.Evals[b.ply], b.config.Opponents.Reviewer(b.now.Rules.ID()), before.Line[b.ply].Turn()
	task.Go(b.examination, func(t *task.Task) (evals, error) {
		engine := reviewer.New()
		defer review.Release(engine)
		return compare(t.Context(), before, after, known, engine)
	}, func(e evals, err error) {
		if err != nil {
			b.do(func() {
				b.now.Better = &Better{Ply: b.ply, Tried: m}
				b.try(err)
			})
			return
		}
		text, good := b.verdict(san, e, m, side)
		b.tell(m, text, good)
	})
}

// verdict says how good a move is, by the evaluations of the position before it and
// after it.
func (b *findingBetter) verdict(san rules.SAN, e evals, m rules.Move, side rules.Side) (text phrase.Phrase, good bool) {
	switch {
	case e.isBest(m):
		return phrase.Say("session.better-best", san), true
	case review.AsGood(e.best.Score, e.tried.Score, side):
		return phrase.Say("session.better-good", san), true
	}
	lost := e.lost(side)
	if !b.now.Review.Mine(side) {
		return phrase.Say("session.better-loses-side", san, b.now.Side(side), lost), false
	}
	return phrase.Say("session.better-loses", san, lost), false
}

// tell tells the person how good the move is.
func (b *findingBetter) tell(m rules.Move, text phrase.Phrase, good bool) {
	b.do(func() {
		b.now.Better = &Better{Ply: b.ply, Tried: m, Found: good}
		b.say(text)
		if good {
			b.now.Hint = &Hint{m, true}
		}
	})
}
