package shogiboard

// The directions. The opposite of d is 7-d, and those from 4 on lead to higher squares.
// Up is towards rank a, right towards file 1.
const (
	upRight = iota
	right
	downRight
	up
	down
	upLeft
	left
	downLeft
	directions
)

// offsets are the changes of file and rank for one step in each direction.
var offsets = [directions][2]int{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}

type tables struct {
	square [Squares]Set
	ray    [directions][Squares]Set // all squares in a direction
	way    [Squares][Squares]int8   // the direction from one square to another, or -1
	step   [2][NoKind][Squares]Set  // where a kind can move in one step, for each side
	open   [2][NoKind][Squares]Set  // where a kind can move on an empty board
	zone   [2]Set                   // the promotion zones
	dead   [2][Droppable]Set        // squares from which a kind could never move
}

// steps are the directions in which sente's pieces move one step. pieces adds the knight
// and the kinds that move like a gold.
var steps = map[PieceType][]int{
	Pawn:   {up},
	Silver: {up, upLeft, upRight, downLeft, downRight},
	Gold:   {up, upLeft, upRight, left, right, down},
	King:   {up, upLeft, upRight, left, right, down, downLeft, downRight},
	Horse:  {up, left, right, down},
	Dragon: {upLeft, upRight, downLeft, downRight},
}

var table = newTables()

func newTables() *tables {
	t := new(tables)
	for s := range Square(Squares) {
		if s < split {
			t.square[s].low = 1 << s
		} else {
			t.square[s].high = 1 << (s - split)
		}
		for other := range Squares {
			t.way[s][other] = -1
		}
	}
	for s := range Square(Squares) {
		for d := range directions {
			for to, ok := s.next(d); ok; to, ok = to.next(d) {
				t.ray[d][s] = t.ray[d][s].Or(t.square[to])
				t.way[s][to] = int8(d)
			}
		}
	}
	for side := Sente; side <= Gote; side++ {
		for s := range Square(Squares) {
			t.pieces(side, s)
			rank := s.Rank()
			if side == Gote {
				rank = 10 - rank
			}
			if rank <= 3 {
				t.zone[side] = t.zone[side].Or(t.square[s])
			}
			if rank == 1 {
				t.dead[side][Pawn] = t.dead[side][Pawn].Or(t.square[s])
			}
			if rank <= 2 {
				t.dead[side][Knight] = t.dead[side][Knight].Or(t.square[s])
			}
		}
		t.dead[side][Lance] = t.dead[side][Pawn]
	}
	return t
}

// pieces sets how all kinds move from a square.
func (t *tables) pieces(side Side, s Square) {
	turned := func(d int) int {
		if side == Gote {
			return 7 - d
		}
		return d
	}
	step := &t.step[side]
	for k, all := range steps {
		for _, d := range all {
			if to, ok := s.next(turned(d)); ok {
				step[k][s] = step[k][s].Or(t.square[to])
			}
		}
	}
	for _, k := range []PieceType{PromotedPawn, PromotedLance, PromotedKnight, PromotedSilver} {
		step[k][s] = step[Gold][s]
	}
	for _, d := range []int{upLeft, upRight} {
		if ahead, ok := s.next(turned(up)); ok {
			if to, ok := ahead.next(turned(d)); ok {
				step[Knight][s] = step[Knight][s].Or(t.square[to])
			}
		}
	}
	open := &t.open[side]
	for k := range NoKind {
		open[k][s] = step[k][s]
	}
	open[Lance][s] = t.ray[turned(up)][s]
	for _, d := range []int{up, down, left, right} {
		open[Rook][s] = open[Rook][s].Or(t.ray[d][s])
	}
	for _, d := range []int{upLeft, upRight, downLeft, downRight} {
		open[Bishop][s] = open[Bishop][s].Or(t.ray[d][s])
	}
	open[Horse][s] = open[Horse][s].Or(open[Bishop][s])
	open[Dragon][s] = open[Dragon][s].Or(open[Rook][s])
}

// next returns the square one step in a direction.
func (s Square) next(d int) (Square, bool) {
	f, r := s.File()+offsets[d][0], s.Rank()+offsets[d][1]
	return At(f, r), f >= 1 && f <= 9 && r >= 1 && r <= 9
}
