package player

// AcceptsDraw decides on a draw offer for a program. theirs is the score in centipawns for
// the side that offers it, after a number of plies. A program accepts if it has the worse
// position, or if a long game is roughly equal.
func AcceptsDraw(theirs, plies int) bool { return theirs > 70 || plies > 100 && theirs > -30 }
