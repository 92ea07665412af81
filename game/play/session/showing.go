package session

import (
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Showing is a line of moves that is shown on the board, move by move. The game and the
// place in it stay what they are.
type Showing struct {
	Place
	From  int // the number of plies of the game before the line
	Claim int // which of the claims about the moment there it shows
}

// showPause is how long each position of a line is shown.
const showPause = 1100 * time.Millisecond

// Sight is the place that the board shows: that of the game, of a line that is shown, or of what
// a person asks about.
func (s Snapshot) Sight() Place {
	switch {
	case s.Showing != nil:
		return s.Showing.Place
	case s.Asked != nil:
		return s.Asked.Place
	}
	return s.Place
}

// ShowClaim shows on the board, move by move, why what is said about a moment of the review
// is true. If its first claim is on the board already, the next one follows.
func (r *GameReview) ShowClaim(m Moment) {
	all, g, ply, which := m.Spoken(), r.now.Review.Game, m.Ply, 0
	if !r.now.Review.On || ply < 0 || ply >= len(g.Moves) || len(all) == 0 {
		return
	}
	if now := r.now.Showing; now != nil && now.From == ply {
		which = (now.Claim + 1) % len(all)
	}
	r.do(func() {
		r.quiet()
		first := Place{Game: g.Game, Line: g.Line[: ply+1 : ply+1], Moves: g.Moves[:ply:ply]}
		r.enter(&showing{state: r.state, first: Showing{first, ply, which}, text: all[which].Sentence(), line: all[which].Line})
	})
}

// showing is the mode in which a line is shown on the board. It ends with the next event
// that clears the messages.
type showing struct {
	*state
	first Showing
	text  phrase.Phrase
	line  []rules.Move
	stop  func() // stops the timer of the next move, nil if there is none
}

func (w *showing) begin() {
	w.now.Showing = &w.first
	w.say(w.text)
	w.continueLater(w.line)
}

// move does nothing: no move can be made in a line that is shown.
func (*showing) move(rules.Move) (replace func()) { return nil }

func (w *showing) fits() bool { return w.now.Review.On }

func (w *showing) end() {
	if w.now.Showing = nil; w.stop != nil {
		w.stop()
	}
}

// continueLater shows the rest of the line, one move after each pause.
func (w *showing) continueLater(rest []rules.Move) {
	if w.stop = nil; len(rest) == 0 {
		return
	}
	w.stop = w.config.After(showPause, func() { w.step(rest) })
}

// step shows the next move of the line.
func (w *showing) step(rest []rules.Move) {
	now := w.now.Showing
	next, err := now.Position().Play(rest[0])
	if err != nil {
		return
	}
	w.do(func() {
		shown := *now
		shown.Line = append(now.Line[:len(now.Line):len(now.Line)], next)
		shown.Moves = append(now.Moves[:len(now.Moves):len(now.Moves)], rest[0])
		w.now.Showing = &shown
		w.cue(moveCue(w.now.Rules, now.Position(), next))
		w.continueLater(rest[1:])
	})
}
