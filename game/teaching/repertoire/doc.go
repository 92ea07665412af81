// Package repertoire trains openings: the positions of any games for one side. graph.go merges
// games, with all their variations, into a Graph in which each position is there once, and
// read.go reads one from a file. A Repertoire is a graph for a side: the moves of that side
// are what the person is to play, except those that are switched off, and each position where
// the person is to move is a card of package training.
//
// tour.go leads through the positions, counts.go compares them with games, coverage.go says how
// far a repertoire goes and what it lacks, and leave.go says where a game has left it. store.go
// keeps the list of repertoires. Nothing is written into the games themselves.
package repertoire
