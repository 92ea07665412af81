package record_test

import (
	"fmt"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// push returns a move of a pawn along its file. A record does not ask whether it is legal.
func push(file, from, to int) rules.Move {
	return rules.Move{From: rules.Sq(file, from), To: rules.Sq(file, to)}
}

// A record is a tree of moves. The first child of a node is the next move, and the others
// are variations.
func Example() {
	r := record.New("chess", "")
	r.SetTag("White", "Ada")

	e4 := r.Root().Add(push(4, 1, 3), "e4")
	e5 := e4.Add(push(4, 6, 4), "e5")
	c5 := e4.Add(push(2, 6, 4), "c5")
	e5.Say("the open game")
	c5.AddNAG(1)

	for _, n := range r.Main() {
		fmt.Printf("%s {%s}\n", n.SAN(), n.Text())
	}
	for n := range e4.Variations() {
		for nag := range n.NAGs() {
			fmt.Println("or", n.SAN(), record.NAGText(nag))
		}
	}
	// Output:
	// e4 {}
	// e5 {the open game}
	// or c5 !
}

// A path says where a node is in the tree. What edits the tree returns the node's new path.
func ExampleRecord_Promote() {
	r := record.New("chess", "")
	start := record.Path{}
	r.Try(start, push(4, 1, 3), "e4")
	d4 := r.Try(start, push(3, 1, 3), "d4")
	fmt.Println(d4, r.Main()[0].SAN())

	d4 = r.Promote(d4)
	fmt.Println(d4, r.Main()[0].SAN())
	// Output:
	// [1] e4
	// [0] d4
}

// Clock times, evaluations and arrows are commands in the comments, which Text leaves out.
func ExampleNode_Set() {
	e4 := record.New("chess", "").Root().Add(push(4, 1, 3), "e4")
	e4.Say("Best by test.")
	e4.Set("clk", "0:04:58")
	e4.Draw([]record.Shape{{Colour: 'G', From: rules.Sq(6, 0), To: rules.Sq(5, 2)}})

	fmt.Println(e4.Text())
	fmt.Println(e4.Command("clk"), e4.Commands())
	fmt.Println(e4.Said().After)
	// Output:
	// Best by test.
	// 0:04:58 [[%clk 0:04:58] [%cal Gg1f3]]
	// [[%clk 0:04:58] Best by test. [%cal Gg1f3]]
}
