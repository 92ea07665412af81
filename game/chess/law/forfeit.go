package law

import (
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/unwinnable"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// endedWith says why the game ended with a move, if that is surprising.
func endedWith(before rules.Position, m rules.Move, end rules.Outcome) (Allowance, bool) {
	if !end.Over() {
		return Allowance{}, false
	}
	last, err := before.Play(m)
	if err != nil {
		return Allowance{}, false
	}
	if end.Result == rules.Drawn && drawn[end.Reason] != "" {
		a := Allowance{Text: phrase.Say(drawn[end.Reason]), Article: articles[ended[end.Reason]], Square: m.To}
		if end.Reason == rules.DeadPosition {
			a.dead(last)
		}
		return a, true
	}
	if Searches(end) {
		return forfeited(last, end, m.To)
	}
	return Allowance{}, false
}

// Searches reports whether Allowed has to search for the reason why a game ended. That
// takes some milliseconds at most.
func Searches(end rules.Outcome) bool {
	return end.Reason == rules.TimeForfeit || end.Reason == rules.Resignation || end.Reason == rules.IllegalMove
}

// forfeited explains a surprising end on time, by resignation or after an illegal move: a
// draw because the other side could never mate, or a win on time with only a knight or
// bishops. last is the last position, and to is the target square of the last move.
func forfeited(last rules.Position, end rules.Outcome, to rules.Square) (Allowance, bool) {
	pos, err := convert.Fast(last)
	if err != nil {
		return Allowance{}, false
	}
	a := Allowance{Article: articles["time"], Square: to}
	if end.Reason == rules.Resignation {
		a.Article = articles["resigning"]
	}
	switch {
	case end.Result == rules.Drawn:
		a.harmless(&pos)
	case end.Reason == rules.TimeForfeit:
		a.scarce(&pos, bitboard.Side(last.Turn().Other()))
	}
	return a, a.Text.Form != ""
}

// mostSquares is the largest number of squares of a cage that are listed.
const mostSquares = 24

// harmless explains why a side can never mate.
func (a *Allowance) harmless(pos *bitboard.Position) {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if unwinnable.Decide(pos, bitboard.Side(side), unwinnable.Briefly) != unwinnable.Impossible {
			continue
		}
		a.Wall = squares(unwinnable.Wall(pos, bitboard.Side(side)))
		cage := squares(unwinnable.Cage(pos, bitboard.Side(side)))
		if len(cage) == 0 || len(cage) > mostSquares {
			a.Text = phrase.Say("law.no-legal-moves-lead", side)
			return
		}
		var names []string
		for _, s := range cage {
			names = append(names, s.String())
		}
		a.Text = phrase.Say("law.no-legal-moves-lead-checkmate", side, side.Other(), strings.Join(names, ", "))
		return
	}
}

// dead shows what separates the kings in a dead position.
func (a *Allowance) dead(last rules.Position) {
	pos, err := convert.Fast(last)
	if err != nil {
		return
	}
	if a.Wall = squares(unwinnable.Wall(&pos, bitboard.Side(rules.White))); len(a.Wall) == 0 {
		a.Wall = squares(unwinnable.Wall(&pos, bitboard.Side(rules.Black)))
	}
}

func squares(set bitboard.Bitboard) (all []rules.Square) {
	for set != 0 {
		all = append(all, convert.Square(set.Pop()))
	}
	return all
}

// scarce shows how a side that won on time with only a knight or bishops could still have
// mated.
func (a *Allowance) scarce(pos *bitboard.Position, winner bitboard.Side) {
	if pos.Pieces(bitboard.Pawn, winner)|pos.Pieces(bitboard.Rook, winner)|pos.Pieces(bitboard.Queen, winner) != 0 {
		return
	}
	var s unwinnable.Solver
	switch s.Decide(pos, winner, unwinnable.Briefly) {
	case unwinnable.Impossible:
		return
	case unwinnable.Undecided:
		a.Text = phrase.Say("law.passed-pawn-not-find", rules.Side(winner))
		return
	}
	at := *pos
	var line phrase.Phrase
	for i, m := range s.Line() {
		move := rules.SAN{Game: "chess", Text: at.SAN(m)}
		if line = phrase.Say("%v %v", line, move); i == 0 {
			line = phrase.Say("%s", move)
		}
		a.Line = append(a.Line, convert.Move(m))
		at.Make(m)
	}
	a.Text = phrase.Say("law.time-ran-out-checkmate", rules.Side(winner), line)
}
