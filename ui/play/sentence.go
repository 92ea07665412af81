package play

import (
	"fmt"

	"passedpawn/game/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// sentence is the quiet line at the bottom: what just happened, what may be
// done, or what is wrong. bad marks trouble.
func (p *Page) sentence() (text string, bad bool) {
	s := p.snap
	switch {
	case s.Fault != nil:
		return i18n.Sentence(s.Fault) + " " + i18n.T("Take back, or let it move again."), true
	case p.trouble != nil:
		return i18n.F("Not saved yet, trying again: %v.", p.trouble), true
	case p.say != "":
		return p.say, false
	case p.about() != "":
		return p.about(), false
	case !p.live():
		return p.looking(), false
	case s.Outcome.Over():
		return i18n.P(s.Outcome.Phrase()), false
	case s.Note.Form != "":
		return i18n.P(s.Note), false
	case s.Offered:
		return i18n.F("%s offers a draw.", s.Names[s.OfferedBy]), false
	case p.countdown() != "":
		return p.countdown(), false
	case s.Outcome.Claim != rules.NoReason && s.Yours() && p.Playing():
		return i18n.F("You may claim a draw by %v: Game, Claim a draw.", s.Outcome.Claim), false
	case len(s.Now().Checks()) > 0:
		return i18n.F("%v is in check.", s.Now().Turn()), false
	case s.Thinking:
		return i18n.F("%s is thinking.", s.Names[s.Now().Turn()]), false
	case len(s.Moves) == 0 && s.Human[0] != s.Human[1]:
		return i18n.T("Your move. Click a piece and then where it goes, drag it, or type the move."), false
	case s.Yours() && s.Clock.Stands():
		return i18n.F("%v to move. The clocks stand still until then.", s.Now().Turn()), false
	case s.Human[0] && s.Human[1]:
		return i18n.F("%v to move.", s.Now().Turn()), false
	}
	return i18n.T("Your move."), false
}

// looking says where in the game the person is.
func (p *Page) looking() string {
	text := i18n.F("You look at the game after %s.", p.lastMove())
	if len(p.view.path) == 0 {
		text = i18n.T("You look at the start of the game.")
	}
	if v := p.view.node(p.snap.Record).Command("eval"); v != "" {
		text += " " + i18n.F("Judged %s in the file.", v)
	}
	if p.snap.Record.Has(p.view.path.Down(0)) {
		text += " " + i18n.T("Right and End go forward.")
	}
	return text
}

// lastMove is "12.Nf3" or "12...Nf6", the move that led to the position on the
// board, or the start.
func (p *Page) lastMove() string {
	n := len(p.view.path)
	if n == 0 {
		return i18n.T("the start")
	}
	ply, dots := pgn.FirstPly(p.snap.Record.Start)+n-1, "."
	if ply%2 == 1 {
		dots = "..."
	}
	return fmt.Sprintf("%d%s%s", ply/2+1, dots, p.said(p.view.node(p.snap.Record).SAN()))
}
