package report

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/rules"
)

// A pairing is a game of a tournament.
type pairing struct {
	row     int32
	players [2]*entrant // White and Black
	round   int         // 0 if it is not known
	points  [2]Points
	ended   bool
}

// side returns the side that a player had, and the opponent.
func (g pairing) side(e *entrant) (side rules.Side, other *entrant) {
	if g.players[rules.White] != e {
		side = rules.Black
	}
	return side, g.players[1-side]
}

// An entrant is a player in a tournament.
type entrant struct {
	name      string
	elo       int // the last that is known
	score     Points
	tally     tally
	games     []pairing
	sonneborn Quarters
	buchholz  Points
	place     int // from 1
}

// A tournament is the games of an event with its players.
type tournament struct {
	Source
	entrants []*entrant
	games    []pairing
	rounds   []int // with games, in order; none if a game has no round
	swiss    bool
}

// Tournament reports on an event, by its name as it is in the games: its crosstable if
// most players met each other, and otherwise the results of each round.
func Tournament(ctx context.Context, s Source, event string) (Report, error) {
	t := &tournament{Source: s}
	known := map[string]*entrant{}
	for _, row := range s.Rows {
		white, black := s.Table.Text(int(row), index.White), s.Table.Text(int(row), index.Black)
		if s.Table.Text(int(row), index.Event) == event && white != "" && black != "" && white != black {
			t.add(row, [2]*entrant{t.entrant(known, white), t.entrant(known, black)})
		}
	}
	t.count()
	return t.report(event), ctx.Err()
}

func (t *tournament) entrant(known map[string]*entrant, name string) *entrant {
	e := known[name]
	if e == nil {
		e = &entrant{name: name}
		known[name] = e
		t.entrants = append(t.entrants, e)
	}
	return e
}

func (t *tournament) add(row int32, players [2]*entrant) {
	g := pairing{row: row, players: players, round: roundOf(t.Table.Text(int(row), index.Round))}
	if n := outcome(t.Table, row, rules.White); n >= 0 {
		g.ended, g.points = true, [2]Points{Points(2 - n), Points(n)}
	}
	t.games = append(t.games, g)
	for side, e := range players {
		e.games, e.score = append(e.games, g), e.score+g.points[side]
		e.tally.add(t.Table, row, rules.Side(side))
		if elo := t.Table.Elo(int(row), rules.Side(side)); elo > 0 {
			e.elo = elo
		}
	}
}

// roundOf returns the number of a round: 3 for "3.2". It is 0 if it is not known.
func roundOf(text string) int {
	head, _, _ := strings.Cut(text, ".")
	n, err := strconv.Atoi(strings.TrimSpace(head))
	if err != nil || n < 1 || n > mostRounds {
		return 0
	}
	return n
}

// mostRounds is the most rounds of a tournament.
const mostRounds = 60

// count computes the tie-breaks and the places.
func (t *tournament) count() {
	for _, g := range t.games {
		t.rounds = append(t.rounds, g.round)
	}
	slices.Sort(t.rounds)
	if t.rounds = slices.Compact(t.rounds); len(t.rounds) > 0 && t.rounds[0] == 0 {
		t.rounds = nil
	}
	t.swiss = !t.everyone()
	for _, e := range t.entrants {
		for _, g := range e.games {
			side, other := g.side(e)
			e.buchholz += other.score
			e.sonneborn += Quarters(int(other.score) * int(g.points[side]))
		}
	}
	slices.SortStableFunc(t.entrants, t.order)
	for i, e := range t.entrants {
		e.place = i + 1
	}
}

// everyone reports whether more than half of the pairs of players met, so that also an
// unfinished round robin is one. In a Swiss there are about twice as many players as
// rounds, or more.
func (t *tournament) everyone() bool {
	met := map[[2]*entrant]bool{}
	for _, g := range t.games {
		a, b := g.players[0], g.players[1]
		met[[2]*entrant{a, b}], met[[2]*entrant{b, a}] = true, true
	}
	n := len(t.entrants)
	return 2*len(met) > n*(n-1)
}

// order puts the higher score first, and then the better tie-break (FIDE Tie-Break
// Regulations, C.07): Sonneborn-Berger in a round robin, Buchholz in a Swiss.
func (t *tournament) order(a, b *entrant) int {
	if t.swiss {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.buchholz, a.buchholz), cmp.Compare(b.sonneborn, a.sonneborn), cmp.Compare(b.elo, a.elo))
	}
	return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.sonneborn, a.sonneborn),
		cmp.Compare(b.tally.shares[0], a.tally.shares[0]), cmp.Compare(b.elo, a.elo))
}
