package rules_test

import (
	"fmt"
	"log"

	"passedpawn/game/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// A game is a line of positions. Rules read a move as people write it, and judge the last
// position.
func Example() {
	var r rules.Rules = orthodox.Rules{}
	line := []rules.Position{r.Start()}
	for _, text := range []string{"f3", "e5", "g4", "Qh4"} {
		now := line[len(line)-1]
		m, err := r.Read(now, text)
		if err != nil {
			log.Fatal(err)
		}
		next, err := now.Play(m)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(now.Turn(), "plays", r.Write(now, m))
		line = append(line, next)
	}
	o := r.Outcome(line)
	fmt.Println(o.Over(), o.Result, "by", o.Reason)
	// Output:
	// White plays f3
	// Black plays e5
	// White plays g4
	// Black plays Qh4#
	// true 0-1 by checkmate
}

// Where a pawn promotes, several legal moves go to the same square. Nothing else says that
// there is a choice.
func ExampleChoices() {
	r := orthodox.Rules{}
	p, err := r.Parse("8/P7/8/8/8/8/8/k1K5 w - - 0 1")
	if err != nil {
		log.Fatal(err)
	}
	for _, m := range rules.Choices(p, rules.On(rules.Sq(0, 6)), rules.Sq(0, 7)) {
		fmt.Println(m.Promote, r.Write(p, m))
	}
	// Unordered output:
	// queen a8=Q#
	// rook a8=R#
	// bishop a8=B
	// knight a8=N
}

// An illegal move is an error and never a guess.
func ExampleRules_read() {
	r := orthodox.Rules{}
	_, err := r.Read(r.Start(), "e5")
	fmt.Println(err)
	// Output:
	// "e5" is not a legal move here
}

// The same terms describe shogi, in which a piece may come from the hand.
func ExampleMove_drop() {
	r := shogi.Rules{}
	p, err := r.Parse("4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
	if err != nil {
		log.Fatal(err)
	}
	m := rules.Move{Drop: shogi.Gold, To: rules.Sq(4, 7)}
	fmt.Println(rules.Legal(p, m), r.Write(p, m))
	next, err := p.Play(m)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Outcome([]rules.Position{p, next}).Reason)
	// Output:
	// true G*5b
	// checkmate
}
