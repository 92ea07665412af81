package play

import (
	"fmt"
	"strconv"
	"strings"

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
	case p.shown < len(s.Line)-1:
		return fmt.Sprintf("You look at the game after %s. Right and End go forward.", p.lastMove(p.shown)), false
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

// lastMove is "12.Nf3" or "12...Nf6", the move before so many plies, or "the
// start".
func (p *Page) lastMove(plies int) string {
	if plies == 0 {
		return "nothing: the start"
	}
	number, black := firstNumber(p.snap.Line[0])
	ply := plies - 1
	if black {
		ply++
	}
	if ply%2 == 1 {
		return fmt.Sprintf("%d...%s", number+ply/2, p.snap.SANs[plies-1])
	}
	return fmt.Sprintf("%d.%s", number+ply/2, p.snap.SANs[plies-1])
}

// firstNumber is the number of the first move of a game from a start, and
// whether Black makes it.
func firstNumber(start rules.Position) (number int, black bool) {
	number = 1
	if f := strings.Fields(start.String()); len(f) == 6 {
		if n, err := strconv.Atoi(f[5]); err == nil {
			number = n
		}
	}
	return number, start.Turn() == rules.Black
}
