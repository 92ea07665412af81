package player

// AcceptsDraw decides on a draw offer for a program. theirs is the score in centipawns for
// the side that offers it, after a number of plies. A program accepts if it has the worse
// position, or if a long game is roughly equal. At a level for beginners it declines the
// offer of somebody who is winning, which is probably a mistake.
func AcceptsDraw(theirs, plies int, beginner bool) bool {
	const better = 70
	if beginner && theirs > better {
		return false
	}
	return theirs > better || plies > 100 && theirs > -30
}
