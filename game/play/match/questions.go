package match

import (
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
)

// questions puts questions to programs, one for the game and one for a hint at a time. What
// comes after a question was withdrawn is dropped.
type questions struct {
	asking  *task.Latest
	hinting *task.Latest
	relay   player.Relay         // of a program's thoughts
	thought func(player.Thought) // may be nil
	now     chan struct{}        // closed to make the program that was asked move at once
	ponder  chan struct{}        // closed when programs must not think in their opponents' time any more
}

func newQuestions(c Config) *questions {
	tasks := task.NewGroup(c.Post, nil)
	return &questions{
		asking: task.NewLatest(tasks), hinting: task.NewLatest(tasks),
		relay: player.Relay{Wall: c.Wall}, thought: c.Thought,
	}
}

// put puts a question to a program. then is called with the answer.
func (qs *questions) put(p player.Player, q player.Question, then func(player.Action, error)) {
	t := qs.asking.Begin()
	report := qs.relay.Report(t, func(latest []player.Thought) { qs.thought(latest[0]) })
	if qs.thought != nil && !q.Offer {
		q.Watch = report.Tell
	}
	p.Ask(t.Context(), q, func(a player.Action, err error) {
		t.Post(func() {
			report.Flush()
			qs.withdraw()
			then(a, err)
		})
	})
}

// open reports whether a program has been asked and has not answered yet.
func (qs *questions) open() bool { return qs.asking.Busy() }

// withdraw withdraws the open question, if there is one.
func (qs *questions) withdraw() {
	qs.asking.Drop()
	qs.now = nil
}

// allowNow returns the channel through which the program that is asked next can be made to
// move at once.
func (qs *questions) allowNow() <-chan struct{} {
	qs.now = make(chan struct{})
	return qs.now
}

// moveNow makes the program that was asked move at once.
func (qs *questions) moveNow() {
	if qs.now != nil {
		close(qs.now)
		qs.now = nil
	}
}

// hint asks a player for a move that is not played.
func (qs *questions) hint(adviser player.Player, q player.Question, then func(rules.Move, error)) {
	t := qs.hinting.Begin()
	adviser.Ask(t.Context(), q, func(a player.Action, err error) {
		t.Post(func() {
			qs.hinting.Drop()
			if err == nil && (a.Resign || a.Claim) {
				err = errNoHint
			}
			then(a.Move, err)
		})
	})
}
