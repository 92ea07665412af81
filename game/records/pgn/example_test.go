package pgn_test

import (
	"fmt"
	"strings"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A scanner finds the games of a file of any size, one after the other. Read makes a record
// of a game.
func Example() {
	const file = `[White "Ada"]
[Black "Bob"]

1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {develops} 1-0

[White "Carol"]

1. d4 *
`
	scanner := pgn.NewScanner(strings.NewReader(file))
	for scanner.Scan() {
		item := scanner.Item()
		rec, err := pgn.Read(item, variants.All())
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(item.Number, rec.Tag("White"), rec.Result)
		for _, n := range rec.Main() {
			fmt.Printf("%s {%s}\n", n.SAN(), n.Text())
		}
	}
	if err := scanner.Err(); err != nil {
		fmt.Println(err)
	}
	// Output:
	// 1 Ada 1-0
	// e4 {}
	// e5 {}
	// Nf3 {develops}
	// 2 Carol *
	// d4 {}
}

// A game is read up to a move that is not legal. The record keeps the rest as text, which is
// written back.
func ExampleRead() {
	rec, err := pgn.Read(pgn.Scan("1. e4 e5 2. Ke3 Nc6 *")[0], variants.All())
	fmt.Println(err)
	fmt.Println(len(rec.Moves()), "moves")
	fmt.Print(pgn.Text(rec, variants.All()))
	// Output:
	// game 1, line 1, move 2.Ke3: "Ke3" is not a legal move here
	// 2 moves
	// 1. e4 e5 2. Ke3 Nc6 *
}

// Write writes the seven tags that every game should have, known or not.
func ExampleWrite() {
	chess := orthodox.Rules{}
	m, err := chess.Read(chess.Start(), "Nf3")
	if err != nil {
		fmt.Println(err)
		return
	}
	rec := record.New(chess.ID(), "")
	rec.SetTag("White", "Ada")
	rec.Root().Add(m, chess.Write(chess.Start(), m)).Say("a flexible move")
	rec.Result = rules.Drawn
	fmt.Print(pgn.Write(rec))
	// Output:
	// [Event "?"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "?"]
	// [White "Ada"]
	// [Black "?"]
	// [Result "1/2-1/2"]
	//
	// 1. Nf3 {a flexible move} 1/2-1/2
}

// Retag changes a tag in the text of a game, and no other byte.
func ExampleRetag() {
	const text = "[White \"Ada\"]\n1.e4  e5 ; a comment\n*"
	fmt.Println(pgn.Retag(pgn.Scan(text)[0], []record.Tag{{Name: "White", Value: "Ada Smith"}}))
	// Output:
	// [White "Ada Smith"]
	// 1.e4  e5 ; a comment
	// *
}

// A walker counts the contents of a game without making a record of it, which is much
// faster. It reports whether the game is plain; if it is not, only Read can tell.
func ExampleWalker() {
	var w pgn.Walker
	for _, text := range []string{"1. e4 e5 (1... c5) 2. Nf3 {develops} *", "1. e4 e5 2. Ke3 *"} {
		counts, plain := w.Walk(pgn.Scan(text)[0])
		if !plain {
			fmt.Println("it has to be read")
			continue
		}
		fmt.Println(counts.Plies, "plies,", counts.VariationPlies, "in variations,", counts.Comments, "comment")
	}
	// Output:
	// 3 plies, 1 in variations, 1 comment
	// it has to be read
}
