package play

import (
	"slices"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
)

// points are the customary values of the pieces, in pawns.
var points = map[rules.Kind]int{rules.Pawn: 1, rules.Knight: 3, rules.Bishop: 3, rules.Rook: 5, rules.Queen: 9}

// byWorth is the order in which captured chess pieces are shown.
var byWorth = []rules.Kind{rules.Queen, rules.Rook, rules.Bishop, rules.Knight, rules.Pawn}

// worths returns the kinds of a game, the most valuable first. If pieces climb, these are
// the kinds that have climbed highest.
func worths(r rules.Rules) []rules.Kind {
	climb := slices.Clone(rules.Sequence(r))
	if len(climb) == 0 {
		return byWorth
	}
	slices.Reverse(climb)
	return climb
}

// captured lists what a side has captured in the first plies of a game: the piece on the
// target square of a move, or a pawn captured en passant. Kinds of unknown value come
// before the others, in the order in which they were captured.
func captured(worth []rules.Kind, line []rules.Position, moves []rules.Move, by rules.Side) []rules.Kind {
	var order []rules.Kind
	count := map[rules.Kind]int{}
	for i, m := range moves {
		if line[i].Turn() != by || m.Drop != rules.NoKind {
			continue
		}
		if taken, ok := line[i].At(m.To); ok && taken.Side != by {
			if count[taken.Kind] == 0 && !slices.Contains(worth, taken.Kind) {
				order = append(order, taken.Kind)
			}
			count[taken.Kind]++
		} else if mover, _ := line[i].At(m.From); !ok && mover.Kind == rules.Pawn && m.From.File != m.To.File {
			count[rules.Pawn]++
		}
	}
	var list []rules.Kind
	for _, k := range slices.Concat(order, worth) {
		for range count[k] {
			list = append(list, k)
		}
	}
	return list
}

// onBoard returns the place whose pieces are counted: that of a line that is shown, or that of
// the game.
func onBoard(s session.Snapshot) session.Place {
	if s.Showing != nil {
		return s.Showing.Place
	}
	return s.Place
}

// taken returns the pieces that a side has captured for good. If captured pieces go to
// the hand, the hand shows them instead.
func taken(s session.Snapshot, side rules.Side) []rules.Kind {
	if len(rules.ShapeOf(s.Rules).Hand) > 0 {
		return nil
	}
	at := onBoard(s)
	return captured(worths(s.Rules), at.Line, at.Moves, side)
}

// lead returns by how many points a side is ahead in the position on the board, in games
// whose pieces have well-known values.
func lead(s session.Snapshot, side rules.Side) int {
	if !s.Chess() {
		return 0
	}
	sum := 0
	files, ranks := s.Rules.Size()
	for piece, n := range rules.PieceCounts(onBoard(s).Position(), files, ranks) {
		worth := points[piece.Kind] * n
		if piece.Side != side {
			worth = -worth
		}
		sum += worth
	}
	return sum
}
