package claims

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// refute says what is wrong with a claim, by the second implementation. "" means that
// it holds.
func refute(line []rules.Position, c Claim) string {
	before := line[len(line)-1]
	game := []rules.Position{before}
	for _, m := range c.Line {
		p := game[len(game)-1]
		if !rules.Legal(p, m) {
			return fmt.Sprintf("%v is not legal", m)
		}
		game = append(game, after(p, m))
	}
	s := slow{map[string]bool{}, map[int]rules.Move{}, wholly}
	if c.Kind == Loose {
		s.further = nearly
	}
	for _, p := range line {
		s.earlier[rules.Placement(p)] = true
	}
	first := 1 // the ply of the winner's first move
	if !c.Better && c.Kind != GivesDraw && c.Kind != LosesCastling {
		first = 2
	}
	if len(game) <= first && c.Kind != GivesDraw && c.Kind != LosesCastling {
		return "the line is too short"
	}
	end := game[len(game)-1]
	switch c.Kind {
	case GivesDraw:
		return refuteDraw(line, end)
	case LosesCastling:
		return ""
	case Mate:
		return s.refuteMate(line, c, game[first], end)
	}
	if c.Kind == Threat {
		return s.refuteThreat(c, game[first], end)
	}
	if c.Kind == Runs {
		return s.refuteRun(c, game[first], end)
	}
	if text := s.refuteGain(line, c, game[first], end); text != "" {
		return text
	}
	if wrong := refuteWords(c, before, game[first-1], end); wrong != "" {
		return wrong
	}
	return refuteTactic(c, game[first-1], game[first])
}

func refuteDraw(line []rules.Position, end rules.Position) string {
	o := orthodox.Rules{}.Outcome(append(line[:len(line):len(line)], end))
	if o.Reason == rules.Stalemate || o.Reason == rules.DeadPosition || o.Claim == rules.Threefold {
		return ""
	}
	return fmt.Sprintf("the outcome is %v", o)
}

func (s slow) refuteMate(line []rules.Position, c Claim, start, end rules.Position) string {
	switch {
	case len(end.Moves()) > 0 || !checked(end) || end.Turn() == c.Side:
		return "the line does not end in mate"
	case c.Moves > 3: // too long to try everything
		p, ok := Prove(line, c)
		if !ok {
			return "the mate has no proof"
		}
		return s.refuteMating(p.Tree.Next[0], start, c.Moves-1)
	case s.mated(start, c.Moves-1, true) || s.mated(start, c.Moves-1, false):
		return ""
	}
	return "the mate is not forced"
}

// refuteMating plays all replies to the winner's move of a node, with n more moves of the winner.
func (s slow) refuteMating(n Node, p rules.Position, more int) string {
	moves := p.Moves()
	switch {
	case len(moves) == 0 && checked(p):
		return ""
	case len(moves) == 0 || more == 0:
		return "there is no mate in time"
	}
	for _, m := range moves {
		reply, there := n.Find(m)
		next := after(p, m)
		if s.again(next) || !there || len(reply.Next) != 1 || !rules.Legal(next, reply.Next[0].Move) {
			return fmt.Sprintf("%v has no answer", m)
		}
		then := after(next, reply.Next[0].Move)
		if wrong := s.refuteMating(reply.Next[0], then, more-1); s.again(then) || wrong != "" {
			return fmt.Sprintf("%v: %s", m, wrong)
		}
	}
	return ""
}

func (s slow) refuteGain(line []rules.Position, c Claim, start, end rules.Position) string {
	want := points.balance(line[len(line)-1], c.Side) + c.Gain
	mate := len(end.Moves()) == 0 && checked(end)
	switch {
	case end.Turn() == c.Side && !mate && points.balance(end, c.Side) < want:
		return "the line ends before the material is won"
	case end.Turn() != c.Side && !s.settled(end, want, 0) && !s.settled(end, want, s.further): // a check can be answered by a capture
		return "the line does not end with the material won"
	case !s.holds(start, want, 4):
		p, ok := Prove(line, c)
		if !ok {
			return "the gain has no proof"
		}
		return s.refuteWinning(p.Tree.Next[0], start, c.Side, want)
	}
	return ""
}

// refuteWinning plays a proof that is too long to try everything.
func (s slow) refuteWinning(n Node, p rules.Position, side rules.Side, want int) string {
	moves := p.Moves()
	switch {
	case s.again(p):
		return "the position has been before"
	case len(moves) == 0 && checked(p) && p.Turn() != side:
		return ""
	case len(n.Next) == 0 && p.Turn() == side && !checked(p) && points.balance(p, side) >= want:
		return ""
	case p.Turn() == side:
		if len(n.Next) != 1 || !rules.Legal(p, n.Next[0].Move) {
			return "the winner has no answer"
		}
		return s.refuteWinning(n.Next[0], after(p, n.Next[0].Move), side, want)
	case n.Cover != Every && !s.settled(p, want, s.further):
		return "the material is not won for good"
	case n.Cover != Every:
		return ""
	}
	for _, m := range moves {
		reply, there := n.Find(m)
		if !there {
			return fmt.Sprintf("%v has no answer", m)
		}
		if wrong := s.refuteWinning(reply, after(p, m), side, want); wrong != "" {
			return fmt.Sprintf("%v: %s", m, wrong)
		}
	}
	return ""
}

