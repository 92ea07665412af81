// Package review evaluates a whole game in the background, marks its mistakes, and counts
// how accurately each side played. It shows nothing, makes no engine of its own, and says
// nothing in words: it only measures.
//
// score.go defines scores and winning chances, mark.go the marks, accuracy.go the accuracy
// of a side and phase.go the phases of a game. run.go asks an engine about each position,
// file.go reads what a file says instead, and review.go puts the results together.
//
// All formulas are those that lichess publishes, so that the figures can be compared. On
// the 2,216 moves of lichess-clocks.pgn that have evaluations, the same moves are marked
// as in the file, but for two.
package review
