package play

import (
	"fmt"
	"strings"

	"passedpawn/game/pgn"
	"passedpawn/game/rules"
)

// sentence is the quiet line at the bottom: what just happened, what may be
// done, or what is wrong. bad marks trouble.
func (p *Page) sentence() (text string, bad bool) {
	s := p.snap
	switch {
	case s.Fault != nil:
		return sentenceCase(s.Fault.Error()) + ". Take back, or let it move again.", true
	case p.trouble != nil:
		return "The game is not being kept: " + p.trouble.Error() + ". You can play on.", true
	case p.say != "":
		return p.say, false
	case p.about() != "":
		return p.about(), false
	case !p.live():
		return p.looking(), false
	case s.Outcome.Over():
		return s.Outcome.String(), false
	case s.Note != "":
		return s.Note, false
	case s.Offered:
		return s.Names[s.OfferedBy] + " offers a draw.", false
	case s.Outcome.Claim != rules.NoReason && s.Yours():
		return fmt.Sprintf("You may claim a draw by %v: Game, Claim draw.", s.Outcome.Claim), false
	case len(s.Now().Checks()) > 0:
		return s.Now().Turn().String() + " is in check.", false
	case s.Thinking:
		return s.Names[s.Now().Turn()] + " is thinking.", false
	case len(s.Moves) == 0 && s.Human[0] != s.Human[1]:
		return "Your move. Click a piece and then where it goes, drag it, or type the move.", false
	case s.Human[0] && s.Human[1]:
		return s.Now().Turn().String() + " to move.", false
	}
	return "Your move.", false
}

func sentenceCase(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// looking says where in the game the person is.
func (p *Page) looking() string {
	text := fmt.Sprintf("You look at the game after %s.", p.lastMove())
	if len(p.view.path) == 0 {
		text = "You look at the start of the game."
	}
	if v := p.view.node(p.snap.Record).Command("eval"); v != "" {
		text += " Judged " + v + " in the file."
	}
	if len(p.snap.Record.At(p.view.path).Children) > 0 {
		text += " Right and End go forward."
	}
	return text
}

// lastMove is "12.Nf3" or "12...Nf6", the move that led to the position on the
// board, or the start.
func (p *Page) lastMove() string {
	n := len(p.view.path)
	if n == 0 {
		return "the start"
	}
	ply, dots := pgn.FirstPly(p.snap.Record.Start)+n-1, "."
	if ply%2 == 1 {
		dots = "..."
	}
	return fmt.Sprintf("%d%s%s", ply/2+1, dots, p.view.node(p.snap.Record).SAN)
}
