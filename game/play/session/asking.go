package session

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/why"
)

// asking is the mode in which a person asks about a move, and tries replies to what is proved
// against it. No move that is made there is played or added to the game. It ends when the board
// shows another position of the game.
type asking struct {
	*state
	question
	at      Place // of the game, when the question was asked
	playing bool
	work    *task.Latest
	stop    func() // stops the timer of the next move, nil if there is none
}

func (k *asking) begin() {
	if k.question.move.Null() {
		k.point()
		k.say(phrase.Say("why.show"))
		return
	}
	k.examine(k.question.move)
}

func (k *asking) fits() bool {
	return k.now.Place.is(k.at) && k.now.Playing() == k.playing && (!k.playing || !k.now.Live() || k.now.Game.Yours())
}

func (k *asking) end() {
	k.work.Drop()
	k.halt()
	k.now.Asked = nil
}

// halt stops the timer.
func (k *asking) halt() {
	if k.stop != nil {
		k.stop()
		k.stop = nil
	}
}

// point lets the person show a move.
func (k *asking) point() {
	k.show(why.Talk{Answer: why.Answer{Before: k.before.Position()}, Line: []rules.Position{k.before.Position()}})
	k.now.Asked.Open = true
}

// show shows how far a proof has been followed.
func (k *asking) show(t why.Talk) {
	at := k.before
	at.Line, at.Moves = append(slices.Clip(at.Line), t.Line[1:]...), append(slices.Clip(at.Moves), t.Moves...)
	k.now.Asked = &Asked{Place: at, Talk: t, Open: t.Open()}
}

// move asks about a move or, once something is proved, tries a reply.
func (k *asking) move(m rules.Move) (replace func()) {
	now := k.now.Asked
	switch {
	case !now.Open:
	case len(now.Talk.Moves) == 0:
		k.examine(m)
	default:
		k.step(m)
	}
	return nil
}

// examine looks for an answer. An engine says which move may be better, and what the opponent
// would reply; only the checkers say what is proved.
func (k *asking) examine(m rules.Move) {
	k.point()
	k.now.Asked.Open, k.now.Asked.Busy = false, true
	r, at := k.now.Rules, k.before.Position()
	k.say(phrase.Say("why.looking", rules.Written(r, at, m)))
	next, err := at.Play(m)
	if err != nil {
		k.try(err)
		return
	}
	before, after := games(r, k.before, m, next)
	known, reviewer := k.known, k.config.Opponents.Reviewer(r.ID())
	tell := !k.playing && !k.before.is(k.at) // the person knows already how the game went on
	type found struct {
		why.Answer
		evals
	}
	task.Go(k.work, func(t *task.Task) (f found, err error) {
		engine := reviewer.New()
		defer review.Release(engine)
		f.evals, _ = compare(t.Context(), before, after, known, engine) // without an engine, nothing is compared
		if f.Answer = (why.Answer{Before: at, Move: m}); !f.isBest(m) {
			f.Answer = why.Ask(before.Line, m, f.best.Line, f.tried.Line, tell)
		}
		return f, t.Context().Err()
	}, func(f found, err error) {
		if err == nil {
			k.do(func() { k.answered(f.Answer, f.evals) })
		}
	})
}

// answered shows the answer. If nothing is proved, the person may show another move; a move that
// was on the board stays there.
func (k *asking) answered(a why.Answer, e evals) {
	if a.Proved {
		k.show(a.Begin())
		k.tell()
		return
	}
	said := k.nothing(k.now, a, e)
	if k.point(); !k.before.is(k.at) {
		k.leave()
	}
	k.say(said)
}

// tell says what is shown, and plays the answer of the proof after a pause.
func (k *asking) tell() {
	t := k.now.Asked.Talk
	said := t.Says(k.now.Rules)
	if t.Fresh() {
		said = phrase.Join(" ", said, phrase.Say("why.try"))
	}
	k.say(said)
	if m, more := t.Next(); more {
		k.stop = k.config.After(showPause, func() { k.do(func() { k.step(m) }) })
	}
}

// step plays a move of the proof, or a try.
func (k *asking) step(m rules.Move) {
	k.halt()
	was := k.now.Asked.Talk
	t, err := was.Play(m)
	if err != nil {
		k.try(err)
		return
	}
	k.cue(moveCue(k.now.Rules, was.Position(), t.Position()))
	k.show(t)
	k.tell()
}

// forward plays the next move.
func (k *asking) forward() {
	t := k.now.Asked.Talk
	if m, ok := t.Next(); ok {
		k.step(m)
	} else if m, ok := t.Stubborn(); ok {
		k.step(m)
	}
}

// back takes back the last try or, if the person shows the moves, what was asked about, and
// reports whether there was any.
func (k *asking) back() bool {
	t, ok := k.now.Asked.Talk.Back()
	again := !ok && k.before.is(k.at) && len(k.now.Asked.Talk.Moves) > 0
	if !ok && !again {
		return false
	}
	k.do(func() {
		k.halt()
		if again {
			k.point()
			k.say(phrase.Say("why.show"))
			return
		}
		k.show(t)
		k.tell()
	})
	return true
}
