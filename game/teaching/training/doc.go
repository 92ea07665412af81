// Package training lets a person practise the positions of their own mistakes until they
// remember the best moves. A Card is such a position. Cards come from reviews (moments.go) and
// from games that were not reviewed (games.go), where only one move is right (clear.go). They
// are stored in a file of EPD lines (epd.go, deck.go).
//
// Answers are stored only as a log, with one line of text each (answer.go). FSRS replays the
// log to find out how well each card is remembered (state.go). So a person can read the log,
// and the logs of two computers are merged by a union of their lines. A card that the person
// removes stays in its file: a line of the log suspends it, and another resumes it.
//
// tally.go counts the mistakes in the person's games, a line of text each, so that they see
// whether they make fewer.
//
// store.go reads and writes the files, sitting.go chooses the cards to ask, and judge.go
// judges a move that was tried.
package training
