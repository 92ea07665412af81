package why

import (
	"fmt"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
)

// An auditor checks a proof. It shares no code with what has made it: it plays with the moves of
// rules.Position, counts the material itself, and believes nothing that a node says.
type auditor struct {
	proof claims.Proof
	side  rules.Side // of the winner
	start int        // its material before the played move
}

var points = map[rules.Kind]int{rules.Pawn: 1, rules.Knight: 3, rules.Bishop: 3, rules.Rook: 5, rules.Queen: 9}

// balance is the material of a side less that of the other.
func balance(p rules.Position, side rules.Side) (sum int) {
	for piece, n := range rules.PieceCounts(p, 8, 8) {
		if piece.Side != side {
			n = -n
		}
		sum += n * points[piece.Kind]
	}
	return sum
}

// audit says what is wrong with a proof against a move, "" for nothing.
func audit(before rules.Position, p claims.Proof) string {
	a := auditor{proof: p, side: p.Side, start: balance(before, p.Side)}
	if p.Kind == claims.GivesDraw || p.Kind == claims.LosesCastling {
		return "" // facts about one position, which the tests of claims check
	}
	next := before
	if !p.Better {
		var err error
		if next, err = before.Play(p.Tree.Move); err != nil {
			return err.Error()
		}
	}
	if next.Turn() != p.Side || len(p.Tree.Next) != 1 {
		return "the winner has no answer"
	}
	return a.node(p.Tree, next)
}

func (a *auditor) node(n claims.Node, p rules.Position) string {
	moves := p.Moves()
	if p.Turn() == a.side {
		return a.answer(n, p)
	}
	mate := len(moves) == 0 && len(p.Checks()) > 0
	switch {
	case mate && a.proof.Kind != claims.Runs:
		return ""
	case len(moves) == 0 && !mate:
		return "it is stalemate"
	case a.proof.Kind == claims.Runs && n.Cover == claims.Quiet:
		return a.queened(n, p)
	case a.proof.Kind == claims.Mate && (n.Cover != claims.Every || len(n.Next) == 0):
		return "it does not end in mate"
	case n.Cover != claims.Every && balance(p, a.side)-a.start < a.proof.Gain:
		return fmt.Sprintf("only %d are won", balance(p, a.side)-a.start)
	}
	for _, m := range moves {
		next := play(p, m)
		reply, there := n.Find(m)
		needed := n.Cover == claims.Every || len(p.Checks()) > 0 || noisy(p, next, m)
		switch {
		case n.Cover == claims.Quiet && needed:
			if kept := balance(next, a.side) + trade(next, m.To) - a.start; kept < a.proof.Gain {
				return fmt.Sprintf("%v wins something back: %d", m, kept)
			}
		case needed && !there:
			return fmt.Sprintf("%v is not answered", m)
		case there:
			if wrong := a.node(reply, next); wrong != "" {
				return fmt.Sprintf("%v %s", m, wrong)
			}
		}
	}
	return ""
}

// answer checks a node in which the winner is to move.
func (a *auditor) answer(n claims.Node, p rules.Position) string {
	if len(n.Next) == 0 {
		if len(p.Checks()) > 0 || balance(p, a.side)-a.start < a.proof.Gain || a.proof.Kind == claims.Mate || a.proof.Kind == claims.Runs {
			return "the winner has to do something"
		}
		return ""
	}
	m := n.Next[0].Move
	if !rules.Legal(p, m) || len(n.Next) > 1 {
		return fmt.Sprintf("%v is no answer", m)
	}
	return a.node(n.Next[0], play(p, m))
}

// queened checks that a pawn has become a queen and stays one.
func (a *auditor) queened(n claims.Node, p rules.Position) string {
	piece, _ := p.At(n.Move.To)
	if n.Move.Promote != rules.Queen || piece.Kind != rules.Queen || trade(p, n.Move.To) > 0 {
		return "the queen does not stay"
	}
	return ""
}

// noisy reports whether a move captures, promotes to a queen or gives check.
func noisy(before, after rules.Position, m rules.Move) bool {
	return balance(before, before.Turn()) != balance(after, before.Turn()) && (m.Promote == rules.NoKind || m.Promote == rules.Queen) || len(after.Checks()) > 0
}

// trade is the most that the side to move can win by captures on a square.
func trade(p rules.Position, on rules.Square) (most int) {
	if _, there := p.At(on); !there {
		return 0
	}
	for _, m := range p.Moves() {
		if m.To == on {
			next := play(p, m)
			most = max(most, balance(next, p.Turn())-balance(p, p.Turn())-trade(next, on))
		}
	}
	return most
}

func play(p rules.Position, m rules.Move) rules.Position {
	next, err := p.Play(m)
	if err != nil {
		panic(err)
	}
	return next
}
