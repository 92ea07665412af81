// Package tsume is mate problems of shogi, and a person's progress through one. The
// problems are made by the program: from mates in its own games, and most of the long ones
// from these, by a check put before the first move. make_test.go says how. These are the
// conventions, which a test proves for each problem by trying everything:
//
//   - Sente attacks and has no king. Gote has all other pieces in hand.
//   - Every move of the attacker gives check. The problem says in how many plies it mates,
//     and there is no shorter mate. The defender holds out for as long as possible, with
//     any legal move: a piece put in between counts, even if it is captured at once.
//   - At every turn of the solution only one move mates, and no other one does so in six
//     plies more. Only with the last move may the same piece mate on the same square
//     whether it promotes or not.
//   - Before the last move, this also holds against every other defence that holds out
//     longest. So the solver has one answer to each of them.
//   - The attacker has nothing left in hand at the end. So nothing useless is put in
//     between in the solution: the attacker would keep it.
//   - No piece can be removed, from the board or the attacker's hand, without changing
//     the solution or breaking a convention.
//
// Problems in print are less strict in three ways. A second solution (yozume) makes them
// unsound, too, but the last move may be any that mates. A second mate against another
// defence of the same length (henbetsu) is often forgiven. It is not here, because no
// solver can know which of the two defences the author meant. In last moves it is: print
// does not even call it a flaw. And in print a defence does not count as longest if it
// leaves the attacker a piece. Here it does, and nobody has to know that rule.
package tsume

import (
	"fmt"
	"hash/fnv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/shogi/shogiboard"
)

//go:generate go test -tags tools -run TestMake -timeout 12h .

// Longest is the greatest number of plies of a problem.
const Longest = 9

// A Problem is a position in which Sente mates, and the solution: the moves of both sides
// in USI.
type Problem struct {
	SFEN  string
	Moves []string
}

// Plies returns in how many plies the attacker mates, as a problem is named in shogi.
func (p Problem) Plies() int { return len(p.Moves) }

// Name says how long a problem of a number of plies is, as problems are named.
func Name(plies int) phrase.Phrase {
	if plies == 1 {
		return phrase.Say("tsume.next-move")
	}
	return phrase.Say("tsume.length", (plies+1)/2, plies)
}

// ID identifies a problem wherever it is in the list.
func (p Problem) ID() string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(p.SFEN))
	return fmt.Sprintf("%08x", h.Sum32())
}

// Parse reads problems, one per line: the position in SFEN, the word "moves" and the
// solution, as programs write a position with moves.
func Parse(text string) (all []Problem, err error) {
	for line := range strings.Lines(text) {
		sfen, moves, ok := strings.Cut(strings.TrimSpace(line), " moves ")
		p := Problem{SFEN: sfen, Moves: strings.Fields(moves)}
		if !ok || p.Plies()%2 == 0 || p.Plies() > Longest {
			return nil, fmt.Errorf("line %d: %q is not a problem with its solution", len(all)+1, line)
		}
		if err := p.sound(); err != nil {
			return nil, fmt.Errorf("line %d: %w", len(all)+1, err)
		}
		all = append(all, p)
	}
	return all, nil
}

// sound returns an error unless the solution can be played and mates.
func (p Problem) sound() error {
	b, err := shogiboard.Parse(p.SFEN)
	if err != nil {
		return err
	}
	for _, text := range p.Moves {
		m := b.Find(text)
		if m == 0 {
			return fmt.Errorf("%s is not legal in %s", text, b.String())
		}
		b.Make(m)
	}
	var answers shogiboard.List
	if b.Generate(&answers); answers.Count > 0 || !b.InCheck() {
		return fmt.Errorf("%s: %v does not mate", p.SFEN, p.Moves)
	}
	return nil
}
