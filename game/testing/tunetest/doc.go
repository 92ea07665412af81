// Package tunetest keeps the games from which the engines learn their weights: quiet
// positions of games of an engine against itself, each with what became of it.
// PASSEDPAWN_TUNE names the folder of the files, and PASSEDPAWN_MINUTES says how long to
// work. Games of orthodox chess are numbered and packed: a game depends on nothing but the
// seed, its number and the engine. Those of shogi are lines of text. Only the tests that tune
// weights use it, so it is compiled only with the tag tools.
package tunetest
