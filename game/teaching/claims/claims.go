// Package claims says what is certain about a move of orthodox chess, and which mates and
// captures a move of shogi allows or overlooks: sentences in plain words, each decided by
// a checker over all replies and shown by a line of moves. What a checker cannot decide
// within its bounds is not said. The package evaluates nothing and guesses nothing. The
// better move and the reply of an engine are only candidates, about which the same checkers
// decide.
//
// There are 1,924 blunders in lichess-clocks.pgn, marked by the evaluations in the file, and by
// Stockfish with 8,000 nodes in the games that have none. 1,425 of them have a claim (74 %), and of the
// 856 that lose material within five plies 774 (90 %). Of 599 wrong moves in puzzles 546 have one (91 %),
// and of 320 that lose material 307 (96 %). Half of the blunders took 45 ms, 99 % at most 0.4 s and the
// slowest 0.7 s, on a busy machine.
//
// TestClaims of game/testing/calibrate says what loses material within five plies and what refutes a
// claim; a lack of protection is left to the second implementation in the tests. Of 2,261 claims about
// these moves, Stockfish refutes seven at depth 12, all of them mates, and sees each of them when it
// looks longer. At depth 24, it refutes none.
package claims

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// A Kind is what a claim says, and so which checker has decided it.
type Kind int

// The kinds of claims. The comment of each checker defines them exactly.
const (
	NoKind        Kind = iota
	GivesDraw          // the played move is stalemate, a dead position or a third repetition
	GivesResult        // the played move gives up a win or a draw in an ending that is known
	Mate               // mate can be forced
	Capture            // material is won by capturing a piece
	Loose              // a pawn can be won by an exchange on a square
	Fork               // material is won by a piece that attacks two
	Pin                // material is won by pinning a piece to its king
	Skewer             // material is won by attacking a piece with another one behind it
	Discovered         // material is won by opening the line of another piece
	Trapped            // material is won by attacking a piece that cannot escape
	Material           // material is won by force in another way
	Runs               // a pawn cannot be stopped from promoting
	Threat             // a move threatens mate
	LosesCastling      // a right to castle is lost
)

// A Claim is one thing that is certain about a move.
type Claim struct {
	Kind    Kind
	Side    rules.Side     // who profits: the side that can mate, win material or promote
	Squares []rules.Square // what to mark on the board
	Text    phrase.Phrase
	// Line shows it, move by move from the position before the played move. It begins with
	// the better move if Better is true, otherwise with the played one.
	Line   []rules.Move
	Better bool
	Moves  int // in how many moves there is mate or a threat of it, 0 for other claims
	Gain   int // how much material is won, in pawns; 0 for other claims
}

// Sentence returns what the claim says, as a sentence. Its Text may begin with a piece.
func (c Claim) Sentence() phrase.Phrase { return phrase.Capital(c.Text) }

// About returns what is certain about a move, the weightiest claim first. line is the
// positions of the game up to the one before the move. better is how an engine would rather
// have gone on, and reply how it would go on after the played move; each is as many moves as
// are known, and may be empty. In shogi, About returns only mates by checks and captures, and
// nothing for other games than shogi and orthodox chess.
func About(line []rules.Position, played rules.Move, better, reply []rules.Move) []Claim {
	if len(line) > 0 {
		if b, ok := shogi.Fast(line[len(line)-1]); ok {
			return aboutShogi(b, played, first(better))
		}
	}
	q, ok := newMoveContext(line, played, better, reply)
	if !ok {
		return nil
	}
	var all []Claim
	for _, check := range checkers {
		all = append(all, check(q)...)
	}
	if len(all) == 0 {
		all = threats(q)
	}
	all = append(all, castling(q)...)
	kept := slices.DeleteFunc(slices.Clone(all), func(c Claim) bool {
		return c.Gain > 0 && slices.ContainsFunc(all, c.saidBy)
	})
	slices.SortStableFunc(kept, func(a, b Claim) int { return cmp.Compare(b.weight(), a.weight()) })
	return kept
}

// checkers are the checkers whose claims explain a mistake. If they find nothing, threats
// are looked at.
var checkers = []func(*moveContext) []Claim{draws, endings, mates, material, runners}

// saidBy reports whether another claim says more: that the game ends, or how the material
// is won.
func (c Claim) saidBy(by Claim) bool {
	return by.Better == c.Better && (by.Kind == GivesDraw && by.Text.Form != repetition || by.Kind == Mate || by.Kind == Runs && c.Kind == Material)
}

// weight orders claims: the end of the game, mates, material in pawns, and the rest.
func (c Claim) weight() int {
	switch c.Kind {
	case GivesDraw:
		if c.Text.Form == repetition {
			return 3 // the other side may have something better than a draw
		}
		return 1000
	case GivesResult:
		return 2 // what else is certain says how
	case Mate:
		return 900 - c.Moves
	case Threat:
		return 1
	case LosesCastling:
		return 0
	}
	return 10 * c.Gain
}

// side converts a side of the fast board.
func side(s bitboard.Side) rules.Side {
	if s == 0 {
		return rules.White
	}
	return rules.Black
}

// moves converts moves of the fast board.
func moves(line ...bitboard.Move) (all []rules.Move) {
	for _, m := range line {
		all = append(all, convert.Move(m))
	}
	return all
}
