// Package match is one game being played: the line of positions, the two seats,
// takebacks, offers, claims and the end. It is given its rules and players and emits one
// immutable Snapshot per change. It uses no files, no windows and no engines of its own.
//
// All methods are called where Post runs its functions, so there are no locks here.
package match

import (
	"strconv"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Seat is the player of a side.
type Seat struct {
	Name   phrase.Phrase
	Player player.Player
}

// Human reports whether a person at this computer plays the side.
func (s Seat) Human() bool {
	_, human := s.Player.(player.Human)
	return human
}

// Config is what a match is made from.
type Config struct {
	Rules  rules.Rules
	Record *record.Record // the match takes it over and changes it
	Line   *Line          // of the record, nil if it has not been replayed
	Seats  [2]Seat        // White, Black
	// Post runs a function later where the match may be used: fyne.Do in the program, a
	// queue in tests.
	Post func(func())
	// Observe is called with every new snapshot.
	Observe func(Snapshot)
	// Study means that nobody plays: the record is viewed and edited, nothing in it can
	// be taken back, resigned or claimed, and its result is not changed.
	Study bool
	// Conduct is how strictly the game is played.
	Conduct Conduct
	// Control is the time control, the zero value for a game without clocks. Only a game
	// with clocks needs a Wall.
	Control clock.Control
	clock.Wall
	// World returns the real time, which passes while the computer sleeps. nil means Now
	// without its monotonic part.
	World func() time.Time
	// Thought is called with a program's thoughts about the move it has been asked for,
	// at most player.Rate times a second. It may be nil, and needs a Wall.
	Thought func(player.Thought)
}

// A Match is a game in progress or at its end. It asks the players, and tells the
// observer how the game stands.
type Match struct {
	*state
	questions *questions
	game      *player.Game // identifies everything that belongs to this match
}

// The reasons why an action is refused.
var (
	ErrOver     = phrase.Errorf("match.game-over")
	ErrStudy    = phrase.Errorf("match.game-not-being-played")
	ErrNotYours = phrase.Errorf("match.opponents-move")
	ErrNothing  = phrase.Errorf("match.no-move-take-back")
	ErrNoClaim  = phrase.Errorf("match.cannot-claim-draw-now")
	ErrTooSoon  = phrase.Errorf("match.draw-agreed-only-both")
	ErrNoOffer  = phrase.Errorf("match.no-draw-offered")
	errNoHint   = phrase.Errorf("match.no-hint")
)

// New replays a record. The error names the move that the rules do not allow.
func New(c Config) (*Match, error) {
	s, err := newState(c)
	if err != nil {
		return nil, err
	}
	return &Match{
		state: s, questions: newQuestions(c),
		game: &player.Game{Rules: c.Rules.ID(), Start: c.Record.Start},
	}, nil
}

// Begin asks the player to move, if the game is not over. It is called once.
func (m *Match) Begin() { m.ask() }

// Close withdraws the open question and stops the clocks. The match asks nothing more.
func (m *Match) Close() {
	m.questions.withdraw()
	m.WithdrawHint()
	m.questions.endPonder()
	m.timer.watch(true, m.look)
}

// changed updates the record after a change and tells the observer.
func (m *Match) changed() {
	o := m.outcome()
	if o.Over() {
		m.questions.endPonder()
	}
	if !m.config.Study {
		m.ending.write(m.line.record, o)
	}
	m.line.record.SetTag(playedTag, "")
	if len(m.line.moves) < len(m.line.record.Main()) {
		m.line.record.SetTag(playedTag, strconv.Itoa(len(m.line.moves)))
	}
	m.timer.watch(o.Over(), m.look)
	m.config.Observe(m.Snapshot())
}
