// Package shogi is the game of shogi: its rule set, and its moves in the notations of
// people and programs. Sente is the first side of package rules and is at the bottom;
// gote is the second. In a handicap game, gote is uwate, who gives the handicap and moves
// first: as elsewhere, the side to move is part of a position. The package knows no files
// and no window. Code that examines many positions uses package shogiboard; Board and
// RulesMove convert to and from it.
package shogi

import (
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// Rules is the rules of shogi. With Points24, a player declares by the rule for
// professionals: 31 points win and 24 points draw. The zero value has the 27-point rule,
// which most other games use.
type Rules struct{ Points24 bool }

// ID implements rules.Rules.
func (r Rules) ID() string {
	if r.Points24 {
		return "shogi-24"
	}
	return "shogi"
}

// Name returns the name of the game, which is also the value of the PGN Variant tag.
func (r Rules) Name() string {
	if r.Points24 {
		return "Shogi, 24-point rule"
	}
	return "Shogi"
}

// Size implements rules.Rules.
func (Rules) Size() (files, ranks int) { return 9, 9 }

// Shape implements rules.Shaper.
func (Rules) Shape() rules.Shape {
	return rules.Shape{
		Files: 9, Ranks: 9,
		FileNames:   []string{"9", "8", "7", "6", "5", "4", "3", "2", "1"},
		RankNames:   []string{"i", "h", "g", "f", "e", "d", "c", "b", "a"},
		NativeRanks: []string{"九", "八", "七", "六", "五", "四", "三", "二", "一"},
		Below:       rules.White, Hand: hand, Zone: 3, Gains: []rules.Kind{Dragon, Horse, PromotedPawn}, Plain: true, Directed: true,
	}
}

// Start implements rules.Rules.
func (Rules) Start() rules.Position {
	p, err := Rules{}.Parse(shogiboard.Start)
	if err != nil {
		panic(err) // the text is valid
	}
	return p
}

// Example implements rules.Exampler: the pawn in front of the bishop moves, 7g-7f.
func (Rules) Example() rules.Move { return rules.Move{From: rules.Sq(2, 2), To: rules.Sq(2, 3)} }

// Parse implements rules.Rules. It reads SFEN.
func (Rules) Parse(sfen string) (rules.Position, error) {
	b, err := shogiboard.Parse(sfen)
	if err != nil {
		return nil, rules.Refused(err)
	}
	return From(b), nil
}

// Letters implements rules.Lettered.
func (Rules) Letters() map[byte]rules.Kind {
	all := map[byte]rules.Kind{}
	for k := shogiboard.Pawn; k <= shogiboard.King; k++ {
		all[k.String()[0]] = kinds[k]
	}
	return all
}

// Coordinates implements rules.Coordinator: a move in USI, "7g7f", "8h2b+" or "P*5e".
func (Rules) Coordinates(m rules.Move) string {
	switch {
	case m.Null():
		return "0000"
	case m.Drop != rules.NoKind:
		k, _ := kindOf(m.Drop)
		return k.String() + "*" + Square(m.To)
	case m.Promote != rules.NoKind:
		return Square(m.From) + Square(m.To) + "+"
	}
	return Square(m.From) + Square(m.To)
}

// Square returns the name of a square: "7f".
func Square(s rules.Square) string { return shogiboard.SquareOf(s).String() }
