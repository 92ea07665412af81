// Package why answers the question "why not this move?" in orthodox chess. The answer is what
// can be proved against a move, with the whole proof: the replies to it that matter and what
// answers them, so that a person can try them one by one. Every sentence is made by a checker of
// game/teaching/claims; the package itself judges nothing. Where no checker finds anything, it
// says that nothing can be proved, which does not mean that the move is good.
//
// Of 160 blunders of lichess-clocks.pgn, every twelfth one, 121 have a proof (76 %), in which the
// auditor of the tests found no fault; TestBlunders counts them. Of 161 others, there are 118 with
// one: whatever is claimed and is no threat has its proof. Before proofs could take nine plies, the
// auditor found no fault either in those of 324 wrong moves of puzzles, 276 (85 %).
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
// before it. better is how an engine would rather go on: what its first move does not prevent
// either is not held against the move. reply is how it would go on after the move. Both may be
// empty; no move of them is in the answer unless a checker proves it. If tell is true, the answer may be that
// another move would have won something, which gives that move away.
func Ask(line []rules.Position, m rules.Move, better, reply []rules.Move, tell bool) Answer {
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
