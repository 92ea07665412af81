package booklet

import (
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// line prints the moves that follow a node, at a depth of variations. It returns the
// position at the end, or nil if that is not known.
func (s *setter) line(n record.Node, p rules.Position, ply, depth int) rules.Position {
	for {
		next, more := n.Next()
		if !more {
			return p
		}
		before := p
		p = s.move(next, p, ply, depth)
		s.variations(n, before, ply, depth)
		n = next
		ply++
	}
}

// move prints a move with its notes, and returns the position after it.
func (s *setter) move(n record.Node, before rules.Position, ply, depth int) (after rules.Position) {
	moves, text := s.styles(depth)
	if intro := n.Intro(); intro != "" {
		s.flow.say(intro, text)
		s.fresh = true
	}
	number := ""
	if s.fresh || ply%2 == 0 || rules.CountsPlies(s.Rules) {
		number = rules.MoveNumber(s.Rules, ply, "…")
	}
	s.fresh = false
	s.flow.say(number+s.written(n, before, moves), moves)
	for g := range n.NAGs() {
		if sign := s.NAG(g); g <= 6 {
			s.flow.stick(sign, moves)
		} else if !diagramNAG(g) {
			s.flow.say(sign, text)
		}
	}
	after = s.played(before, n)
	s.said(n, text)
	shown, flipped := s.shown(n, ply, depth)
	s.diagramOf(after, shown, flipped)
	return after
}

// played returns the position after a move, or nil if nothing needs the positions.
func (s *setter) played(p rules.Position, n record.Node) rules.Position {
	if !s.wanted || p == nil {
		return nil
	}
	after, err := p.Play(n.Move())
	if err != nil {
		return nil
	}
	return after
}

// styles returns the cuts of moves and text at a depth.
func (s *setter) styles(depth int) (moves, text cut) {
	if depth == 0 {
		return s.cuts.main, s.cuts.said
	}
	return s.cuts.variation, s.cuts.variation
}

// The chessmen that replace letters in moves: full ones match bold text.
const (
	figures     = "♔♕♖♗♘"
	boldFigures = "♚♛♜♝♞"
)

// written returns a move in letters, in figures, or as the game's own country writes it.
func (s *setter) written(n record.Node, before rules.Position, in cut) string {
	san := rules.SAN{Game: s.Record.Rules, Text: n.SAN()}
	if before != nil {
		san.Native = rules.WriteNative(s.Rules, before, n.Move())
	}
	if !s.Figures || !rules.Chess(s.Record.Rules) {
		return s.Move(san)
	}
	men := []rune(figures)
	if in.face == bold {
		men = []rune(boldFigures)
	}
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(rules.Letters, r); i >= 0 {
			return men[i]
		}
		return r
	}, n.SAN())
}

// said prints the comment after a move.
func (s *setter) said(n record.Node, text cut) {
	if words := n.Text(); words != "" {
		s.flow.say(words, text)
		s.fresh = true
	}
}

// diagramOf prints the diagram of a position if it is to be shown, and is known.
func (s *setter) diagramOf(p rules.Position, shown, flipped bool) {
	if shown && p != nil {
		s.board(p, flipped != s.Flipped)
		s.fresh = true
	}
}

// variations prints the alternatives to the move that continues a node: on the main line in
// their own paragraphs, elsewhere in brackets.
func (s *setter) variations(n record.Node, p rules.Position, ply, depth int) {
	any := false
	for v := range n.Variations() {
		if any = true; depth == 0 {
			s.paragraph()
			s.indent = indented
		}
		s.fresh = true
		s.flow.begin("(", s.cuts.variation)
		after := s.move(v, p, ply, depth+1)
		s.line(v, after, ply+1, depth+1)
		s.flow.stick(")", s.cuts.variation)
		if depth == 0 {
			s.paragraph()
			s.indent = 0
		}
	}
	if any {
		s.fresh = true
	}
}
