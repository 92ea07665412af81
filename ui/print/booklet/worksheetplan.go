package booklet

// A tiling is how the diagrams of a worksheet lie.
type tiling struct {
	columns int
	side    float64 // the width of a diagram
}

// plan returns the tiling with the fewest pages and, of those, the one with the largest diagrams. A
// heading is not wider than its diagram, unless there is no other way.
func (s *sheetSetter) plan() (best tiling) {
	wide := 0.0
	for i, t := range s.Tasks {
		wide = max(wide, s.measure(number(i)+t.Text, cut{bold, s.Size, 0}))
	}
	least := max(leastBoard, leastSizes*s.Size)
	fewest := 0
	for columns := 1; columns <= mostColumns; columns++ {
		side := min((s.across()-float64(columns-1)*besides*s.Size)/float64(columns), mostSizes*s.Size)
		if columns > 1 && side < max(least, wide) {
			break
		}
		for ; side >= least; side -= 2 {
			g := tiling{columns, side}
			if n := s.pagesOf(g); fewest == 0 || n < fewest || n == fewest && side > best.side {
				fewest, best = n, g
			}
			if columns > 1 && side < wide+2 {
				break
			}
		}
	}
	return best
}

// mostColumns is how many diagrams stand beside each other at most.
const mostColumns = 3

// pagesOf returns how many pages the diagrams need.
func (s *sheetSetter) pagesOf(g tiling) int {
	n, y := 1, s.y
	for from := 0; from < len(s.Tasks); from += g.columns {
		high := s.high(s.Tasks[from:min(from+g.columns, len(s.Tasks))], g)
		if y+high > s.bottom() && y > margin {
			n, y = n+1, margin
		}
		y += high + s.Size*besides
	}
	return n
}
