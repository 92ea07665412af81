// Package why answers the question "why not this move?" in orthodox chess. The answer is what
// can be proved against a move, with the whole proof: the replies to it that matter and what
// answers them, so that a person can try them one by one. Every sentence is made by a checker of
// game/teaching/claims; the package itself judges nothing. Where no checker finds anything, it
// says that nothing can be proved, which does not mean that the move is good.
//
// In lichess-clocks.pgn, 70 moves cost more than three pawns by the evaluations in the file, of a
// side that was not lost before and is not winning after. With the better moves and replies of
// Stockfish 15.1 at 100,000 nodes, 58 of them have a proof and 7 more allow a threat. An answer
// took 41 ms of processor time, 249 ms at most. The auditor in the tests refuted no proof.
package why

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
)

// An Answer is what can be proved against a move. It is a value and never changes.
type Answer struct {
	Before rules.Position // in which the move is asked about
	Move   rules.Move
	Proof  claims.Proof // the weightiest; of a threat, there is only the claim
	Proved bool         // there is one
}

// Ask returns what can be proved against a move. line is the positions of the game up to the one
// before it. better is a move that may be better: what it does not prevent either is not held
// against the move. reply is what an engine would answer. Each is no move if it is not known;
// neither is in the answer unless a checker proves it. If tell is true, the answer may be that
// another move would have won something, which gives that move away.
func Ask(line []rules.Position, m, better, reply rules.Move, tell bool) Answer {
	a := Answer{Before: line[len(line)-1], Move: m}
	for _, c := range claims.About(line, m, better, reply) {
		if c.Better && !tell {
			continue
		}
		if c.Kind == claims.Threat {
			a.Proof.Claim = c
		}
		if p, ok := claims.Prove(line, c); ok {
			a.Proof, a.Proved = p, true
			break
		}
	}
	return a
}

// Against is what is certain against the move, as a sentence, and false if nothing is. What is
// only threatened is certain too, although it proves nothing.
func (a Answer) Against() (phrase.Phrase, bool) {
	if a.Proof.Kind == claims.NoKind {
		return phrase.Phrase{}, false
	}
	return a.Proof.Sentence(), true
}

// Sentence is the answer in words.
func (a Answer) Sentence(r rules.Rules) phrase.Phrase {
	against, certain := a.Against()
	if a.Proved {
		return against
	}
	said := phrase.Say("why.nothing", rules.Written(r, a.Before, a.Move))
	if certain {
		said = phrase.Join(" ", said, against)
	}
	return said
}
