package session

import (
	"context"
	"slices"
	"time"

	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An Analysis is what the analyst has found about the position on the board. While it is
// on, it follows the board.
type Analysis struct {
	On     bool
	Paused bool             // nothing new is looked for
	Lines  int              // how many lines are looked for
	Found  []player.Thought // by rank, the best line first
	// Latest is what the analyst reported last, even if more was known from before: it
	// says how fast the analyst is. It is the zero Thought while nothing is looked for.
	Latest player.Thought
	// Threats is set while the threat is wanted. Threat is what the opponent would play
	// if it were to move, without a Line if that is not known. NoThreat means that there
	// is none, because the side to move is in check or the opponent could not move.
	Threats  bool
	Threat   player.Thought
	NoThreat bool
	// Outcome is what the position is worth by itself: it is over if it is mate or a
	// draw without the moves that led to it.
	Outcome rules.Outcome
}

// The number of lines of an analysis.
const (
	FewestLines = 1
	UsualLines  = 3
	MostLines   = 5
)

// threatTime is how long the analyst looks for the threat before it goes on with the
// position itself.
const threatTime = 700 * time.Millisecond

// An inquiry is what the analyst is asked.
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

// An analyst is the program that analyses, and what it has been asked.
type analyst struct {
	program  player.Player // for this game, nil until it is needed
	relay    player.Relay
	findings findings
	inquiry  inquiry
	fresh    []player.Thought   // what it has found since it was asked
	withdraw context.CancelFunc // nil if nothing is asked
}

// Analyse turns the analysis of every position on the board on or off.
func (s *Session) Analyse() {
	s.do(func() {
		a := &s.now.Analysis
		a.Paused = false
		if a.On = !a.On; a.On && !s.now.Helped() {
			s.try(match.ErrNoHelp)
		}
	})
}

// PauseAnalysis stops the analyst, and keeps what it has found in sight, or lets it
// continue.
func (s *Session) PauseAnalysis() {
	if s.now.Analysis.On {
		s.do(func() { s.now.Analysis.Paused = !s.now.Analysis.Paused })
	}
}

// analyse asks about the position on the board, unless it has done so already. It does
// not ask while the opponent is thinking about that position, nor in a game played by
// tournament rules.
func (s *Session) analyse() {
	a := &s.now.Analysis
	if !a.On || !s.now.Helped() {
		s.endAnalysis()
		return
	}
	a.Lines = s.options.lines()
	wanted := inquiry{s.now.Place, a.Lines, a.Paused || s.now.Live() && s.now.Game.Thinking, a.Threats}
	if s.analyst.inquiry.is(wanted) {
		return
	}
	s.endAnalysis()
	s.analyst.inquiry = wanted
	at := wanted.about.Position()
	a.Outcome = s.now.Rules.Outcome([]rules.Position{at})
	a.Found = s.among(s.analyst.findings.of(wanted.about.Game, at))
	threat := s.recallThreat(wanted)
	if wanted.waits || len(at.Moves()) == 0 {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.analyst.withdraw = cancel
	if threat != nil {
		s.askThreat(ctx, wanted, threat)
		return
	}
	s.askLines(ctx, wanted)
}

// askLines asks for the best lines.
func (s *Session) askLines(ctx context.Context, i inquiry) {
	q := player.Question{Game: i.about.Game, Line: i.about.Line, Moves: i.about.Moves, Lines: i.lines}
	s.ask(ctx, q, s.found, func() {})
}

// ask puts a question to the analyst. heard is called with its thoughts, at most
// player.Rate times a second, and then after it has answered. An analyst that fails is
// not asked again.
func (s *Session) ask(ctx context.Context, q player.Question, heard func([]player.Thought), then func()) {
	if s.analyst.program == nil {
		s.analyst.program = s.config.Opponents.Analyst(s.now.Rules.ID())
	}
	report := s.analyst.relay.Report(ctx, heard)
	q.Watch = report.Tell
	s.analyst.program.Ask(ctx, q, func(_ player.Action, err error) {
		s.post(ctx, func() {
			report.Flush()
			if err == nil {
				then()
				return
			}
			s.do(func() {
				s.now.Analysis.On = false
				s.try(err)
			})
		})
	})
}

// post runs do through Config.Post with the result of a question, unless the question was
// withdrawn.
func (s *Session) post(ctx context.Context, do func()) {
	s.config.Post(func() {
		if ctx.Err() == nil {
			do()
		}
	})
}

// endAnalysis withdraws the question and shows nothing more of its results.
func (s *Session) endAnalysis() {
	if s.analyst.withdraw != nil {
		s.analyst.withdraw()
	}
	s.analyst.withdraw, s.analyst.inquiry, s.analyst.fresh = nil, inquiry{}, nil
	a := s.now.Analysis
	s.now.Analysis = Analysis{On: a.On, Paused: a.Paused, Lines: a.Lines, Threats: a.Threats}
}

// found takes thoughts of the analyst about the position on the board.
func (s *Session) found(latest []player.Thought) {
	fresh := slices.Clone(s.analyst.fresh)
	for _, t := range latest {
		if t.Rank < 1 || t.Rank > min(len(fresh)+1, MostLines) || len(t.Line) == 0 {
			continue
		}
		if t = s.weighed(t); t.Rank > len(fresh) {
			fresh = append(fresh, t)
		}
		fresh[t.Rank-1] = t
	}
	if len(fresh) == 0 {
		return
	}
	i := s.analyst.inquiry
	s.analyst.fresh, s.now.Analysis.Latest = fresh, fresh[0]
	s.now.Analysis.Found = s.among(s.analyst.findings.keep(i.about.Game, i.about.Position(), fresh, i.lines))
	s.config.Thinks(s.now)
}

// weighed returns a thought about the position on the board with the score of a draw if
// neither side can ever mate there. An engine does not notice that.
func (s *Session) weighed(t player.Thought) player.Thought {
	if s.now.Analysis.Outcome.Reason == rules.DeadPosition {
		t.Score, t.Mate = 0, 0
	}
	return t
}

// among returns as many lines as are wanted.
func (s *Session) among(lines []player.Thought) []player.Thought {
	return lines[:min(len(lines), s.now.Analysis.Lines)]
}

// heed records a thought of the program about its move. A thought about another game,
// which may have other rules, is dropped.
func (s *Session) heed(t player.Thought) {
	if t.Game == s.now.Game.Game && !s.closed && s.now.Helped() {
		s.now.Thought = t
		s.config.Thinks(s.now)
	}
}
