package training

import (
	"context"
	"strings"

	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// quick is how many nodes find the moments of a game among many. The moments are then looked
// at with as many nodes as those of a review.
const quick = review.Nodes / 10

// tries is how many of the worst mistakes in a game among many are looked at, until there are
// review.Most cards.
const tries = 3 * review.Most

// FromGame makes cards of the mistakes of a side in a game that was not reviewed. Evaluations
// in its record save the search for them. thinker makes a Thinker for each search that runs at
// the same time. FromGame blocks.
func FromGame(ctx context.Context, g review.Game, rec *record.Record, side rules.Side, thinker func() player.Thinker) (Harvest, error) {
	about, told := review.FromFile(g, rec)
	if !told {
		about = review.New(g)
		found := func(ply int, e review.Eval) { about.Evals[ply] = e }
		if err := review.Run(ctx, g, nil, player.Limits{Nodes: quick}, thinker, found); err != nil {
			return Harvest{}, err
		}
	}
	from := SourceOf(rec, side)
	tally, worst := TallyOf(about, side, from.Date), about.Mistakes(side)
	if len(worst) == 0 {
		return Harvest{Tally: tally}, nil
	}
	for i := range about.Evals {
		about.Evals[i].Line = nil // the quick search does not count, and a review without lines may not be complete
	}
	t := thinker()
	defer review.Release(t)
	return harvest(ctx, about, worst[:min(len(worst), tries)], tally, from, t)
}

// SourceOf describes a game as the source of cards for a side.
func SourceOf(rec *record.Record, side rules.Side) Source {
	known := func(tag string) string {
		if text := rec.Tag(tag); strings.Trim(text, "?.-") != "" {
			return text
		}
		return ""
	}
	game := known("White") + " - " + known("Black")
	if event := known("Event"); event != "" {
		game += ", " + event
	}
	return Source{Opponent: known(side.Other().String()), Date: known("Date"), Game: game}
}
