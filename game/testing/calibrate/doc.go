// Package calibrate measures the engine: matches between levels and against
// other engines, the share of mistakes compared with people's, and puzzles
// solved. It holds nothing but tests that take minutes to hours, so they are
// built only with the tag tools and run by hand, such as:
//
//	go test -tags tools ./game/testing/calibrate -run TestLadder -v -timeout 0
//
// What they read from the environment:
//
//	PASSEDPAWN_GAMES         games a match, or positions looked at
//	PASSEDPAWN_LEVELS        the levels measured, such as 1-4; all if unset
//	PASSEDPAWN_STOCKFISH     the command of Stockfish, for anchors and judgement
//	PASSEDPAWN_BLUNDERS      a file that keeps the blunders found in real games and puzzles
//	PASSEDPAWN_PUZZLES       a file of puzzles of lichess.org, whose wrong moves are looked at too
//	PASSEDPAWN_EVERY         every how many puzzles are looked at, 50 if unset
//	PASSEDPAWN_DEPTH         how deep Stockfish checks the claims about them, 0 for not at all
//	PASSEDPAWN_MOST_NODES    how many nodes a search to a depth takes at most, 20 million if unset
//	PASSEDPAWN_ROUGH         how deep it looks first, to begin with those that it doubts
//	PASSEDPAWN_SENTENCES     a file into which the claims are written, for people to read
//	PASSEDPAWN_ANSWERS       a file that keeps what Stockfish answered, so that a check can go on later
//	PASSEDPAWN_A, _B         commands of two UCI engines, options behind them as "Name=value"
//	PASSEDPAWN_SIDE_BY_SIDE  games at a time, 2 if unset; 1 where time counts
//	PASSEDPAWN_CLOCK         milliseconds for the game and for each move, such as 1000+50
//
// What they measured stands in the package comments of engine.
package calibrate
