package csvexport

import (
	"strconv"
	"strings"
)

// others writes the rows of a game that is not chess. It compares the ranks of a position
// with those of the position before.
type others struct {
	*rows
	number, ply int
	ranks       []string // of the row before
	at          []int    // where they are in the text
}

// add writes the row of a position with the move played.
func (o *others) add(position, move string) {
	o.count++
	head := append(strconv.AppendInt(o.buffer[:0], int64(o.number), 10), ',')
	o.out.Append(append(strconv.AppendInt(head, int64(o.ply), 10), ','))
	var ranks []string
	var at []int
	for rank := range strings.SplitAfterSeq(position, "/") {
		at = append(at, o.out.Len())
		n := len(ranks)
		ranks = append(ranks, rank)
		switch same := n < len(o.ranks); {
		case same && rank == o.ranks[n]:
			o.out.Repeat(o.at[n], len(rank))
			continue
		case same:
			o.out.Repeat(o.at[n], 0) // the rank may begin as the one before
		}
		o.out.Append([]byte(rank))
	}
	o.out.Append([]byte("," + move + "\n"))
	o.ply, o.ranks, o.at = o.ply+1, ranks, at
}
