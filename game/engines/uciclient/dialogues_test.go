package uciclient

import (
	"fmt"
	"strings"
)

// begun is the beginning of each of the dialogues: the first move, after which the engine
// ponders.
const begun = `
? e2e4
> setoption name Ponder value true
> ucinewgame
> isready
< readyok
> position startpos moves e2e4
> go movetime 1000
< bestmove e7e5 ponder g1f3
= e7e5
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go ponder movetime 1000
`

// after is what is said about a position that was not expected.
const after = `
> isready
< readyok
> position startpos moves e2e4 e7e5 %s
> go movetime 1000
< bestmove b8c6
= b8c6
`

// ponderings are dialogues with an engine: "?" asks for a move after some moves, "=" is the
// answer, "<" is said by the engine and ">" to it, "n" begins a new game, "." ends what
// allows it to ponder, and "@" is how much time has passed since the last "@".
var ponderings = map[string]string{
	"a hit": begun + `
? e2e4 e7e5 g1f3
> ponderhit
< bestmove b8c6 ponder f1b5
= b8c6
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5
> go ponder movetime 1000
.
> stop
< bestmove a7a6`,
	"another move": begun + `
? e2e4 e7e5 f1c4
> stop
< bestmove g8f6 ponder d2d4` + fmt.Sprintf(after, "f1c4"),
	"the move taken back": begun + `
.
> stop
< bestmove b8c6
? d2d4
> isready
< readyok
> position startpos moves d2d4
> go movetime 1000
< bestmove d7d5
= d7d5`,
	"a shorter line": begun + `
? e2e4
> stop
< bestmove b8c6
> isready
< readyok
> position startpos moves e2e4
> go movetime 1000
< bestmove c7c5
= c7c5`,
	"another game": begun + `
n
? e2e4 e7e5 g1f3
> stop
< bestmove b8c6
> ucinewgame
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go movetime 1000
< bestmove b8c6
= b8c6`,
	"a draw offer": begun + `
o e2e4 e7e5 g1f3
> stop
< bestmove b8c6
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go movetime 500
< info depth 3 score cp -20 pv b8c6
< bestmove b8c6 ponder f1b5
= `,
	"an early move": begun + `
< bestmove b8c6 ponder f1b5
? e2e4 e7e5 g1f3
= b8c6
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5
> go ponder movetime 1000
.
> stop
< bestmove a7a6`,
	"an early move that is thrown away": begun + `
< bestmove b8c6 ponder f1b5
? e2e4 e7e5 f1c4` + fmt.Sprintf(after, "f1c4"),
	"an early move after which the game ends": begun + `
< bestmove b8c6 ponder f1b5
.`,
	"an early move that is not legal": begun + `
< bestmove (none)
? e2e4 e7e5 g1f3` + fmt.Sprintf(after, "g1f3"),
	"a limited move": begun + `
t e2e4 e7e5 g1f3
> stop
< bestmove b8c6
> setoption name Ponder value false
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go depth 3
< bestmove b8c6 ponder f1b5
= b8c6`,
	"a hint": begun + `
h e2e4 e7e5 g1f3 b8c6
> stop
< bestmove b8c6
> setoption name Ponder value false
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3 b8c6
> go movetime 1000
< bestmove f1b5 ponder a7a6
= f1b5`,
	"an expected move, and then none": begun + `
@ 0s
? e2e4 e7e5 g1f3
> ponderhit
> stop
@ 2s
< bestmove b8c6
= b8c6`,
	"one that does not stop": begun + `
? e2e4 e7e5 f1c4
> stop
@ 0s
= Fake could not be started: exec: no command
@ 5s`,
	"an opponent who stays away": begun + `
@ 0s
> stop
@ 10m0s
< bestmove b8c6`,
	"no expected move": strings.Split(begun, "< bestmove")[0] + `
< bestmove e7e5
= e7e5`,
	"an expected move that is not legal": strings.Split(begun, "< bestmove")[0] + `
< bestmove e7e5 ponder e2e4
= e7e5`,
	"a move that the game has not": strings.Split(begun, "< bestmove")[0] + `
< bestmove e7e5 ponder
= e7e5`,
	"a mate": `
? f2f3 e7e5
> setoption name Ponder value true
> ucinewgame
> isready
< readyok
> position startpos moves f2f3 e7e5
> go movetime 1000
< bestmove g2g4 ponder d8h4
= g2g4`,
}
