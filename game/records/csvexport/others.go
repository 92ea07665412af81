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
	ends        []int // of the ranks in the text, with where the first begins
}

// add writes the row of a position with the move played.
func (o *others) add(position, move string) {
	o.count++
	head := append(strconv.AppendInt(o.buffer[:0], int64(o.number), 10), ',')
	o.out.Append(append(strconv.AppendInt(head, int64(o.ply), 10), ','))
	ends := []int{o.out.Len()}
	for rank := range strings.SplitAfterSeq(position, "/") {
		if n := len(ends); n < len(o.ends) {
			o.out.Edit(o.ends[n-1], 0, o.ends[n]-o.ends[n-1], []byte(rank))
		} else {
			o.out.Append([]byte(rank))
		}
		ends = append(ends, o.out.Len())
	}
	o.out.Append([]byte("," + move + "\n"))
	o.ply, o.ends = o.ply+1, ends
}
