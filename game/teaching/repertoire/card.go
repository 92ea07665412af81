package repertoire

import (
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// fields returns the first four fields of the FEN of a position, with an en passant square if
// it is not "".
func fields(p *bitboard.Position, passant string) string {
	w := bitboard.NewPlacement(p)
	text := string(w.Append(make([]byte, 0, 96), p))
	if passant != "" {
		text = text[:strings.LastIndexByte(text, ' ')+1] + passant
	}
	return text
}

// RootOf returns a position as an Entry has it, "" for the standard start and for what is no
// position of chess.
func RootOf(p rules.Position) string {
	fast, err := convert.Fast(p)
	if usual := bitboard.Start(); err != nil || fast.Key() == usual.Key() {
		return ""
	}
	fast = canonical(fast)
	return fields(&fast, "")
}

// id returns the ID of the card of a place.
func (g *Graph) id(at Place) string { return training.IDOf(fields(&g.nodes[at].position, "")) }

// Position returns the position of a place.
func (g *Graph) Position(game rules.Rules, at Place) (rules.Position, error) {
	return game.Parse(fields(&g.nodes[at].position, "") + " 0 1")
}

// Card returns the card of a place: the moves that are switched on are right.
func (r *Repertoire) Card(game rules.Rules, at Place) (training.Card, error) {
	p, err := r.Position(game, at)
	if err != nil {
		return training.Card{}, err
	}
	var moves []rules.Move
	for _, e := range r.answers(at) {
		moves = append(moves, convert.Move(e.move))
	}
	return training.NewCard(game, p, moves)
}

// line returns the moves that lead to a place from the start of a game, and that start. They
// are those of the first game that came there.
func (g *Graph) line(at Place) (start bitboard.Position, moves []bitboard.Move) {
	for ; g.nodes[at].from != Nowhere; at = g.nodes[at].from {
		moves = append(moves, g.nodes[at].by)
	}
	slices.Reverse(moves)
	return g.nodes[at].position, moves
}

// Written returns the moves that lead to a place from the start of a game, and others that
// follow them, such as "1.e4 e5 2.Nf3".
func (g *Graph) Written(at Place, more ...rules.Move) phrase.Phrase {
	p, moves := g.line(at)
	var line rules.Moves
	add := func(m bitboard.Move) {
		if p.Turn() == black && len(line) > 0 {
			line = append(line, written(p, m))
		} else {
			line = append(line, numbered(p, m))
		}
		p.Make(m)
	}
	for _, m := range moves {
		add(m)
	}
	for _, m := range more {
		if fast := legal(&p, m); fast != 0 {
			add(fast)
		}
	}
	if len(line) == 0 {
		return phrase.Phrase{}
	}
	return phrase.Say("%v", line)
}

// written returns a legal move for a phrase.
func written(p bitboard.Position, m bitboard.Move) rules.SAN {
	return rules.SAN{Game: chess, Text: p.SAN(m), Before: &p, Move: convert.Move(m)}
}

// numbered returns a legal move for a phrase, with its number.
func numbered(p bitboard.Position, m bitboard.Move) rules.SAN {
	number := strconv.Itoa(p.Number()) + "."
	if p.Turn() == black {
		number += ".."
	}
	return written(p, m).Numbered(number)
}

// black is the second side of the fast board.
const black bitboard.Side = 1

// chess is the ID of orthodox chess.
const chess = "chess"
