package ui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// handicaps returns the handicaps of a game as the dialog shows them, the first for none.
func (n *newGames) handicaps(game int) []dialogs.Handicap {
	var all []dialogs.Handicap
	for i, name := range n.setups.handicaps(n.setups.games[game].Rules) {
		h := dialogs.Handicap{Name: i18n.T(name)}
		if i > 0 {
			deals := n.deals(game, i)
			r, start := n.setups.games[game].Rules, deals[rules.White].start
			h.Sides, h.Notes = namesOfSides(r, start), sideNotes(r, start)
			h.About = func(colour string, engine bool) string { return deals.about(r, colour, engine) }
		}
		all = append(all, h)
	}
	return all
}

// A deal is the start of a game with a handicap.
type deal struct {
	start        rules.Position
	giver, first rules.Side
	pieces       string // that the giver plays without
}

// deals are a deal for each side of the person.
type deals [2]deal

// deals returns a game with a handicap for each side of the person. In chess the opponent
// gives it, in shogi always the same side.
func (n *newGames) deals(game, handicap int) (all deals) {
	r := n.setups.games[game].Rules
	for _, person := range []rules.Side{rules.White, rules.Black} {
		p, err := r.Parse(n.setups.handicap(game, handicap, person.Other()))
		if err != nil {
			p = r.Start()
		}
		giver, pieces := missing(r, p)
		all[person] = deal{start: p, giver: giver, first: p.Turn(), pieces: pieces}
	}
	return all
}

// missing returns which side has fewer pieces than at the usual start, and the pieces, the
// rarest first.
func missing(r rules.Rules, p rules.Position) (side rules.Side, pieces string) {
	files, ranks := r.Size()
	now, usual := rules.PieceCounts(p, files, ranks), rules.PieceCounts(r.Start(), files, ranks)
	var lost []rules.Piece
	for piece, n := range usual {
		if n > now[piece] {
			lost = append(lost, piece)
		}
	}
	slices.SortFunc(lost, func(a, b rules.Piece) int { return cmp.Or(usual[a]-usual[b], cmp.Compare(a.Kind, b.Kind)) })
	var all []string
	for _, piece := range lost {
		text := i18n.T(string(piece.Kind))
		if n := usual[piece] - now[piece]; n > 1 {
			text = strconv.Itoa(n) + " × " + text
		}
		side, all = piece.Side, append(all, text)
	}
	return side, strings.Join(all, ", ")
}

// about says who plays without which pieces, and who moves first. A person is called so if
// that is the same for either side the person may get.
func (all deals) about(r rules.Rules, colour string, engine bool) string {
	persons := []rules.Side{rules.White, rules.Black}
	switch colour {
	case "white":
		persons = persons[:1]
	case "black":
		persons = persons[1:]
	}
	whose := func(of func(deal) rules.Side) (who string, side rules.Side) {
		side = of(all[persons[0]])
		own := side == persons[0]
		same := !slices.ContainsFunc(persons, func(p rules.Side) bool { return (of(all[p]) == p) != own })
		switch {
		case !engine || !same:
			return "side", side
		case own:
			return "you", side
		}
		return "opponent", side
	}
	gives, giver := whose(func(d deal) rules.Side { return d.giver })
	first, mover := whose(func(d deal) rules.Side { return d.first })
	names, pieces := namesOfSides(r, all[persons[0]].start), all[persons[0]].pieces
	said := map[string]string{
		"side": i18n.F("newgame.side-without", names[giver], pieces), "you": i18n.F("newgame.you-without", pieces),
		"opponent": i18n.F("newgame.opponent-without", pieces),
	}[gives]
	return said + " " + map[string]string{
		"side": i18n.F("newgame.side-first", names[mover]), "you": i18n.T("newgame.you-first"), "opponent": i18n.T("newgame.opponent-first"),
	}[first]
}
