package rules_test

import (
	"fmt"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A game is a line of positions. The rule set reads what people write, and judges the line.
func Example() {
	var chess rules.Rules = orthodox.Rules{}
	line := []rules.Position{chess.Start()}
	for _, text := range []string{"f3", "e5", "g4", "Qh4"} {
		now := line[len(line)-1]
		m, err := chess.Read(now, text)
		if err != nil {
			fmt.Println(err)
			return
		}
		next, err := now.Play(m)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(now.Turn(), chess.Write(now, m))
		line = append(line, next)
	}
	outcome := chess.Outcome(line)
	fmt.Println(outcome.Result, outcome)
	// Output:
	// White f3
	// Black e5
	// White g4
	// Black Qh4#
	// 0-1 Black wins by checkmate.
}

// Promotions are moves like any other. If the list of legal moves has several between the
// same squares, the player chooses one.
func ExampleChoices() {
	chess := orthodox.Rules{}
	p, err := chess.Parse("8/P6k/8/8/8/8/8/K7 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range rules.Choices(p, rules.On(rules.Sq(0, 6)), rules.Sq(0, 7)) {
		fmt.Println(m.Promote, chess.Write(p, m))
	}
	// Unordered output:
	// queen a8=Q
	// rook a8=R
	// bishop a8=B
	// knight a8=N
}

// An illegal move is an error and never a guess.
func ExampleRules_read() {
	chess := orthodox.Rules{}
	_, err := chess.Read(chess.Start(), "e5")
	fmt.Println(err)
	// Output:
	// "e5" is not a legal move here
}

// A rule set is found by its id. What only some rule sets know has a function with a default
// for the others, such as the names of the sides.
func ExampleGames() {
	var games rules.Games = variants.All()
	for _, id := range []string{"", "chess960", "shogi", "draughts"} {
		r, known := games.Find(id)
		if !known {
			fmt.Printf("%q is not known\n", id)
			continue
		}
		files, ranks := r.Size()
		fmt.Println(r.ID(), files, "x", ranks, rules.SideNames(r, r.Start()))
	}
	// Output:
	// chess 8 x 8 [White Black]
	// chess960 8 x 8 [White Black]
	// shogi 9 x 9 [Sente Gote]
	// "draughts" is not known
}

// In games with drops a move can also begin in the hand.
func ExampleInHand() {
	game, _ := variants.All().Find("shogi")
	p, err := game.Parse("4k4/9/9/9/9/9/9/9/4K4 b R 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	drop := rules.InHand(rules.Piece{Side: rules.White, Kind: rules.Rook}).To(rules.Sq(4, 4))
	fmt.Println(rules.Legal(p, drop), rules.Coordinates(game, drop))
	// Output:
	// true R*5e
}
