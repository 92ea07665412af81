package shogiengine

import "passedpawn/game/shogi/shogiboard"

// worth is the values of pieces on the board, in hundredths of a pawn. held is their
// values in the hand, from which they can be dropped anywhere.
var (
	worth = [shogiboard.NoKind + 1]int{
		shogiboard.Pawn: 100, shogiboard.Lance: 330, shogiboard.Knight: 370, shogiboard.Silver: 520,
		shogiboard.Gold: 580, shogiboard.Bishop: 820, shogiboard.Rook: 1020,
		shogiboard.PromotedPawn: 520, shogiboard.PromotedLance: 510, shogiboard.PromotedKnight: 530, shogiboard.PromotedSilver: 560,
		shogiboard.Horse: 1150, shogiboard.Dragon: 1400,
	}
	held = [shogiboard.Droppable]int{
		shogiboard.Pawn: 120, shogiboard.Lance: 350, shogiboard.Knight: 390, shogiboard.Silver: 560,
		shogiboard.Gold: 620, shogiboard.Bishop: 900, shogiboard.Rook: 1080,
	}
)

// kingWorth is more than everything else, so that no exchange gives up the king.
const kingWorth = 15000

// stake is what is lost with a piece on the board and gained by who captures it.
var stake = func() (all [shogiboard.NoKind + 1]int) {
	for k := range shogiboard.NoKind {
		if k.Plain() < shogiboard.King {
			all[k] = worth[k] + held[k.Plain()]
		}
	}
	all[shogiboard.King] = kingWorth
	return all
}()
