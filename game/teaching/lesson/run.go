package lesson

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"passedpawn/game/editor"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Run is a learner's progress through a lesson. It is used by one goroutine. A copy may
// be asked for a hint on another.
type Run struct {
	Lesson
	rules rules.Rules
	at    int // the index in Steps
	state
}

// state is the progress within a step.
type state struct {
	line  []rules.Position
	last  rules.Move     // the move that led to the last position, if there was one
	left  []rules.Square // the squares still to Reach, Take or Find
	ply   int            // the index in the line to Play
	begun rules.Side     // the side to move at the learner's first turn
	done  bool
}

// An Answer is the reply of a lesson to an action of the learner.
type Answer struct {
	Text  phrase.Phrase
	Right bool // the action led towards the goal
	// Why is why a move was not legal.
	Why rules.Refusal
}

// Begin starts a lesson. The error says what is wrong with the lesson.
func Begin(l Lesson, games rules.Games) (*Run, error) {
	r, ok := games.Find(l.Game)
	if !ok {
		return nil, fmt.Errorf("lesson %s: the game %q is not known here", l.ID, l.Game)
	}
	l.Steps = slices.Clone(l.Steps)
	run := &Run{Lesson: l, rules: r}
	for i := range l.Steps {
		run.at = i
		if err := run.find(&l.Steps[i].Goal); err != nil {
			return nil, fmt.Errorf("lesson %s, step %d: %w", l.ID, i+1, err)
		}
		if err := run.Again(); err != nil {
			return nil, fmt.Errorf("lesson %s, step %d: %w", l.ID, i+1, err)
		}
	}
	run.at = 0
	return run, run.Again()
}

// find resolves the names of a goal to squares, or to the move to try.
func (r *Run) find(g *Goal) error {
	if g.Task == Try && len(g.Names) == 1 {
		p, err := r.rules.Parse(r.Step().Board)
		if err != nil {
			return err
		}
		m, ok, _ := rules.ReadIllegal(r.rules, p, g.Names[0])
		if g.Tried = m; !ok {
			return fmt.Errorf("%q is not a move", g.Names[0])
		}
		return nil
	}
	g.Squares = nil
	for _, name := range g.Names {
		s, err := r.square(name)
		if err != nil {
			return err
		}
		g.Squares = append(g.Squares, s)
	}
	if g.Task == Try {
		g.Tried = rules.Move{From: g.Squares[0], To: g.Squares[1]}
	}
	return nil
}

// square returns the square with a name in the game.
func (r *Run) square(name string) (rules.Square, error) {
	files, ranks := r.rules.Size()
	for file := range files {
		for rank := range ranks {
			if s := rules.Sq(file, rank); rules.NameOf(r.rules, s).Text == name {
				return s, nil
			}
		}
	}
	return rules.Square{}, fmt.Errorf("%q is not a square", name)
}

// side returns the name of the side to move.
func (r *Run) side(p rules.Position) phrase.Phrase {
	return rules.SideName(r.rules, r.line[0], p.Turn())
}

// Again restarts the step.
func (r *Run) Again() error {
	step := r.Step()
	p, err := r.start(step)
	if err != nil {
		return err
	}
	r.state = state{line: []rules.Position{p}, left: slices.Clone(step.Goal.Squares)}
	for _, san := range step.Moves {
		m, err := r.rules.Read(r.Position(), san)
		if err == nil {
			err = r.play(m)
		}
		if err != nil {
			return err
		}
	}
	r.begun = r.Position().Turn()
	return nil
}

// start returns the position that a step begins with. Squares can be found on a board that
// cannot be played on, such as an empty one.
func (r *Run) start(s Step) (rules.Position, error) {
	if s.Goal.Task == Find {
		return editor.Read(r.rules, s.Board)
	}
	return r.rules.Parse(s.Board)
}

// play makes a move without judging it.
func (r *Run) play(m rules.Move) error {
	next, err := r.Position().Play(m)
	if err == nil {
		r.line, r.last = append(r.line[:len(r.line):len(r.line)], next), m
	}
	return err
}

// Before is the position before the last move, or Position if there was none.
func (r *Run) Before() rules.Position { return r.line[max(len(r.line)-2, 0)] }

// Below is the side at the bottom of the board: the one to move at the beginning of the
// step, or White if there is only something to judge.
func (r *Run) Below() rules.Side {
	if r.Step().Goal.Task == Judge {
		return rules.White
	}
	return r.begun
}

// Rules is the rule set of the lesson's game.
func (r *Run) Rules() rules.Rules { return r.rules }

// Step is the current step.
func (r *Run) Step() Step { return r.Steps[r.at] }

// Number is the number of the current step, from 1.
func (r *Run) Number() int { return r.at + 1 }

// Position is the position on the board.
func (r *Run) Position() rules.Position { return r.line[len(r.line)-1] }

// Last is the move that led to the position, the null move if there was none.
func (r *Run) Last() rules.Move { return r.last }

// Left is the squares that are still to be reached or captured on. If a certain move is to be
// played, it is the square that the task names as its goal.
func (r *Run) Left() []rules.Square {
	switch r.Step().Goal.Task {
	case Reach, Take:
		return r.left
	case Play:
		return r.named()
	}
	return nil
}

// named returns the squares to which the moves to be played go, if the text of the task names
// them.
func (r *Run) named() (squares []rules.Square) {
	line := r.Step().Goal.Line
	if r.done || r.ply >= len(line) {
		return nil
	}
	words := strings.FieldsFunc(r.Step().Ask, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	for _, san := range line[r.ply] {
		m, err := r.rules.Read(r.Position(), san)
		if err == nil && slices.Contains(words, rules.NameOf(r.rules, m.To).String()) {
			squares = append(squares, m.To)
		}
	}
	return squares
}

// Done reports whether the current step is done.
func (r *Run) Done() bool { return r.done }

// Ended reports whether the last step is done.
func (r *Run) Ended() bool { return r.done && r.at+1 == len(r.Steps) }

// Next goes to the next step, if there is one.
func (r *Run) Next() {
	if r.at+1 < len(r.Steps) {
		r.at++
		_ = r.Again() // Begin has checked every step
	}
}
