package play

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// An earGame answers what a person who plays by ear asks about the game on the board.
type earGame struct {
	page  *Page
	about *session.Place // what the analysis is to answer about, nil for nothing
	best  bool           // the best move is asked for, and not what the position is worth
}

// newEar creates what answers a person on the page by keys and by typed questions.
func newEar(p *Page) (*byear.Ear, *earGame) {
	game := &earGame{page: p}
	return byear.New(byear.Config{
		Board: p.Board, Scene: game.scene, Say: p.Session.Say, Tell: p.config.Tell, ToBoard: p.keyboard.toBoard,
		Type: func() { p.keyboard.begin("") }, Game: game,
	}), game
}

// Clocks implements byear.Game.
func (g *earGame) Clocks() phrase.Phrase {
	s, now := g.page.snap, g.page.config.Now()
	var said []phrase.Phrase
	for _, side := range []rules.Side{s.Game.Now().Turn(), s.Game.Now().Turn().Other()} {
		f := clockOf(s, side, now)
		if f.Text == "" {
			return phrase.Say("byear.no-clocks")
		}
		left := phrase.Say("%v: %s", s.Side(side), f.Text)
		if f.About.Form != "" {
			left = phrase.Say("%v (%v)", left, f.About)
		}
		said = append(said, left)
	}
	return phrase.Join("; ", said...)
}

// Evaluate implements byear.Game. Without an analysis it begins one, and answers later.
func (g *earGame) Evaluate() {
	s := g.page.snap
	n := len(s.Place.Path)
	known := s.Place.Path.Main() && n < len(s.Review.Evals) && s.Review.Evals[n].Known && !s.Review.Evals[n].Score.Over
	if s.Helped() && !s.Analysis.On && known {
		g.page.Session.Say(valued(s, s.Review.Evals[n].Score))
		return
	}
	g.ask(false)
}

// Best implements byear.Game. On the person's turn in a game it is the hint, which begins with
// the piece.
func (g *earGame) Best() {
	s := g.page.snap
	if s.Playing() && s.Game.Yours() && !s.Analysis.On {
		g.page.Session.Hint()
		return
	}
	g.ask(true)
}

// ask answers what the analysis knows, or will know.
func (g *earGame) ask(best bool) {
	s := g.page.snap
	switch {
	case !s.Helped():
		g.page.Session.Say(phrase.Sentence(match.ErrNoHelp))
		return
	case len(s.Place.Position().Moves()) == 0:
		g.page.Session.Say(phrase.Say("byear.no-moves"))
		return
	case s.Live() && s.Game.Thinking: // the analysis waits meanwhile
		g.page.Session.Say(phrase.Sentence(match.ErrNotYours))
		return
	}
	if !s.Analysis.On {
		g.page.Session.Analysis.Toggle()
	}
	at := g.page.snap.Place
	g.about, g.best = &at, best
	if !g.answer() {
		if g.page.snap.Analysis.Paused {
			g.page.Session.Analysis.TogglePause()
		}
		g.page.Session.Say(phrase.Say("byear.analysing"))
	}
}

// enough is how many plies an analysis looks ahead before it answers.
const enough = 8

// answer says what was asked for as soon as it is known. What was asked about another position
// is dropped.
func (g *earGame) answer() bool {
	s := g.page.snap
	switch {
	case g.about == nil:
		return false
	case !samePlace(*g.about, s.Place) || !s.Analysis.On:
		g.about = nil
		return false
	case len(s.Analysis.Found) == 0 || shallow(s.Analysis.Found[0]):
		return false
	}
	g.about = nil
	best := s.Analysis.Found[0]
	said := valued(s, review.ScoreOf(s.Rules, best))
	if g.best {
		said = phrase.Say("byear.best-move", g.at(s.Place).Could(best.Line[0]), said)
	}
	g.page.Session.Say(said)
	return true
}

// shallow reports whether an analysis is not worth telling yet.
func shallow(t player.Thought) bool { return t.Depth < enough && t.Mate == 0 && !t.Proved }

// valued says what a position is worth.
func valued(s session.Snapshot, score review.Score) phrase.Phrase {
	pawns := float64(score.Centipawns) / 100
	switch {
	case score.Mate > 0:
		return phrase.Say("play.mates", score.Mate, s.Side(rules.White))
	case score.Mate < 0:
		return phrase.Say("play.mates", -score.Mate, s.Side(rules.Black))
	case pawns > -even && pawns < even:
		return phrase.Say("byear.equal")
	case pawns > 0:
		return phrase.Say("byear.better", s.Side(rules.White), phrase.Decimal(pawns))
	}
	return phrase.Say("byear.better", s.Side(rules.Black), phrase.Decimal(-pawns))
}

// even is what is rounded to no pawns.
const even = 0.05

// Step implements byear.Game.
func (g *earGame) Step(forward bool) {
	before := g.page.snap.Sight()
	if g.page.Actions.step(forward); samePlace(before, g.page.snap.Sight()) {
		g.page.Session.Say(phrase.Say("byear.no-further"))
	}
}

// Beside implements byear.Game.
func (g *earGame) Beside(by int) {
	s := g.page.snap
	path, n := s.Place.Path, len(s.Place.Path)
	if n == 0 || path[n-1]+by < 0 || !s.Game.Record.Has(path.Up().Down(path[n-1]+by)) {
		g.page.Session.Say(phrase.Say("byear.no-line"))
		return
	}
	g.page.Session.Browse(path.Up().Down(path[n-1] + by))
}

// spoken says a hint or a premove in the person's style, "" if there is none to be told.
func (g *earGame) spoken() string {
	s := g.page.snap
	game := g.at(session.Place{Line: s.Game.Line, Moves: s.Game.Moves})
	switch form := s.Notice.Form; {
	case trouble(s) != "":
	case form == "" && !s.Premove.Null():
		return i18n.F("play.premove", game.Ahead(s.Premove))
	case form == "session.good-move" && s.Hint != nil: // in some languages the verb of the text would change the piece's name
		return i18n.P(phrase.Say("%v: %v.", phrase.Say("common.hint"), game.Could(s.Hint.Move)))
	}
	return ""
}

// says returns a sentence with its moves in the person's style.
func (g *earGame) says(p phrase.Phrase) string {
	return byear.Said(p, g.page.snap.Rules, g.page.settings.EarStyle)
}

// marked says what the notes on the move draw on the board, and the wall of pieces that a reason
// shows. What is drawn while a claim or an answer is shown is in its sentence.
func (g *earGame) marked() string {
	s := g.page.snap
	if s.Showing != nil || s.Asked != nil {
		return ""
	}
	all := drawings(s.Node())
	if s.Proof != nil {
		all = append(all, boardview.Circles('Y', s.Proof.Wall)...)
	}
	return g.says(boardview.Marked(rules.ShapeOf(s.Rules), all))
}

// scene returns what is in sight on the board as it is described: the position, or the one after
// the moves of a claim.
func (g *earGame) scene() describe.Scene { return g.at(g.page.snap.Sight()) }

// at returns a place as it is described.
func (g *earGame) at(p session.Place) describe.Scene {
	return describe.Scene{Rules: g.page.snap.Rules, Line: p.Line, Moves: p.Moves, Style: describe.Style(g.page.settings.EarStyle)}
}

// ByEar implements pages.Listener.
func (p *Page) ByEar(key string) bool { return p.ear.Key(key) }
