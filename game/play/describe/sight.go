package describe

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// diagonal and straight are the directions in which pieces look along lines.
var (
	diagonal = [][2]int{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}
	straight = [][2]int{{0, 1}, {-1, 0}, {1, 0}, {0, -1}}
)

// Diagonals says which pieces are seen from a square along its diagonals: the first one in each
// direction.
func (s Scene) Diagonals(at rules.Square) phrase.Phrase {
	return phrase.Say("describe.diagonals", s.name(at), s.seen(at, diagonal))
}

// Lines says the same of the file and the rank of a square.
func (s Scene) Lines(at rules.Square) phrase.Phrase {
	return phrase.Say("describe.lines", s.name(at), s.seen(at, straight))
}

func (s Scene) seen(from rules.Square, ways [][2]int) phrase.Phrase {
	var all []phrase.Phrase
	for _, way := range ways {
		for at := step(from, way); s.shape().Has(at); at = step(at, way) {
			if _, there := s.At().At(at); there {
				all = append(all, s.Square(at))
				break
			}
		}
	}
	if len(all) == 0 {
		all = append(all, phrase.Say("describe.nothing"))
	}
	return phrase.Join("; ", all...)
}

func step(at rules.Square, way [2]int) rules.Square {
	return rules.Sq(int(at.File)+way[0], int(at.Rank)+way[1])
}

// Next returns the next square after one with a piece of either side that is of a kind, by
// ranks from the side of White, and after the last square from the first one again; back means
// the previous one. ok is false if there is no such piece.
func (s Scene) Next(kind rules.Kind, after rules.Square, back bool) (at rules.Square, ok bool) {
	shape := s.shape()
	n, by := shape.Files*shape.Ranks, 1
	if back {
		by = -1
	}
	start := int(after.Rank)*shape.Files + int(after.File)
	for i := 1; i <= n; i++ {
		j := ((start+by*i)%n + n) % n
		at = rules.Sq(j%shape.Files, j/shape.Files)
		if p, there := s.At().At(at); there && p.Kind == kind {
			return at, true
		}
	}
	return at, false
}

// Zone says on which ranks pieces may promote. ok is false in games without such a zone.
func (s Scene) Zone() (said phrase.Phrase, ok bool) {
	if s.shape().Zone == 0 {
		return said, false
	}
	mover := s.At().Turn()
	return phrase.Join("; ", s.zone(mover), s.zone(mover.Other())), true
}

func (s Scene) zone(x rules.Side) phrase.Phrase {
	shape := s.shape()
	var ranks []phrase.Phrase
	for i := range shape.Zone {
		rank := i
		if x == shape.Below {
			rank = shape.Ranks - 1 - i
		}
		ranks = append(ranks, phrase.Say("%v", shape.RankNames[rank]))
	}
	return phrase.Say("describe.zone", s.side(x), list(ranks))
}

// Promotes reports whether a square is in the zone of a side.
func (s Scene) Promotes(x rules.Side, at rules.Square) bool {
	shape := s.shape()
	far := int(at.Rank)
	if x == shape.Below {
		far = shape.Ranks - 1 - far
	}
	return far < shape.Zone
}
