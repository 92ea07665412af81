package session

import (
	"strings"

	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Start begins a new game. The previous game stays in the library unchanged.
func (s *Session) Start(n Setup) error {
	r, ok := s.config.Variants.Find(n.Variant)
	if !ok {
		return phrase.Errorf("session.game-not-known", n.Variant)
	}
	rec, err := s.seating.newRecord(n, r)
	if err != nil {
		return err
	}
	return s.begin(rec, arrival{flipped: n.flipped(rules.ShapeOf(r)), save: true})
}

// Resume continues a game of the library. name is its file there, or "" to give it a new
// one. A game that was not played here is still a study.
func (s *Session) Resume(rec *record.Record, name string) error {
	a := arrival{flipped: s.seating.flipped(rec), save: true, file: name, study: !playedHere(rec)}
	if name != "" {
		a.written = rec.Clone()
	}
	return s.begin(rec, a)
}

// Show opens a game from elsewhere as a study: nobody plays it, and an edit makes it one
// of the user's own games. line is the moves played in it, nil if they have not been
// replayed.
func (s *Session) Show(rec *record.Record, line *match.Line) error {
	return s.begin(rec, arrival{flipped: s.seating.flipped(rec), study: true, line: line})
}

// ShowPosition opens a position as a study. variant is the PGN name of the game, "" for
// orthodox chess.
func (s *Session) ShowPosition(r rules.Rules, variant, start string) error {
	rec, err := blank(r, variant, start)
	if err != nil {
		return err
	}
	return s.Show(rec, nil)
}

// flipped reports whether a record was last shown with the board flipped.
func (s seating) flipped(rec *record.Record) bool {
	below := rules.White
	if r, ok := s.config.Variants.Find(rec.Rules); ok {
		below = rules.ShapeOf(r).Below
	}
	return rec.Tag(orientationTag) == strings.ToLower(below.Other().String())
}

// An arrival describes how a game is put on the board.
type arrival struct {
	flipped bool           // the board is flipped
	study   bool           // nobody plays it
	save    bool           // the game has a file in the library, or gets one
	file    string         // the name of that file, "" for a new one
	written *record.Record // the contents of the file, nil for none
	line    *match.Line    // the moves played, nil if they have not been replayed
}

// begin puts a game on the board. After an error the previous game is still there.
func (s *Session) begin(rec *record.Record, a arrival) error {
	r, ok := s.config.Variants.Find(rec.Rules)
	if !ok {
		return phrase.Errorf("session.game-not-known", rec.Rules)
	}
	c := match.Config{
		Rules: r, Record: rec, Line: a.line, Study: a.study,
		Post: s.config.Post, Wall: s.config.Wall, Observe: s.observe, Thought: s.thought,
	}
	if c.Seats = s.seating.people(r, rec); !a.study { // the programs and clocks of a study are history
		c.Seats, c.Control, c.Conduct = s.seating.seats(r, rec, s.seating.program), clock.FromTags(rec.Tag), match.ConductOf(rec)
	}
	m, err := match.New(c)
	if err != nil {
		closeAll(programsOf(c.Seats))
		return phrase.Errorf("session.game-cannot-played", err)
	}
	s.do(func() {
		s.endGame()
		s.saver.open(rec, a)
		s.match, s.programs = m, programsOf(c.Seats)
		g := m.Snapshot()
		s.now = Snapshot{
			Game: g, Rules: r, Opened: s.saver.from, Study: a.study, Flipped: a.flipped,
			Analysis: s.now.Analysis.carried(a, g), Second: Second{Analysis: s.now.Second.carried(a, g)}, Unsaved: s.now.Unsaved,
			Allowed: map[record.Node]law.Allowance{},
		}
		s.now.Place = s.place(a.opens(g))
		m.Begin()
		s.observe(m.Snapshot())
		if g := s.now.Game; !a.study && len(g.Moves) == 0 && !g.Outcome.Over() {
			s.now.Notice, _ = rules.Unreachable(r, g.Now()) // mentions once what is odd about the position
		}
	})
	return nil
}

// opens returns the place at which a game is opened: its end or, if it is from elsewhere,
// its start, because its end may be a study's solution.
func (a arrival) opens(g match.Snapshot) record.Path {
	if !a.save {
		return nil
	}
	return record.Mainline(len(g.Moves))
}

// carried returns the analysis with which a game begins: it goes on from one game to the
// next, but not into one against a program.
func (was Analysis) carried(a arrival, g match.Snapshot) Analysis {
	people := g.Human[0] && g.Human[1]
	return Analysis{On: was.On && (a.study || people), Threats: was.Threats}
}

// endGame ends the match on the board, and forgets everything about it.
func (s *Session) endGame() {
	s.leave()
	if s.match != nil {
		s.withdrawHint()
		s.match.Close()
		closeAll(s.programs)
		s.saver.leave(s.now)
	}
	s.Edits.forget()
	s.allowances.reset()
	s.clocks.warned = [2]bool{}
	s.Review.drop()
	s.retire() // the programs remember another game
}
