package record_test

import (
	"fmt"
	"log"

	"passedpawn/game/orthodox"
	"passedpawn/game/record"
)

// A record is a tree of moves. It knows no rules: whoever adds a move says how it is
// written.
func Example() {
	r := orthodox.Rules{}
	rec := record.New(r.ID(), "")
	rec.SetTag("White", "Ada")
	p, path := r.Start(), record.Path{}
	for _, text := range []string{"e4", "e5", "Nf3"} {
		m, err := r.Read(p, text)
		if err != nil {
			log.Fatal(err)
		}
		path = rec.Try(path, m, r.Write(p, m))
		if p, err = p.Play(m); err != nil {
			log.Fatal(err)
		}
	}
	rec.At(path).AddNAG(1)
	rec.At(path).Remark(record.After, "The usual move. [%clk 0:05:00]")
	for _, n := range rec.Main() {
		fmt.Printf("%s %q %v\n", n.SAN(), n.Text(), n.Commands())
	}
	// Output:
	// e4 "" []
	// e5 "" []
	// Nf3 "The usual move." [[%clk 0:05:00]]
}

// A move beside another one begins a variation, and may become the main line.
func ExampleRecord_Try() {
	r := orthodox.Rules{}
	rec := record.New(r.ID(), "")
	var path record.Path
	for _, text := range []string{"e4", "d4"} {
		m, err := r.Read(r.Start(), text)
		if err != nil {
			log.Fatal(err)
		}
		path = rec.Try(record.Path{}, m, text)
	}
	fmt.Println(path, rec.Main()[0].SAN())
	rec.PromoteToMainLine(path)
	fmt.Println(rec.Main()[0].SAN())
	// Output:
	// [1] e4
	// d4
}
