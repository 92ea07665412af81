package pgn_test

import (
	"fmt"
	"log"
	"strings"

	"passedpawn/game/pgn"
	"passedpawn/game/variants"
)

// Scan finds the games in a text, and Read reads one of them: tags, moves, comments,
// NAGs and variations.
func Example() {
	const text = `[White "Ada"]
[Black "Bob"]

1. e4 {a pawn} e5 (1... c5!) 2. Nf3 *

1. d4 1-0`
	for _, item := range pgn.Scan(text) {
		rec, err := pgn.Read(item, variants.All())
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(item.Number, item.Tag("White"), rec.Result)
		for _, n := range rec.Main() {
			fmt.Printf("%s %q\n", n.SAN(), n.Text())
		}
	}
	// Output:
	// 1 Ada *
	// e4 "a pawn"
	// e5 ""
	// Nf3 ""
	// 2  1-0
	// d4 ""
}

// A Scanner holds one game in memory, however long the file is.
func ExampleScanner() {
	s := pgn.NewScanner(strings.NewReader("[White \"Ada\"]\n\n1. e4 *\n\n[White \"Bob\"]\n\n1. d4 *\n"))
	for s.Scan() {
		fmt.Println(s.Item().Line, s.Item().Tag("White"))
	}
	if err := s.Err(); err != nil {
		log.Fatal(err)
	}
	// Output:
	// 1 Ada
	// 5 Bob
}

// A game is read up to the first move that is not legal. The error says where that is, and
// the rest of the text is kept.
func ExampleRead_illegal() {
	rec, err := pgn.Read(pgn.Scan("1. e4 e5 2. Ke3 Nc6 *")[0], variants.All())
	fmt.Println(err)
	last := rec.Main()[1]
	fmt.Println(last.SAN(), "and then", last.Said().Rest)
	// Output:
	// game 1, line 1, move 2.Ke3: "Ke3" is not a legal move here
	// e5 and then 2. Ke3 Nc6
}

// Write writes a record in the export format of the standard.
func ExampleWrite() {
	rec, err := pgn.Read(pgn.Scan("[White \"Ada\"]\n1.e2-e4 e7-e5 2.Ng1f3")[0], variants.All())
	if err != nil {
		log.Fatal(err)
	}
	rec.SetTag("Black", "Bob")
	fmt.Print(pgn.Write(rec))
	// Output:
	// [Event "?"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "?"]
	// [White "Ada"]
	// [Black "Bob"]
	// [Result "*"]
	//
	// 1. e4 e5 2. Nf3 *
}
