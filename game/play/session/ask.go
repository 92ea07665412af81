package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/why"
)

// An Asked is what the board shows while a person asks about a move. The game and the place in
// it stay what they are.
type Asked struct {
	Place
	Talk why.Talk // what is proved against the move, and what the person has tried; no moves until then
	Open bool     // a move on the board is asked about, or tried against the proof
	Busy bool     // the answer is looked for
}

// Before is the number of plies before the move that is asked about.
func (a Asked) Before() int { return len(a.Moves) - len(a.Talk.Moves) }

// Why answers the question why not to play a move.
type Why struct {
	*state
	review *GameReview
}

// A question is a move that may be asked about, and the position before it.
type question struct {
	before  Place
	move    rules.Move // none if the person is to show it
	known   review.Eval
	instead bool // the person looked for a better move
}

// question returns what the person may ask about: the move that was tried in place of one of the
// game, or the move that led to the position on the board; but in the current position of a game
// in progress a move that the person is still to show.
func (s Snapshot) question() question {
	at, n := s.Place, len(s.Place.Moves)
	if b := s.Better; b != nil {
		q := question{before: at, known: s.Review.Evals[b.Ply], instead: true}
		if !b.Busy && !b.Found {
			q.move = b.Tried
		}
		return q
	}
	if n == 0 || s.Playing() && s.Live() {
		return question{before: at}
	}
	q := question{before: Place{Game: at.Game, Path: at.Path.Up(), Line: at.Line[:n:n], Moves: at.Moves[: n-1 : n-1]}, move: at.Moves[n-1]}
	if ply := n - 1; at.Path.Main() && ply < len(s.Review.Evals) {
		q.known = s.Review.Evals[ply]
	}
	return q
}

// MayAsk reports whether a move can be asked about: of orthodox chess, and never while the rules
// of the game forbid help or while the opponent is to move.
func (s Snapshot) MayAsk() bool {
	return s.Orthodox() && s.Helped() && s.Asked == nil && !s.Writing && (!s.Playing() || !s.Live() || s.Game.Yours())
}

// Doubtful reports whether the person has just tried a bad move in place of one of the game, or
// the board shows a move that the review has marked.
func (s Snapshot) Doubtful() bool {
	if !s.MayAsk() {
		return false
	}
	if s.Better != nil {
		return !s.question().move.Null()
	}
	n := len(s.Place.Path)
	return s.Review.On && s.Place.Path.Main() && n > 0 && s.Review.Mark(n-1) != review.None
}

// Ask asks about the move on the board, or lets the person show one.
func (w *Why) Ask() {
	w.do(func() {
		switch {
		case !w.now.Helped():
			w.try(match.ErrNoHelp)
		case w.now.MayAsk():
			q, at, playing := w.now.question(), w.now.Place, w.now.Playing()
			w.quiet()
			w.enter(&asking{state: w.state, question: q, at: at, playing: playing, work: task.NewLatest(w.config.Tasks)})
		}
	})
}

// Forward plays the answer of the proof or, if the person is to try something, the most stubborn
// reply.
func (w *Why) Forward() {
	if k, ok := w.interim.(*asking); ok {
		w.do(k.forward)
	}
}

// Back takes back the last try, or ends the question if there was none.
func (w *Why) Back() {
	if k, ok := w.interim.(*asking); ok && !k.back() {
		w.Leave()
	}
}

// Leave ends the question. The board shows the game again, or the position in which the person
// looked for a better move.
func (w *Why) Leave() {
	k, ok := w.interim.(*asking)
	if !ok {
		return
	}
	w.do(func() {
		w.quiet()
		if w.leave(); k.instead {
			w.review.FindBetter(len(k.before.Moves))
		}
	})
}

// nothing says that nothing is proved against a move, and what the engine thinks of it.
func (q question) nothing(s Snapshot, a why.Answer, e evals) phrase.Phrase {
	side, said := q.before.Position().Turn(), []phrase.Phrase{a.Sentence(s.Rules)}
	san := rules.Written(s.Rules, a.Before, a.Move)
	switch {
	case !e.best.Known || !e.tried.Known:
	case e.isBest(a.Move):
		said = []phrase.Phrase{phrase.Say("session.better-best", san)}
	case !review.AsGood(e.best.Score, e.tried.Score, side):
		said = append(said, phrase.Say("why.costs", san, e.lost(side)))
	case review.Judge(e.best.Score, e.tried.Score, side) != review.None:
		said = append(said, phrase.Say("why.longer", e.best.Score.Of(side).Mate, san)) // only a mate is marked then
	default:
		said = append(said, phrase.Say("why.good", san))
	}
	return phrase.Join(" ", said...)
}
