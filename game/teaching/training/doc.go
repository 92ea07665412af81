// Package training brings a person's own mistakes back until they are remembered. A Card is
// a position in which the person is to find the best move. Cards come from reviews
// (moments.go) and are kept in a file of EPD lines (epd.go, deck.go).
//
// Kept of the answers is only their log, a line of text each (answer.go). What is
// remembered is replayed from it by FSRS (state.go), so that the logs of two computers are
// merged by a union of their lines, and a person can read them. store.go reads and writes
// both files, sitting.go chooses what is asked, and judge.go judges a move that was tried.
package training
