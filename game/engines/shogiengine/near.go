package shogiengine

import "passedpawn/game/shogi/shogiboard"

// places is the number of places relative to a king: files apart from 0 to 8, by ranks
// ahead of it from -8 to 8.
const places = 9 * 17

// A nearness tells how squares lie relative to a king, as a side sees it.
type nearness struct {
	place [2][shogiboard.Squares][shogiboard.Squares]uint8 // by side, king and square
	ring  [shogiboard.Squares]shogiboard.Set               // a king's move away
	edge  [shogiboard.Squares]shogiboard.Set               // two moves away
}

var near = func() *nearness {
	n := new(nearness)
	for king := range shogiboard.Square(shogiboard.Squares) {
		for s := range shogiboard.Square(shogiboard.Squares) {
			files, ranks := abs(king.File()-s.File()), king.Rank()-s.Rank()
			n.place[shogiboard.Sente][king][s] = uint8(17*files + ranks + 8)
			n.place[shogiboard.Gote][king][s] = uint8(17*files - ranks + 8)
			switch max(files, abs(ranks)) {
			case 1:
				n.ring[king] = n.ring[king].Or(s.Set())
			case 2:
				n.edge[king] = n.edge[king].Or(s.Set())
			}
		}
	}
	return n
}()

func abs(n int) int { return max(n, -n) }
