package vision

import (
	"slices"

	"passedpawn/game/editor"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Questions is how many questions an exercise has.
const Questions = 10

// A Run is a person's way through the questions of an exercise.
type Run struct {
	Exercise
	Asked int // questions so far, with the one that is open
	Right int // answers without a mistake
	Question
	Pressed []rules.Square // right ones

	maker    maker
	answered bool // the question has its answer
}

// An Answer is what is said about a press or a choice.
type Answer struct {
	Text  phrase.Phrase
	Right bool
}

// Begin begins an exercise on the board of orthodox chess. draw returns a random number from 0
// to n-1.
func Begin(e Exercise, game rules.Rules, draw func(n int) int) (*Run, error) {
	empty, err := editor.Read(game, "")
	if err != nil {
		return nil, err
	}
	r := &Run{Exercise: e, maker: maker{game, empty.Empty(), draw}}
	r.Next()
	return r, nil
}

// Next asks the next question, if there is one.
func (r *Run) Next() {
	if r.Asked < Questions {
		for before := r.Question; ; {
			if r.Question = r.pose(); !r.same(before) {
				break
			}
		}
		r.Asked++
		r.Pressed, r.answered = nil, false
	}
}

func (r *Run) pose() Question { return drills[r.Drill].make(r.maker, r.Level) }

// Choose answers a question for a colour.
func (r *Run) Choose(light bool) Answer {
	if r.answered || !r.Choice() {
		return Answer{}
	}
	s := r.squares[0]
	text := phrase.Say("vision.is-dark", s)
	if s.Light() {
		text = phrase.Say("vision.is-light", s)
	}
	return r.close(light == s.Light(), text)
}

// Press answers a question for squares with one of them.
func (r *Run) Press(s rules.Square) Answer {
	if r.answered || r.Choice() || slices.Contains(r.Pressed, s) {
		return Answer{}
	}
	if !slices.Contains(r.wanted(r.Pressed), s) {
		return r.close(false, r.missed(s))
	}
	if r.Pressed = append(r.Pressed, s); len(r.wanted(r.Pressed)) == 0 {
		return r.close(true, phrase.Say("vision.right"))
	}
	return Answer{Right: true}
}

// close ends the question.
func (r *Run) close(right bool, text phrase.Phrase) Answer {
	if r.answered = true; right {
		r.Right++
	}
	return Answer{text, right}
}

// missed says what is wrong with a square.
func (r *Run) missed(s rules.Square) phrase.Phrase {
	switch p, _ := r.After.At(s); {
	case r.Drill == Find:
		return phrase.Say("vision.is-other", s, r.squares[0])
	case r.way && !slices.Contains(jumps(r.at()), s):
		return phrase.Say("vision.no-jump", r.at(), s)
	case r.way:
		return phrase.Say("vision.detour", s)
	case p.Kind == rules.NoKind || p.Side == rules.White:
		return phrase.Say("vision.nothing", s)
	case r.Attacker == nil:
		return phrase.Say("vision.protected", s)
	}
	return phrase.Say("vision.not-attacked", s)
}

// at returns where the knight is.
func (r *Run) at() rules.Square {
	if n := len(r.Pressed); n > 0 {
		return r.Pressed[n-1]
	}
	return r.from
}

// Reveal gives the question its answer, which then counts as wrong.
func (r *Run) Reveal() { r.answered = true }

// Solution returns the squares that answer the question, of a way those from the first one on.
// There are none while the question is open.
func (r *Run) Solution() []rules.Square {
	if !r.answered {
		return nil
	}
	return r.answer(r.Pressed)
}

// An Arrow is drawn with a solution, from a square to another one.
type Arrow struct{ From, To rules.Square }

// Arrows returns the solution as arrows: the moves of a way, or what is attacked. There are
// none if it is drawn otherwise.
func (r *Run) Arrows() (all []Arrow) {
	switch from := r.from; {
	case r.Attacker != nil:
		for _, s := range r.Solution() {
			all = append(all, Arrow{*r.Attacker, s})
		}
	case r.way:
		for _, s := range r.Solution() {
			all = append(all, Arrow{from, s})
			from = s
		}
	}
	return all
}

// Rules returns the rules of the board.
func (r *Run) Rules() rules.Rules { return r.maker.game }

// Position returns what is on the board.
func (r *Run) Position() rules.Position {
	if r.answered {
		return r.After
	}
	return r.Before
}

// Unaided reports whether the person is to see on the board alone what the pieces attack.
func (r *Run) Unaided() bool { return !r.answered }

// Still reports that nothing moves in the positions: they are drawn.
func (r *Run) Still() bool { return true }

// Last returns no move.
func (r *Run) Last() rules.Move { return rules.Move{} }

// Done reports whether the question has its answer.
func (r *Run) Done() bool { return r.answered }

// Ended reports whether all questions have their answers.
func (r *Run) Ended() bool { return r.answered && r.Asked == Questions }

// Passed reports whether all answers were right.
func (r *Run) Passed() bool { return r.Ended() && r.Right == Questions }
