package train

import (
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// raceLength is how long a person solves puzzles against the clock, and racePause is the pause
// then.
const (
	raceLength = 3 * time.Minute
	racePause  = 200 * time.Millisecond
)

// A race is a sitting in which the person solves puzzles against the clock. The first ones are
// easy. A wrong move leads to the next puzzle, and no engine judges it.
type race struct{ *Page }

// begin starts the clock.
func (p race) begin() {
	p.ends = p.config.Now().Add(raceLength)
	p.sit(training.Endless(training.Race))
	p.tick()
}

// on reports whether the sitting is one.
func (p race) on() bool { return p.trial != nil && p.trial.item == training.Race }

// pause returns how long a move stays on the board.
func (p race) pause() time.Duration {
	if p.on() {
		return racePause
	}
	return pause
}

// tick shows every second how much time is left, and ends the sitting with it.
func (p race) tick() {
	s := p.sitting
	if s == nil {
		return // there was no puzzle
	}
	p.ticking = p.config.After(time.Second, func() {
		switch {
		case p.sitting != s:
		case !p.config.Now().Before(p.ends):
			p.end()
		default:
			p.panel.left.SetText(left(p.Page))
			p.tick()
		}
	})
}

// left says how much time is left.
func (p race) left() phrase.Phrase {
	left := max(0, p.ends.Sub(p.config.Now())).Round(time.Second)
	return phrase.Say("train.race-left", int(left.Minutes()), int(left.Seconds())%60, p.right)
}

// miss answers a wrong move: it shows the right one, and leads on.
func (p race) miss(m rules.Move) {
	t := p.trial
	t.try.Wrong = true
	said := phrase.Say("train.missed", p.san(m), p.san(t.Moves[0]))
	if next, err := t.Card.Position.Play(t.Moves[0]); err == nil {
		t.forget()
		t.played = next
		t.step(t.Card.Position, t.Moves[0])
	}
	p.finish(said)
}
