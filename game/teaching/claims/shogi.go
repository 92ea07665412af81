package claims

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/shogi/shogimate"
)

// Speaks reports whether there are claims about the moves of a game, by the game's ID.
func Speaks(game string) bool {
	return rules.FamilyOf(game) != rules.VariantFamily
}

// The bounds of the search for mates in shogi, in plies and positions.
const (
	shogiPlies = 13
	shogiBound = 150_000
)

// aboutShogi claims mates by checks and, where there are none, material that a capture
// wins. It claims mates as mates does in chess: that the opponent can force
// one after the played move, unless the better move allows one as short, or that the side
// to move could have forced one, unless it still can.
func aboutShogi(before shogiboard.Position, played, better rules.Move) (all []Claim) {
	first, other := found(&before, played), found(&before, better)
	if first == 0 {
		return nil
	}
	solver := shogimate.New(shogiBound)
	after := before
	after.Make(first)
	if n, line := forced(solver, &after, shogiPlies); n > 0 && !allows(solver, before, other, first, n) {
		all = append(all, shogiClaim(&before, n, false, slices.Insert(line, 0, first)))
	}
	if n, line := forced(solver, &before, shogiPlies); n > 0 && line[0] != first && !forces(solver, after) {
		all = append(all, shogiClaim(&before, n, true, line))
	}
	if len(all) == 0 {
		all = shogiMaterial(before, first, other)
	}
	return all
}

// found returns a move of the rules on the board, 0 if it is none.
func found(b *shogiboard.Position, m rules.Move) shogiboard.Move {
	if m == (rules.Move{}) {
		return 0
	}
	return b.Find(shogi.Rules{}.Coordinates(m))
}

// forced returns the plies of the shortest mate by the side to move, and its moves.
func forced(s *shogimate.Solver, b *shogiboard.Position, plies int) (int, []shogiboard.Move) {
	v, n := s.Solve(b, plies, shogiBound, nil)
	if v != shogimate.Mate {
		return 0, nil
	}
	line := s.Line(b, n)
	if len(line) == 0 {
		return 0, nil // the search ran out of positions
	}
	return n, line
}

// allows reports whether a better move than the played one allows a mate as short.
func allows(s *shogimate.Solver, b shogiboard.Position, better, played shogiboard.Move, plies int) bool {
	if better == 0 || better == played {
		return false
	}
	b.Make(better)
	v, _ := s.Solve(&b, plies, shogiBound, nil)
	return v == shogimate.Mate
}

// forces reports whether the side to move is mated, or can be mated by checks whatever it
// plays.
func forces(s *shogimate.Solver, b shogiboard.Position) bool {
	var answers shogiboard.List
	b.Generate(&answers)
	for _, m := range answers.All() {
		undo := b.Make(m)
		v, _ := s.Solve(&b, shogiPlies, shogiBound/8, nil)
		b.Unmake(m, undo)
		if v != shogimate.Mate {
			return false
		}
	}
	return true
}

func shogiClaim(before *shogiboard.Position, plies int, better bool, line []shogiboard.Move) Claim {
	by, n := before.Turn(), (plies+1)/2
	if !better {
		by = by.Other()
	}
	c := Claim{Kind: Mate, Side: by, Moves: n, Better: better, Squares: []rules.Square{line[len(line)-1].To().Seen()}}
	b := *before
	for _, m := range line {
		c.Line = append(c.Line, shogi.RulesMove(&b, m))
		b.Make(m)
	}
	c.Text = shogiText(shogiWho(by), n, better)
	return c
}

// shogiWho returns the name of a side.
func shogiWho(side shogiboard.Side) phrase.Phrase {
	if side == shogiboard.Gote {
		return phrase.Say("shogi.gote")
	}
	return phrase.Say("shogi.sente")
}

// shogiText returns the sentence on a mate in n moves, after the played move or by the
// better one.
func shogiText(who phrase.Phrase, n int, better bool) phrase.Phrase {
	switch {
	case better && n == 1:
		return phrase.Say("claims.shogi-here-mate-next", who)
	case better:
		return phrase.Say("claims.shogi-here-mate", who, n)
	case n == 1:
		return phrase.Say("claims.shogi-now-mate-next", who)
	}
	return phrase.Say("claims.shogi-now-mate", who, n)
}