// refuteThreat lets the other side pass after the move that makes the threat.
func (s slow) refuteThreat(c Claim, start, end rules.Position) string {
	passed := after(start, rules.Move{})
	mate := len(end.Moves()) == 0 && checked(end) && end.Turn() != c.Side
	switch {
	case !mate:
		return "the line does not end in mate"
	case !s.mates(passed, c.Moves, c.Moves > 2) && !s.mates(passed, c.Moves, false):
		return "there is no threat of mate"
	}
	return ""
}

// refuteRun lets the pawn run against every reply, from the position after the first move
// of its side.
func (s slow) refuteRun(c Claim, start, end rules.Position) string {
	queens := func(p rules.Position) int {
		return rules.PieceCounts(p, 8, 8)[rules.Piece{Side: c.Side, Kind: rules.Queen}]
	}
	first := c.Line[0]
	if !c.Better {
		first = c.Line[1]
	}
	if first.Promote == rules.Queen && points.trade(start, first.To) == 0 && (len(start.Moves()) > 0 || checked(start)) {
		return ""
	}
	if queens(end) <= queens(start) {
		return "the pawn does not become a queen"
	}
	at := c.Squares[0]
	if at == first.From {
		at = first.To
	}
	if !s.runs(start, at, 9) {
		return "the pawn can be stopped"
	}
	return ""
}

// runs reports whether a pawn of the side that has just moved becomes a queen whatever the
// other side plays.
func (s slow) runs(p rules.Position, at rules.Square, n int) bool {
	for _, m := range p.Moves() {
		next := after(p, m)
		if piece, _ := next.At(at); n == 0 || piece != (rules.Piece{Side: next.Turn(), Kind: rules.Pawn}) || !s.run(next, at, n) {
			return false
		}
	}
	return len(p.Moves()) > 0
}

func (s slow) run(p rules.Position, at rules.Square, n int) bool {
	for _, m := range p.Moves() {
		next := after(p, m)
		switch {
		case m.From != at && !checked(p):
		case m.Promote == rules.Queen:
			if points.trade(next, m.To) == 0 && (len(next.Moves()) > 0 || checked(next)) {
				return true
			}
		case m.From == at && m.Promote == rules.NoKind && s.runs(next, m.To, n-1):
			return true
		case m.From != at && s.runs(next, at, n-1):
			return true
		}
	}
	return false
}

// refuteTactic looks at the first move of the winner, from p to next.
func refuteTactic(c Claim, p, next rules.Position) string {
	at := c.Squares[0]
	ok := true
	switch c.Kind {
	case Capture, Loose:
		piece, there := p.At(at)
		ok = there && piece.Side != c.Side && (c.Kind == Capture || points.trade(p, at) > 0)
	case Fork:
		ok = len(c.Squares) == 3 && c.Squares[1] != c.Squares[2] && sees(next, at, c.Squares[1]) && sees(next, at, c.Squares[2])
	case Skewer:
		between := standing(next, at, c.Squares[2])
		ok = sees(next, at, c.Squares[1]) && len(between) == 1 && between[0] == c.Squares[1]
	case Pin:
		ok = false
		for file := range 8 {
			for rank := range 8 {
				king := rules.Sq(file, rank)
				if piece, _ := next.At(king); piece == (rules.Piece{Side: c.Side.Other(), Kind: rules.King}) && sees(next, at, c.Squares[1]) {
					between := standing(next, at, king)
					ok = len(between) == 1 && between[0] == c.Squares[1]
				}
			}
		}
	case Discovered:
		ok = attackers(next, c.Squares[1], c.Side) > attackers(p, c.Squares[1], c.Side)
	case Trapped:
		for _, m := range next.Moves() {
			if m.From == c.Squares[1] {
				fled := after(next, m)
				ok = ok && points.trade(fled, m.To) > points.balance(fled, c.Side.Other())-points.balance(next, c.Side.Other())
			}
		}
	}
	if !ok {
		return "the tactic is another one"
	}
	return ""
}

// attackers counts the pieces of a side that attack a square.
func attackers(p rules.Position, s rules.Square, side rules.Side) (n int) {
	for file := range 8 {
		for rank := range 8 {
			if piece, ok := p.At(rules.Sq(file, rank)); ok && piece.Side == side && sees(p, rules.Sq(file, rank), s) {
				n++
			}
		}
	}
	return n
}

// TestProved holds the claims about moves in tactical positions to the second
// implementation.
func TestProved(t *testing.T) {
	longtest.Alone(t)
	content, err := os.ReadFile("../../../testdata/epd/wac300.epd")
	if err != nil {
		t.Fatal(err)
	}
	step := longtest.OfNight(100, 20, 1)
	var all []moment
	for i, epd := range strings.Split(strings.TrimSpace(string(content)), "\n") {
		if i%step != 0 {
			continue
		}
		fields := strings.Fields(epd)
		p, err := orthodox.Rules{}.Parse(strings.Join(fields[:4], " ") + " 0 1")
		if err != nil {
			t.Fatal(err)
		}
		_, best, _ := strings.Cut(epd, "bm ")
		better, err := orthodox.Rules{}.Read(p, strings.TrimRight(strings.Fields(best)[0], ";"))
		if err != nil {
			t.Fatalf("%s: %v", epd, err)
		}
		moves := p.Moves()
		one := moment{line: []rules.Position{p}, played: moves[i%len(moves)], better: []rules.Move{better}}
		if replies := after(p, one.played).Moves(); len(replies) > 0 {
			one.reply = []rules.Move{replies[i%len(replies)]}
		}
		all = append(all, one)
	}
	prove(t, all)
}
