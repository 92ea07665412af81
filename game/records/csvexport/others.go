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
	o.out.Append([]byte("\n" + strconv.Itoa(o.number) + ","))
	ranks, at := strings.SplitAfter(position, "/"), make([]int, 0, len(o.ranks))
	for n := 0; n < len(ranks); {
		same, size := n, 0
		for ; same < min(len(ranks), len(o.ranks)) && ranks[same] == o.ranks[same]; same++ {
			at = append(at, o.out.Len()+size)
			size += len(ranks[same])
		}
		if size > 0 {
			o.out.Repeat(o.at[n], size)
			n = same
			continue
		}
		at = append(at, o.out.Len())
		o.out.Append([]byte(ranks[n]))
		n++
	}
	o.out.Append([]byte("," + strconv.Itoa(o.ply) + "," + move))
	o.ply, o.ranks, o.at = o.ply+1, ranks, at
}
