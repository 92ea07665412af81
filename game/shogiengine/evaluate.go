package shogiengine

import "passedpawn/game/shogiboard"

// worth is the values of pieces on the board, in hundredths of a pawn. held is their
// values in the hand, from which they can be dropped anywhere.
var (
	worth = [shogiboard.NoKind + 1]int{
		shogiboard.Pawn: 100, shogiboard.Lance: 330, shogiboard.Knight: 370, shogiboard.Silver: 520, shogiboard.Gold: 580, shogiboard.Bishop: 820, shogiboard.Rook: 1020,
		shogiboard.PromotedPawn: 520, shogiboard.PromotedLance: 510, shogiboard.PromotedKnight: 530, shogiboard.PromotedSilver: 560,
		shogiboard.Horse: 1150, shogiboard.Dragon: 1400,
	}
	held = [shogiboard.Droppable]int{
		shogiboard.Pawn: 120, shogiboard.Lance: 350, shogiboard.Knight: 390, shogiboard.Silver: 560, shogiboard.Gold: 620, shogiboard.Bishop: 900, shogiboard.Rook: 1080,
	}
)

// evaluate returns the evaluation of a position for the side to move.
func (s *search) evaluate() int {
	b := &s.board
	score := 10 // for having the move
	for _, side := range [...]shogiboard.Side{shogiboard.Sente, shogiboard.Gote} {
		sum := material(b, side) + activity(b, side) + shelter(b, side)
		if side == b.Turn() {
			score += sum
		} else {
			score -= sum
		}
	}
	return score
}

func material(b *shogiboard.Position, side shogiboard.Side) int {
	sum := 0
	for k := shogiboard.Pawn; k < shogiboard.NoKind; k++ {
		if k != shogiboard.King {
			sum += worth[k] * b.Pieces(k, side).Count()
		}
	}
	for k := shogiboard.Pawn; k < shogiboard.King; k++ {
		sum += held[k] * b.Hand(side, k)
	}
	return sum
}

// onEdge is the penalty for a long-range piece on the first or the last file.
const onEdge = 40

// activity counts the squares that the long-range pieces attack, and how far pawns and
// silvers have advanced.
func activity(b *shogiboard.Position, side shogiboard.Side) int {
	sum, occupied := 0, b.Occupied()
	for _, k := range [...]shogiboard.PieceType{shogiboard.Bishop, shogiboard.Rook, shogiboard.Horse, shogiboard.Dragon} {
		for men := b.Pieces(k, side); !men.Empty(); {
			at := men.Pop()
			sum += 4 * shogiboard.Attacks(side, k, at, occupied).Count()
			if f := at.File(); f == 1 || f == 9 {
				sum -= onEdge
			}
		}
	}
	for _, k := range [...]shogiboard.PieceType{shogiboard.Pawn, shogiboard.Silver} {
		for men := b.Pieces(k, side); !men.Empty(); {
			sum += 3 * (9 - ahead(men.Pop(), side))
		}
	}
	return sum
}

// ahead returns the rank of a square as seen by a side, where 1 is the farthest.
func ahead(s shogiboard.Square, side shogiboard.Side) int {
	if side == shogiboard.Sente {
		return s.Rank()
	}
	return 10 - s.Rank()
}

// near is the squares at most two king's moves away from each square.
var near = func() *[shogiboard.Squares]shogiboard.Set {
	all := new([shogiboard.Squares]shogiboard.Set)
	for s := range shogiboard.Square(shogiboard.Squares) {
		for t := range shogiboard.Square(shogiboard.Squares) {
			if max(abs(s.File()-t.File()), abs(s.Rank()-t.Rank())) <= 2 {
				all[s] = all[s].Or(t.Set())
			}
		}
	}
	return all
}()

// shelter evaluates the safety of a king: the pieces that guard it, the enemies near it,
// the pieces that the opponent can drop, and its distance from the middle.
func shelter(b *shogiboard.Position, side shogiboard.Side) int {
	king := b.King(side)
	if king == shogiboard.None {
		return 0
	}
	them := side.Other()
	around := near[king]
	guards := b.Pieces(shogiboard.Gold, side).Or(b.Pieces(shogiboard.Silver, side)).And(around).Count()
	raiders := b.Side(them).And(around).Without(b.Pieces(shogiboard.Pawn, them)).Without(b.Pieces(shogiboard.King, them)).Count()
	drops := b.Hand(them, shogiboard.Gold) + b.Hand(them, shogiboard.Silver) + b.Hand(them, shogiboard.Rook) + b.Hand(them, shogiboard.Bishop)
	score := 30*min(guards, 4) - 18*raiders*raiders - 14*raiders*drops - 8*drops
	if ahead(king, side) >= 8 { // on its first two ranks
		score += 10 * abs(king.File()-5)
	} else {
		score -= 25 * (8 - ahead(king, side))
	}
	return score
}

func abs(n int) int { return max(n, -n) }
