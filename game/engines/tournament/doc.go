// Package tournament plays matches between engines without a window: gauntlets and round
// robins, from openings that each pair of engines plays twice with colours swapped.
//
// A match is two files. The plan says what is to be played and never changes; the PGN
// file has the games that are over. A game is added to it whole when it ends, so a match
// that was paused or killed goes on with the games that the file lacks.
//
// plan.go and schedule.go say which games there are, openings.go reads openings, store.go
// keeps the two files, run.go plays what is missing. game.go plays one game, turn.go asks
// for one move, adjudicate.go and ending.go end the game, write.go makes it a record.
// tally.go, elo.go, sprt.go, ratio.go and table.go say how the match stands, and pool.go how
// several stand together.
package tournament
