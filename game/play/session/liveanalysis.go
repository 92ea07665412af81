package session

import (
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
)

// A LiveAnalysis analyses each position that the board shows, and remembers what was found in them.
// The second one can stay at a position while the board shows others.
type LiveAnalysis struct {
	*state
	second   bool
	analyst  Analyst // for this game, without a Player until it is needed
	relay    player.Relay
	findings findings
	inquiry  inquiry
	fresh    []player.Thought // what the program has found since it was asked
	asking   *task.Latest
}

func newLiveAnalysis(s *state, second bool) *LiveAnalysis {
	relay := player.Relay{Wall: s.config.Wall}
	return &LiveAnalysis{state: s, second: second, relay: relay, findings: newFindings(), asking: task.NewLatest(s.config.Tasks)}
}

// An inquiry is what the program is asked.
type inquiry struct {
	about Place // the zero Place if nothing is asked
	lines int
	waits bool // nothing is to be asked now, because of a pause or the opponent's thinking
	// threats is set if the threat is asked for first.
	threats bool
}

func (q inquiry) is(o inquiry) bool {
	return q.about.is(o.about) && q.lines == o.lines && q.waits == o.waits && q.threats == o.threats
}

// follow asks about the position on the board, unless it has done so already. It does not
// ask while the opponent is thinking about that position, nor in a game played by
// tournament rules.
func (a *LiveAnalysis) follow() {
	a.unlock()
	now := a.mine()
	if !now.On || !a.now.Helped() {
		a.end()
		return
	}
	now.Lines = a.options.lines()
	wanted := inquiry{a.at(), now.Lines, now.Paused || a.now.Live() && a.now.Game.Thinking, now.Threats}
	if a.inquiry.is(wanted) {
		return
	}
	a.end()
	a.inquiry = wanted
	at := wanted.about.Position()
	now.Outcome = a.now.Rules.Outcome([]rules.Position{at})
	now.Found = a.wanted(a.findings.of(wanted.about.Game, at))
	threat := a.recallThreat(wanted)
	if wanted.waits || len(at.Moves()) == 0 {
		return
	}
	t := a.asking.Begin()
	if threat != nil {
		a.askThreat(t, wanted, threat)
		return
	}
	a.askLines(t, wanted)
}

// askLines asks for the best lines.
func (a *LiveAnalysis) askLines(t *task.Task, i inquiry) {
	q := player.Question{Game: i.about.Game, Line: i.about.Line, Moves: i.about.Moves, Lines: i.lines}
	a.ask(t, q, a.found, func() {})
}

// ask puts a question to the program. heard is called with its thoughts, at most
// player.Rate times a second, and then after it has answered. A program that fails is not
// asked again.
func (a *LiveAnalysis) ask(t *task.Task, q player.Question, heard func([]player.Thought), then func()) {
	if a.analyst.Player == nil {
		a.analyst = a.engine(a.now.Rules.ID())
		a.mine().Engine = a.analyst.Name
	}
	report := a.relay.Report(t, heard)
	q.Watch = report.Tell
	a.analyst.Ask(t.Context(), q, func(_ player.Action, err error) {
		t.Post(func() {
			report.Flush()
			if err == nil {
				then()
				return
			}
			a.do(func() {
				a.mine().On = false
				a.try(err)
			})
		})
	})
}

// retire ends the program and forgets what it has found.
func (a *LiveAnalysis) retire() {
	player.Close(a.analyst.Player)
	a.analyst, a.findings = Analyst{}, newFindings()
}
