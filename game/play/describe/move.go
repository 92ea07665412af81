package describe

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Move returns the move at a ply in words, such as "knight captures on f3, check".
func (s Scene) Move(ply int) phrase.Phrase {
	before, m := s.Line[ply], s.Moves[ply]
	text := s.Rules.Write(before, m)
	switch s.Style {
	case SAN:
		return phrase.Say("%v", rules.Written(s.Rules, before, m))
	case UCI:
		return phrase.Say("%v", rules.Coordinates(s.Rules, m))
	}
	said := s.moved(before, m, text)
	switch {
	case strings.HasSuffix(text, "#") || rules.Mated(s.Line[ply+1]): // shogi has no sign for it
		return phrase.Say("describe.mate", said)
	case len(s.Line[ply+1].Checks()) > 0:
		return phrase.Say("describe.check", said)
	}
	return said
}

// Arrival returns the move that led to a scene, by the piece that has arrived. It is for scenes
// without the position before, which SAN would need: there it is in words.
func (s Scene) Arrival(m rules.Move) phrase.Phrase {
	p, _ := s.At().At(m.To)
	if s.Style == UCI {
		return phrase.Say("%v", rules.Coordinates(s.Rules, m))
	}
	said := phrase.Say("describe.moves", p.Kind, s.name(m.To))
	if s.Style == Spelled {
		said = phrase.Say("describe.moves-spelled", p.Kind, s.name(m.To))
	}
	if m.Drop != rules.NoKind {
		said = phrase.Say("describe.drops", m.Drop, s.name(m.To))
	}
	switch {
	case len(s.At().Checks()) == 0:
		return said
	case len(s.At().Moves()) == 0:
		return phrase.Say("describe.mate", said)
	}
	return phrase.Say("describe.check", said)
}

// Ahead returns a move in words that will be played after a move that is not known: without what it
// does to other pieces. How it will be written in SAN is not known either: it is said in words then.
func (s Scene) Ahead(m rules.Move) phrase.Phrase {
	if s.Style == UCI {
		return phrase.Say("%v", rules.Coordinates(s.Rules, m))
	}
	p, there := s.At().At(m.From)
	switch {
	case m.Drop != rules.NoKind:
		return phrase.Say("describe.drops", m.Drop, s.name(m.To))
	case !there: // it will be there
		return phrase.Say("%v, %v", s.name(m.From), s.name(m.To))
	}
	form := "describe.moves"
	if s.Style == Spelled {
		form = "describe.moves-spelled"
	}
	said := phrase.Say(form, p.Kind, s.name(m.To))
	if m.Promote != rules.NoKind {
		return phrase.Say("describe.promotes", said, m.Promote)
	}
	return said
}

// PieceOn returns a phrase such as "the knight on e4", or the square alone if nothing is there.
func (s Scene) PieceOn(at rules.Square) phrase.Phrase {
	p, there := s.At().At(at)
	if !there {
		return s.name(at)
	}
	return rules.PieceOn(p.Kind, s.name(at))
}

// Could returns a legal move in words that was not played.
func (s Scene) Could(m rules.Move) phrase.Phrase {
	next, err := s.At().Play(m)
	if err != nil {
		return phrase.Say("%v", rules.Coordinates(s.Rules, m))
	}
	n := len(s.Moves)
	s.Line, s.Moves = append(s.Line[:n+1:n+1], next), append(s.Moves[:n:n], m)
	return s.Move(n)
}

// moved returns a move in words, without what it does to the other king.
func (s Scene) moved(before rules.Position, m rules.Move, text string) phrase.Phrase {
	to := s.name(m.To)
	if m.Drop != rules.NoKind {
		return phrase.Say("describe.drops", m.Drop, to)
	}
	p, _ := before.At(m.From)
	piece := phrase.Say("%v", p.Kind)
	if s.ambiguous(before, m, p) {
		piece = phrase.Say("describe.piece-from", p.Kind, s.name(m.From))
	}
	said := phrase.Say("describe.moves", piece, to)
	if s.Style == Spelled {
		said = phrase.Say("describe.moves-spelled", piece, to)
	}
	switch other, taken := before.At(m.To); {
	case strings.HasPrefix(text, "O-O-O"):
		return phrase.Say("describe.queenside")
	case strings.HasPrefix(text, "O-O"):
		return phrase.Say("describe.kingside")
	case taken && other.Side != p.Side:
		said = phrase.Say("describe.captures", piece, other.Kind, to)
	case strings.Contains(text, "x"):
		said = phrase.Say("describe.passes", piece, to)
	}
	if m.Promote != rules.NoKind {
		return phrase.Say("describe.promotes", said, m.Promote)
	}
	return said
}

// ambiguous reports whether another piece of the kind can move to the same square.
func (s Scene) ambiguous(before rules.Position, m rules.Move, p rules.Piece) bool {
	for _, other := range before.Moves() {
		if other.Drop == rules.NoKind && other.To == m.To && other.From != m.From {
			if q, _ := before.At(other.From); q.Kind == p.Kind {
				return true
			}
		}
	}
	return false
}

// Last says what was played last, and LastCapture what was captured last.
func (s Scene) Last() phrase.Phrase {
	if len(s.Moves) == 0 {
		return s.led()
	}
	ply := len(s.Moves) - 1
	return phrase.Say("describe.last", s.side(s.Line[ply].Turn()), s.Move(ply))
}

// led says which move led to the first position.
func (s Scene) led() phrase.Phrase {
	p, there := s.At().At(s.Led.To)
	if s.Led.Null() || !there {
		return phrase.Say("describe.no-last")
	}
	return phrase.Say("describe.last", s.side(p.Side), s.Arrival(s.Led))
}

// LastCapture is explained at Last.
func (s Scene) LastCapture() phrase.Phrase {
	for ply := len(s.Moves) - 1; ply >= 0; ply-- {
		if strings.Contains(s.Rules.Write(s.Line[ply], s.Moves[ply]), "x") {
			return phrase.Say("describe.last", s.side(s.Line[ply].Turn()), s.Move(ply))
		}
	}
	if s.Line[0].String() != s.Rules.Start().String() {
		return phrase.Say("describe.captures-unknown")
	}
	return phrase.Say("describe.no-captures")
}
