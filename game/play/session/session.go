// Package session is the game on the board without a window: the match, the place in its
// tree that is shown, undo and redo, edits, the file it is saved in, the programs'
// thoughts about it, and why moves are refused or allowed. The user's actions and late
// results are its events. Each ends in one immutable Snapshot. Searches, timers and other
// work start here, after an event, and never because a snapshot is drawn.
//
// A Session is made of parts, each with a state of its own; they share one state and its
// function do, which runs every event. What a move on the board means depends on the mode:
// playing, study, or a mode that was entered, such as looking for a better move.
//
// The package has no widgets, asks the user nothing, does not read or write files and
// makes no engines. It is given objects that do so. All methods are called where Post
// runs its functions, so there are no locks here.
package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
)

// A Session is the game on the board. Its exported fields are the parts of it; New sets
// them.
type Session struct {
	*state
	Edits    *Edits
	Premoves *Premoves
	Analysis *LiveAnalysis
	Second   *LiveAnalysis // by a second engine
	Review   *GameReview
	Reasons  *Reasons
	Why      *Why

	saver      *saver
	allowances *allowances
	hints      *hints
	clocks     *clocks
	seating    seating
	settling   *task.Latest     // finding out whether a winner could mate
	programs   [2]player.Player // that play this game, by side; nil for a person
}

// New makes a session without a game. Start, Resume or Show gives it one.
func New(c Config, o Options) *Session {
	st := &state{config: c, options: o}
	st.now.Rules, _ = c.Variants.Find("")
	s := &Session{
		state: st, Premoves: &Premoves{st}, Analysis: newLiveAnalysis(st, false), Second: newLiveAnalysis(st, true),
		Reasons: &Reasons{state: st, told: map[string]bool{}},
		saver:   &saver{keeper: c.Keeper}, allowances: newAllowances(st), hints: &hints{state: st}, clocks: &clocks{state: st},
		seating: seating{st}, settling: task.NewLatest(c.Tasks),
	}
	s.Edits = &Edits{state: st, saver: s.saver}
	s.Review = newReview(st, s.Edits)
	s.Why = &Why{st, s.Review}
	st.follow = s.follow
	return s
}

// follow starts the work that follows from an event, and ends what no longer fits the
// game or the place on the board.
func (s *Session) follow() {
	s.Review.follow()
	if s.interim != nil && !s.interim.fits() {
		s.leave()
	}
	s.Premoves.follow()
	s.Analysis.follow()
	s.Second.follow()
	s.clocks.follow()
}

// Snapshot is the current state of the session.
func (s *Session) Snapshot() Snapshot { return s.now }

// SetOptions changes the options.
func (s *Session) SetOptions(o Options) { s.do(func() { s.options = o }) }

// Busy reports whether a program is thinking about its move or about a hint. An analysis
// does not count, since it goes on for as long as it is on the screen, and neither does
// work of Config.Tasks.
func (s *Session) Busy() bool { return s.now.Game.Thinking || s.hinting() }

// Close ends the program's thinking, the analysis and the clocks. The session must not be
// used afterwards.
func (s *Session) Close() {
	s.closed = true
	s.withdrawHint()
	s.now.Analysis.On, s.now.Second.On = false, false
	s.Analysis.end()
	s.Second.end()
	s.Review.stop()
	s.leave()
	s.allowances.reset()
	s.clocks.stop()
	s.Reasons.stop()
	s.retire()
	closeAll(s.programs)
	if s.match != nil {
		s.match.Close()
		s.now.Game = s.match.Snapshot()
	}
}

// retire ends the programs that analyse and advise. New ones start when they are needed.
func (s *Session) retire() {
	s.Analysis.retire()
	s.Second.retire()
	s.hints.retire()
}

// Say shows a sentence to the user until something happens.
func (s *Session) Say(p phrase.Phrase) { s.say(p) }

// SetUnsaved sets why the game could not be saved, nil once it can be.
func (s *Session) SetUnsaved(err error) { s.do(func() { s.now.Unsaved = err }) }

// Flip flips the board.
func (s *Session) Flip() {
	s.do(func() {
		s.now.Flipped = !s.now.Flipped
		if len(s.now.Game.Moves) > 0 {
			s.saver.update(s.now)
		}
	})
}

// Browse shows another place in the tree. A game in progress continues meanwhile.
func (s *Session) Browse(path record.Path) { s.browse(path) }
